"""What `hapag` decides before it serves: address, port, browser, the words on the terminal."""

import io
import re
import socket
from pathlib import Path
from threading import Event

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from hapag.cli import app, network, serve
from hapag.server import Settings
from tests.cli.conftest import Hapag

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
    assert messages == named | heads
