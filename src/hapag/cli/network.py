"""This machine on its network: its address, free ports, and a QR code for the phones nearby."""

import errno
import socket
import sys
from io import StringIO

import segno

ANYWHERE = "0.0.0.0"  # noqa: S104 - phones on the same network are meant to join
ELSEWHERE = ("192.0.2.1", 9)
"""An address that stands for any other machine (RFC 5737); nothing is ever sent to it."""
WHITE_ON_BLACK, NORMAL = "\033[97;40m", "\033[0m"


def lan_address() -> str | None:
    """Return the address by which others on the network reach this machine, None if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def free_port(host: str, port: int) -> int | None:
    """Return a port to listen on, any if it is 0; None if it is taken. OSError if the host is wrong or forbids it."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    with socket.socket(family, kind) as probe:
        if sys.platform != "win32":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return None
            raise
        return int(probe.getsockname()[1])


def code(text: str) -> str:
    """Return a QR code for a terminal, light on dark; nothing where the terminal cannot show one."""
    out = StringIO()
    segno.make(text, micro=False).terminal(out, compact=True, border=2)
    lines = out.getvalue().splitlines()
    try:
        "".join(lines).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return "".join([f"{WHITE_ON_BLACK}{line}{NORMAL}\n" for line in lines])
