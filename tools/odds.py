"""Computes the figures of house games anew and keeps them in their folders: `python -m tools.odds [GAME ...]`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter

from hapag.cli.odds import computed
from hapag.games import game, games
from hapag.kernel.schema import Game
from hapag.odds import has_odds, save


def refresh(kind: Game) -> str:
    """Compute and keep one game's figures, with a progress bar; return a line that tells about it."""
    began = perf_counter()
    figures = computed(kind)
    save(kind, figures)
    return f"{kind.info.slug}: {figures.ev:+.10f} of the {figures.unit}, in {perf_counter() - began:.1f} s"


def main(slugs: Sequence[str]) -> None:
    for slug in slugs or [slug for slug in games() if has_odds(game(slug))]:
        print(refresh(game(slug)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
