"""The referee: who wins with the hands shown on a real table; with stakes (what each paid in all), also which pot."""

from msgspec.structs import replace

from hapag.games.betting.table import RIVER, Betting, Player, Returned, Shared, Won
from hapag.games.poker import hand_phrase
from hapag.kernel import Event, Phrase, phrase, refusal
from hapag.kernel.judging import AT_HANDS, LOSES, Asks, BadCase, Case, Laid, Line, Verdict, at_hand, places, standing

FOLDED, BUTTON = "folded", "button"


def asks(kind: type[Betting]) -> Asks:
    """Return what the desk takes. Folded hands are named only for the chips they left, with or without their cards."""
    return Asks(rows=((0, kind.hole),), board=(3, 4, 5), marks=(FOLDED, BUTTON), stakes=True)


def decide(kind: type[Betting], case: Case) -> Verdict:
    """13-17: hands are ranked; with stakes told, each pot goes to the best of those who paid for it."""
    check(kind, case)
    table = put_down(kind, case)
    shown = [player for player in table.players if not player.folded]
    strengths = {player.seat: table.strength(player.hand, table.board) for player in shown}
    lines = ranked(case.hands, strengths)
    return settled(table, lines) if any(player.paid for player in table.players) else Verdict(tuple(lines))


def check(kind: type[Betting], case: Case) -> None:
    """Refuse what no table can look like."""
    stakes = [laid.stake for laid in case.hands]
    if None in stakes and any(stakes):
        raise BadCase(at_hand(stakes.index(None)), refusal("stake-is-missing"))
    for laid in case.hands:
        if not laid.cards and FOLDED not in laid.marks:
            raise BadCase(at_hand(laid.seat), refusal("cards-or-folded", count=kind.hole))
    if all(FOLDED in laid.marks for laid in case.hands):
        raise BadCase(AT_HANDS, refusal("all-folded"))
    if sum(BUTTON in laid.marks for laid in case.hands) > 1:
        raise BadCase(AT_HANDS, refusal("one-button"))


def put_down(kind: type[Betting], case: Case) -> Betting:
    """Return the table as it stands at the showdown. 16: without a button named, odd chips go to the first hands."""
    players = tuple(
        [Player(laid.seat, laid.cards, 0, paid=laid.stake or 0, folded=FOLDED in laid.marks) for laid in case.hands]
    )
    button = next((laid.seat for laid in case.hands if BUTTON in laid.marks), len(players) - 1)
    return kind(
        options=case.options, players=players, to_come=(), stock=(), button=button, board=case.board, street=RIVER
    )


def ranked(hands: tuple[Laid, ...], strengths: dict[int, int]) -> list[Line]:
    """Return where each hand stands among those that are shown."""
    order = places(list(strengths.values()))
    place_of = dict(zip(strengths, order, strict=True))
    lines = []
    for seat in [laid.seat for laid in hands]:
        if (place := place_of.get(seat)) is None:
            lines.append(Line(seat, Phrase("judge-folded"), LOSES))
        else:
            lines.append(Line(seat, hand_phrase(strengths[seat], kickers=True), standing(place, order), place))
    return lines


def settled(table: Betting, lines: list[Line]) -> Verdict:
    """Add each seat's net chips, the pots it takes, and what became of each pot."""
    before = [player.paid for player in table.players]
    table.show_down("showdown")
    nets = [player.stack - paid for player, paid in zip(table.players, before, strict=True)]
    told = [paid_out(line, table.news, net) for line, net in zip(lines, nets, strict=True)]
    return Verdict(tuple(told), tuple([said for event in table.news if (said := note(event))]))


def paid_out(line: Line, news: tuple[Event, ...], net: int) -> Line:
    """Say what a seat takes: with side pots, not only the best hand wins."""
    won = tuple([event.pot for event in news if isinstance(event, Won) and event.seat == line.seat])
    shared = tuple([event.pot for event in news if isinstance(event, Shared) and line.seat in event.seats])
    if won:
        return replace(line, outcome=phrase("judge-takes", pots=won), score=net)
    return replace(line, outcome=phrase("judge-takes-part", pots=shared) if shared else LOSES, score=net)


def note(event: Event) -> Phrase | None:
    """Return what there is to say of the chips."""
    match event:
        case Returned(seat, amount):
            return phrase("judge-returned", number=seat + 1, amount=amount)
        case Won(seat, amount, pot, _):
            return phrase("judge-pot", number=seat + 1, amount=amount, pot=pot)
        case Shared(seats, amount, pot, _):
            hands = tuple([phrase("judge-at-hand", number=seat + 1) for seat in seats])
            return phrase("judge-pot-shared", hands=hands, amount=amount, pot=pot)
    return None
