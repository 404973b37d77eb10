"""The exact figures of Spanish 21: six decks without tens, counted through, with the suits that a bonus asks for."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from hapag.games.spanish_21.rules import BONUS_BY_COUNT, BONUS_HANDS, MOST_CARDS, SPADES, Spanish21
from hapag.games.twentyone.exact.charts import Charts
from hapag.games.twentyone.exact.figures import figures as figures_of
from hapag.games.twentyone.exact.game import PLAIN, Game, Values
from hapag.kernel import Phrase
from hapag.odds import Figures, Progress, Source, quiet

SUITED, ALL_SPADES = "suited", "spades"
DRAWS = ((6, 7), (6, 8), (7, 8), (7, 7))
"""Two cards that one more may make a bonus hand."""
MIXED_PAYS = "mixed"


class SpanishShoe(Game):
    """Six decks of 48; a 21 wins, with bonuses; doubles come on any number of cards and may be rescued.

    A mark is kept for two and three cards of a bonus hand that are of one suit. Suits of other seats' cards and of the
    dealer's are not looked at, so each suit of a value is as likely as any other to come next.
    """

    deck: ClassVar = dict.fromkeys(range(1, 10), 4) | {10: 12}
    natural_meets_natural: ClassVar = 1.5
    double_any: ClassVar = True
    rescue: ClassVar = True
    aces_once: ClassVar = False
    twenty_one_wins: ClassVar = True

    def bonus(self, values: Values, mark: str) -> float:
        """9: by the number of cards, or by the suits of a bonus hand."""
        odds = Spanish21.pays["hand"]
        if len(values) >= 5:
            name = BONUS_BY_COUNT.get(len(values), MOST_CARDS)
        else:
            name = (mark or MIXED_PAYS) if list(values) in BONUS_HANDS else "twenty-one"
        return odds[name].win / odds[name].per

    def marks(self, values: Values, mark: str, value: int) -> Sequence[tuple[str, float]]:
        after = tuple(sorted((*values, value)))
        if after in DRAWS:
            same = self.same_suit(after)
            return [(PLAIN, 1 - same), (SUITED, same * 3 / 4), (ALL_SPADES, same / 4)]
        if mark and list(after) in BONUS_HANDS:
            same = self.same_suit(after)
            return [(mark, same), (PLAIN, 1 - same)]
        return [(PLAIN, 1.0)]

    def same_suit(self, values: Values) -> float:
        """Return how likely the last card of a hand is of the suit that the others have."""
        held = len(values) - 1 if len(set(values)) == 1 else 0
        return (self.decks - held) / (4 * self.decks - held)

    def mark(self, values: Values, suits: Collection[int]) -> str:
        is_drawn = values in DRAWS or list(values) in BONUS_HANDS
        if not is_drawn or len(suits) > 1:
            return PLAIN
        return ALL_SPADES if SPADES in suits else SUITED


GAME = SpanishShoe()


def figures(progress: Progress = quiet) -> Figures:
    return figures_of(Spanish21, GAME, progress, sources)


def sources(charts: Charts, means: Mapping[str, float]) -> tuple[Source, ...]:
    """Return the published edge, which is that of play by charts."""
    return (
        Source(
            who="Wikipedia, Spanish 21",
            where="https://en.wikipedia.org/wiki/Spanish_21",
            figure=Phrase("odds-house-edge"),
            published="0.37%",
            ours=-means["charts"],
            note=Phrase("odds-note-charts"),
        ),
    )
