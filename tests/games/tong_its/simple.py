"""The simple player that the rivals are measured against: draw, expose, discard the highest card; nothing else."""

from random import Random

from hapag.games.tong_its.melds import cards_of, hidden_melds, mask_of, place
from hapag.games.tong_its.rules import ANSWER, START, Choice, Concede, Discard, Draw, Expose, TongIts
from hapag.kernel import Seen
from hapag.pieces import tidy


def simple(seen: Seen[TongIts], random: Random) -> Choice:
    hand = seen.round.players[seen.seat].hand
    if seen.round.phase == ANSWER:
        return Concede()
    if seen.round.phase == START:
        return Draw()
    for meld in hidden_melds(mask_of(hand)):
        return Expose(tidy(cards_of(meld)))
    return Discard((max(hand, key=place),))
