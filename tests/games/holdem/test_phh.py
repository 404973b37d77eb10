"""Hold'em hands in the open PHH format: what others wrote is played to their final stacks, and they read what we write."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from pokerkit import Automation, ChipsPushing, HandHistory, Mode, NoLimitTexasHoldem

from hapag.games.betting.table import Betting, Call, Check, Fold, Raise, Stakes
from hapag.games.holdem.phh import BadHand, Hand, read, write
from hapag.games.holdem.rules import Holdem
from hapag.games.words import Words
from hapag.kernel import Amount, begin, is_over, owing, play
from hapag.kernel.records import Record, line, record_of, replay
from hapag.pieces import CARDS

HANDS = 150
AUTOMATIONS = tuple(each for each in Automation if each is not Automation.RUNOUT_COUNT_SELECTION)


def final(hand: Hand) -> tuple[int, ...]:
    """Return the stacks of p1, p2, ... when a hand has been played by the rules."""
    *_, end = replay(Holdem, hand.record)
    assert is_over(end.state)
    return tuple([stack + net for stack, net in zip(hand.stacks, end.state.score(), strict=True)])


def calm(random: Random, full: int | None, owed: int) -> str:
    """Return what to do, so that the rules on short all-ins, which packages read differently, stay out of it."""
    if full is not None and random.random() < 0.25:
        return "raise"
    return "fold" if owed and random.random() < 0.15 else "stay"


# What others wrote


TELEVISED = """
variant = 'NT'
antes = [500, 500, 500]
blinds_or_straddles = [1000, 2000, 0]
min_bet = 2000
starting_stacks = [1125600, 2000000, 553500]
actions = [
  'd dh p1 Ac2d', 'd dh p2 ????', 'd dh p3 7h6h',
  'p3 cbr 7000', 'p1 cbr 23000', 'p2 f', 'p3 cc',
  'd db Jc3d5c', 'p1 cbr 35000', 'p3 cc',
  'd db 4h', 'p1 cbr 90000', 'p3 cbr 232600', 'p1 cbr 1067100', 'p3 cc',
  'p1 sm Ac2d', 'p3 sm 7h6h', 'd db Jh',
]
"""


def test_a_televised_hand_with_unknown_cards_comes_to_its_final_stacks() -> None:
    (hand,) = read(TELEVISED)
    assert final(hand) == (572100, 1997500, 1109500)


def theirs(random: Random) -> Any:
    """Return a random hand played to its end in PokerKit."""
    seats = random.randint(2, 9)
    stacks = [random.randint(40, 400) for _ in range(seats)]
    antes = random.choice((0, 3, {1: 6} if seats > 2 else 0))
    game = NoLimitTexasHoldem(AUTOMATIONS, isinstance(antes, int), antes, (10, 20), 20, mode=Mode.CASH_GAME)
    state = game(tuple(stacks), seats)
    while state.status:
        if state.can_select_runout_count():
            state.select_runout_count(None)
            continue
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        full = least if least is not None and most is not None and least < most else None
        match calm(random, full, state.checking_or_calling_amount or 0):
            case "raise":
                state.complete_bet_or_raise_to(full)
            case "fold":
                state.fold()
            case _:
                state.check_or_call()
    return HandHistory.from_game_state(game, state), state


def same_but_for_odd_chips(one: Sequence[int], other: Sequence[int]) -> bool:
    """Rule 16 gives odd chips one each, PokerKit all of them to the first."""
    return sum(one) == sum(other) and all(abs(a - b) < 10 for a, b in zip(one, other, strict=True))


@pytest.mark.filterwarnings("ignore")
def test_hands_recorded_by_pokerkit_come_to_its_final_stacks() -> None:
    for seed in range(HANDS):
        history, state = theirs(Random(seed))
        (hand,) = read(history.dumps())
        assert same_but_for_odd_chips(final(hand), state.stacks), seed


@pytest.mark.filterwarnings("ignore")
def test_hands_that_were_mucked_unseen_did_not_win() -> None:
    """Of every hand that comes to a showdown only the winners' cards are noted."""
    seen = 0
    for seed in range(HANDS):
        history, state = theirs(Random(seed))
        pushed = [each.amounts for each in state.operations if isinstance(each, ChipsPushing)]
        winners = {f"p{at + 1}" for amounts in pushed for at, amount in enumerate(amounts) if amount}
        hidden = [action for action in history.actions if " sm " in action and action.split()[0] not in winners]
        for action in hidden:
            player = action.split()[0]
            history.actions[history.actions.index(action)] = f"{player} sm"
            for at, each in enumerate(history.actions):
                if each.startswith(f"d dh {player} "):
                    history.actions[at] = f"d dh {player} ????"
        (hand,) = read(history.dumps())
        assert same_but_for_odd_chips(final(hand), state.stacks), seed
        seen += bool(hidden)
    assert seen > HANDS // 5


def test_amounts_with_a_point_are_counted_in_parts() -> None:
    (hand,) = read(TELEVISED.replace("1000, 2000, 0", "0.5, 1, 0").replace("min_bet = 2000", "min_bet = 1"))
    assert (hand.unit, hand.stacks[0], hand.record.options["big"]) == (10, 11256000, 10)


