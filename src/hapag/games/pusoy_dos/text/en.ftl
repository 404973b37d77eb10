title = Pusoy Dos
    .lang = fil
blurb = Thirteen cards each. Beat the play before yours, and be the first to play your last card.

verb-play = Play
verb-pass = Pass

rank-2 = two
ranks-2 = twos
card-name = { $rank } of { $suit }
combo-single = { $card }
combo-pair = pair of { $ranks }
combo-triple = three { $ranks }
combo-straight = straight to the { $card }
combo-flush = flush of { $suit }, { $rank } high
combo-full-house = full house of { $ranks }
combo-quads = four { $ranks }
combo-straight-flush = straight flush to the { $card }

event-dealt = { $each } cards to each seat.
event-opens = { $who } holds the lowest card and leads with it.
event-played =
    { $left ->
        [0] { $who } plays { $cards }, the last of the hand.
        [one] { $who } plays { $cards } and holds one last card!
       *[other]
            { $cards-count ->
                [one] { $who } plays { $cards }.
               *[other] { $who } plays { $cards }: { $combo }.
            }
    }
event-passed = { $who } passes.
event-trick-won = All others passed: { $who } leads.
event-round-won = { $who } is out and wins the round. Last play: { $combo }.

refusal-leader-must-play = You lead, so you must play: any single card, pair, triple or five-card hand.
refusal-opener-must-play = You hold the lowest card, the { $card }: you must lead, and it must be in your play.
refusal-needs-lowest-card = The first lead must hold the { $card }, the lowest card dealt. Any combination with it will do.
refusal-too-few-cards = { $size } cards lie on the table and you hold only { $got }. Pass; you may play again later.
refusal-nothing-beats = Nothing in your hand beats the play on the table ({ $combo }). Pass; you may play again later.
refusal-no-combination-1 = That is no combination.
refusal-no-combination-2 = Two cards must be a pair: two of the same rank.
refusal-no-combination-3 = Three cards must be a triple: three of the same rank.
refusal-no-combination-4 = Four cards are never a play. Play one, a pair, a triple or five; four of a kind needs any fifth card.
refusal-no-combination-5 = Five cards must be a straight, a flush, a full house, four of a kind with any card, or a straight flush.
refusal-no-combination-6 = Play one card, a pair, a triple or a five-card hand.
refusal-no-deuce-in-a-straight = The 2 is the highest rank and belongs to no straight. Straights go from 3-4-5-6-7 to 10-J-Q-K-A.
refusal-too-weak = Your play ({ $mine }) does not beat the one on the table ({ $theirs }). { $law }

law-rank = The higher rank wins, from 3 up to ace and 2.
law-suit = Between equal ranks the highest suit wins: clubs, spades, hearts, diamonds, low to high.
law-category = Five cards, low to high: straight, flush, full house, four of a kind, straight flush.
law-flush-suit = Between flushes the suit comes first: clubs, spades, hearts, diamonds, low to high.
law-flush-rank = Flushes of one suit go by their highest card, then the next.
law-full-house = Full houses go by the three equal cards alone.
law-quads = Fours go by the four equal cards alone.
law-straight-rank = Straights go by their top card.
law-straight-suit = Straights with equal top ranks go by the suit of the top card: clubs, spades, hearts, diamonds.

ending-single = Out with a single card
ending-pair = Out with a pair
ending-triple = Out with a triple
ending-five = Out with a five-card hand

board-suggest = Suggest
board-passed = passes
board-empty = The table is clear
board-free = The table is clear
board-by = { $name } played
board-table = { $name } played: { $combo }
board-leads = { $name } leads.
board-lead = You lead: a single, a pair, a triple or five cards.
board-opening = First lead: it must hold the { $card }.
board-answers =
    { $count ->
        [one] One play of yours beats this.
       *[other] { $count } plays of yours beat this.
    }
board-no-answer = Nothing you hold beats this.
board-choice = { $combo } ({ $at } of { $count })
board-choose =
    { $size ->
        [0] Choose the cards to lead.
        [one] Choose one card.
       *[other] Choose { $size } cards.
    }
board-size =
    { $size ->
        [one] One card is asked for, to beat the { $combo }.
       *[other] { $size } cards are asked for, to beat the { $combo }.
    }
board-dim-opening = The first lead must hold the { $needed }, and the { $card } makes no play with it.
board-dim-few =
    { $got ->
        [one] You hold one of the { $ranks }, and it takes { $size } to answer the { $theirs }.
       *[other] You hold { $got } { $ranks }, and it takes { $size } to answer the { $theirs }.
    }
board-dim-five = The { $card } is in no five-card hand of yours.
board-dim-five-weak = No five-card hand with the { $card } beats the { $theirs }.

judge-none = no combination
judge-out-of-step = not allowed. { $why }
judge-takes = wins the trick
judge-beaten = beaten by play { $number }
judge-size =
    { $size ->
        [one] One card was led; an answer is one card too, not { $got }.
       *[other] { $size } cards were led; an answer has as many, not { $got }.
    }
