"""Sound as numbers: its level, its ends, and what a list of clips says of it. Samples are mono floats between -1 and 1 at 24 kHz.

Levels are in dBFS: decibels against the largest value that a sample can have.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

AUDIO: Final = Path(__file__).parents[1] / "src" / "hapag" / "client" / "audio"
"""Where the client finds its sounds."""
Samples = NDArray[np.float64]
RATE: Final = 24_000
FRAME: Final = RATE // 50
"""Levels are taken over 20 ms."""
SPEAKING: Final = 30.0
"""A frame is active where it is at most so many dB below the loudest."""


def decibels(value: float) -> float:
    return round(float(20 * np.log10(max(value, 1e-6))), 2)


def peak(sound: Samples) -> float:
    """Return the largest sample's level."""
    return decibels(float(np.abs(sound).max()))


def frame_levels(sound: Samples) -> Samples:
    """Return the root mean square of every 20 ms."""
    padded = np.pad(sound, (0, -len(sound) % FRAME))
    levels: Samples = np.sqrt(np.mean(padded.reshape(-1, FRAME) ** 2, axis=1))
    return levels


def loudness(sound: Samples) -> float:
    """Return the level of the active frames together, so that pauses do not count."""
    levels = frame_levels(sound)
    active = levels[levels >= levels.max() * 10 ** (-SPEAKING / 20)]
    return decibels(float(np.sqrt(np.mean(active**2))))


def levelled(sound: Samples, target: float, most: float) -> Samples:
    """Bring the loudness to `target`, or as near as a peak of `most` allows (both dBFS)."""
    gain = min(target - loudness(sound), most - peak(sound))
    return sound * 10 ** (gain / 20)


def faded(sound: Samples, lead: int, tail: int) -> Samples:
    """Let a sound begin and end in silence: it rises for `lead` and falls for `tail` milliseconds, without a click."""
    first, last = lead * RATE // 1000, tail * RATE // 1000
    shape = np.ones(len(sound))
    shape[:first] = (1 - np.cos(np.pi * np.arange(first) / first)) / 2
    shape[len(sound) - last :] *= (1 + np.cos(np.pi * np.arange(1, last + 1) / last)) / 2
    return sound * shape


def milliseconds(sound: Samples) -> int:
    return round(1000 * len(sound) / RATE)


def entry(sound: Samples, file: bytes) -> dict[str, str | int | float]:
    """Return what a manifest says of a clip: milliseconds and loudness before it was encoded, bytes and hash after."""
    digest = hashlib.sha256(file).hexdigest()
    return {"ms": milliseconds(sound), "bytes": len(file), "loudness": loudness(sound), "sha256": digest}


def write_manifest(path: Path, facts: Mapping[str, object], clips: Mapping[str, Mapping[str, object]]) -> None:
    """Write a folder's manifest: a line for each clip, in order of their keys, so that a change is one line."""
    head = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in facts.items()]
    lines = [f"    {json.dumps(key)}: {json.dumps(clips[key], ensure_ascii=False)}" for key in sorted(clips)]
    text = "\n".join(["{", *head, '  "clips": {', ",\n".join(lines), "  }", "}"])
    path.write_text(text + "\n", "utf-8")
