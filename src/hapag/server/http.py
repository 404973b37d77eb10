"""What is asked over plain HTTP: the page, its files, the games, a new table, a picture of its link."""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from hapag.games.words import LOCALES, Words, spoken
from hapag.kernel import Illegal, Phrase
from hapag.server import catalogue, chance, install
from hapag.server.files import Body, Files, Glance, changed_since
from hapag.server.guard import HEADERS, HOST, address_of, is_foreign, page_headers
from hapag.server.hall import Hall
from hapag.server.health import healthz, readyz
from hapag.server.qr import drawn
from hapag.server.store import StoreFailed
from hapag.table.commands import Opening

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
STATUS = {
    "refusal-unknown-game": 404,
    "refusal-no-table": 404,
    "refusal-too-big": 413,
    "refusal-too-many-tables": 429,
    "refusal-too-fast": 429,
    "refusal-server-full": 503,
    "refusal-unavailable": 503,
    "refusal-cross-site": 403,
}


def sent(request: Request, body: Body | None, keep: str = ASK_AGAIN) -> Response:
    """Answer with a body, packed if the client takes that, or say that it has it already."""
    if body is None:
        return Response(status_code=404)
    headers = {"cache-control": keep, "etag": body.tag, "vary": "accept-encoding", "content-type": body.type}
    if request.headers.get("if-none-match") == body.tag:
        return Response(status_code=304, headers=headers)
    if body.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body.packed, headers={**headers, "content-encoding": "gzip"})
    return Response(body.plain, headers=headers)


def refused(why: Phrase) -> Response:
    body = msgspec.json.encode({"refused": why})
    headers = {"cache-control": "no-store"}
    return Response(body, STATUS.get(why.code, 400), headers, media_type="application/json")


async def on_illegal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Illegal)
    hall_of(request).metrics.refused(error.why.code)
    return refused(error.why)


async def on_missing(request: Request, error: Exception) -> Response:
    """Say to people, in their language, that there is no such page, and how to get home; to programs, its number."""
    if "text/html" not in request.headers.get("accept", ""):
        return Response(status_code=404)
    locale = spoken(request.headers.get("accept-language", ""))
    headers = {"cache-control": "no-store", "vary": "accept-language"}
    return HTMLResponse(files_of(request).missing_page(locale), 404, headers)


async def on_store_failed(request: Request, error: Exception) -> Response:
    return refused(Illegal("unavailable").why)


async def on_error(request: Request, error: Exception) -> Response:
    """Answer a fault of our own; Starlette does so outside of all middleware, so the headers are set here."""
    headers = {**HEADERS, **page_headers(request.scope), "cache-control": "no-store"}
    said = Words(locale=spoken(request.headers.get("accept-language", ""))).say("page-error")
    return Response(said, 500, headers, media_type="text/plain")


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def files_of(request: Request) -> Files:
    files: Files = request.app.state.files
    return files


async def page(request: Request) -> Response:
    if hall_of(request).settings.fresh and changed_since(files_of(request)):
        request.app.state.files = Files()
    table = await glance(request)
    return in_their_language(request, lambda files, locale: files.page(locale, table))


async def glance(request: Request) -> Glance | None:
    """Return what a socket would be told of a table, so that its page can fetch the board at once. It guards like one."""
    code, address = request.path_params.get("code"), address_of(request.scope)
    hall = hall_of(request)
    is_page = request.headers.get("sec-fetch-dest", "document") == "document"  # no picture on another site's page
    if code is None or not is_page or hall.guessing.is_empty(address, monotonic()):
        return None
    with suppress(StoreFailed):
        if (found := await hall.glance(code.upper())) is None:
            hall.guessing.take(address, monotonic())
        return found
    return None


async def manifest(request: Request) -> Response:
    return in_their_language(request, install.manifest)


async def offline(request: Request) -> Response:
    return in_their_language(request, install.offline)


async def worker(request: Request) -> Response:
    return sent(request, install.worker(files_of(request)))


