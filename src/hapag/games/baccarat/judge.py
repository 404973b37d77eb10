"""The referee: what bets come to when Player's cards (the board) and Banker's (the dealer's) have been played.

hapag judge baccarat --board "2c 3d 9h" --dealer "Kc 3h 4s" --stake 20 "player" "banker 40" "tie"
"""

from hapag.games.baccarat.rules import (
    BANKER,
    PLAYER,
    TIE,
    VALUES,
    Baccarat,
    banker_draws,
    is_natural,
    outcome,
    player_draws,
    total,
    winner,
    word,
)
from hapag.games.house.table import STAKES
from hapag.kernel import Phrase, phrase, refusal
from hapag.kernel.judging import AT_BOARD, AT_DEALER, Asks, BadCase, Case, Laid, Line, Verdict, at_hand
from hapag.pieces import Pieces

ASKS = Asks(rows=((0,),), board=(2, 3), dealer=(2, 3), marks=tuple(Baccarat.pays), stakes=True)
WON = {PLAYER: "judge-player-won", BANKER: "judge-banker-won", TIE: "judge-tied"}


def judge(case: Case) -> Verdict:
    """2-6: a line for each bet, after the totals that both sides come to."""
    check_draws(case)
    player, banker = total(values(case.board)), total(values(case.dealer))
    won = winner(player, banker)
    why = phrase(WON[won], total=max(player, banker), other=min(player, banker))
    lines = [line(laid, won, why) for laid in case.hands]
    return Verdict(tuple(lines), (phrase("judge-cards", player=player, banker=banker, why=why),))


def values(cards: Pieces) -> list[int]:
    return [VALUES[card] for card in cards]


def check_draws(case: Case) -> None:
    """3-5: refuse a third card that is not drawn, or one that is missing."""
    player, banker = values(case.board), values(case.dealer)
    mine, bankers = total(player[:2]), total(banker[:2])
    if is_natural(mine) or is_natural(bankers):
        if len(player) + len(banker) > 4:
            raise BadCase(AT_BOARD if len(player) > 2 else AT_DEALER, refusal("natural-stands"))
        return
    check_third(AT_BOARD, player, draws=player_draws(mine))
    third = player[2] if player[2:] else None
    check_third(AT_DEALER, banker, draws=banker_draws(bankers, third))


def check_third(where: Phrase, cards: list[int], *, draws: bool) -> None:
    if draws != (len(cards) > 2):
        raise BadCase(where, refusal("must-draw" if draws else "must-stand", total=total(cards[:2])))


def line(laid: Laid, won: str, why: Phrase) -> Line:
    """6: one bet. A stake that cannot be paid in whole chips is refused."""
    if len(laid.marks) != 1:
        raise BadCase(at_hand(laid.seat), refusal("bet-on-one"))
    (bet,) = laid.marks
    odds = Baccarat.pays[bet][outcome(bet, won)]
    stake = laid.stake or STAKES[0]
    if stake * odds.win % odds.per:
        raise BadCase(at_hand(laid.seat), refusal("commission", got=stake))
    code = f"judge-{outcome(bet, won)}"
    score = None if laid.stake is None else odds.on(stake)
    return Line(laid.seat, phrase("judge-hand", side=word(bet)), phrase(code, why=why), score=score)
