"""Golden rounds: one recorded round for each way a round can end, kept in the game's folder as `golden.jsonl`.

    python -m hapag.kernel.kit.golden hapag.games.patong.rules:Patong src/hapag/games/patong/golden.jsonl

writes one for each ending that the file lacks, found by random play. A round that no random player reaches is written
by hand; the file is only ever added to.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random

from hapag.kernel.kit.rounds import any_table, expect, positions
from hapag.kernel.kit.stories import written
from hapag.kernel.records import Record, decode, encode, replay
from hapag.kernel.round import is_over
from hapag.kernel.schema import Game

TRIES = 200_000


def read_goldens(path: Path) -> list[Record]:
    """Return the golden rounds of a file; none if it is not there."""
    return [decode(text) for text in path.read_text("utf-8").splitlines()] if path.exists() else []


def goldens_hold(game: Game, goldens: Sequence[Record]) -> None:
    """Every golden round comes out as recorded, and there is one for each of `Info.endings`; a Fault otherwise."""
    for golden in goldens:
        final = list(replay(game, golden))[-1].state
        expect(is_over(final), "a golden round is not over", golden)
        expect(final.ending() == golden.ending, f"a golden round ends as {final.ending()!r}", golden)
        expect(final.score() == golden.score, f"a golden round comes out as {final.score()}", golden)
    missing = set(game.info.endings) - {golden.ending for golden in goldens}
    expect(not missing, "endings without a golden round", missing)


def search(game: Game, wanted: set[str], random: Random) -> list[Record]:
    """Return a round for each ending that random play finds."""
    found: dict[str, Record] = {}
    for _ in range(TRIES):
        if wanted <= found.keys():
            break
        final = list(positions(any_table(game, random), random))[-1]
        ending = final.state.ending()
        if ending in wanted - found.keys():
            found[ending] = written(final)
    return list(found.values())


def main() -> None:
    module, _, name = sys.argv[1].partition(":")
    game: Game = getattr(import_module(module), name)
    path = Path(sys.argv[2])
    known = read_goldens(path)
    wanted = set(game.info.endings) - {golden.ending or "" for golden in known}
    new = search(game, wanted, Random(1))  # noqa: S311 - no secret hangs on it
    path.write_text("".join(f"{encode(record)}\n" for record in [*known, *new]), "utf-8")
    print(f"{len(new)} added, missing: {sorted(wanted - {record.ending or '' for record in new}) or 'none'}")


if __name__ == "__main__":
    main()
