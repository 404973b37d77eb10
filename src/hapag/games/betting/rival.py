"""Computer rivals: equity by sampling against pot odds, with position and some bluffs; the best also reads the betting."""

from random import Random

import msgspec

from hapag.games.betting.equity import Scales, share
from hapag.games.betting.table import PREFLOP, Betting, Call, Check, Fold, Player, Raise
from hapag.kernel import Amount, Seat, Seen
from hapag.rivals import Rival

Action = Fold | Check | Call | Raise


class Style(msgspec.Struct, frozen=True):
    """What makes a rival weaker or stronger. Equities are shares of the pot."""

    samples: int
    reads: float = 0.0
    """How far he believes what the others' chips say: 0 takes them for random, 1 never expects a bluff."""
    noise: float = 0.0
    """How far off his equity may be, to either side."""
    patience: float = 0.0
    """How much better than the pot odds a call must be."""
    value: float = 0.6
    """Bets and raises for value from this share of a heads-up pot."""
    bluffs: float = 0.1
    sizes: tuple[float, ...] = (0.5, 0.75, 1.0)
    """Bets as parts of the pot."""


class Spot(msgspec.Struct, frozen=True):
    """What a decision hangs on: chips that can be won, the price of a call, the bounds of a raise, who is left."""

    pot: int
    owed: int
    bounds: Amount | None
    rivals: int
    last: bool
    bet: int


def spot(state: Betting, seat: Seat) -> Spot:
    me = state.players[seat]
    owed = state.owed(me)
    mine = me.paid + owed
    live = [player for player in state.players if not player.folded and player is not me]
    return Spot(
        pot=sum([min(player.paid, mine) for player in state.players]),
        owed=owed,
        bounds=bounds(state, seat),
        rivals=len(live),
        last=not any(player.acted < 0 and player.stack for player in live),
        bet=state.bet,
    )


def bounds(state: Betting, seat: Seat) -> Amount | None:
    """Return what a raise may be, None if there may be none."""
    *_, found = state.offers(seat)
    bound = found.bounds["to"]
    return bound if found.barred is None and isinstance(bound, Amount) else None


def picks(state: Betting, seat: Seat) -> list[int]:
    """Return, for each opponent still in, of how many random hands his chips say he holds the best."""
    return [suspicion(state, player) for player in state.players if not player.folded and player.seat != seat]


def suspicion(state: Betting, player: Player) -> int:
    """Return 1 for a player who has shown nothing, more for each sign of strength: what he paid, and bets now."""
    big, before = state.options.big, sum([p.paid - p.bet for p in state.players])
    signs = [player.paid > big, player.paid > 4 * big, player.paid > 15 * big]
    if state.street > PREFLOP:
        signs += [player.bet > 0, player.bet > 0.6 * before]
    return 1 + sum(signs)


def equity(seen: Seen[Betting], scales: Scales, style: Style, random: Random) -> float:
    """Return the share of the pot to expect: against hands as strong as the betting says, and against any, mixed."""
    state, hand = seen.round, seen.round.players[seen.seat].hand
    told = picks(state, seen.seat)
    worth = random.uniform(-style.noise, style.noise)
    for part, assumed in ((style.reads, told), (1 - style.reads, [1] * len(told))):
        if samples := round(style.samples * part):
            worth += part * share(scales, hand, state.board, assumed, samples, random)
    return worth


def choose(seen: Seen[Betting], scales: Scales, style: Style, random: Random) -> Action:
    """Value first, then the price of a call, then a bluff; a free check is never thrown away."""
    state, here = seen.round, spot(seen.round, seen.seat)
    worth = equity(seen, scales, style, random)
    if here.bounds is not None and wants_value(here, worth, style, random):
        return Raise(size(here, here.bounds, worth, style, random))
    if here.owed == 0:
        return bluff(here, style, random) if here.last or state.street == PREFLOP else bluff(here, style, random, 0.5)
    price = here.owed / (here.pot + here.owed)
    if worth > price + style.patience * (1 - price):
        return Call()
    return Fold()


def wants_value(here: Spot, worth: float, style: Style, random: Random) -> bool:
    """Bet what is worth clearly more than a fair share; sometimes check it all the same, to be hard to read."""
    fair = 1 / (here.rivals + 1)
    enough = fair + (style.value - 0.5) * 2 * (1 - fair) * (1.0 if here.owed == 0 else 1.5)
    return worth > enough and random.random() < 0.9


def bluff(here: Spot, style: Style, random: Random, often: float = 1.0) -> Check | Raise:
    """With nothing to call: now and then bet without a hand, more often last to speak, seldom against several."""
    if here.bounds is None or random.random() >= style.bluffs * often / here.rivals:
        return Check()
    return Raise(at_least(here.bet + round(here.pot * random.choice(style.sizes)), here.bounds))


def size(here: Spot, bound: Amount, worth: float, style: Style, random: Random) -> int:
    """A part of the pot after a call, more with a better hand; all-in when little would be left behind."""
    part = random.choice(style.sizes) * (1.3 if worth > 0.85 else 1.0)
    to = at_least(here.bet + round((here.pot + here.owed) * part), bound)
    return bound.high if 3 * to > 2 * bound.high and worth > 0.7 else to


def at_least(to: int, bound: Amount) -> int:
    return max(bound.low, min(to, bound.high))


EASY = Style(samples=40, noise=0.3, patience=-0.5, value=0.8, bluffs=0.03)
"""Likes to call, misjudges hands, and seldom raises."""
MEDIUM = Style(samples=150, noise=0.03, value=0.62, bluffs=0.15)
"""Knows his equity against random hands and the pot odds."""
CALLER = Style(samples=60, value=9, bluffs=0)
"""Knows his equity against random hands and the pot odds, and leaves the betting to others."""
HARD = Style(samples=300, reads=0.6, value=0.58, bluffs=0.3)
"""Knows his equity against hands that would have paid as much, and mixes in bluffs."""


def rival(scales: Scales, style: Style) -> Rival:
    """Return one who plays a game whose hands are weighed like this, in this style."""

    def play(seen: Seen[Betting], random: Random) -> Action:
        return choose(seen, scales, style, random)

    return play


def simple(scales: Scales) -> Rival:
    """Return the measuring stick: one who calls at the right price and never bets."""
    return rival(scales, CALLER)


def rivals(scales: Scales) -> dict[str, Rival]:
    """Return the three levels."""
    return {level: rival(scales, style) for level, style in (("easy", EASY), ("medium", MEDIUM), ("hard", HARD))}
