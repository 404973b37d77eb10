"""The referee: who wins with the hands shown on a real table; with stakes (what each paid in all), also which pot."""

from hapag.games.betting import Player, Returned, Shared, Won
from hapag.games.holdem.rules import Holdem
from hapag.games.poker import hand_phrase
from hapag.kernel import Event, Phrase, phrase, refusal
from hapag.kernel.judging import AT_HANDS, LOSES, Asks, BadCase, Case, Line, Verdict, at_hand, places, standing

FOLDED = "folded"
ASKS = Asks(rows=((2,),), board=(3, 4, 5), marks=(FOLDED,), stakes=True)


def judge(case: Case) -> Verdict:
    """13-16: the button is taken to be in the last seat, so that odd chips go to the first hands named."""
    table = put_down(case)
    shown = [player for player in table.players if not player.folded]
    if not shown:
        raise BadCase(AT_HANDS, refusal("all-folded"))
    strengths = {player.seat: table.strength(player) for player in shown}
    order = places(list(strengths.values()))
    place_of = dict(zip(strengths, order, strict=True))
    paid = [player.paid for player in table.players]
    staked = sum(paid) > 0
    table.show_down("showdown")
    lines = []
    for player, stake in zip(table.players, paid, strict=True):
        place, net = place_of.get(player.seat), player.stack - stake if staked else None
        if place is None:
            lines.append(Line(player.seat, Phrase("judge-folded"), LOSES, score=net))
        else:
            value = hand_phrase(strengths[player.seat], kickers=True)
            lines.append(Line(player.seat, value, standing(place, order), place, net))
    return Verdict(tuple(lines), tuple([told for event in table.news if staked and (told := note(event))]))


def put_down(case: Case) -> Holdem:
    """Return the table as it stands at the showdown; who has no stake of his own where others have is refused."""
    stakes = [laid.stake for laid in case.hands]
    if None in stakes and any(stakes):
        raise BadCase(at_hand(stakes.index(None)), refusal("stake-is-missing"))
    players = tuple(
        [Player(laid.seat, laid.cards, 0, paid=laid.stake or 0, folded=FOLDED in laid.marks) for laid in case.hands]
    )
    last = len(players) - 1
    return Holdem(options=case.options, players=players, to_come=(), stock=(), button=last, board=case.board)


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
