"""The only room with I/O: HTTP, sockets, storage.

`run(settings)` serves until it is stopped; `create_app(settings)` is the ASGI application alone.
"""

from hapag.server.app import create_app
from hapag.server.run import run
from hapag.server.settings import Limits, Settings
from hapag.server.store import StoreFailed

__all__ = ["Limits", "Settings", "StoreFailed", "create_app", "run"]
