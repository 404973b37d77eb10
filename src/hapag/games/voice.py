"""What the dealer says, and what is heard, when something happens: the `voice.toml` of a game, of the families that it stands
on, and of the rooms around them. What an inner folder says of an event wins over what an outer one says.

An event is named by its tag and has either a line or a reason for silence; a sound goes with either:

    [events.called]
    say = [{ of = "left", 0 = ["act.{seat}.all-in"], other = ["act.{seat}.calls"] }]
    sound = "chips"

    [events.returned]
    silent = "Bookkeeping: chips that nobody called were never at stake."

`say` is a list of items, said one after the other:

- the key of a clip, with fields of the event in braces. A seat is written from 1, a number by its digits, a text as it is, a
  flag as `yes` or `no`, a phrase as its code without the first word (`ranks-K` as `k`). `{why.card}` is an argument of a
  phrase; `{cards.name}` and `{cards.1}` are the name of the first of some pieces and its first letter, `{cards.count}` and
  `{seats.count}` how many there are.
- a field alone in braces, said as a whole: a phrase by the items that `[phrases]` has for its code, with the phrase's arguments
  as fields; seats as "seat one, seat two, and seat four".
- a choice by the value that `of` names: by that value, else by `"+"` or `"-"` for the sign of a number, else `other`.

`early = true` marks what is said before a board has shown how a round ends, where it takes its time for that.

`[moments]` are lines for what is no event of a round, such as whose turn it is; the client knows when. Clips are listed in
`tools/voice/phrases.toml`, sounds are in `client/audio/effects`. Only what everyone sees may be said: tests hold that no line
reads a pile which is hidden from anybody.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from hapag.games import families, folder
from hapag.kernel.schema import Game

SOURCE = Path(__file__).parent.parent
ROOMS = ("kernel", "table", "games")
PARTS = ("events", "moments", "phrases")
Lines = dict[str, dict[str, Any]]
"""What is said, by `PARTS`: of events by their tags, of moments, and of phrases by their codes."""


@cache
def lines(kind: Game) -> Lines:
    """Return what the dealer says at a game: that of the rooms, of its families, its own."""
    folders = [*[SOURCE / room for room in ROOMS], *families(kind), folder(kind)]
    said: Lines = {part: {} for part in PARTS}
    for path in [each / "voice.toml" for each in folders if (each / "voice.toml").exists()]:
        for part, entries in tomllib.loads(path.read_text("utf-8")).items():
            said[part] |= entries
    return said
