"""Everything that the dealer can say: phrases.toml, with its blanks filled in.

An entry is `"clip.key" = "Text as spoken."`; the tables are headings. A blank in a key makes one clip for each value:

- `{seat}`: the seats 1 to 4, or what the heading's `seats = [...]` says; spoken one, two, ...
- `{rank}`, `{ranks}`: the thirteen ranks, two to ace or twos to aces; both in one entry are the same rank
- `{number}`: what the heading's `numbers = [...]` says; spoken in words
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("phrases.toml")
KEY: Final = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+)*")
SEATS: Final = (1, 2, 3, 4)
RANKS: Final = (
    *("two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "jack", "queen", "king", "ace"),
)
SMALL: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
Blank = Mapping[str, str]


def phrases(text: str | None = None) -> dict[str, str]:
    """Return every clip's key with what is spoken; ValueError for a key that is malformed or stands twice."""
    found: dict[str, str] = {}
    for key, line in expanded(tomllib.loads(FILE.read_text("utf-8") if text is None else text)):
        if not KEY.fullmatch(key):
            raise ValueError(f"{key!r} is no clip key: lower-case words with dots and dashes between them")
        if key in found:
            raise ValueError(f"{key} stands twice")
        found[key] = line
    return found


def expanded(
    table: Mapping[str, Any], seats: Sequence[int] = SEATS, numbers: Sequence[int] = ()
) -> Iterator[tuple[str, str]]:
    """Yield keys and texts of a heading and of those below it."""
    seats, numbers = table.get("seats", seats), table.get("numbers", numbers)
    for key, value in table.items():
        if isinstance(value, dict):
            yield from expanded(value, seats, numbers)
        elif isinstance(value, str):
            yield from clips(key, value, seats, numbers)


def clips(key: str, text: str, seats: Sequence[int], numbers: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Yield one entry's clips: itself, or one for each value of each blank in its key."""
    for blank in blanks(key, seats, numbers):
        yield filled(key, blank), filled(text, {name: spoken(value) for name, value in blank.items()})


def blanks(key: str, seats: Sequence[int], numbers: Sequence[int]) -> Iterator[Blank]:
    """Yield what the blanks of a key are filled with, in every combination."""
    ranks: list[Blank] = [{"rank": rank, "ranks": plural(rank)} for rank in RANKS]
    choices = {"{seat": each("seat", seats), "{number": each("number", numbers), "{rank": ranks}
    wanted: list[list[Blank]] = [values for start, values in choices.items() if start in key]
    for parts in product(*wanted):
        yield {name: value for part in parts for name, value in part.items()}


def each(name: str, values: Sequence[int]) -> list[Blank]:
    return [{name: str(value)} for value in values]


def filled(text: str, blank: Blank) -> str:
    for name, value in blank.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def spoken(value: str) -> str:
    return words(int(value)) if value.isdigit() else value


def words(number: int) -> str:
    """Return a number from 0 to 99 in words."""
    if number < len(SMALL):
        return SMALL[number]
    tens, ones = divmod(number, 10)
    return TENS[tens - 2] + (f"-{SMALL[ones]}" if ones else "")


def plural(rank: str) -> str:
    """Return the plural of a rank: sixes, aces."""
    return f"{rank}es" if rank == "six" else f"{rank}s"
