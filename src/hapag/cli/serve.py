"""`hapag` (play) and `hapag serve`: the table server, for yourself and for real use."""

import os
import sqlite3
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import click
from msgspec.structs import replace

from hapag.cli.edge import Refused, Trouble, said
from hapag.cli.grouped import PLACE, RATE, Grouped, option, rate_text
from hapag.cli.inputs import words
from hapag.cli.network import ANYWHERE, code, free_port, lan_address
from hapag.cli.tls import Identity, host_of, identity
from hapag.server import Limits, Settings, StoreFailed, run
from hapag.server.stores import is_postgres, shown

USUAL = Settings()
PORT = USUAL.port
MEMORY = ":memory:"
MUCH = 10**9


def play(host: str | None, port: int | None, database: str | None, *, browser: bool, tls: bool) -> None:
    """Serve for the people around: links and a QR code on the terminal, and a browser where there is one."""
    at = host or ANYWHERE
    chosen, address = port_for(at, port), lan_address() if at == ANYWHERE else None
    shows = identity(tls, None, None, hosts=[at])
    nearby = f"{'https' if shows else 'http'}://{address}:{chosen}" if address else None
    settings = Settings(
        host=at, port=chosen, database=database_at(database), public_url=nearby, tls=shows and (shows.certificate, None)
    )

    def ready(local: str) -> None:
        welcome(local, nearby, settings, shows)
        if browser and has_display():
            Thread(target=webbrowser.open, args=(local,), daemon=True).start()

    serve(settings, ready)


LISTEN, SECURE, KEEP = "Where it listens", "Https", "What it keeps"
OPERATE, LIMIT = "Operating it", "Limits"
COUNT, SECONDS = click.IntRange(1, MUCH), click.FloatRange(0.1, 3600)
LIMITS: dict[str, tuple[str, str, click.ParamType[Any]]] = {
    "max_tables": ("live", "Tables stored at once.", COUNT),
    "max_sockets": ("sockets", "Sockets open at once.", COUNT),
    "max_sockets_each": ("sockets_each", "Sockets open at once from one address.", COUNT),
    "max_frame": ("frame", "Bytes of a message or a posted body.", click.IntRange(1024, 2**20)),
    "rate_frames": ("frames", "Messages of one socket.", RATE),
    "rate_tables": ("tables", "Tables opened from one address.", RATE),
    "rate_sockets": ("joins", "Sockets opened from one address.", RATE),
    "rate_guesses": ("guesses", "Codes without a table that one address may try.", RATE),
    "rate_pictures": ("pictures", "QR codes drawn for one address.", RATE),
    "hello_within": ("hello", "Seconds in which a new socket has to say hello.", SECONDS),
    "slow_within": ("slow", "Seconds after which a socket that takes nothing is cut.", SECONDS),
}
"""The option of each limit: its field in `Limits`, what it is, and what may be written."""


