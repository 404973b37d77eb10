"""The referee: what hands count when Draw was called or the stock ran out, and who wins.

Hands are in seat order. Marks: `caller` called Draw; `drawer` drew the last card of the stock; `conceded`, `burned`: out,
with or without cards shown. `hapag judge tong-its "5c 2d caller" "6c Ad" "Kc conceded"`
"""

from hapag.games.tong_its.melds import cards_of, deadwood, hidden_melds, mask_of, meld_phrase
from hapag.kernel import Phrase, Seat, phrase, refusal
from hapag.kernel.judging import AT_HANDS, LOSES, WINS, Asks, BadCase, Case, Laid, Line, Verdict, at_hand

CALLER, DRAWER, CONCEDED, BURNED = MARKS = ("caller", "drawer", "conceded", "burned")
MOST = 13
ASKS = Asks(rows=(tuple(range(MOST + 1)),), marks=MARKS, least=2, most=3)


def judge(case: Case) -> Verdict:
    """13-20: the lowest of those who are in it. The caller loses ties; the last drawer wins them."""
    first = decisive(case)
    for hand in case.hands:
        check(hand)
    rivals = [hand for hand in case.hands if not is_out(hand)]
    counts = {hand.seat: deadwood(mask_of(hand.cards)) for hand in rivals}
    order = [seat for seat in clockwise(case, first) if seat in counts]
    winner = min(order, key=lambda seat: counts[seat], default=None)
    lines = [line(hand, counts, winner) for hand in case.hands]
    return Verdict(tuple(lines), notes(counts, winner, first))


def decisive(case: Case) -> Laid:
    """Return the hand of the caller or of the last drawer, which decides ties; there is one of them, and one only."""
    found = [hand for hand in case.hands if {CALLER, DRAWER} & set(hand.marks)]
    if len(found) != 1 or {CALLER, DRAWER} <= set(found[0].marks):
        raise BadCase(AT_HANDS, refusal("one-caller-or-drawer", got=len(found)))
    called = CALLER in found[0].marks
    for hand in case.hands:
        if (BURNED if called else CONCEDED) in hand.marks:
            raise BadCase(at_hand(hand.seat), refusal("burned-at-a-call" if called else "conceded-to-the-stock"))
    if called and CONCEDED in found[0].marks:
        raise BadCase(at_hand(found[0].seat), refusal("caller-concedes"))
    return found[0]


def check(hand: Laid) -> None:
    """A hand that is in it has cards: one without any has won by Tong-its."""
    if not hand.cards and not is_out(hand):
        raise BadCase(at_hand(hand.seat), refusal("no-cards-to-count"))


def is_out(hand: Laid) -> bool:
    return CONCEDED in hand.marks or BURNED in hand.marks


def clockwise(case: Case, first: Laid) -> list[Seat]:
    """15, 20: in the order in which ties are won: from the drawer on, but after the caller, who comes last."""
    seats = len(case.hands)
    start = first.seat + (CALLER in first.marks)
    return [(start + step) % seats for step in range(seats)]


def line(hand: Laid, counts: dict[Seat, int], winner: Seat | None) -> Line:
    outcome = WINS if hand.seat == winner else LOSES
    if hand.seat not in counts:
        return Line(hand.seat, Phrase("judge-burned" if BURNED in hand.marks else "judge-conceded"), outcome, score=0)
    better = [other for other in counts.values() if other < counts[hand.seat]]
    return Line(hand.seat, value(hand), outcome, 1 + len(better), int(hand.seat == winner))


def value(hand: Laid) -> Phrase:
    """17: what a hand counts, and which melds were left out of it."""
    mask = mask_of(hand.cards)
    melds = tuple([meld_phrase(cards_of(meld)) for meld in hidden_melds(mask)])
    return phrase("judge-count", points=deadwood(mask), count=len(melds), melds=melds)


def notes(counts: dict[Seat, int], winner: Seat | None, first: Laid) -> tuple[Phrase, ...]:
    if winner is None:
        return (Phrase("event-all-burned"),)
    if list(counts.values()).count(counts[winner]) == 1:
        return ()
    return (Phrase("judge-caller-loses-ties" if CALLER in first.marks else "judge-drawer-wins-ties"),)
