"""Each check of the conformance kit bites: a game with the fault it is for does not pass."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from hapag.games import game
from hapag.games.patong import rules
from hapag.games.patong.rules import Board, Drew, Fold, Options, Patong, Play
from hapag.kernel import Event, FaceUp, Info, Offer, Phrase, Pick, Seat, Turn, offer
from hapag.kernel.kit import CHECKS, Fault
from hapag.kernel.kit.golden import goldens_hold, read_goldens
from hapag.kernel.schema import declared
from hapag.pieces import Piece, Pieces

INFO: Info = Patong.info


class NeverEnds(Patong):
    """The river comes again and again."""

    info: ClassVar = replace(INFO, slug="never-ends")

    def go_on(self, folders: Any) -> None:
        self.say(Board(Phrase("street-0"), ()))


class UnnamedEnding(Patong):
    def ending(self) -> str:
        return "somehow"


class ScoresTooHigh(Patong):
    def score(self) -> tuple[int, ...]:
        return tuple([11 * each for each in super().score()])


class IllegalFallback(Patong):
    def fallback(self, seat: Seat) -> Play:
        return Play(self.players[seat].hand[:3])


class ChangingFallback(Patong):
    def fallback(self, seat: Seat) -> Play:
        self.players[seat].folds += 1
        return super().fallback(seat)


class MissingMove(Patong):
    def moves(self, seat: Seat) -> Iterator[Play | Fold]:
        yield from list(super().moves(seat))[:-1]


class RepeatedMove(Patong):
    def moves(self, seat: Seat) -> Iterator[Play | Fold]:
        yield from super().moves(seat)
        yield self.fallback(seat)


class EmptyOffer(Patong):
    def offers(self, seat: Seat) -> Iterator[Offer]:
        yield from super().offers(seat)
        if self.street == rules.FLOP:
            return
        if self.players[seat].folds == self.options.cards // 3:
            yield offer(Fold, cards=Pick((), 3, 3))


class TurnHangsOnHiddenCards(Patong):
    def turn(self) -> Turn:
        turn = super().turn()
        return Turn(turn.seats[::-1], sealed=True) if any(p.hand[:1] == (0,) for p in self.players) else turn


class OfferHangsOnTheStock(Patong):
    def offers(self, seat: Seat) -> Iterator[Offer]:
        most = 2 if self.stock and self.stock[0] % 2 else 1
        yield offer(Play, cards=Pick(self.players[seat].hand, 1, most))
        yield from list(super().offers(seat))[1:]


class OfferHangsOnCommits(Patong):
    def offers(self, seat: Seat) -> Iterator[Offer]:
        yield offer(Play, cards=Pick(self.players[seat].hand, 1, 1 if self.sealed else 2))
        yield from list(super().offers(seat))[1:]


class FirstCommitCounts(Patong):
    """Forgets that choices come in seat order, and takes their order of arrival from the news."""

    def reveal(self, choices: Mapping[Seat, Play | Fold]) -> None:
        self.stock = self.stock[self.news[-1].seat :] + self.stock[: self.news[-1].seat]
        super().reveal(choices)


class LostPiece(Patong):
    def draw(self, folders: Any) -> None:
        self.stock = self.stock[1:]
        super().draw(folders)


class DoubledPiece(Patong):
    def draw(self, folders: Any) -> None:
        super().draw(folders)
        self.stock = self.stock[:-1] + self.board[:1]


class Invented(Patong):
    def draw(self, folders: Any) -> None:
        super().draw(folders)
        self.stock += (Piece(52),)


class MadeChips(Patong):
    def chips(self) -> int:
        return sum(player.halves for player in self.players)


class UnsortedChoice(Patong):
    def fallback(self, seat: Seat) -> Play:
        return Play(self.players[seat].hand[1::-1])

    def moves(self, seat: Seat) -> Iterator[Play | Fold]:
        yield from (Play(each.cards[::-1]) if isinstance(each, Play) else each for each in super().moves(seat))


class DrewOpenly(Event, frozen=True):
    seat: Seat
    cards: FaceUp


class HiddenDrawTold(Patong):
    def draw(self, folders: Any) -> None:
        before = len(self.news)
        super().draw(folders)
        told = [DrewOpenly(each.seat, each.cards) if isinstance(each, Drew) else each for each in self.news[before:]]
        self.news = (*self.news[:before], *told)


class SecretInANumber(Patong):
    """A public number computed from hidden hands."""

    def go_on(self, folders: Any) -> None:
        super().go_on(folders)
        self.best = sum(self.stock[:3])


class OrderTellsDiscards(Patong):
    def draw(self, folders: Any) -> None:
        super().draw(sorted(folders, key=lambda seat: self.players[seat].discards))


class AcesAreTold(Patong):
    def reveal(self, choices: Mapping[Seat, Play | Fold]) -> None:
        if any(isinstance(each, Fold) and each.cards[-1] >= 48 for each in choices.values()):
            self.say(rules.StreetWashed())
        super().reveal(choices)


class Implausible(Patong):
    def plausible(self) -> bool:
        return self.stock[0] > 3 if self.stock and self.stock[0] >= 0 else True


COUNTED: list[int] = []


class HangsOnTheProcess(Patong):
    """Something outside the state decides: here, the hash of a word."""

    def draw(self, folders: Any) -> None:
        super().draw(folders)
        self.say(Board(Phrase(f"street-{hash('flop')}"), ()))


class NotStored(Patong):
    """Keeps something beside its fields."""

    def turn_up(self) -> None:
        super().turn_up()
        COUNTED.append(len(self.board))

    def draw(self, folders: Any) -> None:
        self.best = len(COUNTED)
        super().draw(folders)


FAULTS: list[tuple[type[Patong], str]] = [
    (NeverEnds, "every round ends, in a way that the game names"),
    (UnnamedEnding, "every round ends, in a way that the game names"),
    (ScoresTooHigh, "scores stay in range"),
    (IllegalFallback, "the fallback is always legal"),
    (ChangingFallback, "asking changes nothing"),
    (MissingMove, "moves and offers are what the rules accept"),
    (RepeatedMove, "moves and offers are what the rules accept"),
    (EmptyOffer, "an open offer has a legal move"),
    (TurnHangsOnHiddenCards, "a seat's own view tells its turn and its offers"),
    (OfferHangsOnTheStock, "a seat's own view tells its turn and its offers"),
    (OfferHangsOnCommits, "what others committed changes no offer"),
    (FirstCommitCounts, "commits in any order come to the same"),
    (LostPiece, "every piece lies in exactly one place"),
    (DoubledPiece, "every piece lies in exactly one place"),
    (Invented, "every piece lies in exactly one place"),
    (MadeChips, "chips are neither made nor lost"),
    (UnsortedChoice, "moves are read as they are shown"),
    (HiddenDrawTold, "no event shows a face that no view shows"),
    (SecretInANumber, "views leak nothing"),
    (OrderTellsDiscards, "views leak nothing"),
    (AcesAreTold, "views leak nothing"),
    (Implausible, "a hidden world looks the same"),
    (HangsOnTheProcess, "the same record gives the same story"),
    (NotStored, "a stored round goes on as before"),
]


@pytest.mark.parametrize(("faulty", "check"), FAULTS, ids=lambda each: getattr(each, "__name__", None))
def test_a_planted_fault_is_found(faulty: type[Patong], check: str) -> None:
    with pytest.raises(Fault):
        CHECKS[check](faulty, Random(7), 60)


@pytest.mark.parametrize("check", CHECKS)
def test_the_sound_game_passes_the_same_rounds(check: str) -> None:
    CHECKS[check](Patong, Random(7), 20)


def test_a_refusal_that_is_no_illegal_is_found() -> None:
    class Crashes(Patong):
        def offers(self, seat: Seat) -> Iterator[Offer]:
            yield offer(Play, cards=Pick(self.players[seat].hand, 1, 2))
            raise KeyError("fold")

    with pytest.raises(KeyError):
        CHECKS["refused moves change nothing"](Crashes, Random(7), 20)


def test_a_missing_golden_round_is_found() -> None:
    goldens = read_goldens(Path(rules.__file__).parent / "golden.jsonl")
    for missing in goldens:
        with pytest.raises(Fault, match=missing.ending):
            goldens_hold(Patong, [golden for golden in goldens if golden is not missing])


def test_a_golden_round_that_comes_out_otherwise_is_found() -> None:
    goldens = read_goldens(Path(rules.__file__).parent / "golden.jsonl")
    won = next(golden for golden in goldens if golden.score and max(golden.score) == 1)
    with pytest.raises(Fault, match="comes out"):
        goldens_hold(Patong, [replace_score(won), *goldens])


def replace_score(golden: Any) -> Any:
    return replace(golden, score=tuple(reversed([2 * each for each in golden.score])))


def bad_field(hint: Any) -> Callable[[], None]:
    """Return what declares a game that holds pieces in a field of the wrong kind."""

    def declare() -> None:
        declared(type("Bad", (Patong,), {"__annotations__": {"held": hint}, "held": None, "__module__": __name__}))

    return declare


@pytest.mark.parametrize("hint", [Pieces, Piece, dict[int, Pieces], list[Piece], Any, Pieces | None], ids=str)
def test_a_piece_held_in_any_other_way_than_in_a_pile_is_an_error_at_the_start(hint: Any) -> None:
    with pytest.raises(TypeError, match="does not say who sees it"):
        bad_field(hint)()


def test_patong_is_registered_and_declared() -> None:
    assert game("patong") is Patong
    declared(Patong)
    assert Options() == Patong.info.options()
