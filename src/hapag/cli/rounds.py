"""What commands that play rounds between rivals share: how many and which, a progress bar, and what may go wrong."""

import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from hapag.cli.edge import Refused, Trouble
from hapag.cli.inputs import words
from hapag.rivals.match import RivalFault

F = TypeVar("F", bound=Callable[..., Any])
MOST = 100_000_000
SEEDS = 2**32


def with_rounds(what: str) -> Callable[[F], F]:
    """Give a command `--rounds`."""
    return click.option("--rounds", type=click.IntRange(1, MOST), default=100, show_default=True, help=what)


def with_seed(command: F) -> F:
    """Give a command `--seed`; `pick` finds one if none is given."""
    what = "Plays exactly the same rounds again; default: new ones."
    return click.option("--seed", type=click.IntRange(min=0), help=what)(command)


def pick(seed: int | None) -> int:
    return secrets.randbelow(SEEDS) if seed is None else seed


@contextmanager
def rounds_under_way(rounds: int, seed: int) -> Iterator[Any]:
    """Show a progress bar on a terminal; Trouble if a rival fails, Refused if the rules cannot take the options."""
    try:
        with click.progressbar(length=rounds, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
            yield bar
    except RivalFault as fault:
        raise Trouble(words().say("cli-rival-failed", **explained(fault, seed))) from fault
    except ValueError as error:  # what the rules ask of their caller: a stack for each seat
        raise Refused(words().say("cli-options-refused", why=str(error))) from None


def explained(fault: RivalFault, seed: int) -> dict[str, str]:
    cause = fault.__cause__
    why = f"{type(cause).__name__}: {cause}"
    return {"seat": str(fault.seat + 1), "round": str(fault.number + 1), "seed": str(seed), "why": why}
