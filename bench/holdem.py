"""How fast Hold'em moves, beside PokerKit, texasholdem and rlcard in the same run: ``python -m bench.holdem [--json]``.

CPU time, the median of several repeats in which the packages take turns. Two questions: a hand whose cards and moves are
given (the same hands for PokerKit), and a random hand with shuffle and choosing, each package by its own means: a verb at
random, then an amount at random. rlcard chooses among fold, call, half a pot, a pot and all-in.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

from pokerkit import Automation, Card, Mode, NoLimitTexasHoldem, OmahaHoldemHand
from pokerkit.state import State

from bench.clock import Row, cpu, main, row
from hapag.games.betting.table import Betting, Fold, Raise, Stakes
from hapag.games.holdem.rules import Holdem
from hapag.games.omaha.rules import Omaha
from hapag.kernel import Move, any_move, begin, owing, play
from hapag.pieces import CARDS, Pieces, shuffled

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from rlcard.games.nolimitholdem import Game as Rlcard
    from texasholdem import TexasHoldEm
    from texasholdem.agents.basic import random_agent


class NoLimitOmahaHoldem(NoLimitTexasHoldem):
    """PokerKit's Omaha with its own no-limit betting: it names only the pot-limit game."""

    hand_types = (OmahaHoldemHand,)
    hole_dealing_count = 4


Game = type[Betting]
PEERS: dict[Game, type[NoLimitTexasHoldem]] = {Holdem: NoLimitTexasHoldem, Omaha: NoLimitOmahaHoldem}
HANDS, PEER_HANDS = 2_000, 150
STACK, SMALL, BIG = 1000, 10, 20
CARD = [next(Card.parse(name)) for name in CARDS.packs[0]]
DEALT = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
    Automation.RUNOUT_COUNT_SELECTION,
)
SHUFFLED = (*DEALT, Automation.HOLE_DEALING, Automation.BOARD_DEALING)
Works = dict[str, tuple[Callable[[int], object], int]]
"""Who plays, and how many hands a run."""
Played = tuple[Pieces, list[tuple[int, Move]]]


def random_hand(game: Game, seats: int, chance: random.Random) -> Played:
    """Shuffle and play a hand at random."""
    deck = shuffled(range(52), chance)
    state, moves = begin(game, Stakes(), seats, [deck]).state, list[tuple[int, Move]]()
    while waiting := owing(state):
        move = any_move(state, waiting[0], chance)
        moves.append((waiting[0], move))
        state = play(state, waiting[0], move).state
    return deck, moves


def given(game: Game, seats: int) -> Works:
    chance = random.Random(seats)
    hands = [random_hand(game, seats, chance) for _ in range(HANDS)]

    def hapag(count: int) -> None:
        for deck, moves in hands[:count]:
            state: Betting = begin(game, Stakes(), seats, [deck]).state
            for seat, move in moves:
                state = play(state, seat, move).state

    def pokerkit(count: int) -> None:
        for deck, moves in hands[:count]:
            peer_hand(game, seats, deck, moves)

    return {"hapag": (hapag, HANDS), "pokerkit": (pokerkit, PEER_HANDS)}


def peer_table(game: Game, seats: int, automations: tuple[Automation, ...]) -> State:
    trim_antes = True
    return PEERS[game].create_state(automations, trim_antes, 0, (SMALL, BIG), BIG, STACK, seats, mode=Mode.CASH_GAME)


def peer_hand(game: Game, seats: int, deck: Pieces, moves: list[tuple[int, Move]]) -> None:
    """The same hand in PokerKit, whose first player is the one after the button."""
    table = peer_table(game, seats, DEALT)
    for place in range(seats):
        seat = (place + 1) % seats
        table.deal_hole([CARD[card] for card in deck[game.hole * seat : game.hole * (seat + 1)]])
    end = game.hole * seats
    board = [CARD[card] for card in deck[end : end + 5]]
    for _, move in moves:
        if table.actor_index is None:
            break  # it deals the rest without asking
        peer_move(table, move)
        while table.status and table.actor_index is None:
            count = 1 if table.board_cards else 3
            table.deal_board(board[:count])
            del board[:count]


def peer_move(table: State, move: Move) -> None:
    if isinstance(move, Raise):
        table.complete_bet_or_raise_to(move.to)
    elif isinstance(move, Fold):
        table.fold()
    else:
        table.check_or_call()


def at_random(game: Game, seats: int) -> Works:
    chance = random.Random(seats)
    return {
        "hapag": (times(lambda: random_hand(game, seats, chance)), HANDS),
        "pokerkit": (times(lambda: pokerkit_hand(game, seats, chance)), PEER_HANDS),
    }


def others(seats: int) -> Works:
    """Who plays Hold'em only."""
    chance = random.Random(seats)
    return {
        "texasholdem": (times(lambda: texasholdem_hand(seats)), PEER_HANDS),
        "rlcard": (times(lambda: rlcard_hand(seats, chance)), PEER_HANDS),
    }


def times(hand: Callable[[], object]) -> Callable[[int], None]:
    def work(count: int) -> None:
        for _ in range(count):
            hand()

    return work


def pokerkit_hand(game: Game, seats: int, chance: random.Random) -> None:
    table = peer_table(game, seats, SHUFFLED)
    while table.status:
        peer_move(table, peer_choice(table, chance))


def texasholdem_hand(seats: int) -> None:
    table = TexasHoldEm(buyin=STACK, big_blind=BIG, small_blind=SMALL, max_players=seats)
    table.start_hand()
    while table.is_hand_running():
        table.take_action(*random_agent(table))


def rlcard_hand(seats: int, chance: random.Random) -> None:
    table: Any = Rlcard()
    table.configure({"game_num_players": seats, "chips_for_each": STACK, "dealer_id": 0})
    table.init_game()
    while not table.is_over():
        table.step(chance.choice(table.get_legal_actions()))


def peer_choice(table: State, chance: random.Random) -> Move:
    """Return a random move; PokerKit's check stands for a call."""
    low, high = table.min_completion_betting_or_raising_to_amount, table.max_completion_betting_or_raising_to_amount
    verbs = ["fold", "call"] if low is None else ["fold", "call", "raise"]
    verb = chance.choice(verbs)
    if verb == "raise" and low is not None and high is not None:
        return Raise(chance.randint(low, high))
    return Fold() if verb == "fold" and table.can_fold() else Move()


def rows(what: str, works: Works) -> list[Row]:
    runs = {who: partial(work, hands) for who, (work, hands) in works.items()}
    return [row(what, who, seconds, works[who][1]) for who, seconds in cpu(runs).items()]


def figures() -> list[Row]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a fold where a check is free
        return [
            found
            for seats in (2, 6)
            for what, works in (
                ("moves given", given(Holdem, seats)),
                ("at random", {**at_random(Holdem, seats), **others(seats)}),
            )
            for found in rows(f"{seats} seats, a hand, {what}", works)
        ]


if __name__ == "__main__":
    main(__doc__, figures)
