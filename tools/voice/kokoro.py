"""The speech model: phonemes in, speech out."""

from __future__ import annotations

import json
from functools import cache, cached_property
from importlib.resources import files
from typing import Final

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from tools.audio import Samples
from tools.voice import packages

STYLE: Final = 256
"""Numbers that describe a voice for phrases of one length."""


class Kokoro:
    """Kokoro-82M on the processor, loaded when it first speaks. One machine gives the same samples each time."""

    def __init__(self) -> None:
        self.style = cache(style)

    @cached_property
    def session(self) -> onnxruntime.InferenceSession:
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")  # leaves the processor to others
        return onnxruntime.InferenceSession(packages.model(), options, providers=["CPUExecutionProvider"])

    @cached_property
    def signs(self) -> dict[str, int]:
        """The phonemes that the model knows, and their numbers."""
        known: dict[str, int] = json.loads((files("hibari") / "assets" / "vocab.json").read_text("utf-8"))
        return known

    def __call__(self, phonemes: str, voice: str, pace: float) -> Samples:
        """Speak, at the model's own pace or so many times faster; KeyError for a sign that the model does not know."""
        signs = [self.signs[sign] for sign in phonemes]
        styles = self.style(voice)
        feed = {
            "tokens": np.array([[0, *signs, 0]], dtype=np.int64),
            "style": styles[min(len(signs), len(styles) - 1)],
            "speed": np.array([pace], dtype=np.float32),
        }
        return np.asarray(self.session.run(None, feed)[0], dtype=np.float64).ravel()


def style(voice: str) -> NDArray[np.float32]:
    """Return a voice: a row for each number of signs that a phrase can have."""
    return np.frombuffer(packages.style(voice), dtype="<f4").reshape(-1, 1, STYLE)
