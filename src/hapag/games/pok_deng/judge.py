"""The referee: what a hand dealt with real cards wins or loses against the dealer's, and by whose deng."""

from itertools import combinations

from hapag.games.house.hands import Dealer, Place
from hapag.games.house.table import BANK, STAKES
from hapag.games.pok_deng.hands import POK, POK_SCORES, score, worth
from hapag.games.pok_deng.rules import DEALER_STANDS, PokDeng, reason
from hapag.kernel import Phrase, phrase, refusal
from hapag.kernel.judging import AT_DEALER, Asks, BadCase, Case, Laid, Line, Verdict, at_hand
from hapag.pieces import Pieces

SIZES = (2, 3)
ASKS = Asks(rows=(SIZES,), dealer=SIZES, stakes=True, least=1)


def judge(case: Case) -> Verdict:
    """3-8: each hand against the dealer's, on its own stake."""
    check_draws(case)
    stakes = tuple([laid.stake or STAKES[0] for laid in case.hands])
    places = tuple([Place(laid.seat, laid.cards) for laid in case.hands])
    table = PokDeng(
        purses=(BANK,) * len(stakes), deck=(), stakes=stakes, places=places, dealer=Dealer(down=case.dealer)
    )
    for seat, stake in enumerate(stakes):
        table.put_up(seat, "stake", stake)
    table.settle("")
    lines = [line(table, laid, case.dealer) for laid in case.hands]
    return Verdict(tuple(lines), (phrase("judge-dealer", hand=worth(case.dealer).phrase()),))


def line(table: PokDeng, laid: Laid, dealer: Pieces) -> Line:
    mine, other = worth(laid.cards), worth(dealer)
    code, _, deng = table.bet(laid.seat, "stake").outcome.partition("-")
    outcome = phrase(f"judge-{code}", deng=int(deng or 0), why=reason(mine, other))
    return Line(laid.seat, mine.phrase(), outcome, score=None if laid.stake is None else table.score()[laid.seat])


def check_draws(case: Case) -> None:
    """3-4: refuse third cards that nobody could have taken, and a dealer who would have taken one."""
    hands = [(at_hand(laid.seat), laid.cards) for laid in case.hands]
    poks = [where for where, cards in (*hands, (AT_DEALER, case.dealer)) if worth(cards).kind == POK]
    for where, cards in (*hands, (AT_DEALER, case.dealer)):
        if len(cards) == 3 and poks:
            raise BadCase(where, refusal("pok-ends-it", where=poks[0]))
    for where, cards in hands:
        check_third(where, cards, min(POK_SCORES))
    check_third(AT_DEALER, case.dealer, DEALER_STANDS)
    if len(case.dealer) == 2 and not poks and score(case.dealer) < DEALER_STANDS:
        raise BadCase(AT_DEALER, refusal("dealer-draws", score=score(case.dealer)))


def check_third(where: Phrase, cards: Pieces, stands: int) -> None:
    """Refuse three cards of which no two, in whatever order they came, would have been drawn to."""
    if len(cards) == 3 and all(score(two) >= stands for two in combinations(cards, 2)):
        raise BadCase(where, refusal("no-third-card", low=stands))
