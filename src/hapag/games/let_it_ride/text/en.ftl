title = Let It Ride
blurb = Three stakes on one hand of poker. Take two of them back while the cards come, or let them ride.

verb-withdraw = Withdraw
verb-ride = Let it ride

event-withdrew = { $who } takes back stake { $number }, { $stake } chips.
event-rode = { $who } lets stake { $number } ride.
event-shared-shown =
    { $number ->
        [1] The first shared card: { $cards }.
       *[other] The second shared card: { $cards }.
    }

bet-stake = Stake
bet-stake-1 = Stake 1
bet-stake-2 = Stake 2
bet-stake-3 = Stake 3

outcome-withdrawn = back
outcome-royal-flush = 1,000 to 1
outcome-straight-flush = 200 to 1
outcome-quads = 50 to 1
outcome-full-house = 11 to 1
outcome-flush = 8 to 1
outcome-straight = 5 to 1
outcome-trips = 3 to 1
outcome-two-pair = 2 to 1
outcome-pair = 1 to 1

why-paid =
    { $hand } pays { $odds } to 1 on { $stakes ->
        [one] one stake
        [2] two stakes
       *[other] three stakes
    }
why-lose = { $hand } is less than a pair of tens

ending-paid = Somebody had tens or better
ending-unpaid = Nobody had tens or better

board-step =
    { $number ->
        [1] Stake 1: withdraw it, or let it ride?
       *[other] Stake 2: withdraw it, or let it ride?
    }

## The referee

judge-paid =
    { $stakes ->
        [one] wins { $odds } to 1 on one stake
        [2] wins { $odds } to 1 on two stakes
       *[other] wins { $odds } to 1 on three stakes
    }
judge-unpaid =
    { $stakes ->
        [one] loses one stake: less than a pair of tens
        [2] loses two stakes: less than a pair of tens
       *[other] loses three stakes: less than a pair of tens
    }

## Best play

hint-paid = This hand pays already, whatever comes.
hint-royal = Three of a royal flush.
hint-run = Three of a suit in a row.
hint-gap = Three of a suit with one gap, and a high card among them.
hint-gaps = Three of a suit with two gaps, and two high cards among them.
hint-flush = Four of a suit.
hint-open = Four in a row, open at both ends.
hint-high = Four high cards.
hint-none = Nothing here is worth the chips that it would risk.

## Odds

decision-ride = lets stake { $number } ride
decision-withdraw = withdraws stake { $number }

rule-first-paid = First stake: let it ride with a pair of tens or better, or three of a kind.
rule-first-royal = First stake: let it ride with three of a royal flush.
rule-first-run = First stake: let it ride with three of a suit in a row, from three-four-five up.
rule-first-gap = First stake: let it ride with three of a suit that have one gap, such as seven-eight-ten, if one of them is a ten or better.
rule-first-gaps = First stake: let it ride with three of a suit that have two gaps, such as eight-ten-queen, if two of them are tens or better.
rule-first-none = First stake: withdraw it with anything else.
rule-second-paid = Second stake: let it ride with a pair of tens or better, two pair, or three or four of a kind.
rule-second-flush = Second stake: let it ride with four of a suit.
rule-second-open = Second stake: let it ride with four in a row that are open at both ends, from two-three-four-five to ten-jack-queen-king. Without a high card it makes no difference.
rule-second-high = Second stake: let it ride with four of ten, jack, queen, king and ace. If neither a flush nor an open straight can come of them, it makes no difference.
rule-second-none = Second stake: withdraw it with anything else.

way-second = always withdraw the first stake, and play the second one best
way-paid = let ride only what pays already
way-never = always withdraw both
way-always = always let both ride

convention = Counted over all 22,100 hands of three cards, each with every first and every second shared card: 51,979,200 deals, for one seat. A stake rides unless it loses on average; a stake on which nothing is won or lost in the long run rides too, as in the figures that others have published. Withdrawing it instead leaves the edge as it is. The unit is one of the three stakes, and what is put up in a round is what is left up. Nothing is known of other seats’ cards.
