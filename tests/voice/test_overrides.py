"""Words of other languages are spoken as overrides.toml says, and it says what each aims at."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import tools.voice
from tools.voice import recordings
from tools.voice.recordings import VOICES

FILE = Path(tools.voice.__file__).with_name("overrides.toml")
OVERRIDES: dict[str, str] = tomllib.loads(FILE.read_text("utf-8"))
NAMES = [
    "Pusoy",
    "Pusoy Dos",
    "Tong-its",
    "Sapaw",
    "Pai Gow",
    "Gee Joon",
    "Pok Deng",
    "Cara y Cruz",
    "Patong",
    "Spanish 21",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_games_own_word_has_a_pronunciation(name: str) -> None:
    assert name.lower() in OVERRIDES


@pytest.mark.parametrize("line", [line for line in FILE.read_text("utf-8").splitlines() if line.startswith('"')])
def test_an_override_says_what_it_aims_at(line: str) -> None:
    assert re.search(r'^"[^"]+" = "[^"]+" *# \S', line)


@pytest.mark.parametrize("voice", VOICES)
def test_a_clip_with_an_overridden_word_speaks_it_so(voice: str) -> None:
    longest_first = sorted(OVERRIDES, key=len, reverse=True)
    words = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)
    spoken = {
        (key, word): OVERRIDES[word.lower()] in entry["phonemes"]
        for key, entry in recordings.entries(voice).items()
        for word in words.findall(entry["text"])
    }
    assert len(spoken) > 20
    assert [place for place, right in spoken.items() if not right] == []
