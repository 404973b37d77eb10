"""How a server is set up: where it listens, what it stores, what it allows."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from hapag.server.logs import Log


class Limits(Struct, frozen=True, kw_only=True):
    """What is allowed, so that nobody can spoil it for the others. Rates: (at once, and then each minute)."""

    frame: int = 16_384
    """Bytes of one message or posted body."""
    frames: tuple[float, float] = (40, 600)
    """Messages of one socket."""
    tables: tuple[float, float] = (40, 20)
    """Tables opened from one address."""
    joins: tuple[float, float] = (120, 120)
    """Sockets opened from one address."""
    guesses: tuple[float, float] = (12, 6)
    """Codes without a table that one address may ask for."""
    pictures: tuple[float, float] = (60, 120)
    """QR codes drawn for one address."""
    sockets: int = 20_000
    sockets_each: int = 200
    """Sockets open at once from one address."""
    live: int = 20_000
    """Tables stored at once."""
    hello: float = 10
    """Seconds until a new socket has to say hello."""
    slow: float = 10
    """Seconds after which a socket that takes nothing is closed."""

    def lifted(self) -> "Limits":
        """Return limits without those that count per address or per socket, for load tests from one machine."""
        much = (1e9, 1e9)
        return Limits(
            frames=much,
            tables=much,
            joins=much,
            guesses=much,
            pictures=much,
            sockets_each=10**9,
            sockets=10**9,
            live=10**9,
        )


def default_database() -> str:
    """Return where tables are kept unless told otherwise: the user's own data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(base / "hapag" / "hapag.db")


class Settings(Struct, frozen=True, kw_only=True):
    """host, port: where to listen; port 0 takes any free one. database: a file, `:memory:`, or PostgreSQL's URL."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    """Empty: `default_database()`."""
    public_url: str | None = None
    """What people's devices call this server, for links and QR codes; None: what the browser called it."""
    origins: tuple[str, ...] = ()
    """Origins allowed beside the server's own, for proxies that change the host."""
    proxies: str = "127.0.0.1"
    """Addresses whose `X-Forwarded-For` is believed."""
    limits: Limits = Limits()
    think: tuple[int, int] = (700, 1900)
    """Milliseconds that a rival seems to think, at least and at most."""
    cut_grace: int = 2000
    """Milliseconds that devices have for each half of their cut; 0: decks are sealed, and nobody is asked to cut."""
    fresh: bool = False
    """Read the client's files again for every page: for people who work on them."""
    tls: tuple[str, str | None] | None = None
    """Files of a certificate and its key (None: in the same file); None: plain http."""
    metrics: tuple[str, int] | None = None
    """Host and port where Prometheus may read figures; None: nowhere."""
    log: Log = "warnings"
    drain: float = 5
    """Seconds that moves under way and good-byes may take once the server is asked to stop."""
    on_ready: Callable[[str], None] | None = None
    """Called once with the server's address when it listens."""

    def path(self) -> str:
        """Return the database to use."""
        return self.database or default_database()
