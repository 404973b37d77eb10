"""The dealer's clips as they lie in the client: a folder for each voice, and in it a list of what every clip is."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypedDict, cast

from tools.audio import AUDIO, write_manifest

VOICES: Final = {"deep": "am_michael", "warm": "af_heart"}
"""The voices by the names of their folders, and what their model calls them."""
PACES: Final = {"deep": 1.15, "warm": 1.1}
"""How much faster than the model's own pace: a dealer does not dwell."""
ENGINE: Final = "Kokoro-82M v1.0 as int8 ONNX, voices of kokoro-js 1.2.1, phonemes of hibari-tts 0.2.1"
LICENCE: Final = "Apache-2.0"
KBPS: Final = 40
LOUDNESS: Final = -20.0
"""Every clip speaks at this level: dBFS over the frames in which somebody speaks."""
PEAK: Final = -1.5
"""No sample of a clip is above this before it is encoded."""
MOST: Final = 2_000_000
"""Bytes of a voice."""


class Entry(TypedDict):
    """What the list says of a clip: its words and sounds, milliseconds and loudness before encoding, bytes and hash after."""

    text: str
    phonemes: str
    ms: int
    bytes: int
    loudness: float
    sha256: str


def folder(voice: str) -> Path:
    return AUDIO / "voice" / voice


def clip(voice: str, key: str) -> Path:
    return folder(voice) / f"{key}.mp3"


def entries(voice: str) -> dict[str, Entry]:
    """Return the list of a voice's clips by their keys; empty if there is none yet."""
    path = folder(voice) / "manifest.json"
    return cast("dict[str, Entry]", json.loads(path.read_text("utf-8"))["clips"]) if path.exists() else {}


def write(voice: str, clips: Mapping[str, Entry]) -> None:
    """Write the list of a voice's clips."""
    facts = {"voice": VOICES[voice], "engine": ENGINE, "licence": LICENCE, "pace": PACES[voice], "synthetic": True}
    write_manifest(folder(voice) / "manifest.json", facts, cast("Mapping[str, Mapping[str, object]]", clips))


def holds(voice: str, key: str, entry: Entry) -> bool:
    """Say whether a clip's file is the one that the list means."""
    path = clip(voice, key)
    return path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == entry["sha256"]
