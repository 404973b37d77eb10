"""The dealer's clips: `python -m tools.voice` renders what is missing or changed in each voice, then checks everything.

With `--listen` speech recognition hears assembled result sentences; with `--say TEXT` nothing is rendered, and how a text
would be pronounced is printed.
"""

from __future__ import annotations

import argparse
import sys
import time

from tools.voice.check import faults, summary
from tools.voice.kokoro import Kokoro
from tools.voice.listen import MOST_ERRORS, Listener, heard, report
from tools.voice.phrases import phrases
from tools.voice.pronounce import Pronouncer
from tools.voice.recordings import VOICES
from tools.voice.render import render, wanted


def renew(again: bool) -> None:
    """Render what is missing or changed, or everything again."""
    texts = phrases()
    pronounce, engine = Pronouncer(), Kokoro()
    sounds = {key: pronounce(text) for key, text in texts.items()}
    for voice in VOICES:
        keys = list(texts) if again else wanted(voice, texts, sounds)
        start = time.perf_counter()
        render(voice, texts, sounds, engine, keys)
        print(f"{voice}: {len(keys)} clips rendered in {time.perf_counter() - start:.0f} s", flush=True)


def check() -> bool:
    """Say what is wrong with the clips, and what they weigh; True if nothing is wrong."""
    wrong = [f"{voice}: {fault}" for voice in VOICES for fault in faults(voice)]
    print("\n".join([*wrong, *[summary(voice) for voice in VOICES]]))
    return not wrong


def listen() -> bool:
    """Have the sentences recognised in each voice; True if few enough words are misheard."""
    listener = Listener()
    shares = []
    for voice in VOICES:
        found = heard(voice, listener)
        print(report(voice, found))
        shares.append(found.share)
    return max(shares) <= MOST_ERRORS


def main() -> int:
    """Do what the command line asks; 1 if a check fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--again", action="store_true", help="render every clip again")
    parser.add_argument("--listen", action="store_true", help="have assembled sentences recognised")
    parser.add_argument("--say", metavar="TEXT", help="print how a text would be pronounced, and do nothing else")
    wish = parser.parse_args()
    if wish.say:
        print(Pronouncer()(wish.say))
        return 0
    renew(wish.again)
    sound = check()
    return 0 if sound and (not wish.listen or listen()) else 1


if __name__ == "__main__":
    sys.exit(main())
