"""The referee: who called the side that is up. `hapag judge cara-y-cruz --board cara cara cruz`."""

from hapag.games.cara_y_cruz.rules import CaraYCruz, side
from hapag.kernel.judging import LOSES, WINS, Asks, Case, Line, Verdict

ASKS = Asks(rows=((1,),), board=(1,), again=True)


def judge(case: Case) -> Verdict:
    """4: each correct call wins, whoever else does."""
    lines = []
    for laid in case.hands:
        won = laid.cards == case.board
        lines.append(Line(laid.seat, side(CaraYCruz.names.text(laid.cards)), WINS if won else LOSES, score=int(won)))
    return Verdict(tuple(lines))
