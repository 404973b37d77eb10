"""Rounds of Tong-its in the middle, led by sentences: `Led({"A": "7c 7d 7h 2s"}).do("A draw", "A expose 7c 7d 7h")`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hapag.games.tong_its.melds import ordered
from hapag.games.tong_its.rules import START, Meld, Player, TongIts
from hapag.kernel import Event, Illegal, NoOptions, Phrase, begin, check, owing, play
from hapag.kernel.notation import read
from hapag.kernel.records import completed
from hapag.pieces import CARDS, Piece, Pieces, tidy

DECK = tuple(map(Piece, range(52)))
NAMES = "ABC"


def pile(text: str) -> Pieces:
    return tuple([CARDS.read(name) for name in text.split()])


def dealt(hands: Mapping[str, str] | None = None, lead: str = "A") -> TongIts:
    """Return a round as dealt; hands that are named come first, filled up with any cards."""
    texts = []
    for name in NAMES:
        cards = (hands or {}).get(name, "").split()
        texts.append(" ".join(cards + ["??"] * (12 + (name == lead) - len(cards))))
    deck = completed(" ".join(texts).split(), DECK, CARDS)
    return begin(TongIts, NoOptions(), 3, [deck], NAMES.index(lead)).state


class Led:
    """Players A, B and C in seats 0 to 2. Who has no hand here is given three cards; the rest are stock and discards.

    melds: what lies on the table, as `("A", "4c 4d 4h")`. stock: how many cards are left there.
    """

    def __init__(
        self,
        hands: Mapping[str, str],
        melds: Iterable[tuple[str, str]] = (),
        *,
        discard: str = "",
        active: str = "A",
        phase: int = START,
        stock: int = 8,
    ) -> None:
        laid = [(NAMES.index(name), pile(text)) for name, text in melds]
        given = {name: pile(text) for name, text in hands.items()}
        named = {card for cards in [*given.values(), *[cards for _, cards in laid], pile(discard)] for card in cards}
        rest = [card for card in DECK if card not in named]
        for name in NAMES:
            if name not in given:
                given[name], rest = (rest[0], rest[7], rest[14]), [*rest[1:7], *rest[8:14], *rest[15:]]
        self.state = TongIts(
            players=tuple([Player(seat, tidy(given[name])) for seat, name in enumerate(NAMES)]),
            stock=tuple(rest[len(rest) - stock :]),
            active=NAMES.index(active),
            discards=tuple(rest[: len(rest) - stock]) + pile(discard),
            melds=tuple([Meld(seat, ordered(cards)) for seat, cards in laid]),
            phase=phase,
        )
        self.events: list[Event] = []

    def sit(self, state: TongIts) -> Led:
        """Go on from another round."""
        self.state = state
        return self

    def do(self, *sentences: str) -> Led:
        for sentence in sentences:
            name, _, text = sentence.partition(" ")
            step = play(self.state, NAMES.index(name), read(text, TongIts))
            self.state, self.events = step.state, [*self.events, *step.events]
        return self

    def refused(self, sentence: str) -> Phrase | None:
        """Return the phrase that refuses a move, None if it is legal."""
        name, _, text = sentence.partition(" ")
        try:
            check(self.state, NAMES.index(name), read(text, TongIts))
        except Illegal as illegal:
            return illegal.why
        return None

    def code(self, sentence: str) -> str | None:
        why = self.refused(sentence)
        return None if why is None else why.code

    def hand(self, name: str) -> str:
        return CARDS.text(self.state.players[NAMES.index(name)].hand)

    def owing(self) -> str:
        return "".join(NAMES[seat] for seat in owing(self.state))

    def winner(self) -> str | None:
        return None if self.state.winner is None else NAMES[self.state.winner]

    def points(self) -> dict[str, int]:
        """Return what the hands that were compared counted."""
        return {NAMES[player.seat]: player.points for player in self.state.players if player.points >= 0}


def sets_beside(named: str, owners: str) -> list[tuple[str, str]]:
    """Return a set of three for each owner, made of cards that are not named."""
    free = [rank for rank in "TJQK98" if not any(f"{rank}{suit}" in named for suit in "cdh")]
    return [(owner, f"{rank}c {rank}d {rank}h") for owner, rank in zip(owners, free, strict=False)]
