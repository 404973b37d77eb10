"""The referee: who wins which pot at a showdown with real cards. Stakes are all that a player has put in."""

from msgspec.structs import replace

from hapag.games.betting import RIVER, Betting, Player, Returned, Shared, Stakes, Took, Won
from hapag.games.holdem.rules import Holdem
from hapag.games.poker import hand_phrase
from hapag.kernel import Event, Phrase, Seat, phrase, refusal
from hapag.kernel.judging import (
    AT_HANDS,
    LOSES,
    Asks,
    BadCase,
    Case,
    Laid,
    Line,
    Verdict,
    at_hand,
    places,
    standing,
)

FOLDED, BUTTON = "folded", "button"
ASKS = Asks(rows=((0, 2),), board=(3, 4, 5), marks=(FOLDED, BUTTON), stakes=True)


def judge(case: Case) -> Verdict:
    """13-17: hands are ranked; with stakes told, each pot goes to the best of those who paid for it."""
    check(case)
    table = laid(case)
    strengths = {p.seat: table.strength(p) for p in table.players if not p.folded}
    order = dict(zip(strengths, places(list(strengths.values())), strict=True))
    lines = [line(hand, strengths, order) for hand in case.hands]
    return Verdict(tuple(lines)) if case.hands[0].stake is None else settled(table, lines, case)


def check(case: Case) -> None:
    """Refuse what no table can look like."""
    for hand in case.hands:
        if not hand.cards and FOLDED not in hand.marks:
            raise BadCase(at_hand(hand.seat), refusal("cards-or-folded"))
        if (hand.stake is None) != (case.hands[0].stake is None):
            raise BadCase(at_hand(hand.seat), refusal("stake-for-all"))
    if sum(BUTTON in hand.marks for hand in case.hands) > 1:
        raise BadCase(AT_HANDS, refusal("one-button"))
    if all(FOLDED in hand.marks for hand in case.hands):
        raise BadCase(AT_HANDS, refusal("all-folded"))


def laid(case: Case) -> Betting:
    """Return the table as it stands when the betting is over."""
    players = tuple([player(hand) for hand in case.hands])
    button = next((hand.seat for hand in case.hands if BUTTON in hand.marks), len(players) - 1)
    return Holdem(
        options=Stakes(), players=players, to_come=(), stock=(), button=button, board=case.board, street=RIVER
    )


def player(hand: Laid) -> Player:
    return Player(hand.seat, hand.cards, stack=0, paid=hand.stake or 0, folded=FOLDED in hand.marks)


def settled(table: Betting, lines: list[Line], case: Case) -> Verdict:
    """Return the lines with the pots that each seat takes and its net chips, and what became of each pot."""
    live = [p for p in table.players if not p.folded]
    if len(live) > 1:
        table.show_down("showdown")
    else:
        table.take(live[0])
    pots = [event for event in table.news if isinstance(event, Won | Shared)]
    told = [paid(each, pots, table.players[each.seat].stack - (case.hands[each.seat].stake or 0)) for each in lines]
    return Verdict(tuple(told), tuple([said for event in table.news if (said := note(event))]))


def paid(line: Line, pots: list[Won | Shared], net: int) -> Line:
    """Add what a seat takes: with side pots, not only the best hand wins."""
    won = tuple([event.pot for event in pots if isinstance(event, Won) and event.seat == line.seat])
    shared = tuple([event.pot for event in pots if isinstance(event, Shared) and line.seat in event.seats])
    outcome = line.outcome
    if won or shared:
        outcome = phrase("judge-takes", pots=won) if won else phrase("judge-takes-part", pots=shared)
    return replace(line, outcome=outcome, score=net)


def note(event: Event) -> Phrase | None:
    match event:
        case Returned(seat, amount):
            return phrase("event-returned", who=who(seat), amount=amount)
        case Took(seat, amount):
            return phrase("event-took", who=who(seat), amount=amount)
        case Won(seat, amount, pot, hand):
            return phrase("event-won", who=who(seat), pot=pot, amount=amount, hand=hand)
        case Shared(seats, amount, pot, hand):
            return phrase("event-shared", seats=tuple(map(who, seats)), pot=pot, amount=amount, hand=hand)
    return None


def who(seat: Seat) -> Phrase:
    return phrase("seat-only", seat=str(seat + 1))


def line(hand: Laid, strengths: dict[Seat, int], order: dict[Seat, int]) -> Line:
    """Return where a hand stands among those that are shown."""
    if hand.seat not in strengths:
        return Line(hand.seat, Phrase("judge-folds"), LOSES)
    place, value = order[hand.seat], hand_phrase(strengths[hand.seat], kickers=True)
    return Line(hand.seat, value, standing(place, list(order.values())), place)
