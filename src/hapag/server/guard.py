"""Who is asking, and what a browser is told never to do with our pages."""

import re
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hapag.server.limits import neighbourhood

HOST = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
LOCAL = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?")
HEADERS = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
"""What every answer carries."""
PAGE = {
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
"""What all but the client's own files carry beside it, with the content security policy: a page has many."""


def policy(host: str) -> str:
    """Return the content security policy: scripts and all else from here only and none inline, no frames around us."""
    sockets = (
        f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    )  # Safari before 15.4 does not count them as 'self'
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; manifest-src 'self'; connect-src 'self'{sockets}; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def page_headers(scope: Scope) -> dict[str, str]:
    """Return what a page carries; browsers complain of an opener policy on a page that they do not count as secure."""
    host = Headers(scope=scope).get("host", "")
    is_secure = scope.get("scheme") == "https" or LOCAL.fullmatch(host)
    own = {"cross-origin-opener-policy": "same-origin"} if is_secure else {}
    return {**PAGE, **own, "content-security-policy": policy(host)}


class Guarded:
    """The application with the headers that guard its answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if not scope["path"].startswith("/static/") or message["status"] >= 400:
                    headers.update(page_headers(scope))
            await send(message)

        await self.app(scope, receive, guarded)


def address_of(scope: Scope) -> str:
    """Return what counts as the address of whoever asks."""
    return neighbourhood(scope["client"][0] if scope.get("client") else None)


def is_foreign(scope: Scope, origins: Collection[str]) -> bool:
    """Say whether a page of another site asks. What names no origin is no browser's page, and there are no cookies."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    return origin not in origins and urlsplit(origin).netloc.lower() != headers.get("host", "").lower()
