"""The referee settles every bet on the cards that lie there, says why, and refuses cards that no rule leads to."""

import pytest

from hapag.games.baccarat import judge as referee
from hapag.games.baccarat.rules import Baccarat
from hapag.games.words import Words
from hapag.kernel import NoOptions
from hapag.kernel.judging import BadCase, Verdict, case_of

WORDS = Words(Baccarat)


def judged(player: str, banker: str, *bets: str, stake: int | None = 20) -> Verdict:
    case = case_of(Baccarat, referee.ASKS, bets, NoOptions(), board=player, dealer=banker, stake=stake)
    return referee.judge(case)


@pytest.mark.parametrize(
    ("player", "banker", "nets", "why"),
    [
        ("9c 9d", "Kc 2d", (20, -20, -20), "Player wins, 8 to 2"),
        ("2c 3d 9h", "Kc 3h 4s", (-20, 19, -20), "Banker wins, 7 to 4"),
        ("Kc 6d", "Qc 6h", (0, 0, 160), "a tie at 6"),
    ],
)
def test_each_bet_is_settled_with_the_reason(player: str, banker: str, nets: tuple[int, ...], why: str) -> None:
    verdict = judged(player, banker, "player", "banker", "tie")
    assert tuple(line.score for line in verdict.lines) == nets
    assert [WORDS.text(line.value) for line in verdict.lines] == ["on Player", "on Banker", "on Tie"]
    assert {WORDS.text(line.outcome).split(": ")[1] for line in verdict.lines} == {why}
    assert all(WORDS.text(note).endswith(f": {why}.") for note in verdict.notes)


def test_without_a_stake_nothing_is_counted() -> None:
    (line,) = judged("9c 9d", "Kc 2d", "tie", stake=None).lines
    assert (line.score, WORDS.text(line.outcome)) == (None, "loses: Player wins, 8 to 2")


@pytest.mark.parametrize(
    ("player", "banker", "bet", "complaint"),
    [
        ("2c 3d", "Kc 3h 4s", "player", "Player’s cards: 5 on two cards draws a third card here."),
        ("Kc 7d 2c", "2h 4d", "player", "Player’s cards: 7 on two cards stands here, without a third card."),
        ("2c 3d Ah", "Kc 4h 9s", "player", "Banker’s cards: 4 on two cards stands here, without a third card."),
        ("2c 3d 9h", "Kc 3h", "player", "Banker’s cards: 3 on two cards draws a third card here."),
        ("Kc 5d 4h", "9c Kd", "player", "Player’s cards: One side has a natural eight or nine on two cards"),
        ("9c 9d", "Kc 2d 6s", "player", "Banker’s cards: One side has a natural eight or nine on two cards"),
        ("9c 9d", "Kc", "player", "Banker’s cards: There must be 2-3 cards, not 1."),
        ("9c 9d", "Kc 2d", "20", "hand 1: Name what this bet is on"),
        ("9c 9d", "Kc 2d", "player tie", "hand 1: Name what this bet is on"),
        ("9c 9d", "Kc 2d", "panda", "hand 1:"),
        ("Kc 5d", "9c Kd", "banker 30", "hand 1: A bet of 30 on Banker cannot be paid"),
        ("9c 9c", "9c 9c 9c", "player", "Banker’s cards:"),
    ],
)
def test_what_cannot_be_is_refused_in_words(player: str, banker: str, bet: str, complaint: str) -> None:
    with pytest.raises(BadCase) as refused:
        judged(player, banker, bet)
    assert f"{WORDS.text(refused.value.where)}: {WORDS.text(refused.value.why)}".startswith(complaint)


def test_a_seventh_card_of_one_name_is_refused() -> None:
    with pytest.raises(BadCase) as refused:
        judged("Kc Kc Kc", "Kc Kc Kc", "player", "Kc")
    assert refused.value.where.code == "judge-at-hand"