def test_many_hands_of_one_file_and_a_recorded_end() -> None:
    end = "finishing_stacks = [572100, 1997500, 1109500]\n"
    hands = read(f"[1]\n{TELEVISED}{end}\n[2]\n{TELEVISED}")
    assert [hand.record.score for hand in hands] == [(-553500, -2500, 556000), None]


# What we write


def ours(random: Random) -> tuple[Record, list[Any]]:
    """Return a random hand played to its end by our rules, as a record and its steps."""
    seats = random.randint(2, 10)
    stakes = Stakes(stacks=tuple([random.randint(40, 400) for _ in range(seats)]), ante=random.choice((0, 3)))
    deck: Any = tuple(random.sample(range(52), 52))
    lead, moves = random.randrange(seats), []
    step = begin(Holdem, stakes, seats, [deck], lead)
    while waiting := owing(step.state):
        move = calm_move(step.state, waiting[0], random)
        moves.append(line(waiting[0], move, CARDS))
        step = play(step.state, waiting[0], move)
    record = record_of(step.state, stakes, lead, [deck], moves)
    return record, list(replay(Holdem, record))


def calm_move(state: Betting, seat: int, random: Random) -> Fold | Check | Call | Raise:
    offers = {offer.verb: offer for offer in state.offers(seat)}
    bound = offers[Raise].bounds["to"]
    assert isinstance(bound, Amount)
    full = bound.low if offers[Raise].barred is None and bound.low < bound.high else None
    owed = state.owed(state.players[seat])
    match calm(random, full, owed):
        case "raise":
            return Raise(full or 0)
        case "fold":
            return Fold()
    return Call() if owed else Check()


@pytest.mark.filterwarnings("ignore")
def test_pokerkit_reads_what_we_write_and_comes_to_the_same_stacks() -> None:
    for seed in range(HANDS):
        record, steps = ours(Random(seed))
        history = HandHistory.loads(write([(record, steps)]))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            *_, end = history
        order = [(record.lead + 1 + place) % record.seats for place in range(record.seats)]
        stacks, score = record.options["stacks"], steps[-1].state.score()
        assert same_but_for_odd_chips(end.stacks, [stacks[seat] + score[seat] for seat in order]), seed


def test_we_read_what_we_write() -> None:
    played = [ours(Random(seed)) for seed in range(40)]
    for hand, (record, steps) in zip(read(write(played)), played, strict=True):
        assert hand.record.score == tuple(final_net(hand))
        assert sorted(final(hand)) == sorted(
            [stack + net for stack, net in zip(record.options["stacks"], steps[-1].state.score(), strict=True)]
        )


def final_net(hand: Hand) -> list[int]:
    return [after - before for before, after in zip(hand.stacks, final(hand), strict=True)]


def test_cards_that_a_record_leaves_open_are_written_as_unknown() -> None:
    record = Record(game="holdem", seats=2, deck="As Kd ?? ??", moves=("0 fold",))
    text = write([(record, list(replay(Holdem, record)))])
    assert "d dh p1 ????" in text
    assert "d dh p2 KdAs" in text or "d dh p2 AsKd" in text


# What cannot be read


def changed(old: str, new: str) -> str:
    assert old in TELEVISED
    return TELEVISED.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("not toml at all", "file", "TOML"),
        ("", "file", "no hand"),
        (changed("'NT'", "'FT'"), "variant", "no-limit"),
        (changed("[1125600, 2000000, 553500]", "[1125600]"), "starting_stacks", "2 to 10"),
        (changed("[1125600, 2000000, 553500]", "'many'"), "starting_stacks", "amounts"),
        (changed("553500]", "inf]"), "starting_stacks", "amounts"),
        (changed("553500]", "-1]"), "starting_stacks", "amounts"),
        (changed("[1000, 2000, 0]", "[1000, 2000]"), "blinds_or_straddles", "3"),
        (changed("[1000, 2000, 0]", "[1000, 2000, 4000]"), "blinds_or_straddles", "straddle"),
        (changed("min_bet = 2000", "min_bet = 4000"), "min_bet", "big blind"),
        (changed("'p2 f'", "'p2 q'"), "action 6 ('p2 q')", "action"),
        (changed("'p2 f'", "'p4 f'"), "action 6 ('p4 f')", "player"),
        (changed("'p2 f'", "'p1 f'"), "action 6 ('p1 f')", "turn"),
        (changed("cbr 23000", "cbr 9000"), "action 5 ('p1 cbr 9000')", "raise"),
        (changed("cbr 23000", "cbr x"), "action 5 ('p1 cbr x')", "amounts"),
        (changed("7h6h", "7h6x"), "action 3 ('d dh p3 7h6x')", "cards"),
        (changed("7h6h", "7h"), "action 3 ('d dh p3 7h')", "2 cards"),
        (changed("'d db 4h'", "'d db Ac'"), "actions", "Ac"),
        (changed("'d db Jh'", "'# nobody noted the river'").replace("7h6h", "????"), "actions", "showdown"),
        (changed("actions = [", "actions = [7, "), "actions", "texts"),
        ("[1]\nvariant = 'FT'", "[1] variant", "no-limit"),
        ("one = 1", "[one]", "no hand"),
    ],
)
def test_what_cannot_be_is_told_with_its_place(text: str, where: str, why: str) -> None:
    with pytest.raises(BadHand) as caught:
        read(text)
    assert caught.value.where == where
    assert why.lower() in Words(Holdem).text(caught.value.why).lower()
