"""A round played to its end between planned hands, fast and sensibly: what search learns from."""

from collections.abc import Sequence

from hapag.games.pusoy_dos.plans import Plan, Planned, group

Lists = list[list[Planned]]
"""The plays of a hand by their size, the weakest first."""
NEAR = 3
"""Cards with which somebody is nearly out: pairs and triples are then broken to stop him."""


def sort_plan(plan: Plan) -> Lists:
    lists: Lists = [[], [], [], [], [], []]
    for play in sorted(plan):
        lists[play.size].append(play)
    return lists


def play_out(hands: Sequence[Lists], counts: list[int], at: int, last: int, size: int, strong: int, passes: int) -> int:
    """Return who wins.

    hands: changed. counts: cards in each hand, changed too. at: whose turn it is; last: whose play lies on the table,
    with its size (0: none) and strength; passes: in a row since then.
    """
    seats = len(hands)
    while True:
        if size:
            played = answer(hands[at], size, strong, min([c for seat, c in enumerate(counts) if seat != at]))
        else:
            played = lead(hands[at], min([c for seat, c in enumerate(counts) if seat != at]))
        if played is None:
            passes += 1
            if passes == seats - 1:
                at, size, passes = last, 0, 0
                continue
        else:
            counts[at] -= played.size
            if not counts[at]:
                return at
            last, size, strong, passes = at, played.size, played.strong, 0
        at = at + 1 if at + 1 < seats else 0


def lead(mine: Lists, least: int) -> Planned:
    """The largest size first, its weakest play; nothing that a last card could beat, if it can be helped."""
    for size in (5, 3, 2):
        if mine[size]:
            return mine[size].pop(0)
    return mine[1].pop(-1 if least == 1 else 0)


def answer(mine: Lists, size: int, strong: int, least: int) -> Planned | None:
    """The weakest play that is enough, against a last card the strongest; a larger group is broken only to stop somebody."""
    plays = mine[size]
    for at, play in enumerate(plays):
        if play.strong > strong:
            return plays.pop(-1 if size == least == 1 else at)
    if least > NEAR or size > 2:
        return None
    for larger in (2, 3) if size == 1 else (3,):
        if mine[larger] and mine[larger][-1].strong > strong:
            return broken(mine, mine[larger].pop(), size)
    return None


def broken(mine: Lists, play: Planned, size: int) -> Planned:
    """Take a pair or a single off the top of a larger group; the rest stays in hand."""
    rank, held = (play.strong - 1) >> 2, play.bits >> ((play.strong - 1) >> 2) * 4
    taken = 0
    for suit in (3, 2, 1, 0):
        if held >> suit & 1 and taken.bit_count() < size:
            taken |= 1 << suit
    (rest,) = group(rank, held ^ taken)
    mine[rest.size].append(rest)
    mine[rest.size].sort()
    (top,) = group(rank, taken)
    return top
