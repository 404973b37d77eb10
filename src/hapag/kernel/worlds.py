"""Hidden worlds: what search plays out, and what the leak test compares."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from hapag.kernel.round import Round, Seen, any_move
from hapag.kernel.views import copy, piles
from hapag.pieces import Pieces, shuffled, tidy

R = TypeVar("R", bound=Round[Any])

TRIES = 200
"""Worlds drawn before giving up on one that is plausible; the rarest need about three."""


def world(seen: Seen[R], packs: Sequence[Sequence[int]], random: Random) -> R:
    """Return a random round that its viewer cannot tell from the real one: the unseen pieces dealt under the backs.

    packs: as the game returns them. What others committed is drawn among their legal moves.
    """
    guess = any_world(seen.round, packs, random)
    for _ in range(TRIES):
        if guess.plausible():
            break
        guess = any_world(seen.round, packs, random)
    for seat in [seat for seat, choice in guess.sealed.items() if choice is None]:
        guess.sealed = {**guess.sealed, seat: any_move(without_seal(guess, seat), seat, random)}
    return guess


def any_world(seen: R, packs: Sequence[Sequence[int]], random: Random) -> R:
    """Deal the unseen pieces at random under the backs; the one pile `Away` takes the rest of its pack."""
    guess = copy(seen)
    places = list(piles(guess))
    faces = {piece for holder, name, _ in places for piece in getattr(holder, name)}
    unseen = [list(shuffled([piece for piece in pack if piece not in faces], random)) for pack in packs]
    for holder, name, who in places:
        pile: Pieces = getattr(holder, name)
        if any(piece < 0 for piece in pile):
            pile = tuple([unseen[-1 - piece].pop() if piece < 0 else piece for piece in pile])
            setattr(holder, name, tidy(pile) if who == "in hand" else pile)
    for holder, name, who in places:
        if who == "away":
            setattr(holder, name, tuple(unseen[0]))
    return guess


def without_seal(state: R, seat: int) -> R:
    """Return the round as it was before `seat` committed, for rules that ask who has."""
    twin = copy(state)
    twin.sealed = {other: choice for other, choice in state.sealed.items() if other != seat}
    return twin
