"""What went wrong inside, for the log: the kind of error and where, never its message, which could name hidden pieces."""

import traceback
from logging import Logger
from pathlib import PurePath


def note(log: Logger, what: str, error: BaseException) -> None:
    """Log an error that nobody expected. what: may name a table, nothing else of it."""
    log.error(what, extra={"error": type(error).__name__, "where": places(error)}, stacklevel=2)


def places(error: BaseException) -> list[str]:
    """Return where in the program an error came from, the innermost first."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{PurePath(each.filename).name}:{each.lineno} {each.name}" for each in reversed(frames)]
