"""Levels, cuts and fades do what their names say."""

from __future__ import annotations

import numpy as np
import pytest

from tools.audio import RATE, Samples, faded, held, levelled, loudness, milliseconds, peak, trimmed


def tone(seconds: float, strength: float) -> Samples:
    return strength * np.sin(2 * np.pi * 500 * np.arange(round(seconds * RATE)) / RATE)


def silence(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE))


def test_a_full_sine_is_three_decibels_below_full_scale() -> None:
    assert loudness(tone(1, 1)) == pytest.approx(-3.01, abs=0.02)
    assert peak(tone(1, 1)) == pytest.approx(0, abs=0.02)


def test_a_pause_does_not_make_speech_quieter() -> None:
    assert loudness(np.concatenate([tone(0.5, 0.5), silence(2)])) == pytest.approx(loudness(tone(0.5, 0.5)), abs=0.05)


def test_a_sound_is_brought_to_its_level() -> None:
    assert loudness(levelled(tone(1, 0.03), -20, -1.5)) == pytest.approx(-20, abs=0.02)


def test_a_peak_is_held_below_the_ceiling_and_the_level_is_kept() -> None:
    burst = np.concatenate([tone(0.4, 0.1), tone(0.01, 0.9), tone(0.4, 0.1)])
    sound = levelled(burst, -20, -3)
    assert peak(sound) <= -3
    assert loudness(sound) == pytest.approx(-20, abs=0.3)


def test_a_sound_without_peaks_is_not_touched() -> None:
    assert np.array_equal(held(tone(0.3, 0.4), 0.5), tone(0.3, 0.4))


def test_silence_around_a_sound_is_cut_but_for_a_little() -> None:
    around = np.concatenate([silence(0.5), tone(0.3, 0.5), silence(0.7)])
    assert milliseconds(trimmed(around)) == pytest.approx(300 + 20 + 60, abs=2)


def test_a_sound_at_the_very_edge_is_cut_where_it_ends() -> None:
    assert milliseconds(trimmed(tone(0.3, 0.5))) == 300


def test_a_fade_leads_from_silence_to_silence_and_leaves_the_middle() -> None:
    sound = faded(np.ones(RATE), 8, 30)
    assert sound[0] == 0
    assert sound[-1] == pytest.approx(0)
    assert np.all(np.diff(sound[: RATE * 8 // 1000]) > 0)
    assert np.all(np.diff(sound[-RATE * 30 // 1000 :]) < 0)
    assert np.all(sound[RATE * 8 // 1000 : -RATE * 30 // 1000] == 1)
