"""Hold'em hands in the open PHH format, for `hapag replay`: files read by their ending, and written with `--phh`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from hapag.cli.edge import Refused, said
from hapag.cli.inputs import words
from hapag.games.holdem.phh import BadHand, read, write
from hapag.games.holdem.rules import Holdem
from hapag.kernel import Step
from hapag.kernel.records import Record

ENDINGS = (".phh", ".phhs")


def is_phh(path: str) -> bool:
    return Path(path).suffix.lower() in ENDINGS


def hands(path: str, text: bytes) -> Iterator[tuple[int, Record]]:
    """Yield each hand of a file with its number; Refused says which part of which cannot be read."""
    try:
        found = read(text.decode())
    except UnicodeDecodeError as error:
        raise Refused(f"{path}: {error}") from None
    except BadHand as error:
        parts = [path, error.where, words(Holdem).text(error.why)]
        raise Refused(": ".join([part for part in parts if part])) from None
    yield from ((number, hand.record) for number, hand in enumerate(found, 1))


def save(path: str, played: Sequence[tuple[Record, Sequence[Step[Any]]]]) -> None:
    """Write rounds of Hold'em down; Refused if one is of another game, or the file cannot be written."""
    if strange := [record.game for record, _ in played if record.game != Holdem.info.slug]:
        raise Refused(words().say("cli-replay-phh-holdem", game=strange[0]))
    try:
        Path(path).write_text(write(played), "utf-8")
    except OSError as error:
        raise Refused(said(error)) from None
