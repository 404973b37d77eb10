"""Screen names: what a person may be called at a table, and what its rivals are called."""

import unicodedata
from collections.abc import Collection

from hapag.kernel import Illegal

LONGEST = 24
JOINERS = "\u200c\u200d"
"""Invisible, but Thai, Persian and emoji are written with them."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their class, empty to the eye."""
REFUSED = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}

RIVALS = (
    "Luz",
    "Mayumi",
    "Somchai",
    "Dalisay",
    "Niran",
    "Amihan",
    "Kanya",
    "Bayani",
    "Malee",
    "Ligaya",
    "Arthit",
    "Tala",
)


def screen_name(text: str) -> str:
    """Return a name as it is shown: composed, without blanks around it; Illegal unless it has 1 to 24 plain characters."""
    name = unicodedata.normalize("NFC", text[: 20 * LONGEST]).strip()
    if any(unicodedata.category(sign) in REFUSED and sign not in JOINERS for sign in name):
        raise Illegal("name-characters")
    if not any(is_seen(sign) for sign in name):
        raise Illegal("name-empty")
    if len(name) > LONGEST:
        raise Illegal("name-too-long", most=LONGEST)
    return name


def is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "CMZ" and sign not in BLANKS


def same(one: str, other: str) -> bool:
    """Say whether two names would be taken for each other."""
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()


def rival_name(start: int, taken: Collection[str]) -> str:
    """Return a name for a rival that nobody at the table has."""
    names = (RIVALS[(start + step) % len(RIVALS)] for step in range(len(RIVALS)))
    return next(name for name in names if not any(same(name, other) for other in taken))
