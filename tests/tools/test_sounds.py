"""The sounds of the table: computed the same each time, light, clean at their ends, and the files are what the list says."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pytest

from tools.audio import AUDIO, RATE, Samples, loudness, milliseconds, peak
from tools.mp3 import frames
from tools.mp3 import milliseconds as played
from tools.sounds.effects import EFFECTS, KBPS, LOUDEST, made

FOLDER = AUDIO / "effects"
CLIPS: dict[str, dict[str, Any]] = json.loads((FOLDER / "manifest.json").read_text("utf-8"))["clips"]
WANTED = {"slide", "flip", "riffle", "chip", "chips", "spin", "land", "tile", "tick", "turn", "win", "lose", "knock"}
PADDING = 120
"""Milliseconds of silence at most that an encoder adds: its own delay, and what fills the last frame."""


def share(sound: Samples, low: float, high: float) -> float:
    """Return how much of a sound's energy lies between two frequencies."""
    energy = np.abs(np.fft.rfft(sound)) ** 2
    hertz = np.fft.rfftfreq(len(sound), 1 / RATE)
    return float(energy[(hertz >= low) & (hertz < high)].sum() / energy.sum())


def test_the_thirteen_sounds_are_there_and_nothing_else() -> None:
    assert set(EFFECTS) == set(CLIPS) == {path.stem for path in FOLDER.glob("*.mp3")} == WANTED


def test_the_sounds_weigh_less_than_80_kb_together() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.mp3")) < 80_000


@pytest.mark.parametrize("name", EFFECTS)
def test_a_sounds_file_is_what_the_list_says(name: str) -> None:
    data = (FOLDER / f"{name}.mp3").read_bytes()
    assert len(data) == CLIPS[name]["bytes"]
    assert hashlib.sha256(data).hexdigest() == CLIPS[name]["sha256"]
    assert {(frame.kbps, frame.hertz, frame.channels) for frame in frames(data)} == {(KBPS, RATE, 1)}
    assert 0 <= played(data) - CLIPS[name]["ms"] <= PADDING


@pytest.mark.parametrize("name", EFFECTS)
def test_a_sound_is_the_same_each_time_and_as_the_list_says(name: str) -> None:
    sound = made(name)
    assert np.array_equal(sound, made(name))
    assert milliseconds(sound) == CLIPS[name]["ms"]
    assert loudness(sound) == pytest.approx(CLIPS[name]["loudness"], abs=0.05)
    assert peak(sound) <= LOUDEST


@pytest.mark.parametrize("name", EFFECTS)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    sound = made(name)
    assert abs(sound[0]) < 1e-4
    assert abs(sound[-1]) < 1e-4


@pytest.mark.parametrize("name", EFFECTS)
def test_no_sound_is_shrill_or_too_low_for_a_phone(name: str) -> None:
    assert share(made(name), 7_500, RATE / 2) < 0.02
    assert share(made(name), 0, 150) < 0.05


def test_sounds_differ_in_what_is_drawn_by_chance() -> None:
    assert not np.array_equal(made("chip")[:2_000], made("chips")[:2_000])
