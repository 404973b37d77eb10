"""Checks of what a game answers when asked: turns, offers, moves, refusals, fallbacks."""

from collections.abc import Iterator
from itertools import islice, permutations
from random import Random
from typing import Any

from hapag.kernel.kit.rounds import Position, all_positions, expect, packed
from hapag.kernel.notation import show, verbs
from hapag.kernel.offers import Offer, Pick
from hapag.kernel.phrases import Illegal
from hapag.kernel.round import Move, Round, any_move, audience, check, is_over, owing, play, understood
from hapag.kernel.schema import Game
from hapag.kernel.views import Seat, copy, faces, hints, view
from hapag.kernel.worlds import without_seal
from hapag.pieces import Piece, Pieces

LISTED = 10_000
"""Moves are listed in full if so many lie within the bounds, and sampled if there are more."""
SAMPLES = 60


def turns(game: Game, random: Random, rounds: int) -> Iterator[tuple[Position, Seat]]:
    """Yield every position and each seat that owes a choice in it."""
    for position in all_positions(game, random, rounds):
        yield from ((position, seat) for seat in owing(position.state))


def accepted(state: Round[Any], seat: Seat, move: Move) -> bool:
    try:
        check(state, seat, move)
    except Illegal:
        return False
    return True


def listed(state: Round[Any], seat: Seat) -> list[Move] | None:
    """Return every legal move; None where the bounds are too wide to go through."""
    bounds = sum(each.count() for each in state.offers(seat) if each.barred is None)
    narrowed = type(state).moves is not Round.moves
    return list(state.moves(seat)) if narrowed or bounds <= LISTED else None


def fallback_is_legal(game: Game, random: Random, rounds: int) -> None:
    """What the clock plays is a move like any other, in every position in which somebody owes one."""
    for position, seat in turns(game, random, rounds):
        move = position.state.fallback(seat)
        expect(accepted(position.state, seat, move), "the fallback is refused", seat, move, position.state)


