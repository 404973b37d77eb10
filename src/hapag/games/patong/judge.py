"""The referee: who takes a street, or the tiebreak, of hands played with real cards."""

from hapag.games.poker import best, hand_phrase
from hapag.kernel import Phrase, phrase, refusal
from hapag.kernel.judging import AT_BOARD, LOSES, Asks, BadCase, Case, Laid, Line, Verdict, at_hand, places, standing

FOLDED, TIEBREAK = "folded", "tiebreak"
ASKS = Asks(rows=((0, 1, 2),), board=(3, 4, 5), marks=(FOLDED, TIEBREAK), most=4)
FOLDS = Phrase("judge-folds")


def judge(case: Case) -> Verdict:
    """8-9, 12: the best hand of board and played cards takes the point; the best hands share it."""
    for hand in case.hands:
        check(hand)
    if any(TIEBREAK in hand.marks for hand in case.hands):
        return broken(case)
    strengths = {hand.seat: best(case.board + hand.cards) for hand in case.hands if not is_folded(hand)}
    order = dict(zip(strengths, places(list(strengths.values())), strict=True))
    lines = [line(hand, strengths.get(hand.seat), order) for hand in case.hands]
    return Verdict(tuple(lines), () if strengths else (Phrase("event-street-washed"),))


def broken(case: Case) -> Verdict:
    """19-21: one card each on the whole board; a single best hand wins the round, if it beats the board alone."""
    if len(case.board) != 5:
        raise BadCase(AT_BOARD, refusal("tiebreak-on-the-river", got=len(case.board)))
    for hand in case.hands:
        if len(hand.cards) != 1:
            raise BadCase(at_hand(hand.seat), refusal("tiebreak-takes-one", got=len(hand.cards)))
    strengths = [best(case.board + hand.cards) for hand in case.hands]
    order = places(strengths)
    why = why_tied(case, strengths)
    lines = [
        Line(
            seat,
            hand_phrase(strength, kickers=True),
            LOSES if why else standing(place, order),
            place,
            int(not why and place == 1),
        )
        for seat, (strength, place) in enumerate(zip(strengths, order, strict=True))
    ]
    return Verdict(tuple(lines), (phrase("event-round-tied", why=why),) if why else ())


def why_tied(case: Case, strengths: list[int]) -> Phrase | None:
    if max(strengths) == best(case.board):
        return Phrase("tied-on-the-board")
    return Phrase("tied-hands") if strengths.count(max(strengths)) > 1 else None


def is_folded(hand: Laid) -> bool:
    return FOLDED in hand.marks


def check(hand: Laid) -> None:
    """5, 7: a hand shows one card or two; a folded one shows none."""
    if is_folded(hand) and hand.cards:
        raise BadCase(at_hand(hand.seat), refusal("folded-shows-none", got=len(hand.cards)))
    if not is_folded(hand) and not hand.cards:
        raise BadCase(at_hand(hand.seat), refusal("plays-or-folds"))


def line(hand: Laid, strength: int | None, order: dict[int, int]) -> Line:
    if strength is None:
        return Line(hand.seat, FOLDS, LOSES, score=0)
    place, taken = order[hand.seat], list(order.values())
    points = 0 if place > 1 else 1 if taken.count(1) == 1 else 0.5
    return Line(hand.seat, hand_phrase(strength, kickers=True), standing(place, taken), place, points)
