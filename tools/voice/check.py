"""What can be said of a clip without understanding it: that it is the one meant, how loud, how long, how clean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import numpy as np

from tools import mp3
from tools.audio import RATE, Samples, frame_levels, loudness, milliseconds, peak, trimmed
from tools.codec import decode
from tools.voice import recordings
from tools.voice.phrases import phrases
from tools.voice.recordings import KBPS, LOUDNESS, MOST, Entry

LOUDER: Final = 1.0
"""Decibels by which a decoded clip may differ from the common level."""
CEILING: Final = -0.5
"""The loudest sample that a decoded clip may have (dBFS): encoding moves peaks a little."""
PACE: Final = (28, 190)
"""Milliseconds that a sign of the phonemes takes: below it something was swallowed, above it drawled."""
PAUSE: Final = 400
"""The longest silence within a clip, in milliseconds."""
SILENT: Final = 0.002


def faults(voice: str) -> Iterator[str]:
    """Yield what is wrong with a voice, clip by clip."""
    texts, known = phrases(), recordings.entries(voice)
    for key in sorted({*texts, *known, *[path.stem for path in recordings.folder(voice).glob("*.mp3")]}):
        yield from [f"{key}: {fault}" for fault in clip_faults(voice, key, texts, known)]
    if (weight := sum(entry["bytes"] for entry in known.values())) > MOST:
        yield f"{weight:,} bytes are more than {MOST:,}"


def clip_faults(voice: str, key: str, texts: Mapping[str, str], known: Mapping[str, Entry]) -> Iterator[str]:
    if key not in known:
        yield "is not listed"
    elif key not in texts:
        yield "no phrase asks for it"
    elif not recordings.holds(voice, key, known[key]):
        yield "the file is missing or is not the one listed"
    else:
        if known[key]["text"] != texts[key]:
            yield "was made of another text"
        data = recordings.clip(voice, key).read_bytes()
        yield from header_faults(data)
        yield from sound_faults(decode(data), known[key])


def header_faults(data: bytes) -> Iterator[str]:
    kinds = {(frame.kbps, frame.hertz, frame.channels) for frame in mp3.frames(data)}
    if kinds != {(KBPS, RATE, 1)}:
        yield f"is not mono at {RATE} Hz and {KBPS} kbit/s, but {kinds}"


def sound_faults(sound: Samples, entry: Entry) -> Iterator[str]:
    """Yield what is wrong with a clip as it is heard."""
    if abs(loudness(sound) - LOUDNESS) > LOUDER:
        yield f"speaks at {loudness(sound)} dBFS"
    if peak(sound) > CEILING:
        yield f"has a peak of {peak(sound)} dBFS"
    if (silence := longest_silence(trimmed(sound))) > PAUSE:
        yield f"is silent for {silence} ms"
    pace = milliseconds(trimmed(sound)) / len(entry["phonemes"])
    if not PACE[0] <= pace <= PACE[1]:
        yield f"takes {pace:.0f} ms a sign"


def longest_silence(sound: Samples) -> int:
    """Return the longest run of silent frames, in milliseconds."""
    quiet = frame_levels(sound) < SILENT
    edges = np.flatnonzero(np.diff(np.concatenate([[0], quiet.astype(int), [0]])))
    return 20 * int(np.max(edges[1::2] - edges[::2], initial=0))


def summary(voice: str) -> str:
    """Return a voice in figures."""
    known = recordings.entries(voice).values()
    levels = np.array([entry["loudness"] for entry in known])
    length, weight = sum(entry["ms"] for entry in known) / 1000, sum(entry["bytes"] for entry in known)
    spread = f"loudness {levels.mean():.1f} dBFS (standard deviation {levels.std():.2f}, lowest {levels.min():.1f})"
    return f"{voice}: {len(known)} clips, {length:.1f} s, {weight:,} bytes, {spread}"
