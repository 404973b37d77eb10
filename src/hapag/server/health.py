"""What operators ask: whether the server is alive, whether it takes people, and what it counts."""

from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from hapag.server.hall import Hall
from hapag.server.store import StoreFailed

FRESH = {"cache-control": "no-store"}


async def healthz(request: Request) -> Response:
    """Say whether the server lives and its store answers: 200, else 503."""
    hall: Hall = request.app.state.hall
    state: dict[str, Any] = {"ok": True, "tables": await hall.stored(), "sockets": len(hall.connections)}
    return JSONResponse(state, headers=FRESH)


async def readyz(request: Request) -> Response:
    """Say whether people may be sent here: 503 also while the server is about to stop."""
    hall: Hall = request.app.state.hall
    if hall.closing:
        return JSONResponse({"ok": False, "why": "draining"}, 503, FRESH)
    await hall.stored()
    return JSONResponse({"ok": True}, headers=FRESH)


async def metrics(request: Request) -> Response:
    """Answer with all figures, in the text format of Prometheus."""
    hall: Hall = request.app.state.hall
    try:
        tables = await hall.stored()
    except StoreFailed:
        tables = None
    body = hall.metrics.written(tables, draining=hall.closing)
    return Response(body, headers={"content-type": CONTENT_TYPE_LATEST, **FRESH})


def metrics_app(hall: Hall) -> Starlette:
    """Return what listens where only operators ask: it has no other page."""
    app = Starlette(routes=[Route("/metrics", metrics)])
    app.state.hall = hall
    return app
