title = Tong-its
    .lang = fil
blurb = Draw, meld, sapaw, discard. Empty your hand, or call Draw and be the lowest.

verb-draw = Draw a card
verb-take = Take the discard
verb-call = Call Draw
verb-expose = Expose
verb-sapaw = Sapaw
verb-discard = Discard
verb-fight = Fight
verb-concede = Concede

meld-set = { $count ->
        [3] three { $rank }
       *[other] four { $rank }
    }
meld-run = { $suit } from { $first } to { $last }

event-dealt = { $who } deals, and opens with thirteen cards.
event-drew =
    { $left ->
        [0] { $who } draws the last card of the stock: the hand ends with this turn.
        [one] { $who } draws; one card is left in the stock.
       *[other] { $who } draws.
    }
event-took = { $who } takes { $card } and exposes { $meld }: { $name }.
event-exposed = { $who } exposes { $cards }: { $name }.
event-sapawed = { $who } adds { $cards } to the { $name } of { $owner-who }.
event-extended = { $who } adds { $cards } to their own { $name }.
event-discarded = { $who } discards { $card }.
event-called = { $who } calls Draw.
event-cannot-fight = { $who } concedes: { $why }.
event-fought = { $who } fights.
event-conceded = { $who } concedes.
event-burned =
    { $seats-count ->
        [one] The stock is empty. { $seats } has exposed no meld and is burned.
       *[other] The stock is empty. { $seats } have exposed no meld and are burned.
    }
event-shown =
    { $points ->
        [one] { $who } shows { $cards }: one point.
       *[other] { $who } shows { $cards }: { $points } points.
    }
event-went-out = Tong-its! { $who } has no card left and wins.
event-uncontested = Nobody fights: { $who } wins with the Draw call.
event-call-won =
    { $points ->
        [one] { $who } called Draw and wins, lowest with one point.
       *[other] { $who } called Draw and wins, lowest with { $points } points.
    }
event-fight-won =
    { $tied ->
        [1] { $who } wins the fight with { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $who } wins the fight: level on { $points } { $points ->
            [one] point
           *[other] points
        }, the caller loses ties and the next after the caller goes first.
    }
event-lowest-won =
    { $tied ->
        [1] { $who } wins, lowest with { $points } { $points ->
            [one] point
           *[other] points
        } when the stock ran out.
       *[other] { $who } wins: level on { $points } { $points ->
            [one] point
           *[other] points
        }, and nearest to the last draw.
    }
event-only-meld = { $who } wins: nobody else has an exposed meld.
event-all-burned = The stock is empty and all three are burned: nobody wins.

why-no-meld = no meld of theirs is exposed
why-sapawed = somebody has added to a meld of theirs since their last turn

refusal-dealer-opens = The dealer opens without drawing, taking or calling: meld if you like, then discard.
refusal-has-drawn = You have drawn or taken in this turn. Meld and sapaw if you like, then discard. Draw is called at the start of a turn.
refusal-draw-first = First draw from the stock, take the discard for a new meld, or call Draw.
refusal-nothing-discarded = Nothing is discarded yet.
refusal-discard-makes-no-meld = You may take { $card } only for a new meld, with at least two cards of your hand, exposed at once. Your hand has no such cards; it may not be taken for sapaw, or to keep.
refusal-call-needs-meld = To call Draw you need an exposed meld of your own. Melds in your hand do not count, nor does sapaw.
refusal-call-after-sapaw = An opponent has added to one of your melds since your last turn, so you may not call Draw in this one.
refusal-hand-holds-no-meld = Your hand holds no meld: three or four cards of a rank, or three or more in a row of one suit, the ace being low.
refusal-nothing-exposed = There is no exposed meld yet that sapaw could add to.
refusal-nothing-fits = No card of yours fits an exposed meld: a set takes its fourth card, a run grows at its ends.
refusal-meld-too-short =
    { $got ->
        [one] A meld has at least three cards; you chose one.
       *[other] A meld has at least three cards; you chose { $got }.
    }
