"""How many words a listener got wrong.

The measure is the word error rate: words to change, add or leave out to get from what was said to what was heard, over
the words said. Numbers count by their words, so that "10" is "ten".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tools.voice.phrases import WORDS


def plain(text: str) -> list[str]:
    """Return a text's words without marks, numbers in words: "Seat 2, 10s." is seat two tens."""
    text = re.sub(r"(?<=\d)'", "", text)
    text = re.sub(r"\d+", lambda match: number(int(match[0])), text.lower()).replace("sixs", "sixes")
    return re.findall(r"[a-z']+", text.replace("-", " "))


def number(value: int) -> str:
    return WORDS[value] if value < len(WORDS) else str(value)


def wrong(said: Sequence[str], heard: Sequence[str]) -> int:
    """Return the fewest words to change, add or leave out (Levenshtein)."""
    row = list(range(len(heard) + 1))
    for count, word in enumerate(said, 1):
        above, row = row, [count]
        for at, other in enumerate(heard):
            row.append(min(above[at] + (word != other), above[at + 1] + 1, row[at] + 1))
    return row[-1]
