"""The edge of the command line: every mistake becomes one line on stderr and an exit status, never a traceback."""

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper

import click

FINDING, BAD_INPUT, INTERRUPTED = 1, 2, 130


class Refused(click.ClickException):
    """Bad input: what is wrong, and where, in one line."""

    exit_code = BAD_INPUT


class Trouble(click.ClickException):
    """Something failed that is not the fault of the input."""

    exit_code = FINDING


def guarded(command: Callable[[], object]) -> int:
    """Run a command and return its exit status."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without suits shows question marks
    try:
        status = command()
        if sys.stdout is not None:  # closed by who started us
            sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True, nl=sys.stderr.isatty())  # leave the line of the progress bar
        return INTERRUPTED
    except BrokenPipeError:
        return piped()
    except click.ClickException as error:
        return complain(error.format_message(), error.exit_code)
    except OSError as error:
        return complain(said(error), FINDING)
    return status if isinstance(status, int) else 0


def piped() -> int:
    """Whoever read our output has had enough: say nothing, and let nothing fail when Python closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
    return 0


def complain(text: str, status: int) -> int:
    """Print one line on stderr; return the exit status."""
    click.echo(f"hapag: {plain(text)}", err=True)
    return status


def plain(text: str) -> str:
    """Return text as one line without anything that a terminal would obey."""
    return "".join([c if c.isprintable() else "?" for c in " ".join(text.split())])


def said(error: OSError) -> str:
    """Return the system's reason for an error with the file that it is about."""
    reason = error.strerror or str(error) or type(error).__name__
    return f"{error.filename}: {reason}" if error.filename else reason
