"""Phrases to clips: what is missing or was changed is spoken, cut, levelled, encoded and listed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from tools.audio import Samples, entry, faded, levelled, trimmed
from tools.codec import encode
from tools.voice import recordings
from tools.voice.kokoro import Kokoro
from tools.voice.recordings import KBPS, LOUDNESS, PACES, PEAK, VOICES, Entry

LEAD: Final = 8
TAIL: Final = 30
"""Milliseconds over which a clip rises from silence and falls to it."""


def wanted(voice: str, texts: Mapping[str, str], sounds: Mapping[str, str]) -> list[str]:
    """Return the keys whose clip is missing, damaged, or was made of another text or other phonemes."""
    known = recordings.entries(voice)
    return [key for key, text in texts.items() if not made_of(voice, key, known.get(key), text, sounds[key])]


def made_of(voice: str, key: str, entry: Entry | None, text: str, phonemes: str) -> bool:
    fits = entry is not None and (entry["text"], entry["phonemes"]) == (text, phonemes)
    return fits and entry is not None and recordings.holds(voice, key, entry)


def render(voice: str, texts: Mapping[str, str], sounds: Mapping[str, str], engine: Kokoro, keys: list[str]) -> None:
    """Take away clips that no phrase asks for, and render these; the list is written after each, so that a run can be cut."""
    recordings.folder(voice).mkdir(parents=True, exist_ok=True)
    clips = {key: entry for key, entry in recordings.entries(voice).items() if key in texts}
    for path in recordings.folder(voice).glob("*.mp3"):
        if path.stem not in texts:
            path.unlink()
    recordings.write(voice, clips)
    for key in keys:
        sound = finished(engine(sounds[key], VOICES[voice], PACES[voice]))
        file = encode(sound, KBPS)
        recordings.clip(voice, key).write_bytes(file)
        clips[key] = cast("Entry", {"text": texts[key], "phonemes": sounds[key], **entry(sound, file)})
        recordings.write(voice, clips)


def finished(spoken: Samples) -> Samples:
    """Return what the model spoke as it is kept: without the silence around it, at the common level, soft at both ends."""
    return levelled(faded(trimmed(spoken), LEAD, TAIL), LOUDNESS, PEAK)
