"""The sounds of the table as files: `python -m tools.sounds` computes them anew and says what they weigh."""

from __future__ import annotations

from typing import Final

from tools.audio import AUDIO, entry, peak, write_manifest
from tools.codec import encode
from tools.sounds.effects import EFFECTS, KBPS, made

FOLDER: Final = AUDIO / "effects"


def main() -> None:
    """Write every effect and the list of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    clips = {}
    for name in EFFECTS:
        sound = made(name)
        file = encode(sound, KBPS)
        (FOLDER / f"{name}.mp3").write_bytes(file)
        clips[name] = entry(sound, file)
        print(
            f"{name:8} {clips[name]['ms']:>5} ms {len(file):>6} bytes {clips[name]['loudness']:>7} dBFS, peak {peak(sound)}"
        )
    write_manifest(FOLDER / "manifest.json", {"engine": "tools/sounds", "licence": "MIT"}, clips)
    print(f"{len(clips)} sounds, {sum(path.stat().st_size for path in FOLDER.glob('*.mp3')):,} bytes")


if __name__ == "__main__":
    main()
