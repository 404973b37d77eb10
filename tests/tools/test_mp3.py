"""MP3 headers are read as the standard lays them out."""

from __future__ import annotations

import pytest

from tools.mp3 import Frame, frames, header, milliseconds

FRAME = bytes.fromhex("fff354c4") + bytes(116)
"""MPEG-2 Layer III, 40 kbit/s, 24 kHz, mono: 576 samples in 120 bytes."""


def test_a_voices_frame_is_read() -> None:
    assert header(FRAME[:4]) == Frame(40, 24_000, 1, 576, 120)


def test_a_frame_of_mpeg_1_is_read() -> None:
    assert header(bytes.fromhex("fffb9064")) == Frame(128, 44_100, 2, 1152, 417)


def test_a_padded_frame_is_a_byte_longer() -> None:
    assert header(bytes.fromhex("fffb9264")).bytes == 418


def test_a_file_is_as_long_as_its_frames() -> None:
    assert len(list(frames(FRAME * 10))) == 10
    assert milliseconds(FRAME * 10) == 240


@pytest.mark.parametrize(
    "data", [b"ID3\x04", b"RIFF", b"\xff\xf3\x04\xc4", b"\xff\xf3\xf4\xc4", b"\xff\xf3\x5c\xc4", b"\xff"]
)
def test_anything_else_is_no_frame(data: bytes) -> None:
    with pytest.raises(ValueError, match="no frame of Layer III"):
        list(frames(data))


def test_a_file_that_ends_within_a_frame_is_refused() -> None:
    with pytest.raises(ValueError, match="cut off"):
        list(frames(FRAME + FRAME[:60]))
