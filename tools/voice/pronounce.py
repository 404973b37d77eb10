"""Text to phonemes, as the speech model writes them; overrides.toml says how words are spoken that no dictionary has.

The signs are those of Kokoro's own text front: IPA, with one letter for a diphthong (A I O W Y as in say, high, go, how,
boy), T for the tap in water, and the stress before the vowel that bears it.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from hibari.g2p import G2P

FILE: Final = Path(__file__).with_name("overrides.toml")


class Pronouncer:
    """American English, with overrides for words or runs of words wherever they stand, in capitals or not."""

    def __init__(self, overrides: dict[str, str] | None = None) -> None:
        table = tomllib.loads(FILE.read_text("utf-8")) if overrides is None else overrides
        self.overrides = {word.lower(): sounds for word, sounds in table.items()}
        longest_first = sorted(map(re.escape, self.overrides), key=len, reverse=True)
        self.words = re.compile(rf"\b(?:{'|'.join(longest_first)})\b", re.IGNORECASE) if longest_first else None
        self.english = G2P()

    def __call__(self, text: str) -> str:
        """Return the phonemes of a phrase, marks and all."""
        marked = self.words.sub(self.mark, text) if self.words else text
        return str(self.english(marked)).strip()

    def mark(self, match: re.Match[str]) -> str:
        return f"[{match[0]}](/{self.overrides[match[0].lower()]}/)"
