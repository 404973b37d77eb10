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
from numpy.lib.stride_tricks import sliding_window_view
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
    """Bring the loudness to `target` and hold every sample below `most` (both dBFS)."""
    for _ in range(4):
        sound = held(sound * 10 ** ((target - loudness(sound)) / 20), 10 ** (most / 20))
    return sound


def held(sound: Samples, most: float) -> Samples:
    """Hold peaks below a value: the gain gives way 5 ms before a peak and comes back within 5 ms after it."""
    reach = RATE // 200
    gain = most / np.maximum(np.abs(sound), most)
    least = sliding_window_view(np.pad(gain, 2 * reach, mode="edge"), 2 * reach + 1).min(axis=1)
    shape = np.hanning(2 * reach + 3)[1:-1]
    smooth: Samples = np.convolve(least, shape / shape.sum(), mode="valid")
    return sound * smooth


def trimmed(sound: Samples, above: float = 0.008, lead: int = 20, tail: int = 60) -> Samples:
    """Cut what lies before and after the samples above a value, but for `lead` and `tail` milliseconds."""
    heard = np.flatnonzero(np.abs(sound) > above)
    first, last = heard[0] - lead * RATE // 1000, heard[-1] + 1 + tail * RATE // 1000
    return sound[max(0, first) : last]


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
