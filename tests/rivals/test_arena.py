"""Rival against rival: the same deals from every seat, counted over deals; and the simple players that are met there."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hapag.games import game, games
from hapag.kernel import Move, Seen, check, see
from hapag.kernel.kit.rounds import all_positions
from hapag.kernel.records import encode
from hapag.kernel.round import owing
from hapag.rivals import levels, named, random_rival
from hapag.rivals.arena import Bout, Standing, Timed, lead, pairings, share, within
from hapag.rivals.match import Mean, Played

PATONG, TONG_ITS = game("patong"), game("tong-its")
HAVE_SIMPLE = [slug for slug in games() if "simple" in named(game(slug))]
ROUNDS = 12


def other_random(seen: Seen[Any], random: Random) -> Move:
    return random_rival(seen, random)


def bout(seats: int = 3, seed: int = 4, one: Any = random_rival, other: Any = random_rival) -> Bout:
    return Bout(PATONG, PATONG.info.options(), one, other, seats, seed)


def test_all_rounds_of_a_deal_have_the_same_packs_and_the_same_lead() -> None:
    for number in range(4):
        deal = bout().deal(number)
        assert len(deal) == 3
        assert {played.packs for played in deal} == {deal[0].packs}
        assert [played.lead for played in deal] == [number % 3] * 3
    assert bout().deal(0)[0].packs != bout().deal(1)[0].packs


def test_the_one_side_sits_once_in_every_seat_of_a_deal() -> None:
    table = bout(one=random_rival, other=other_random)
    sitting = [[rival is table.one for rival in table.match(seat).rivals] for seat in range(3)]
    assert sitting == [[True, False, False], [False, True, False], [False, False, True]]


def test_a_side_against_an_equal_one_comes_out_exactly_even() -> None:
    """With the same chance in every seat, equal sides play the same round three times, and luck falls out."""
    standing = Standing()
    for number in range(6):
        deal = bout(one=random_rival, other=other_random).deal(number)
        assert {played.moves for played in deal} == {deal[0].moves}
        standing.add(deal)
    assert standing.lead.value == pytest.approx(0)
    assert standing.share.value == pytest.approx(1 / 3)


def test_the_same_seed_plays_the_same_deals() -> None:
    def records(seed: int) -> list[str]:
        return [encode(played.record()) for number in range(3) for played in bout(seed=seed).deal(number)]

    assert records(4) == records(4)
    assert records(4) != records(5)


class Scored:
    """The end of a round of which only the score is asked."""

    def __init__(self, *score: int) -> None:
        self.end = self
        self.points = score

    def score(self) -> tuple[int, ...]:
        return self.points


def deal(*scores: tuple[int, ...]) -> Any:
    found: list[Any] = [Scored(*score) for score in scores]
    played: list[Played] = found
    return played


def test_a_standing_is_the_mean_of_deals_as_worked_out_by_hand() -> None:
    """Three deals at two seats. The one side scores 4 and 2, 1 and 1, 0 and -2, so 3, 1 and -1 a deal: mean 1, standard
    deviation 2, standard error 2/√3. It has 6, 2 and -2 more than the other; wins 1, 1 and 1/4 of a deal."""
    standing = Standing()
    standing.add(deal((4, -4), (-2, 2)))
    standing.add(deal((1, -1), (-1, 1)))
    standing.add(deal((0, 0), (2, -2)))
    assert standing.score.value == pytest.approx(1)
    assert standing.score.half_width() == pytest.approx(1.959964 * 2 / 3**0.5)
    assert standing.lead.value == pytest.approx(2)
    assert standing.lead.half_width() == pytest.approx(1.959964 * 4 / 3**0.5)
    assert standing.share.value == pytest.approx(float(Fraction(3, 4)))


def test_the_interval_is_over_deals_and_not_over_rounds() -> None:
    """What one seat wins and the other loses of every deal is luck with the cards, and no spread."""
    standing = Standing()
    for _ in range(5):
        standing.add(deal((100, -100), (100, -100)))
    assert standing.score.value == standing.score.half_width() == 0


def test_a_mean_of_one_number_has_no_interval() -> None:
    mean = Mean()
    mean.add(3)
    assert (mean.value, mean.half_width()) == (3, None)


def test_a_lead_is_over_the_mean_of_the_others_and_a_win_is_shared() -> None:
    assert lead((6, 1, -1), 0) == 6
    assert [share((6, 1, 6), seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert share((-20, -40), 0) == 1


def test_moves_are_timed_one_by_one() -> None:
    player = Timed(random_rival)
    bout(one=player, other=other_random).deal(0)
    assert len(player.taken) > 3
    assert all(ms >= 0 for ms in player.taken)


def test_99_of_100_moves_are_made_within_the_time_told() -> None:
    taken = [float(ms) for ms in range(200, 0, -1)]
    assert [within(taken, part) for part in (0.5, 0.99, 1)] == [100, 198, 200]
    assert within([7.0], 0.99) == 7


def test_every_level_meets_random_play_the_simple_player_and_the_level_below() -> None:
    assert list(pairings(TONG_ITS)) == [
        ("easy", "random"),
        ("easy", "simple"),
        ("medium", "random"),
        ("medium", "simple"),
        ("medium", "easy"),
        ("hard", "random"),
        ("hard", "simple"),
        ("hard", "medium"),
    ]


def test_nobody_meets_itself_under_another_name_nor_anybody_twice() -> None:
    """The easy level of Pusoy is the simple player."""
    met = list(pairings(game("pusoy")))
    assert ("easy", "simple") not in met
    assert ("medium", "simple") in met
    assert ("medium", "easy") not in met


def test_all_who_can_play_are_named_weakest_level_first() -> None:
    for slug in games():
        assert list(named(game(slug)))[: len(levels(game(slug)))] == list(levels(game(slug)))
        assert named(game(slug))["random"] is random_rival
    assert len(HAVE_SIMPLE) > 5


@pytest.mark.parametrize("slug", HAVE_SIMPLE)
def test_the_simple_player_moves_legally_wherever_random_rounds_lead(slug: str) -> None:
    simple, random = named(game(slug))["simple"], Random(slug)
    for position in all_positions(game(slug), random, ROUNDS):
        for seat in owing(position.state):
            check(position.state, seat, simple(see(position.state, seat), random))


@pytest.mark.parametrize("slug", HAVE_SIMPLE)
def test_the_simple_player_repeats_itself(slug: str) -> None:
    simple = named(game(slug))["simple"]
    for position in all_positions(game(slug), Random(slug), 2):
        for seat in owing(position.state):
            seen = see(position.state, seat)
            assert simple(seen, Random(3)) == simple(seen, Random(3))