def with_limits(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for each limit."""
    for name, (field, what, kind) in reversed(LIMITS.items()):
        usual = getattr(USUAL.limits, field)
        metavar = "AT-ONCE/MINUTE" if kind is RATE else "SECONDS" if kind is SECONDS else "NUMBER"
        default = rate_text(usual) if kind is RATE else usual
        told = {"type": kind, "default": default, "show_default": True, "metavar": metavar, "help": what}
        command = option(LIMIT, f"--{name.replace('_', '-')}", name, **told)(command)
    return command


@click.command("serve", cls=Grouped, context_settings={"auto_envvar_prefix": "HAPAG"})
@option(LISTEN, "--host", default=USUAL.host, show_default=True, metavar="ADDRESS", help="Where to listen.")
@option(LISTEN, "--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0: any free one.")
@option(LISTEN, "--public-url", metavar="URL", help="What people's devices call this server, for links and QR codes.")
@option(LISTEN, "--origin", multiple=True, metavar="URL", help="A page that may talk to this server; repeatable.")
@option(
    LISTEN, "--proxies", default=USUAL.proxies, show_default=True, metavar="ADDRESSES",
    help="Proxies whose X-Forwarded-For is believed.",
)  # fmt: skip
@option(SECURE, "--tls", is_flag=True, help="Https with a certificate of this machine's own; devices warn once.")
@option(SECURE, "--tls-cert", metavar="FILE", help="Https with this certificate (PEM, with its chain).")
@option(SECURE, "--tls-key", metavar="FILE", help="Its key. Default: in the same file.")
@option(
    KEEP, "--database", metavar="FILE|URL",
    help="Where tables are kept: a file, or postgresql://…; :memory: forgets them. Default: your data folder.",
)  # fmt: skip
@option(
    OPERATE, "--metrics", type=PLACE, metavar="HOST:PORT", help="Where Prometheus may read figures. Default: nowhere."
)
@option(OPERATE, "--log", type=click.Choice(["text", "json"]), default="text", show_default=True, help="How it logs.")
@option(
    OPERATE, "--drain", type=click.FloatRange(0, 600), default=USUAL.drain, show_default=True, metavar="SECONDS",
    help="What moves under way and good-byes may take at the end.",
)  # fmt: skip
@with_limits
def command(
    host: str,
    port: int,
    database: str | None,
    public_url: str | None,
    origin: tuple[str, ...],
    tls: bool,
    tls_cert: str | None,
    tls_key: str | None,
    **given: Any,
) -> None:
    """Run the server for other people, until it is stopped. No browser is opened.

    Every option can be set in the environment too: --max-tables as HAPAG_MAX_TABLES, and so on.
    """
    limits = Limits(**{field: given.pop(name) for name, (field, _, _) in LIMITS.items()})
    public_url = public_url and url("--public-url", public_url)
    shows = identity(tls, tls_cert, tls_key, hosts=[host, host_of(public_url)])
    settings = Settings(
        host=host,
        port=port_for(host, port),
        database=database_at(database),
        public_url=public_url,
        tls=shows and (shows.certificate, shows.key),
        origins=tuple([url("--origin", each) for each in origin]),
        limits=limits,
        **given,
    )
    if settings.metrics is not None:
        port_for(*settings.metrics, option="--metrics")

    def ready(local: str) -> None:
        click.echo(words().say("cli-serve-ready", url=local, database=shown(settings.path())))
        tell_fingerprint(shows)

    serve(settings, ready)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted, which is how it is meant to end."""
    with suppress(KeyboardInterrupt):
        try:
            run(replace(settings, on_ready=ready))
        except StoreFailed as error:
            raise Trouble(words().say("cli-store-failed", why=str(error))) from error
    click.echo(words().say("cli-closed"))


# Bad input


def port_for(host: str, port: int | None, option: str = "--port") -> int:
    """Return the port to use; without one asked for, the usual one or else any that is free."""
    try:
        found = free_port(host, PORT if port is None else port) or (free_port(host, 0) if port is None else None)
    except (OSError, UnicodeError) as error:
        why = said(error) if isinstance(error, OSError) else str(error)
        where = option if option != "--port" else "--host"
        raise Refused(words().say("cli-bad-host", option=where, host=host[:60], why=why)) from None
    if found is None:
        raise Refused(words().say("cli-port-taken", option=option, port=str(port)))
    return found


def database_at(path: str | None) -> str:
    """Return the database to use, made if it is not there; Refused if it is none or cannot be written."""
    where = path or Settings().path()
    if is_postgres(where):
        return where
    if "://" in where:
        raise Refused(words().say("cli-strange-database", url=shown(where)))
    try:
        if where != MEMORY:
            Path(where).parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(where)
        try:
            base.execute("BEGIN IMMEDIATE").connection.rollback()
        finally:
            base.close()
    except (OSError, ValueError, sqlite3.Error) as error:
        why = error.strerror or "" if isinstance(error, OSError) else str(error)
        raise Refused(words().say("cli-bad-database", path=where, why=why)) from None
    return where


def url(option: str, text: str) -> str:
    """Return an address without the slash at its end; Refused if it is none."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and (parts.port or True)
    except ValueError:
        good = False
    if not good or parts.path.strip("/") or parts.query or parts.fragment:
        raise Refused(words().say("cli-bad-url", option=option, got=text[:80]))
    return text.rstrip("/")


# What the terminal says


def tell_fingerprint(shows: Identity | None) -> None:
    """Say how devices will know this machine's own certificate."""
    if shows is not None and shows.fingerprint is not None:
        click.echo(words().say("cli-tls-own", fingerprint=shows.fingerprint))


def welcome(local: str, nearby: str | None, settings: Settings, shows: Identity | None) -> None:
    """Print where the tables are: a line each, and a code for phones."""
    say = words().say
    click.echo(say("cli-play-open", url=local))
    if nearby:
        click.echo(say("cli-play-nearby", url=nearby))
        click.echo(code(nearby), nl=False)
    tell_fingerprint(shows)
    click.echo(say("cli-play-kept", database=shown(settings.path())))
    click.echo(say("cli-play-close"))


def has_display() -> bool:
    """Say whether a browser could show itself to whoever started this."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
