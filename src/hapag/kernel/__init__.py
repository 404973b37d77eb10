"""What a game is, and everything that follows from it: turns, offers, notation, views, worlds, records.

Whoever writes a game needs only the names below.
"""

from hapag.kernel.offers import Amount, Offer, OneOf, Pick, Split, offer
from hapag.kernel.phrases import Illegal, Phrase, phrase, refusal
from hapag.kernel.round import (
    Committed,
    Event,
    Info,
    Move,
    NoOptions,
    Result,
    Round,
    Seen,
    Step,
    Turn,
    any_move,
    begin,
    check,
    draw,
    is_over,
    owing,
    play,
    see,
)
from hapag.kernel.views import Away, FaceDown, FaceUp, InHand, Seat, Viewer, copy, view

__all__ = [
    "Amount",
    "Away",
    "Committed",
    "Event",
    "FaceDown",
    "FaceUp",
    "Illegal",
    "InHand",
    "Info",
    "Move",
    "NoOptions",
    "Offer",
    "OneOf",
    "Phrase",
    "Pick",
    "Result",
    "Round",
    "Seat",
    "Seen",
    "Split",
    "Step",
    "Turn",
    "Viewer",
    "any_move",
    "begin",
    "check",
    "copy",
    "draw",
    "is_over",
    "offer",
    "owing",
    "phrase",
    "play",
    "refusal",
    "see",
    "view",
]
