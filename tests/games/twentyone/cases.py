"""Worked cases of the twenty-ones as decks and moves."""

from typing import Any

from hapag.kernel import owing
from tests.games.twentyone.driver import Round


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


def deck_of(hands: list[list[str]], dealer: list[str]) -> str:
    """Return the deck that leads to these hands, the rightmost always being the one that is split again."""
    first = [hand[0] for hand in hands]
    if len(hands) == 1:
        start, drawn = hands[0][:2], hands[0][2:]
    else:
        start, drawn = first[:2], []
        for place, hand in enumerate(hands[:-1]):
            drawn += [hand[1], *first[place + 2 : place + 3], *hand[2:]]
        drawn += hands[-1][1:]
        if len(hands) == 2:
            drawn = [hands[0][1], hands[1][1], *hands[0][2:], *hands[1][2:]]
    return " ".join([*start, *dealer[:2], *drawn, *dealer[2:]])


def finish(table: Round, place: int, hand: dict[str, Any]) -> None:
    """Play a hand to the cards it ends with, and keep a double."""
    if hand.get("surrender"):
        table.play("surrender")
    for _ in range(len(hand["cards"].split()) - 2):
        table.play("double" if hand.get("doubled") else "hit")
    if owing(table.state) and table.state.at == place and not table.state.wagers[place].done:
        table.play("keep" if "keep" in table.open else "stand")
