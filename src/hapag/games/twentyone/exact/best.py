"""Best play at the table, worked out on the spot from what a seat sees: its hand in play and the dealer's open card.

It is the play whose figures are told. All other hands on the table are left out of the reckoning here as they are there,
the seat's own others after a split among them.
"""

from typing import Any

from hapag.games.house.table import STAKES, Bet
from hapag.games.twentyone.exact.charts import VERBS
from hapag.games.twentyone.exact.game import Game
from hapag.games.twentyone.exact.hands import Key
from hapag.games.twentyone.exact.play import NET
from hapag.games.twentyone.exact.rounds import Table, chosen
from hapag.games.twentyone.table import VALUES, Hand
from hapag.kernel import Move, Phrase, Seen, phrase
from hapag.kernel.notation import verb
from hapag.odds import Advice

NAMES = {name: choice for choice, name in VERBS.items()}
LOWEST = Bet(STAKES[0])
RESCUED = -1.0


class Player:
    """Plays a game best. What it has worked out against an open card it keeps: some milliseconds for each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables: dict[int, Table] = {}

    def best(self, seen: Seen[Any]) -> Move:
        """Return best play; the lowest stake, as the house has the edge."""
        if not seen.round.wagers:
            return LOWEST
        verbs = open_verbs(seen)
        return verbs[self.choice(seen, verbs)]()

    def advice(self, seen: Seen[Any]) -> Advice:
        """Return best play, how much better it is than the next choice, and what each is worth for this hand."""
        if not seen.round.wagers:
            return Advice(move=LOWEST, why=Phrase("advice-lowest"))
        verbs = open_verbs(seen)
        best, worths = self.choice(seen, verbs), self.worths(seen, verbs)
        next_best = max((name for name in worths if name != best), key=worths.__getitem__)
        more = 100 * (worths[best] - worths[next_best])
        why = phrase("advice-more", more=f"{more:.2f}" if more < 1 else f"{more:.1f}", verb=Phrase(f"verb-{next_best}"))
        return Advice(move=verbs[best](), why=why, ev=worths)

    def choice(self, seen: Seen[Any], verbs: dict[str, type[Move]]) -> str:
        """Return the best of the open verbs; whether a pair is split does not hang on its suits."""
        worths = self.worths(seen, verbs)
        if "split" not in verbs:
            return max(worths, key=worths.__getitem__)
        table, key = self.table(seen), self.key(seen)
        rows = table.hands.rows(key[0])
        open_now = {NAMES[name] for name in verbs}
        choices = [{at: worth for at, worth in table.choices(row).items() if at in open_now} for row in rows]
        best = chosen(choices, [table.chance_of(row) for row in rows])
        return VERBS[best[rows.index(table.hands.place[key])]]

    def worths(self, seen: Seen[Any], verbs: dict[str, type[Move]]) -> dict[str, float]:
        """Return what each open verb is worth to the hand in play, in its first stake."""
        table = self.table(seen)
        row = table.hands.place[self.key(seen)]
        if in_play(seen).doubled:
            return {"keep": float(table.play.kept[row]), "rescue": RESCUED}
        return {VERBS[at]: float(worth[NET]) for at, worth in table.choices(row).items() if VERBS[at] in verbs}

    def table(self, seen: Seen[Any]) -> Table:
        """Return everything against the dealer's open card."""
        up = VALUES[seen.round.dealer.cards[0]]
        if up not in self.tables:
            self.tables[up] = Table(self.game, up)
        return self.tables[up]

    def key(self, seen: Seen[Any]) -> Key:
        cards = in_play(seen).cards
        values = tuple(sorted([VALUES[card] for card in cards]))
        return values, self.game.mark(values, {card % 4 for card in cards})


def in_play(seen: Seen[Any]) -> Hand:
    hand: Hand = seen.round.wagers[seen.round.at]
    return hand


def open_verbs(seen: Seen[Any]) -> dict[str, type[Move]]:
    return {verb(offer.verb): offer.verb for offer in seen.round.offers(seen.seat) if offer.barred is None}
