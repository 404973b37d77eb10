"""Https by flag: a certificate of this machine's own, kept in the data folder, or one that somebody gave it."""

import re
import socket
import ssl
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from hapag.cli.edge import Refused, said
from hapag.cli.inputs import words
from hapag.cli.network import lan_address
from hapag.server.settings import default_database

NAME = re.compile(r"[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared, not bound


class Identity(NamedTuple):
    """Files of a certificate and its key (None: in the same file), and its fingerprint if this machine made it."""

    certificate: str
    key: str | None
    fingerprint: str | None


def identity(own: bool, certificate: str | None, key: str | None, *, hosts: list[str | None]) -> Identity | None:
    """Return what the server shows on the flags' word; None without any. hosts: what devices call it, beside the usual."""
    if certificate is None:
        if key is not None:
            raise Refused(words().say("cli-tls-key-alone"))
        return own_identity(hosts) if own else None
    if own:
        raise Refused(words().say("cli-tls-both"))
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, lambda: "")
    except (OSError, ValueError) as error:
        why = (error.reason if isinstance(error, ssl.SSLError) else None) or (
            error.strerror if isinstance(error, OSError) else ""
        )
        raise Refused(words().say("cli-tls-bad", path=certificate, why=why or "wrong certificate or key")) from None
    return Identity(certificate, key, None)


def own_identity(hosts: list[str | None]) -> Identity:
    """Return the certificate that this machine made for itself, made anew if it has to be."""
    from hapag.server import certificate  # noqa: PLC0415 - who needs none need not wait for cryptography

    path = Path(default_database()).parent / "tls.pem"
    try:
        return Identity(str(path), None, certificate.kept(path, names(hosts)))
    except OSError as error:
        raise Refused(words().say("cli-tls-unwritable", why=said(error))) from None


def names(hosts: list[str | None]) -> set[str]:
    """Return what devices may call this machine."""
    here = socket.gethostname().partition(".")[0]
    called = {"localhost", "127.0.0.1", "::1", lan_address(), socket.gethostname(), here, f"{here}.local", *hosts}
    return {name for name in called if name and name not in EVERYWHERE and (NAME.fullmatch(name) or is_address(name))}


def is_address(name: str) -> bool:
    try:
        return bool(ip_address(name)) and "%" not in name
    except ValueError:
        return False


def host_of(url: str | None) -> str | None:
    return urlsplit(url).hostname if url else None
