"""The figures of a house game. Everything is from the player's side and per base stake, unless it says otherwise."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Self

from msgspec import Struct
from msgspec.structs import asdict

from hapag.kernel import Move, Phrase
from hapag.kernel.schema import Game

Label = str | Phrase
"""A label that is the same in every language, or words."""


class Edge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one base stake comes to.

    ev: mean net, negative if the house has the edge; ev_fraction: the same as "numerator/denominator" where it was
    counted in whole numbers. sd: standard deviation of the net of a round. staked: mean of all that is put up in a
    round. element_of_risk: what the house keeps of each unit put up, -ev / staked.
    """

    ev: float
    ev_fraction: str | None = None
    sd: float
    staked: float
    element_of_risk: float


class Decision(Struct, frozen=True):
    """How many times in a round, on average, best play makes a choice: `Phrase("verb-raise")`, or words of its own."""

    name: Phrase
    often: float


class Choice(Struct, frozen=True):
    """What a letter in a grid stands for.

    letter: one or two characters. verb: the notation of the move it begins with ("double"), which gives the cell its
    colour; it is a key of the cell's `ev`. meaning: "double, or hit where that is not allowed".
    """

    letter: str
    verb: str
    meaning: Phrase


class Cell(Struct, frozen=True):
    """One situation: the letter of best play, and the mean net of every choice by its verb."""

    letter: str
    ev: dict[str, float]


class Grid(Struct, frozen=True, kw_only=True):
    """A chart. side, top: what rows and columns are; cells: row by row, None where nothing can stand."""

    title: Phrase
    side: Phrase
    top: Phrase
    rows: tuple[Label, ...]
    columns: tuple[Label, ...]
    choices: tuple[Choice, ...]
    cells: tuple[tuple[Cell | None, ...], ...]


class Strategy(Struct, frozen=True, kw_only=True):
    """Best play: as charts, as rules in words, or both. A rule is one sentence, the first that fits counts."""

    grids: tuple[Grid, ...] = ()
    rules: tuple[Phrase, ...] = ()


class Cost(Struct, frozen=True):
    """Another simple way to play, and what it loses beyond best play, in units a round (positive)."""

    name: Phrase
    cost: float


class Source(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A figure that somebody has published for the same rules.

    who: "Wizard of Odds". where: the address of the page. figure: `Phrase("odds-house-edge")` or words of its own.
    published: exactly as printed, "3.3730 %". ours: the same figure as computed, as a plain number (0.0337...).
    note: what to know about the comparison, if anything.
    """

    who: str
    where: str
    figure: Phrase
    published: str
    ours: float
    note: Phrase | None = None

    def agrees(self) -> bool:
        """Say whether ours, rounded to as many digits as are printed, is what is printed."""
        text = self.published.replace("−", "-").replace(",", "").strip()
        is_percent = text.endswith("%")
        printed = Decimal(text.rstrip("% "))
        ours = Decimal(self.ours) * (100 if is_percent else 1)
        return ours.quantize(printed, ROUND_HALF_UP) == printed


class Figures(Edge, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that is known of a game at one seat under best play.

    unit: the bet that is one ("ante"). bets: where one may bet on several things, each by its name. exact: counted, or
    computed without any sampling. convention: what was computed and how, and what was left out. rules: the version of
    the rules that it holds for.
    """

    game: str
    unit: str
    decisions: tuple[Decision, ...]
    strategy: Strategy
    costs: tuple[Cost, ...] = ()
    bets: dict[str, Edge] = {}
    sources: tuple[Source, ...] = ()
    exact: bool
    convention: Phrase
    rules: int

    @classmethod
    def of(cls, kind: Game, edge: Edge, **rest: Any) -> Self:
        """Return the figures of a game from its edge and the other fields; `exact` is true if not said."""
        given = {"exact": True, **asdict(edge), **rest}
        return cls(game=kind.info.slug, rules=kind.info.rules, **given)


class Advice(Struct, frozen=True, kw_only=True):
    """Best play in a given situation, why, and what each open verb is worth in units where that is known."""

    move: Move
    why: Phrase
    ev: dict[str, float] = {}
