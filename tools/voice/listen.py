"""What a listener understands: sentences put together from clips as the table does it, written down by Whisper base."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from faster_whisper import WhisperModel

from tools.audio import RATE, Samples, trimmed
from tools.codec import decode
from tools.voice import packages, recordings
from tools.voice.errors import plain, wrong
from tools.voice.phrases import kind, phrases

FILE: Final = Path(__file__).with_name("sentences.toml")
MOST_ERRORS: Final = 0.10
PAUSES: Final = {"lead": 0, "mid": 90, "fin": 250}
"""Milliseconds after a clip, by what piece of a sentence it is."""
HEARS: Final = 16_000
"""Samples a second that Whisper takes."""


class Heard(NamedTuple):
    """What came of a voice: each sentence as said and as heard with its wrong words, and how many words were said."""

    sentences: list[tuple[str, str, int]]
    words: int

    @property
    def share(self) -> float:
        return sum(wrong for _, _, wrong in self.sentences) / self.words


def sentences() -> list[list[str]]:
    """Return the sentences to be heard, each as the keys of its clips."""
    found: list[list[str]] = tomllib.loads(FILE.read_text("utf-8"))["sentences"]
    return found


class Listener:
    """Whisper base on the processor, in English."""

    def __init__(self) -> None:
        self.model = WhisperModel(str(packages.listener()), device="cpu", compute_type="int8", local_files_only=True)

    def __call__(self, sound: Samples) -> str:
        times = np.arange(0, len(sound), RATE / HEARS)
        slower = np.interp(times, np.arange(len(sound)), sound).astype(np.float32)
        parts, _ = self.model.transcribe(slower, language="en", beam_size=5, condition_on_previous_text=False)
        return " ".join([part.text.strip() for part in parts])


def heard(voice: str, listener: Listener) -> Heard:
    """Have every sentence recognised in a voice."""
    texts = phrases()
    found = []
    total = 0
    for keys in sentences():
        said = " ".join([texts[key] for key in keys])
        recognised = listener(assembled(voice, keys))
        found.append((said, recognised, wrong(plain(said), plain(recognised))))
        total += len(plain(said))
    return Heard(found, total)


def assembled(voice: str, keys: Sequence[str]) -> Samples:
    """Return the clips of a sentence, joined as the table joins them."""
    parts = [np.zeros(RATE // 4)]
    for key in keys:
        parts.append(trimmed(decode(recordings.clip(voice, key).read_bytes()), above=0.005, lead=0, tail=0))
        parts.append(np.zeros(PAUSES[kind(key)] * RATE // 1000))
    return np.concatenate([*parts, np.zeros(RATE // 4)])


def report(voice: str, found: Heard) -> str:
    """Return what was misheard, and the rate."""
    missed = [f"  {said}\n    heard: {text}" for said, text, errors in found.sentences if errors]
    rate = f"{voice}: word error rate {found.share:.1%} of {found.words} words in {len(found.sentences)} sentences"
    return "\n".join([*missed, rate])
