"""Checks of where the pieces and the chips are, and of who sees them."""

from collections import Counter
from random import Random

from hapag.kernel.kit.rounds import Position, all_positions, expect, packed
from hapag.kernel.round import audience, see
from hapag.kernel.schema import Game
from hapag.kernel.views import Viewer, faces, piles, view
from hapag.kernel.worlds import any_world, world
from hapag.pieces import PACK


def every_piece_in_one_place(game: Game, random: Random, rounds: int) -> None:
    """All piles together are the packs, no piece twice; only a later pack may not be on the table yet."""
    for position in all_positions(game, random, rounds):
        found = Counter(piece for holder, name, _ in piles(position.state) for piece in getattr(holder, name))
        packs = dict(enumerate(position.table.packs))
        later = {piece for place in game.later for piece in packs.pop(place, ())}
        wanted = {piece for pack in packs.values() for piece in pack}
        mixed = [
            name
            for holder, name, _ in piles(position.state)
            if len({each // PACK for each in getattr(holder, name)}) > 1
        ]
        expect(not mixed, "a pile holds pieces of two packs", mixed, position.state)
        twice = [piece for piece, count in found.items() if count > 1]
        expect(not twice, "pieces lie in two places", twice, position.state)
        expect(not wanted - found.keys(), "pieces are lost", wanted - found.keys(), position.state)
        expect(not found.keys() - wanted - later, "pieces came from nowhere", found.keys() - wanted - later)


def chips_are_kept(game: Game, random: Random, rounds: int) -> None:
    """All the chips on the table, wherever they lie, are the same number after every step."""
    for position in all_positions(game, random, rounds):
        if position.before is not None:
            before, now = position.before.chips(), position.state.chips()
            expect(before == now, f"{before} chips became {now}", position.log[-1], position.state)


def events_show_what_views_show(game: Game, random: Random, rounds: int) -> None:
    """An event shows a viewer no face that neither the view before it nor the view after it shows."""
    for position in all_positions(game, random, rounds):
        for viewer in audience(position.table.seats):
            shown = {piece for event in position.step.events for piece in faces(view(event, viewer))}
            known = seen_faces(position, viewer)
            expect(shown <= known, "an event shows what the views hide", viewer, shown - known, position.step.events)


def seen_faces(position: Position, viewer: Viewer) -> set[int]:
    around = [state for state in (position.before, position.state) if state is not None]
    return {piece for state in around for piece in faces(view(state, viewer))}


def worlds_look_the_same(game: Game, random: Random, rounds: int) -> None:
    """A guessed world, seen by the seat that guessed it, is to the byte what that seat saw; so is a plausible one."""
    for position in all_positions(game, random, rounds):
        state = position.state
        packs = game.packs(position.table.options, position.table.seats)
        expect(state.plausible(), "the real round is not plausible", state)
        for viewer in audience(position.table.seats):
            seen = view(state, viewer)
            again = view(any_world(seen, packs, random), viewer)
            expect(packed(again) == packed(seen), "a hidden world looks different", viewer, seen, again)
        seat = random.randrange(position.table.seats)
        guess = world(see(state, seat), packs, random)
        expect(None not in guess.sealed.values(), "a hidden world lacks a choice", seat, guess)
