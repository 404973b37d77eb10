"""What `hapag` decides before it serves: address, port, browser, the words on the terminal."""

import io
import re
import socket
from pathlib import Path
from threading import Event

import pytest
from cryptography import x509
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from hapag.cli import app, network, serve, tls
from hapag.server import Limits, Settings, certificate
from tests.cli.conftest import Hapag
from tests.server.process import free_port

FOLDER = Path(app.__file__).parent


class Terminal(io.TextIOWrapper):
    """An output that is a terminal or not, with an encoding."""

    def __init__(self, tty: bool, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


class Served:
    """Stands for the server: notes its settings and says at once that it listens."""

    def __init__(self) -> None:
        self.settings = Settings()

    def __call__(self, settings: Settings) -> None:
        self.settings = settings
        assert settings.on_ready is not None
        settings.on_ready(f"http://127.0.0.1:{settings.port}")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    stand_in = Served()
    monkeypatch.setattr(serve, "run", stand_in)
    return stand_in


def test_playing_listens_to_the_phones_nearby_and_shows_them_the_way(
    served: Served, hapag: Hapag, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.77")
    said = hapag("--database", ":memory:", "--port", "0")
    nearby = f"http://192.0.2.77:{served.settings.port}"
    assert said.status == 0
    assert served.settings.host == "0.0.0.0"
    assert served.settings.public_url == nearby
    assert f"For phones nearby:  {nearby}" in said.out
    assert "█" in said.out


def test_playing_on_this_machine_only_shows_no_way_to_others(served: Served, hapag: Hapag) -> None:
    said = hapag("--host", "127.0.0.1", "--database", ":memory:", "--port", "0")
    assert served.settings.host == "127.0.0.1"
    assert served.settings.public_url is None
    assert "phones" not in said.out
    assert "█" not in said.out


def test_without_a_port_asked_for_a_free_one_is_found(
    served: Served, monkeypatch: pytest.MonkeyPatch, hapag: Hapag
) -> None:
    with socket.create_server(("0.0.0.0", 0)) as other:
        monkeypatch.setattr(serve, "PORT", other.getsockname()[1])
        hapag("--database", ":memory:")
        assert served.settings.port not in (0, other.getsockname()[1])


def test_the_port_told_in_the_help_is_the_servers_own() -> None:
    told = next(param for param in app.app.params if param.name == "port")
    assert str(Settings().port) in str(vars(told)["help"])


@pytest.mark.parametrize(("tty", "display", "expected"), [(True, ":0", True), (True, "", False), (False, ":0", False)])
def test_a_browser_is_opened_only_where_one_can_show_itself(
    tty: bool, display: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout", Terminal(tty, encoding="utf-8"))
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert serve.has_display() is expected


def test_no_browser_means_none(served: Served, hapag: Hapag, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Event()
    monkeypatch.setattr(serve, "has_display", lambda: True)
    monkeypatch.setattr("webbrowser.open", lambda url: opened.set())
    hapag("--no-browser", "--database", ":memory:", "--port", "0")
    assert not opened.wait(0.2)
    hapag("--database", ":memory:", "--port", "0")
    assert opened.wait(20)


def test_serving_takes_what_an_operator_sets(served: Served, hapag: Hapag, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    address = ("--port", "0", "--database", database, "--proxies", "10.0.0.1")
    hapag("serve", *address, "--public-url", "https://cards.example/", "--origin", "https://a.example")
    assert served.settings.host == "127.0.0.1"
    assert served.settings.public_url == "https://cards.example"
    assert served.settings.origins == ("https://a.example",)
    assert (served.settings.database, served.settings.proxies) == (database, "10.0.0.1")


def test_every_limit_has_a_flag_and_its_default_is_the_servers_own(served: Served, hapag: Hapag) -> None:
    assert {field for field, _, _ in serve.LIMITS.values()} == set(Limits.__struct_fields__)
    hapag("serve", "--port", "0", "--database", ":memory:")
    assert served.settings.limits == Limits()
    assert (served.settings.metrics, served.settings.log, served.settings.drain) == (None, "text", 5)


def test_an_operator_sets_limits_by_flag(served: Served, hapag: Hapag) -> None:
    many = ("--max-tables", "7", "--max-sockets", "8", "--max-sockets-each", "9", "--max-frame", "2048")
    rates = ("--rate-frames", "1/2", "--rate-tables", "3/4", "--rate-sockets", "5/6.5", "--rate-guesses", "7/0")
    others = ("--rate-pictures", "9/10", "--hello-within", "3", "--slow-within", "4.5", "--drain", "0")
    metrics = ("--metrics", f"[::1]:{free_port()}", "--log", "json")
    assert hapag("serve", "--port", "0", "--database", ":memory:", *many, *rates, *others, *metrics).status == 0
    assert served.settings.limits == Limits(
        live=7, sockets=8, sockets_each=9, frame=2048, frames=(1, 2), tables=(3, 4), joins=(5, 6.5), guesses=(7, 0),
        pictures=(9, 10), hello=3, slow=4.5,
    )  # fmt: skip
    assert served.settings.metrics is not None
    assert (served.settings.metrics[0], served.settings.log, served.settings.drain) == ("::1", "json", 0)


def test_what_a_flag_says_the_environment_may_say_too(
    served: Served, hapag: Hapag, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HAPAG_MAX_TABLES", "12")
    monkeypatch.setenv("HAPAG_RATE_FRAMES", "5/50")
    monkeypatch.setenv("HAPAG_DATABASE", ":memory:")
    monkeypatch.setenv("HAPAG_ORIGIN", "https://a.example https://b.example")
    hapag("serve", "--port", "0", "--rate-frames", "6/60")
    assert (served.settings.limits.live, served.settings.limits.frames) == (12, (6, 60))
    assert served.settings.database == ":memory:"
    assert served.settings.origins == ("https://a.example", "https://b.example")
    monkeypatch.setenv("HAPAG_MAX_TABLES", "many")
    said = hapag("serve", "--port", "0")
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "--max-tables" in said.err


def test_the_help_shows_every_flag_under_its_heading_with_its_default(hapag: Hapag) -> None:
    help_ = hapag("serve", "--help").out
    heads = [line for line in help_.splitlines() if re.fullmatch(r"[A-Z].*:", line)]
    assert heads == ["Where it listens:", "Https:", "What it keeps:", "Operating it:", "Limits:", "Help:"]
    limits = help_.partition("\nLimits:\n")[2]
    for name in serve.LIMITS:
        assert f"--{name.replace('_', '-')} " in limits
    assert " ".join(limits.split()).count("[default: ") == len(serve.LIMITS)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keep data in a folder of the test's, on a machine whose address is known; return where its certificate goes."""
    monkeypatch.setattr("hapag.cli.tls.default_database", lambda: str(tmp_path / "data" / "hapag.db"))
    for module in (serve, tls):
        monkeypatch.setattr(module, "lan_address", lambda: "192.0.2.77")
    return tmp_path / "data" / "tls.pem"


def test_playing_with_tls_shows_https_everywhere_and_how_to_know_the_machine(
    served: Served, hapag: Hapag, at_home: Path
) -> None:
    said = hapag("--tls", "--database", ":memory:", "--port", "0")
    nearby = f"https://192.0.2.77:{served.settings.port}"
    assert (said.status, served.settings.public_url, served.settings.tls) == (0, nearby, (str(at_home), None))
    assert f"For phones nearby:  {nearby}" in said.out
    assert "http://192" not in said.out
    made = x509.load_pem_x509_certificate(at_home.read_bytes())
    assert {"localhost", "127.0.0.1", "192.0.2.77"} <= certificate.named(made)
    assert certificate.fingerprint(made) in said.out
    assert hapag("--tls", "--database", ":memory:", "--port", "0").out.count(certificate.fingerprint(made)) == 1


def test_serving_with_a_certificate_of_ones_own(served: Served, hapag: Hapag, at_home: Path, tmp_path: Path) -> None:
    certificate.kept(at_home, {"cards.example"})
    text = at_home.read_text()
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    mark = "-----BEGIN PRIVATE"
    cert.write_text(text.partition(mark)[0])
    key.write_text(mark + text.partition(mark)[2])
    usual = ("serve", "--port", "0", "--database", ":memory:")
    one, other = ("--tls-cert", str(cert), "--tls-key", str(key)), ("--tls-cert", str(at_home))
    for flags, files in ((one, (str(cert), str(key))), (other, (str(at_home), None))):
        hapag(*usual, *flags)
        assert served.settings.tls == files
    for wrong, part in (
        (("--tls-cert", str(cert)), "--tls-cert: "),
        (("--tls-cert", str(tmp_path / "none")), "No such file"),
        (("--tls-key", str(key)), "--tls-key needs --tls-cert"),
        (("--tls", "--tls-cert", str(cert), "--tls-key", str(key)), "choose"),
    ):
        said = hapag(*usual, *wrong)
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
        assert part in said.err


def test_a_certificate_that_cannot_be_kept_is_told_in_one_line(served: Served, hapag: Hapag, at_home: Path) -> None:
    at_home.parent.write_text("not a folder")
    said = hapag("--tls", "--database", ":memory:", "--port", "0")
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "--tls: the certificate cannot be kept" in said.err


def test_a_code_holds_its_link_and_stays_away_from_terminals_without_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert network.code("http://192.0.2.77:8765").count("\n") > 10
    monkeypatch.setattr("sys.stdout", Terminal(tty=True, encoding="ascii"))
    assert network.code("http://192.0.2.77:8765") == ""


def test_every_word_of_the_command_line_is_in_its_catalogue_and_every_entry_is_used() -> None:
    source = "\n".join([path.read_text("utf-8") for path in FOLDER.glob("*.py")])
    resource = FluentParser().parse((FOLDER / "text" / "en.ftl").read_text("utf-8"))
    messages = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
    named = set(re.findall(r'"(cli-[a-z-]+[a-z])"', source))
    heads = {f"cli-simulate-{head}" for head in ("seat", "level", "mean", "ahead")}
    heads |= {f"cli-arena-{head}" for head in ("one", "against", "score", "lead", "share")}
    heads |= {f"cli-arena-{head}" for head in ("player", "moves", "mean", "slow", "longest")}
    told = (Path(app.__file__).parent.parent / "table" / "saved.py").read_text("utf-8")  # what is wrong with a record
    refusals = {f"refusal-{code}" for code in re.findall(r'"([a-z-]+)"', told)} & messages
    assert messages == named | heads | refusals
