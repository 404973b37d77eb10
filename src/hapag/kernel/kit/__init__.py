"""The conformance kit: what every game must keep, tried on random rounds. It ships with the package, for any game.

    from hapag.kernel.kit import CHECKS
    CHECKS["views leak nothing"](MyGame, Random(1), 20)

Each check plays some rounds and raises a Fault, which says what broke, in which position, at the first one found.
"""

from collections.abc import Callable, Mapping
from random import Random

from hapag.kernel.kit import asking, leaks, places, stories
from hapag.kernel.kit.rounds import Fault
from hapag.kernel.schema import Game

Check = Callable[[Game, Random, int], None]
"""Called with a game, a source of random numbers and how many rounds to play."""

CHECKS: Mapping[str, Check] = {
    "every round ends, in a way that the game names": stories.every_round_ends,
    "scores stay in range": stories.scores_stay_in_range,
    "the fallback is always legal": asking.fallback_is_legal,
    "moves and offers are what the rules accept": asking.moves_are_what_is_accepted,
    "an open offer has a legal move": asking.open_offers_have_moves,
    "asking changes nothing": asking.asking_changes_nothing,
    "refused moves change nothing": asking.refused_moves_change_nothing,
    "a seat's own view tells its turn and its offers": asking.own_view_is_enough,
    "what others committed changes no offer": asking.commits_change_no_offer,
    "commits in any order come to the same": asking.commits_in_any_order,
    "moves are read as they are shown": asking.notation_round_trip,
    "every piece lies in exactly one place": places.every_piece_in_one_place,
    "chips are neither made nor lost": places.chips_are_kept,
    "a stored round goes on as before": stories.stored_rounds_go_on,
    "the same record gives the same story": stories.same_record_same_story,
    "a hidden world looks the same": places.worlds_look_the_same,
    "no event shows a face that no view shows": places.events_show_what_views_show,
    "views leak nothing": leaks.views_leak_nothing,
}

__all__ = ["CHECKS", "Check", "Fault"]
