title = Three Card Poker
blurb = Three cards against the dealer’s three. Fold, or double up and play.

event-played = { $who } plays, with { $stake } more.

bet-bonus = Ante bonus

outcome-unqualified = dealer out
outcome-straight = straight, 1 to 1
outcome-trips = three of a kind, 4 to 1
outcome-straight-flush = straight flush, 5 to 1

why-fold = folded
why-unqualified = the dealer has only { $dealer } and does not qualify
why-push = { $mine } on both sides
why-win = { $mine } against the dealer’s { $dealer }
why-lose = { $mine } against the dealer’s { $dealer }

ending-all-folded = Everybody folded
ending-dealer-unqualified = The dealer did not qualify
ending-dealer-qualified = The dealer qualified

## The referee

judge-dealer-qualified = The dealer has { $hand }, which qualifies.
judge-dealer-unqualified = The dealer has { $hand }, which does not qualify.
judge-fold = loses the ante: { $why }
judge-unqualified =
    { $bonus ->
        [none] wins the ante only: { $why }
       *[other] wins the ante, and a bonus of { $bonus } to 1 on it: { $why }
    }
judge-push =
    { $bonus ->
        [none] keeps both bets: { $why }
       *[other] keeps both bets, and wins a bonus of { $bonus } to 1 on the ante: { $why }
    }
judge-win =
    { $bonus ->
        [none] wins both bets: { $why }
       *[other] wins both bets, and a bonus of { $bonus } to 1 on the ante: { $why }
    }
judge-lose =
    { $bonus ->
        [none] loses both bets: { $why }
       *[other] loses both bets, but wins a bonus of { $bonus } to 1 on the ante: { $why }
    }

## Best play

hint-win = You have { $hand }, which wins on average.
hint-less = You have { $hand }. It loses on average, but less than the whole ante that a fold gives away.
hint-fold = You have { $hand }, which is below queen-six-four: played, it loses more on average than the ante.

## Odds

rule-play = With queen-six-four or anything better, play.
rule-fold = With anything lower, fold. That goes for every jack high, and for a queen with less than six-four beside it.

way-queen = play every queen high or better, as the dealer does
way-ace = play ace high or better only
way-pair = play a pair or better only
way-always = always play

edge-of-way = house edge of “{ $way }”
worth-of = what { $hand } is worth when played, in antes

convention = Counted over all 407,170,400 deals of your three cards and the dealer’s three, for one seat. Each hand is played if that is worth more than the ante it would lose, and of all 22,100 hands those are exactly the ones from queen-six-four up. Nothing is known of other seats’ cards.
