"""The exact figures of Blackjack: six decks, counted through."""

from collections.abc import Mapping
from typing import ClassVar

from hapag.games.blackjack.rules import Blackjack
from hapag.games.twentyone.exact.charts import VERBS, Charts, value_text
from hapag.games.twentyone.exact.figures import figures as figures_of
from hapag.games.twentyone.exact.figures import hand_text
from hapag.games.twentyone.exact.game import Game
from hapag.games.twentyone.exact.play import DOUBLE, HIT, NET, SPLIT, STAND
from hapag.kernel import phrase
from hapag.odds import Figures, Progress, Source, quiet


class BlackjackShoe(Game):
    """Six decks of 52; the naturals of both push, doubles come on two cards, aces are split once."""

    deck: ClassVar = dict.fromkeys(range(1, 10), 4) | {10: 16}


GAME = BlackjackShoe()
FARMER = "Eric Farmer, Blackjack 7.6 (CDZ-), as run by True Count"
FARMER_AT = "https://github.com/0xRowdy/true-count/issues/15"
PUBLISHED = (
    ((8, 8), 10, SPLIT, "-0.474893751"),
    ((8, 8), 1, SPLIT, "-0.364251552"),
    ((10, 10), 5, SPLIT, "0.371713893"),
    ((10, 10), 6, SPLIT, "0.449059879"),
    ((1, 7), 2, STAND, "0.124000760"),
    ((1, 7), 3, DOUBLE, "0.179330198"),
    ((5, 6), 1, HIT, "0.147595674"),
    ((2, 10), 4, HIT, "-0.210364258"),
)
"""Hand, open card, choice, and what it is worth."""


def figures(progress: Progress = quiet) -> Figures:
    return figures_of(Blackjack, GAME, progress, sources)


def sources(charts: Charts, means: Mapping[str, float]) -> tuple[Source, ...]:
    """Return what others have counted of the same game, with what it comes to here."""
    return tuple([source(charts, *each) for each in PUBLISHED])


def source(charts: Charts, values: tuple[int, int], up: int, choice: int, published: str) -> Source:
    start = next(start for start in charts.tables[up].starts if start.key[0] == values)
    what = phrase("odds-worth-of", verb=phrase(f"verb-{VERBS[choice]}"), cards=hand_text(values), up=value_text(up))
    return Source(who=FARMER, where=FARMER_AT, figure=what, published=published, ours=float(start.choices[choice][NET]))
