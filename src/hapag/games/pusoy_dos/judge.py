"""The referee of a trick: the first hand on the desk was led, the others are answers in the order played."""

from hapag.games.pusoy_dos.combos import combo_phrase, strength, why_none, why_weaker
from hapag.kernel import Phrase, phrase
from hapag.kernel.judging import Asks, Case, Laid, Line, Verdict
from hapag.pieces import Pieces

ASKS = Asks(rows=((1, 2, 3, 4, 5),), least=1, most=12)


def judge(case: Case) -> Verdict:
    """3-5, 7: each play must be a combination that beats the one before it; the last that does takes the trick."""
    refused: dict[int, Phrase] = {}
    stood: list[Laid] = []
    for hand in case.hands:
        if why := why_not(hand.cards, stood[-1].cards if stood else ()):
            refused[hand.seat] = why
        else:
            stood.append(hand)
    return Verdict(tuple([line(hand, stood, refused.get(hand.seat)) for hand in case.hands]))


def why_not(cards: Pieces, table: Pieces) -> Phrase | None:
    """Say why cards may not be played on what lies there, None if they may."""
    if table and len(cards) != len(table):
        return phrase("judge-size", size=len(table), got=len(cards))
    return why_none(cards) or (why_weaker(cards, table) if table else None)


def line(hand: Laid, stood: list[Laid], why: Phrase | None) -> Line:
    value = combo_phrase(hand.cards) if strength(hand.cards) else Phrase("judge-none")
    if why:
        return Line(hand.seat, value, phrase("judge-out-of-step", why=why))
    at = stood.index(hand)
    if hand is stood[-1]:
        return Line(hand.seat, value, Phrase("judge-takes"), 1)
    return Line(hand.seat, value, phrase("judge-beaten", number=stood[at + 1].seat + 1), len(stood) - at)