def moves_are_what_is_accepted(game: Game, random: Random, rounds: int) -> None:
    """`moves` lists what the rules accept, each once, and nothing else; random draws come from the same."""
    for position, seat in turns(game, random, rounds):
        state, known = position.state, listed(position.state, seat)
        some = (
            (any_move(state, seat, random) for _ in range(SAMPLES)) if known is None else known[:: len(known) // 60 + 1]
        )
        for move in some:
            expect(accepted(state, seat, move), "a listed or drawn move is refused", seat, move, state)
        if known is not None:
            compare_listed(state, seat, known, random)


def compare_listed(state: Round[Any], seat: Seat, moves: list[Move], random: Random) -> None:
    known = set(moves)
    expect(bool(known), "a seat owes a choice and has none", seat, state)
    expect(len(known) == len(moves), "a move is listed twice", seat, state)
    expect(any_move(state, seat, random) in known, "a random move is not listed", seat, state)
    for guess in (any_guess(state, seat, random) for _ in range(SAMPLES)):
        is_legal = accepted(state, seat, guess)
        expect(is_legal == (guess in known), "a move is accepted and not listed", seat, guess, state)


def any_guess(state: Round[Any], seat: Seat, random: Random) -> Move:
    """Return a move of any verb with arguments near what is offered: a piece or a number too many, or others' pieces."""
    offers = state.offers(seat) if seat in owing(state) else ()
    offered: dict[Any, Offer] = {each.verb: each for each in offers}
    kind = random.choice(list(verbs(type(state)).values()))
    if kind in offered and random.random() < 0.6:
        move: Move = loosened(offered[kind], random).any(random)
        return move
    return kind(*[any_value(hint, state, seat, random) for hint in hints(kind).values()])  # type: ignore[no-any-return]


def loosened(given: Offer, random: Random) -> Offer:
    bounds = dict(given.bounds)
    for name, bound in bounds.items():
        if isinstance(bound, Pick):
            least = max(0, bound.least - random.randint(0, 1))
            bounds[name] = Pick(bound.pieces, least, min(len(bound.pieces), bound.most + random.randint(0, 1)))
    return Offer(given.verb, bounds)


def any_value(hint: Any, state: Round[Any], seat: Seat, random: Random) -> Any:
    if hint is int:
        return random.choice([0, 1, 2, 20, random.randint(-5, 2000)])
    if hint is str:
        return random.choice(["left", "right", "x", ""])
    known = sorted(faces(view(state, seat))) or [Piece(0)]
    pile: Pieces = tuple(sorted(random.sample(known, random.randint(0, min(len(known), 4)))))
    return pile if hint == Pieces else (pile, pile)


def open_offers_have_moves(game: Game, random: Random, rounds: int) -> None:
    """A button that is lit can be pressed: an offer without a reason against it has a legal move."""
    for position, seat in turns(game, random, rounds):
        known = listed(position.state, seat)
        if known is None:
            continue
        possible = {type(move) for move in known}
        for each in position.state.offers(seat):
            is_open = each.barred is None
            expect(is_open == (each.verb in possible), "an offer is open without a move, or barred with one", each)


def asking_changes_nothing(game: Game, random: Random, rounds: int) -> None:
    """Turns, offers, moves, refusals, fallbacks, scores and views leave a round as it is."""
    for position in all_positions(game, random, rounds):
        state, before = position.state, packed(position.state)
        for seat in owing(state):
            list(state.offers(seat))
            listed(state, seat)
            accepted(state, seat, state.fallback(seat))
        for viewer in audience(position.table.seats):
            view(state, viewer)
        if is_over(state):
            state.score(), state.ending()
        state.turn(), state.chips(), state.plausible()
        expect(packed(state) == before, "asking changed the round", state)


def refused_moves_change_nothing(game: Game, random: Random, rounds: int) -> None:
    """A refused move raises Illegal and nothing else, and leaves the round as it is; so does one out of turn."""
    for position in all_positions(game, random, rounds):
        state, before = position.state, packed(position.state)
        for seat in range(position.table.seats):
            for move in (any_guess(state, seat, random) for _ in range(8)):
                if not accepted(state, seat, move):
                    refuse(state, seat, move)
        expect(packed(state) == before, "a refused move changed the round", state)


def refuse(state: Round[Any], seat: Seat, move: Move) -> None:
    try:
        play(state, seat, move)
    except Illegal:
        return
    expect(False, "play accepts what check refuses", seat, move, state)  # noqa: FBT003


def own_view_is_enough(game: Game, random: Random, rounds: int) -> None:
    """Whose turn it is, and what a seat is offered, hang only on what that seat sees."""
    for position in all_positions(game, random, rounds):
        state = position.state
        for viewer in audience(position.table.seats):
            seen = view(state, viewer)
            expect(seen.turn() == state.turn(), "the turn hangs on hidden pieces", viewer, state)
        for seat in owing(state):
            seen = view(state, seat)
            same = list(seen.offers(seat)) == list(state.offers(seat))
            expect(same, "offers hang on hidden pieces", seat, list(seen.offers(seat)), list(state.offers(seat)))
            expect(seen.fallback(seat) == state.fallback(seat), "the fallback hangs on hidden pieces", seat, state)


def commits_change_no_offer(game: Game, random: Random, rounds: int) -> None:
    """What the others have sealed changes nothing of what a seat may do."""
    for position, seat in turns(game, random, rounds):
        state = position.state
        bare = copy(state)
        bare.sealed = {}
        expect(list(bare.offers(seat)) == list(state.offers(seat)), "offers hang on others' commits", seat, state)


def commits_in_any_order(game: Game, random: Random, rounds: int) -> None:
    """The order in which sealed choices come in changes neither the round nor what is told."""
    for position in all_positions(game, random, rounds):
        state, turn = position.state, position.state.turn()
        if not turn.sealed or state.sealed or turn.ordered or len(turn.seats) < 2:
            continue
        choices = {seat: any_move(state, seat, random) for seat in turn.seats}
        orders = list(islice(permutations(turn.seats), 6))
        outcomes = {outcome(position, choices, order) for order in orders}
        expect(len(outcomes) == 1, "the order of commits matters", choices, state)


def outcome(position: Position, choices: dict[Seat, Move], order: tuple[Seat, ...]) -> bytes:
    state = position.state
    for seat in order:
        step = position.table.play(state, seat, choices[seat])
        state = step.state
    return packed((state, step.events[1:]))


def notation_round_trip(game: Game, random: Random, rounds: int) -> None:
    """What is written of a move reads as that move, or as the same one with other pieces of the same names."""
    for position, seat in turns(game, random, rounds):
        state = without_seal(position.state, seat)
        for move in (any_move(state, seat, random) for _ in range(4)):
            line = show(move, game.names)
            back = understood(state, seat, line)
            same = back == move or (has_copies(game) and show(back, game.names) == line)
            expect(same, "a move is read otherwise", line, back)
            expect(accepted(state, seat, back), "a move is refused once it is written down", line, back)


def has_copies(game: Game) -> bool:
    """Say whether some pieces share a name."""
    return any(len(set(pack)) < len(pack) for pack in game.names.packs)
