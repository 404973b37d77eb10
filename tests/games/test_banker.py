"""What the banker's games share, rule by rule: the bank, the reveal, copies, points."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hapag.games import game
from hapag.games.banker.table import Arrange, BankBalanced, Banked, Dealt, Revealed, Settled, came_out, points_for
from hapag.games.pai_gow_poker.rules import PaiGowPoker
from hapag.games.pai_gow_tiles.rules import PaiGowTiles
from hapag.games.words import Words
from hapag.kernel import Illegal, NoOptions, any_move, begin, check, owing, play, view
from hapag.kernel.views import faces
from hapag.pieces import Piece
from tests.games.pai_gow_poker import driver as poker
from tests.games.pai_gow_tiles import driver as tiles
from tests.table.tables import deal, done, for_two, played_out, solo

KINDS = (PaiGowPoker, PaiGowTiles)
BANKER = {"low": "As Kc", "high": "9c 9d 8s 7h 3c"}
EVEN = {"low": "Ah Kd", "high": "Tc Td 8h 7s 2c"}
WINNER = {"low": "4c 4d", "high": "Jk Qc Qd 6h 3d"}
LOSER = {"low": "Jh Th", "high": "Ac Kh 9h 6s 5d"}


def any_deal(kind: type[Banked], seats: int, seed: int, bank: int = 0) -> Banked:
    (pack,) = kind.packs(NoOptions(), seats)
    return begin(kind, NoOptions(), seats, [tuple(map(Piece, Random(seed).sample(list(pack), len(pack))))], bank).state


def played(kind: type[Banked], seats: int, seed: int, bank: int = 0) -> Banked:
    state = any_deal(kind, seats, seed, bank)
    for seat in range(seats):
        state = play(state, seat, any_move(state, seat, Random(f"{seed} {seat}"))).state
    return state


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_as_many_pieces_the_banker_too(kind: type[Banked], seats: int) -> None:
    state = any_deal(kind, seats, 1, seats - 1)
    assert {len(player.hand) for player in state.players} == {sum(kind.sizes)}
    assert state.banker == seats - 1
    assert owing(state) == tuple(range(seats)), "the banker arranges too"


def test_every_player_is_settled_against_the_bank_alone() -> None:
    state, events = poker.played([BANKER, EVEN, WINNER, LOSER])
    assert state.score() == (0, 0, 1, -1)
    settled = [event for event in events if isinstance(event, Settled)]
    assert [(event.seat, event.low, event.high, event.points) for event in settled] == [
        (1, "copied", "won", 0),
        (2, "won", "won", 1),
        (3, "lost", "lost", -1),
    ]
    assert events[-1] == BankBalanced(0, 0)


def test_a_copy_is_the_banks_whoever_banks() -> None:
    assert poker.played([BANKER, EVEN], bank=0)[0].score() == (0, 0)
    assert poker.played([BANKER, EVEN], bank=1)[0].score() == (-1, 1), "the copied low is now seat 1's"
    assert [came_out(5, 5), came_out(6, 5), came_out(4, 5)] == ["copied", "won", "lost"]
    assert [points_for(low, high) for low in ("won", "copied") for high in ("won", "lost")] == [1, 0, 0, -1]


def test_nothing_is_shown_before_the_last_one_locks() -> None:
    state, _ = poker.dealt([" ".join(layout.values()) for layout in (BANKER, EVEN, WINNER)])
    for seat, layout in ((2, WINNER), (0, BANKER)):
        state = play(state, seat, Arrange(poker.rows(layout))).state
        assert not faces(view(state, None))
        assert view(state, None).sealed == dict.fromkeys(sorted({2, seat}))
        with pytest.raises(Illegal, match="already-chosen"):
            check(state, seat, Arrange(poker.rows(layout)))
    step = play(state, 1, Arrange(poker.rows(EVEN)))
    assert [event.seat for event in step.events if isinstance(event, Revealed)] == [0, 1, 2]
    assert len(faces(view(step.state, None))) == 21


def test_the_captions_tell_the_story() -> None:
    words = Words(PaiGowPoker, people=("Ann", "Bo"))
    _, events = poker.played([BANKER, EVEN])
    assert [words.caption(event) for event in events] == [
        "7 cards to each seat. Seat 1 (Ann) holds the bank.",
        "Seat 1 (Ann) has locked both hands.",
        "Seat 2 (Bo) has locked both hands.",
        "Seat 1 (Ann) shows low: high card ace and king; high: pair of nines.",
        "Seat 2 (Bo) shows low: high card ace and king; high: pair of tens.",
        "Seat 2 (Bo) pushes: low copied, high won.",
        "The bank of Seat 1 (Ann) comes out even.",
    ]
    assert isinstance(events[0], Dealt)


def test_a_foul_layout_is_refused_with_what_decides() -> None:
    words = Words(PaiGowPoker)
    assert words.text(poker.refusal({"low": "Ad Kc", "high": "Ac Qd Jh 9s 3c"})) == (
        "Low and high are both ace high, and the low hand’s king beats the high hand’s queen. "
        "The five cards must be at least as strong, card by card."
    )
    assert "low hand (pair of nines) beats the high hand (king high)" in words.text(
        poker.refusal({"low": "9c 9d", "high": "Kh Qd Jh 8s 3c"})
    )
    assert words_of_tiles({"low": "teen nine-63", "high": "gor bon"}).startswith(
        "The low hand (wong with teen) beats the high hand (8 led by gor)."
    )


def words_of_tiles(layout: tiles.Layout) -> str:
    return Words(PaiGowTiles).text(tiles.refusal(layout))


@settings(deadline=None)
@given(st.sampled_from(KINDS), st.integers(2, 4), st.integers(0, 10_000), st.integers(0, 3))
def test_what_the_players_win_the_banker_loses(kind: type[Banked], seats: int, seed: int, bank: int) -> None:
    state = played(kind, seats, seed, bank % seats)
    assert sum(state.score()) == 0
    low, high = kind.scores(NoOptions(), seats)
    assert all(low <= points <= high for points in state.score())
    assert all(abs(player.points) <= 1 for player in state.others())
    assert (
        state.ending()
        == {1: "bank-won", 0: "bank-even", -1: "bank-lost"}[
            (state.score()[state.banker] > 0) - (state.score()[state.banker] < 0)
        ]
    )


@settings(deadline=None)
@given(st.sampled_from(KINDS), st.integers(0, 10_000))
def test_the_clock_arranges_validly_in_either_role(kind: type[Banked], seed: int) -> None:
    state = any_deal(kind, 4, seed, seed % 4)
    for seat in range(4):
        check(state, seat, state.fallback(seat))
        hand = state.players[seat].hand
        assert state.fallback(seat).rows == kind.arranged(hand, banks=seat == state.banker)


@pytest.mark.parametrize("kind", KINDS)
def test_alone_against_computers_the_computer_banks(kind: type[Banked]) -> None:
    table = solo(game=kind.info.slug, rivals=("easy", "hard"))
    for number in range(4):
        table = done(table, deal(table))
        assert table.round.banker == 1 + number % 2
        table = played_out(table, Random(number))
    online = done(for_two(game=kind.info.slug))
    assert online.round.banker == 0, "with people the first seat banks first"


def test_two_tiles_of_a_name_are_arranged_by_name() -> None:
    state, _ = tiles.played([{"low": "mooy ping", "high": "teen tit"}, {"low": "foo bon", "high": "look foo"}])
    assert sum(state.score()) == 0
    assert [len(player.low) for player in state.players] == [2, 2]


def test_both_are_found_by_their_slug() -> None:
    assert [game(kind.info.slug) for kind in KINDS] == list(KINDS)
    assert all(kind.info.arranging and kind.info.solo_lead == "rival" for kind in KINDS)
