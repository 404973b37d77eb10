"""The dealer's clips: one for every phrase in every voice, made of that very text, and the files are what the lists say."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tools import mp3
from tools.audio import RATE
from tools.voice import recordings
from tools.voice.phrases import phrases
from tools.voice.recordings import ENGINE, KBPS, LICENCE, LOUDNESS, MOST, PACES, VOICES

PADDING = 120
"""Milliseconds of silence at most that an encoder adds: its own delay, and what fills the last frame."""
SHORTEST, LONGEST = 150, 4_000
"""Milliseconds of a clip."""

pytestmark = pytest.mark.parametrize("voice", VOICES)


def test_every_phrase_has_a_clip_made_of_its_text(voice: str) -> None:
    assert {key: entry["text"] for key, entry in recordings.entries(voice).items()} == dict(phrases())


def test_no_clip_lies_about_that_no_phrase_asks_for(voice: str) -> None:
    assert {path.name for path in recordings.folder(voice).iterdir()} == {f"{key}.mp3" for key in phrases()} | {
        "manifest.json"
    }


def test_every_file_is_the_one_that_is_listed(voice: str) -> None:
    known = recordings.entries(voice)
    assert [key for key, entry in known.items() if not recordings.holds(voice, key, entry)] == []
    assert [key for key, entry in known.items() if recordings.clip(voice, key).stat().st_size != entry["bytes"]] == []


def test_every_clip_is_mono_at_24_khz_and_40_kbit_a_second(voice: str) -> None:
    found = Counter(
        (frame.kbps, frame.hertz, frame.channels)
        for key in recordings.entries(voice)
        for frame in mp3.frames(recordings.clip(voice, key).read_bytes())
    )
    assert set(found) == {(KBPS, RATE, 1)} == {(40, 24_000, 1)}


def test_a_clip_plays_as_long_as_the_list_says(voice: str) -> None:
    for key, entry in recordings.entries(voice).items():
        assert 0 <= mp3.milliseconds(recordings.clip(voice, key).read_bytes()) - entry["ms"] <= PADDING, key
        assert SHORTEST <= entry["ms"] <= LONGEST, key


def test_all_clips_speak_at_one_level(voice: str) -> None:
    assert {
        key: entry["loudness"]
        for key, entry in recordings.entries(voice).items()
        if abs(entry["loudness"] - LOUDNESS) > 1
    } == {}


def test_a_voice_weighs_less_than_two_megabytes(voice: str) -> None:
    weight = sum(path.stat().st_size for path in recordings.folder(voice).glob("*.mp3"))
    assert weight == sum(entry["bytes"] for entry in recordings.entries(voice).values())
    assert 500_000 < weight < MOST == 2_000_000


def test_the_list_names_engine_voice_and_licence_and_that_it_is_synthetic(voice: str) -> None:
    head = json.loads((recordings.folder(voice) / "manifest.json").read_text("utf-8"))
    told = {"voice": VOICES[voice], "engine": ENGINE, "licence": LICENCE, "pace": PACES[voice], "synthetic": True}
    assert {name: value for name, value in head.items() if name != "clips"} == told


def test_one_text_is_spoken_in_one_way_but_for_its_mark(voice: str) -> None:
    """What is said in the middle of a sentence and at its end differs in tone, not in sounds."""
    sounds: dict[str, set[str]] = {}
    for entry in recordings.entries(voice).values():
        sounds.setdefault(entry["text"].lower().rstrip(".,!?"), set()).add(entry["phonemes"].rstrip(".,!?"))
    assert {text: each for text, each in sounds.items() if len(each) > 1} == {}


def test_every_sign_stands_for_a_sound(voice: str) -> None:
    signs = set("".join(entry["phonemes"] for entry in recordings.entries(voice).values()))
    assert signs <= set(" ,.!?:;ˈˌːAIOWYTbdfhijklmnpstuvwzæðŋɑɐɔəɛɜɡɪɹɾʃʊʌʒʤʧθᵊᵻ")
