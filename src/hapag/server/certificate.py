"""A certificate that a server makes for itself: for tables at home, where nobody hands out any."""

import hashlib
import os
import ssl
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

LASTS = timedelta(days=397)
"""A year and a month: Apple's devices take none that lasts longer than 825 days (support.apple.com/103769)."""
EARLY = timedelta(days=30)
"""A certificate that ends sooner is made anew: a server may run for weeks."""


def kept(path: Path, names: Collection[str], now: datetime | None = None) -> str:
    """Return the fingerprint of the certificate in a file, made anew if it is missing, ends soon or lacks a name.

    path: certificate and key in one file, readable by its owner only. names: host names and addresses. OSError if the
    file cannot be written.
    """
    now = now or datetime.now(UTC)
    found = read(path)
    if found is None or found.not_valid_after_utc - now < EARLY or not set(names) <= named(found):
        found, key = made(names, now)
        pem = found.public_bytes(Encoding.PEM)
        pem += key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        write(path, pem)
    return fingerprint(found)


def read(path: Path) -> x509.Certificate | None:
    """Return the certificate of a file that a server could use; None if there is none."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(path)  # its key belongs to it
        path.chmod(0o600)
        return x509.load_pem_x509_certificate(path.read_bytes())
    except (OSError, ValueError, ssl.SSLError):
        return None


def named(certificate: x509.Certificate) -> set[str]:
    """Return the host names and addresses for which a certificate stands."""
    try:
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return set()
    addresses = {str(each) for each in names.get_values_for_type(x509.IPAddress)}
    return {*names.get_values_for_type(x509.DNSName), *addresses}


def made(names: Collection[str], now: datetime) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    """Return a new certificate, which vouches for these names and for nothing else, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Hapag at home")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # phones' clocks differ
        .not_valid_after(now - timedelta(days=1) + LASTS)
        .add_extension(x509.SubjectAlternativeName([general(name) for name in sorted(names)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    return certificate, key


def general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def write(path: Path, pem: bytes) -> None:
    """Put a file in its place, whole, and readable by its owner from its first byte on."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(pem)
    new.replace(path)


def fingerprint(certificate: x509.Certificate) -> str:
    """Return SHA-256 of a certificate as browsers show it: `AB:12:…`."""
    return hashlib.sha256(certificate.public_bytes(Encoding.DER)).digest().hex(":").upper()