def in_their_language(request: Request, make: Callable[[Files, str], Body]) -> Response:
    """Answer in the language that the browser asks for."""
    answer = sent(request, make(files_of(request), spoken(request.headers.get("accept-language", ""))))
    answer.headers["vary"] += ", accept-language"
    return answer


async def static(request: Request) -> Response:
    """Send a file; under the hash of another build it may differ from what that build had, so it is not kept."""
    files = files_of(request)
    keep = FOR_EVER if request.path_params["hash"] == files.hash else ASK_AGAIN
    return sent(request, files.bodies.get(request.path_params["path"]), keep)


def locale_of(request: Request) -> str:
    """Return the language that a request asks for by `?lang=`, English if it asks for none that there is."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LOCALES else LOCALES[0]


async def game_list(request: Request) -> Response:
    return sent(request, catalogue.game_list(locale_of(request)))


async def game_facts(request: Request) -> Response:
    return sent(request, catalogue.game_facts(request.path_params["slug"], locale_of(request)))


async def common_words(request: Request) -> Response:
    return sent(request, catalogue.common_words(request.path_params["locale"]))


async def guide(request: Request) -> Response:
    return sent(request, catalogue.guide(request.path_params["slug"], locale_of(request)))


async def voice(request: Request) -> Response:
    return sent(request, catalogue.voice(request.path_params["slug"]))


async def odds(request: Request) -> Response:
    return sent(request, catalogue.odds(request.path_params["slug"]))


async def posted(request: Request) -> bytes:
    """Return what was posted as JSON; Illegal if another site posts it, or if it is longer than allowed.

    A page of another site can post a form, but JSON only after it has asked, which is never answered.
    """
    hall, kind = hall_of(request), request.headers.get("content-type", "")
    if is_foreign(request.scope, hall.settings.origins):
        raise Illegal("cross-site")
    if kind.partition(";")[0].strip().lower() != "application/json":
        raise Illegal("not-json")
    return await read_body(request, hall.settings.limits.frame)


async def read_body(request: Request, most: int) -> bytes:
    """Return a posted body; Illegal if it is longer than allowed, without reading the rest."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Illegal("too-big")
    return body


async def open_table(request: Request) -> Response:
    """Open a table; the answer carries the token of its host's device."""
    data = await posted(request)
    code, token = await hall_of(request).open_table(read_wish(data), address_of(request.scope))
    return JSONResponse({"code": code, "token": token}, 201, {"cache-control": "no-store"})


def read_wish(data: bytes) -> Opening:
    try:
        return msgspec.json.decode(data, type=Opening)
    except msgspec.ValidationError as error:
        raise Illegal("bad-frame", text=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Illegal("not-json") from None


async def qr(request: Request) -> Response:
    """Draw the link to a table, whether there is one or not, for a phone's camera."""
    code = request.path_params["code"].upper()
    if not (chance.is_code(code) and HOST.fullmatch(request.headers.get("host", ""))):
        return Response(status_code=404)
    if not hall_of(request).drawing.take(address_of(request.scope), monotonic()):
        raise Illegal("too-fast")
    base = hall_of(request).settings.public_url or str(request.base_url)
    picture = drawn(f"{base.rstrip('/')}/t/{code}")
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": ASK_AGAIN})


ROUTES = [
    Route("/", page),
    Route("/about", page),
    Route("/offline", offline),
    Route("/manifest.webmanifest", manifest),
    Route("/sw.js", worker),
    Route("/t/{code}", page),
    Route("/static/{hash}/{path:path}", static),
    Route("/api/games", game_list),
    Route("/api/games/{slug}", game_facts),
    Route("/api/games/{slug}/guide", guide),
    Route("/api/games/{slug}/odds", odds),
    Route("/api/games/{slug}/voice", voice),
    Route("/api/text/{locale}.ftl", common_words),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/qr/{code}.svg", qr),
    Route("/healthz", healthz),
    Route("/readyz", readyz),
]
