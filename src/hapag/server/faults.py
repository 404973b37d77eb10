"""What went wrong inside, for the log: the kind of error and where, never its message, which could name hidden pieces."""

import traceback
from logging import Logger


def note(log: Logger, what: str, error: BaseException) -> None:
    """Log an error that nobody expected."""
    places = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
    log.error("%s: %s\n%s", what, type(error).__name__, places)
