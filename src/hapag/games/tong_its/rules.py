"""Tong-its. The numbers in docstrings are the rules of its rule sheet, in its order."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

import msgspec

from hapag.games.tong_its.events import (
    AllBurned,
    Burned,
    Called,
    CallWon,
    CannotFight,
    Conceded,
    Dealt,
    Discarded,
    Drew,
    Exposed,
    Extended,
    FightWon,
    Fought,
    LowestWon,
    OnlyMeld,
    Sapawed,
    Shown,
    Took,
    Uncontested,
    WentOut,
)
from hapag.games.tong_its.melds import (
    cards_of,
    deadwood,
    holds_meld,
    is_meld,
    mask_of,
    meld_phrase,
    melds_in,
    ordered,
    place,
    points,
    takes,
    why_no_meld,
    why_no_sapaw,
)
from hapag.kernel import (
    Amount,
    FaceDown,
    FaceUp,
    Illegal,
    Info,
    InHand,
    Move,
    NoOptions,
    Offer,
    Phrase,
    Pick,
    Round,
    Seat,
    Turn,
    offer,
    refusal,
)
from hapag.pieces import CARDS, Pieces, tidy, without

OPENING, START, PLAY, ANSWER, ENDED = range(5)
SEATS, EACH = 3, 12
UNASKED, FIGHTS, CONCEDES, CANNOT = "", "fights", "concedes", "cannot"


class Draw(Move, frozen=True):
    """Take the top card of the stock."""


class Take(Move, frozen=True):
    """Take the top discard for a new meld with these cards from hand."""

    cards: Pieces


class Call(Move, frozen=True):
    """Call Draw: end the hand and have the points compared."""


class Expose(Move, frozen=True):
    cards: Pieces


class Sapaw(Move, frozen=True):
    """Add cards to the exposed meld of this number, counted from 0 in the order of the table."""

    meld: int
    cards: Pieces


class Discard(Move, frozen=True):
    card: Pieces


class Fight(Move, frozen=True):
    pass


class Concede(Move, frozen=True):
    pass


Choice = Draw | Take | Call | Expose | Sapaw | Discard | Fight | Concede


class Player(msgspec.Struct, gc=False):
    seat: Seat
    hand: InHand
    shown: FaceUp = ()
    """The hand, once it has been compared."""
    points: int = -1
    """What it counted then."""
    sapawed: bool = False
    """12-13: an opponent has added to one of this player's melds since this player's last turn."""
    answer: str = UNASKED
    """13: what came of a Draw call."""


class Meld(msgspec.Struct, gc=False):
    """4: an exposed meld lies before its owner for good, and may only grow."""

    seat: Seat
    cards: FaceUp


class TongIts(Round[Choice]):
    info: ClassVar = Info(
        slug="tong-its",
        family="shedding",
        least=SEATS,
        most=SEATS,
        engine=SEATS,
        solo=(SEATS - 1,),
        endings=("tong-its", "uncontested", "call-won", "fight-won", "lowest", "only-meld", "all-burned"),
        longest=80,
    )
    names: ClassVar = CARDS

    players: tuple[Player, ...]
    stock: FaceDown
    active: Seat
    discards: FaceUp = ()
    melds: tuple[Meld, ...] = ()
    phase: int = OPENING
    winner: Seat | None = None
    how: str = ""

    # Setup

    @classmethod
    def packs(cls, options: NoOptions, seats: int) -> Sequence[Sequence[int]]:
        """1: one deck."""
        return [range(52)]

    @classmethod
    def deal(cls, options: NoOptions, seats: int, lead: Seat, *packs: Pieces) -> Self:
        """1-2: thirteen to the dealer, who leads; twelve to the others; fifteen are left for the stock."""
        deck, players = packs[0], []
        for seat in range(seats):
            count = EACH + (seat == lead)
            players.append(Player(seat, tidy(deck[:count])))
            deck = deck[count:]
        state = cls(players=tuple(players), stock=deck, active=lead)
        state.say(Dealt(lead))
        return state

    # Whose turn

    def turn(self) -> Turn:
        """2, 13: clockwise; a Draw call is answered clockwise from the caller by those who may fight."""
        if self.phase == ENDED:
            return Turn()
        return Turn((self.asked()[0],) if self.phase == ANSWER else (self.active,))

    def after(self, seat: Seat) -> list[Seat]:
        """Return the others, clockwise."""
        return [(seat + step) % SEATS for step in range(1, SEATS)]

    def asked(self) -> list[Seat]:
        return [seat for seat in self.after(self.active) if self.players[seat].answer == UNASKED]

    # What may be done

    def offers(self, seat: Seat) -> Iterator[Offer]:
        """6, 8-10, 13: everything a turn has, with the reason against what has its time earlier or later."""
        if self.phase == ANSWER:
            yield offer(Fight)
            yield offer(Concede)
            return
        hand, last = self.players[seat].hand, max(0, len(self.melds) - 1)
        start, melding = self.why_no_start(), self.why_not_yet()
        yield offer(Draw, barred=start)
        yield offer(Take, cards=Pick(hand, 2, len(hand)), barred=start or self.why_no_take(seat))
        yield offer(Call, barred=start or self.why_no_call(seat))
        yield offer(Expose, cards=Pick(hand, 3, len(hand)), barred=melding or self.why_no_expose(seat))
        barred = melding or self.why_no_sapaw(seat)
        yield offer(Sapaw, meld=Amount(0, last), cards=Pick(hand, 1, len(hand)), barred=barred)
        yield offer(Discard, card=Pick(hand, 1, 1), barred=melding)

    def why_no_start(self) -> Phrase | None:
        """5-6, 12: drawing, taking and calling come first in a turn, and the dealer's opening turn has none of them."""
        if self.phase == START:
            return None
        return refusal("dealer-opens" if self.phase == OPENING else "has-drawn")

    def why_not_yet(self) -> Phrase | None:
        """6"""
        return refusal("draw-first") if self.phase == START else None

    def why_no_take(self, seat: Seat) -> Phrase | None:
        """7"""
        if not self.discards:
            return refusal("nothing-discarded")
        if any(self.new_melds(seat)):
            return None
        return refusal("discard-makes-no-meld", card=CARDS.show(self.discards[-1]))

    def why_no_call(self, seat: Seat) -> Phrase | None:
        """12"""
        if not self.has_meld(seat):
            return refusal("call-needs-meld")
        return refusal("call-after-sapaw") if self.players[seat].sapawed else None

    def why_no_expose(self, seat: Seat) -> Phrase | None:
        """3"""
        return None if holds_meld(mask_of(self.players[seat].hand)) else refusal("hand-holds-no-meld")

    def why_no_sapaw(self, seat: Seat) -> Phrase | None:
        """9"""
        if not self.melds:
            return refusal("nothing-exposed")
        return None if any(self.sapaws(seat)) else refusal("nothing-fits")

    def has_meld(self, seat: Seat) -> bool:
        return any(meld.seat == seat for meld in self.melds)

    def new_melds(self, seat: Seat) -> Iterator[Pieces]:
        """7: yield the hand cards of every meld that the top discard completes."""
        top = mask_of(self.discards[-1:])
        for meld in melds_in(mask_of(self.players[seat].hand) | top):
            if meld & top:
                yield tidy(cards_of(meld & ~top))

    def sapaws(self, seat: Seat) -> Iterator[Sapaw]:
        """9: every addition to every exposed meld."""
        hand = mask_of(self.players[seat].hand)
        for number, meld in enumerate(self.melds):
            for added in takes(mask_of(meld.cards), hand):
                yield Sapaw(number, tidy(cards_of(added)))

    def check(self, seat: Seat, move: Choice) -> None:
        """3, 7, 9: what is laid down has to be a meld, and to stay one."""
        match move:
            case Take(cards) if not is_meld(cards + self.discards[-1:]):
                raise Illegal(why_no_meld(cards + self.discards[-1:]))
            case Expose(cards) if not is_meld(cards):
                raise Illegal(why_no_meld(cards))
            case Sapaw(number, cards) if not self.fits(number, cards):
                raise Illegal(why_no_sapaw(self.melds[number].cards, cards))

    def fits(self, number: int, cards: Pieces) -> bool:
        return mask_of(cards) in takes(mask_of(self.melds[number].cards), mask_of(cards))

    def moves(self, seat: Seat) -> Iterator[Choice]:
        """Listed from the melds that a hand can make: its choices of cards are thousands."""
        if self.phase == ANSWER:
            yield from (Fight(), Concede())
        elif self.phase == START:
            yield Draw()
            yield from map(Take, self.new_melds(seat))
            if self.why_no_call(seat) is None:
                yield Call()
        else:
            hand = self.players[seat].hand
            yield from (Expose(tidy(cards_of(meld))) for meld in melds_in(mask_of(hand)))
            yield from self.sapaws(seat)
            yield from (Discard((card,)) for card in hand)

    # What happens

    def apply(self, seat: Seat, move: Choice) -> None:
        """6, 8-10, 12-13"""
        match move:
            case Draw():
                self.draw(seat)
            case Take(cards):
                self.take(seat, cards)
            case Call():
                self.call(seat)
            case Expose(cards):
                self.lay(seat, cards)
                self.say(Exposed(seat, ordered(cards), meld_phrase(cards)))
            case Sapaw(number, cards):
                self.sapaw(seat, self.melds[number], cards)
            case Discard(card):
                self.discard(seat, card)
            case Fight() | Concede():
                self.answer(seat, fights=isinstance(move, Fight))
        if self.phase != ENDED and not self.players[self.active].hand:
            self.win(self.active, "tong-its")
            self.say(WentOut(self.active))
        elif isinstance(move, Discard):
            self.next_turn(seat)

    def draw(self, seat: Seat) -> None:
        """6b"""
        me, card = self.players[seat], self.stock[:1]
        me.hand, self.stock, self.phase = tidy(me.hand + card), self.stock[1:], PLAY
        self.say(Drew(seat, card, len(self.stock)))

    def take(self, seat: Seat, cards: Pieces) -> None:
        """6c, 7: the discard goes straight into the new meld."""
        card = self.discards[-1:]
        self.discards, self.phase = self.discards[:-1], PLAY
        self.lay(seat, cards, card)
        meld = self.melds[-1].cards
        self.say(Took(seat, card, meld, meld_phrase(meld)))

    def lay(self, seat: Seat, cards: Pieces, taken: Pieces = ()) -> None:
        """4, 8"""
        me = self.players[seat]
        me.hand = without(me.hand, cards)
        self.melds += (Meld(seat, ordered(cards + taken)),)

    def sapaw(self, seat: Seat, meld: Meld, cards: Pieces) -> None:
        """9, 12: one's own sapaw blocks nobody."""
        me, said = self.players[seat], meld_phrase(meld.cards)
        me.hand, meld.cards = without(me.hand, cards), ordered(meld.cards + cards)
        if meld.seat == seat:
            return self.say(Extended(seat, ordered(cards), said))
        self.players[meld.seat].sapawed = True
        self.say(Sapawed(seat, meld.seat, ordered(cards), said))

    def discard(self, seat: Seat, card: Pieces) -> None:
        """10"""
        me = self.players[seat]
        me.hand, self.discards = without(me.hand, card), self.discards + card
        self.say(Discarded(seat, card))

    def next_turn(self, seat: Seat) -> None:
        """12, 18: a block lasts until the end of the owner's next turn; an empty stock ends the hand."""
        self.players[seat].sapawed = False
        if not self.stock:
            return self.run_out(seat)
        self.active, self.phase = self.after(seat)[0], START

    # Draw is called

    def call(self, seat: Seat) -> None:
        """13: who has a meld that nobody has touched is asked; the others concede."""
        self.phase = ANSWER
        self.say(Called(seat))
        for other in self.after(seat):
            if why := self.why_no_fight(other):
                self.players[other].answer = CANNOT
                self.say(CannotFight(other, why))
        self.settle_call()

    def why_no_fight(self, seat: Seat) -> Phrase | None:
        """13"""
        if not self.has_meld(seat):
            return Phrase("why-no-meld")
        return Phrase("why-sapawed") if self.players[seat].sapawed else None

    def answer(self, seat: Seat, *, fights: bool) -> None:
        """13"""
        self.players[seat].answer = FIGHTS if fights else CONCEDES
        self.say(Fought(seat) if fights else Conceded(seat))
        self.settle_call()

    def settle_call(self) -> None:
        """14-16: when all have answered. The caller loses every tie, and conceding hands never win."""
        if self.asked():
            return None
        fighters = [seat for seat in self.after(self.active) if self.players[seat].answer == FIGHTS]
        if not fighters:
            self.win(self.active, "uncontested")
            return self.say(Uncontested(self.active))
        winner, tied = self.compare([*fighters, self.active])
        low = self.players[winner].points
        self.win(winner, "call-won" if winner == self.active else "fight-won")
        self.say(CallWon(winner, low) if winner == self.active else FightWon(winner, low, tied))

    def compare(self, seats: Sequence[Seat]) -> tuple[Seat, int]:
        """15, 17, 22: show these hands; return the lowest, of equals the first named, and how many are as low."""
        for player in [self.players[seat] for seat in seats]:
            player.points = deadwood(mask_of(player.hand))
            player.hand, player.shown = (), ordered(player.hand)
            self.say(Shown(player.seat, player.shown, player.points))
        counts = [self.players[seat].points for seat in seats]
        return seats[counts.index(min(counts))], counts.count(min(counts))

    # The stock is empty

    def run_out(self, last: Seat) -> None:
        """18-20: of those with an exposed meld the lowest wins, of equals the last drawer, then clockwise from there."""
        seats = [last, *self.after(last)]
        burned = tuple(sorted([seat for seat in seats if not self.has_meld(seat)]))
        left = [seat for seat in seats if seat not in burned]
        if burned:
            self.say(Burned(burned))
        if len(left) > 1:
            winner, tied = self.compare(left)
            self.win(winner, "lowest")
            self.say(LowestWon(winner, self.players[winner].points, tied))
        else:
            self.win(left[0] if left else None, "only-meld" if left else "all-burned")
            self.say(OnlyMeld(left[0]) if left else AllBurned())

    # The end

    def win(self, winner: Seat | None, how: str) -> None:
        self.winner, self.how, self.phase = winner, how, ENDED

    def score(self) -> tuple[int, ...]:
        """21: one point to the winner."""
        return tuple([int(player.seat == self.winner) for player in self.players])

    @classmethod
    def scores(cls, options: NoOptions, seats: int) -> tuple[int, int]:
        return 0, 1

    def ending(self) -> str:
        return self.how

    def fallback(self, seat: Seat) -> Choice:
        """23: draw from the stock; discard the card that counts most, of equals the highest; concede."""
        if self.phase == ANSWER:
            return Concede()
        if self.phase == START:
            return Draw()
        return Discard((max(self.players[seat].hand, key=lambda card: (points(card), place(card))),))
