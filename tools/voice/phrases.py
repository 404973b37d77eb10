"""Every phrase that the dealer can say, by the key of its clip, as `phrases.toml` gives them; what stands there in braces
is written out here, once for each seat, rank or number.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("phrases.toml")
SEATS = 4
"""The most that a table has."""
RANKS = {
    "2": ("deuce", "deuces"),
    "3": ("three", "threes"),
    "4": ("four", "fours"),
    "5": ("five", "fives"),
    "6": ("six", "sixes"),
    "7": ("seven", "sevens"),
    "8": ("eight", "eights"),
    "9": ("nine", "nines"),
    "t": ("ten", "tens"),
    "j": ("jack", "jacks"),
    "q": ("queen", "queens"),
    "k": ("king", "kings"),
    "a": ("ace", "aces"),
}
SMALL = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
WORDS = (*SMALL, "twenty", *[f"twenty-{unit}" for unit in SMALL[1:10]], "thirty")
"""Numbers as spoken."""


@cache
def phrases(path: Path = FILE) -> Mapping[str, str]:
    """Return the text of every clip by its key; IndexError for a number without a word."""
    return spelled(tomllib.loads(path.read_text("utf-8")))


def spelled(headings: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """Return the clips of a phrase list as it is written, with its patterns written out."""
    made: dict[str, str] = {}
    plain: dict[str, str] = {}
    for heading in headings.values():
        for key, text in heading.items():
            if key != "numbers":
                (made if "{" in key else plain).update(clips(key, text, heading.get("numbers", ())))
    return made | plain


def clips(key: str, text: str, numbers: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Yield a clip for everything that the placeholder of a key can stand for, or the one clip of a key without one."""
    if "{seat}" in key:
        yield from [(key.format(seat=seat), text.format(seat=WORDS[seat])) for seat in range(1, SEATS + 1)]
    elif "{rank}" in key:
        yield from [
            (key.format(rank=letter), text.format(rank=one, ranks=many)) for letter, (one, many) in RANKS.items()
        ]
    elif "{number}" in key:
        yield from [(key.format(number=number), text.format(number=WORDS[number])) for number in numbers]
    else:
        yield key, text


def kind(key: str) -> str:
    """Return what piece of a sentence a clip is: `lead`, `mid` or `fin`."""
    words = key.split(".")
    return next((each for each in ("lead", "mid") if each in words), "fin")