refusal-ace-is-low = The ace is below the deuce only: A-2-3 is a run, Q-K-A is not.
refusal-run-with-gap = A run has no gaps: every card must follow the one before it.
refusal-run-of-one-suit = A run is of one suit only.
refusal-no-meld = That is no meld: three or four cards of a rank, or three or more in a row of one suit.
refusal-set-takes-its-fourth = The { $meld } take only the fourth card of that rank.
refusal-run-takes-its-suit = The run of { $meld } takes only cards of its suit.
refusal-run-takes-its-ends = The run of { $meld } takes only what follows at its ends, without gaps.

ending-tong-its = Tong-its: somebody had no card left
ending-uncontested = A Draw call that nobody fought
ending-call-won = The caller won the fight
ending-fight-won = A fighter beat the caller
ending-lowest = The stock ran out: the lowest won
ending-only-meld = The stock ran out: only one had exposed a meld
ending-all-burned = The stock ran out: all were burned

## The board

board-take = Take: { $cards }
board-expose = Expose { $cards }
board-sapaw = Sapaw { $cards }
board-discard = Discard { $card }
board-stock = Stock
board-discards =
    { $count ->
        [0] Nothing is discarded yet.
        [one] One discard: { $cards }.
       *[other] { $count } discards, the last one first: { $cards }.
    }
board-no-melds = No meld is exposed yet.
board-nothing-exposed = no meld exposed
board-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
board-could-sapaw = fits an exposed meld
board-in-meld = in meld { $number }
board-tap-a-meld = Several melds take that: tap the one you mean.
board-no-meld-takes = No exposed meld takes these cards.
board-meld = { $name }: { $cards }
board-add = Add { $added } to { $cards } of { $name }
board-could-add = { $name }: { $cards }. Choose { $added }, which fit.
board-blocked = no Draw, no fight
board-shown = Hand shown: { $cards }
board-called = { $name } calls Draw
board-answer-open = { $name } has not answered yet
board-answer-fights = { $name } fights
board-answer-concedes = { $name } concedes
board-answer-cannot = { $name } may not fight
board-your-answer =
    { $points ->
        [one] Your hand counts 1 point. A lost fight costs no more than conceding.
       *[other] Your hand counts { $points } points. A lost fight costs no more than conceding.
    }
board-now-opening = You open: meld, then discard.
board-now-draw = Draw a card from the stock.
board-now-take = Draw, or take { $card } for a new meld.
board-now-play = Meld, sapaw, then discard one card.
board-now-last = The stock is empty: this turn is the last.
board-warn-meld = You hold a meld and have none on the table: without one you cannot call Draw or fight.
board-warn-burned = This discard ends the hand, and without an exposed meld you are burned. Expose one first.
board-warn-lost = This discard ends the hand, and without an exposed meld you are burned.
board-warn-end =
    { $points ->
        [one] This discard ends the hand: you stand on one point.
       *[other] This discard ends the hand: you stand on { $points } points.
    }
board-warn-breaks = This breaks up a meld in your hand.

## The referee

judge-count =
    { $count ->
        [0] { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $points ->
            [one] one point
           *[other] { $points } points
        }, without { $melds }
    }
judge-conceded = conceded
judge-burned = burned
judge-caller-loses-ties = Level hands: the caller loses every tie; then the first clockwise after the caller wins.
judge-drawer-wins-ties = Level hands: the last drawer wins a tie; then the first clockwise from there.
refusal-one-caller-or-drawer = Mark one hand, and only one: “caller” if Draw was called, “drawer” for the last card of the stock. { $got } are marked.
refusal-burned-at-a-call = Nobody is burned when Draw is called: who may not fight has “conceded”.
refusal-conceded-to-the-stock = Nobody concedes when the stock runs out: who has no exposed meld is “burned”.
refusal-caller-concedes = The caller cannot concede.
refusal-no-cards-to-count = Name the cards of this hand: a player without any has won by Tong-its.
