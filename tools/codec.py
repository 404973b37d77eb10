"""MP3 both ways. Only what makes and checks sound needs it, and the packages of requirements/voice.in with it."""

from __future__ import annotations

import io

import av
import lameenc
import numpy as np

from tools.audio import RATE, Samples


def encode(sound: Samples, kbps: int) -> bytes:
    """Return a sound as MP3 at a constant rate."""
    encoder = lameenc.Encoder()
    encoder.silence()
    encoder.set_channels(1)
    encoder.set_in_sample_rate(RATE)
    encoder.set_out_sample_rate(RATE)
    encoder.set_bit_rate(kbps)
    encoder.set_quality(2)
    whole = np.round(np.clip(sound, -1, 1) * 32767).astype("<i2")
    return bytes(encoder.encode(whole.tobytes()) + encoder.flush())


def decode(data: bytes) -> Samples:
    """Return what an MP3 plays, with the silence that the encoder added at both ends."""
    with av.open(io.BytesIO(data)) as file:
        parts = [np.asarray(frame.to_ndarray(), dtype=np.float64).reshape(-1) for frame in file.decode(audio=0)]
    return np.concatenate(parts)
