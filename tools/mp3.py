"""What the headers of an MP3 file say, frame by frame; ISO/IEC 11172-3 and 13818-3, Layer III."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

RATES: Final = {3: (44_100, 48_000, 32_000), 2: (22_050, 24_000, 16_000)}
"""Hertz by version (3 is MPEG-1, 2 is MPEG-2) and index."""
KBPS: Final = {
    3: (0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320),
    2: (0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160),
}
SAMPLES: Final = {3: 1152, 2: 576}
"""Samples of a frame by version."""


class Frame(NamedTuple):
    """One frame: kilobits a second, hertz, channels, and how many samples and bytes it holds."""

    kbps: int
    hertz: int
    channels: int
    samples: int
    bytes: int


def frames(data: bytes) -> Iterator[Frame]:
    """Yield the frames of a file that holds nothing else; ValueError where anything else stands."""
    at = 0
    while at < len(data):
        frame = header(data[at : at + 4])
        at += frame.bytes
        yield frame
    if at > len(data):
        raise ValueError("the last frame is cut off")


def header(data: bytes) -> Frame:
    """Read the four bytes that a frame begins with."""
    word = int.from_bytes(data, "big")
    version, layer = word >> 19 & 3, word >> 17 & 3
    rate, pace = word >> 12 & 15, word >> 10 & 3
    if len(data) < 4 or word >> 21 != 0x7FF or version not in RATES or layer != 1 or rate in (0, 15) or pace == 3:
        raise ValueError(f"no frame of Layer III begins with {data.hex(' ')}")
    kbps, hertz, samples = KBPS[version][rate], RATES[version][pace], SAMPLES[version]
    size = samples // 8 * kbps * 1000 // hertz + (word >> 9 & 1)
    return Frame(kbps, hertz, 1 if word >> 6 & 3 == 3 else 2, samples, size)


def milliseconds(data: bytes) -> int:
    """Return how long the file plays, with the silence that an encoder adds at both ends."""
    found = list(frames(data))
    return round(1000 * sum(frame.samples for frame in found) / found[0].hertz)
