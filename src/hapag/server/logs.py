"""The log: one event, one line, on stderr; as text for people or as JSON for programs.

Nothing that a person, a message or an error said gets into it: of errors only their kind and their place in the
program. A table may be named by its code, which finds it and no more. The same place in the program writes only so
many lines a minute, however many clients make it.
"""

import logging
import sys
import threading
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Literal

import msgspec

from hapag.server import faults
from hapag.server.limits import Gate

Log = Literal["warnings", "text", "json"]
RATE = (30, 60)
"""Lines of one place in the program: at once, and then each minute."""
OURS = "hapag"


class Event(logging.Formatter):
    """What a record says, as fields."""

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        """Return the fields of an event. What libraries have to say is cut after its first line: below it stand values."""
        message = record.getMessage() if record.name.startswith(OURS) else str(record.msg)
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": message.partition("\n")[0],
        }
        more = getattr(record, "more", {})
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            return {**said, **more, "error": type(error).__name__, "where": faults.places(error)}
        own = {key: getattr(record, key) for key in ("error", "where") if hasattr(record, key)}
        return {**said, **more, **own}


class Json(Event):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(self.fields(record)).decode()


class Text(Event):
    def format(self, record: logging.LogRecord) -> str:
        fields = self.fields(record)
        head = f"{fields.pop('at')} {fields.pop('level')} {fields.pop('from')}: {fields.pop('event')}"
        tail = [f"{key}={' < '.join(value) if isinstance(value, list) else value}" for key, value in fields.items()]
        return "  ".join([head, *tail])


class Rate(logging.Filter):
    """Lets a place in the program write only so many lines."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = Gate(RATE)

    def filter(self, record: logging.LogRecord) -> bool:
        told_already = str(record.msg).startswith(
            "Traceback"
        )  # Uvicorn's of a start that failed: its first line says nothing
        return not told_already and self.gate.take(f"{record.pathname}:{record.lineno}", monotonic())


def start(kind: Log) -> None:
    """Send every log of this process to stderr, once and for all. warnings: text, without what is merely worth knowing."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if kind == "json" else Text())
    handler.addFilter(Rate())
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(logging.WARNING if kind == "warnings" else logging.INFO)
    logging.raiseExceptions = False
    threading.excepthook = thread_failed
    sys.unraisablehook = unraisable


def thread_failed(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        faults.note(logging.getLogger("hapag.server"), "a thread failed", args.exc_value)


def unraisable(args: "sys.UnraisableHookArgs") -> None:
    if args.exc_value is not None:
        faults.note(logging.getLogger("hapag.server"), "an error could not be raised", args.exc_value)


def tell(what: str, level: int = logging.INFO, /, **more: str | float) -> None:
    """Log an event that is worth knowing. more: figures, codes of tables and reasons."""
    logging.getLogger("hapag.server").log(level, what, extra={"more": more}, stacklevel=2)
