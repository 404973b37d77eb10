title = Caribbean Stud
blurb = Five cards against the dealer’s five, and you see one of those. Fold, or raise twice your ante.

verb-raise = Raise

event-raised = { $who } raises with { $stake }.

bet-raise = Raise

outcome-unqualified = dealer out
outcome-high-card = ace-king, 1 to 1
outcome-pair = pair, 1 to 1
outcome-two-pair = two pair, 2 to 1
outcome-trips = three of a kind, 3 to 1
outcome-straight = straight, 4 to 1
outcome-flush = flush, 5 to 1
outcome-full-house = full house, 7 to 1
outcome-quads = four of a kind, 20 to 1
outcome-straight-flush = straight flush, 50 to 1
outcome-royal-flush = royal flush, 100 to 1

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
judge-unqualified = wins the ante only: { $why }
judge-push = keeps both bets: { $why }
judge-win = wins: { $why }; the raise is paid { $odds }
judge-lose = loses both bets: { $why }

## Best play

hint-pair = A pair or better is always worth the raise, whatever the dealer shows.
hint-below = Below ace-king, always fold: you win only if the dealer does not qualify, and that is too seldom.
hint-ace-king-raise = Ace-king is close. Over all 163,185 hands that the dealer may have, raising comes to { $raise } antes and folding to −1.
hint-ace-king-fold = Ace-king is close. Over all 163,185 hands that the dealer may have, raising comes to { $raise } antes; folding loses only one.

## Odds

chart = Raise or fold
chart-side = Your hand
chart-top = The dealer’s open card
chart-raise = raise
chart-fold = fold
chart-pair = pair or better
chart-queen = A-K-Q
chart-jack = A-K-J
chart-ten = other A-K
chart-below = below A-K
open-high = A or K
open-match = one of yours
open-lower = below 4th
open-other = other

rule-pair = With a pair or anything better, raise.
rule-below = With less than ace-king, fold.
rule-match = With ace-king, raise if the dealer’s open card is a queen or lower and you hold one of the same rank.
rule-high = With ace-king, raise if the dealer shows an ace or a king and you also hold a queen or a jack.
rule-lower = With ace-king-queen, raise if the dealer’s open card is none of your ranks and lower than your fourth-highest card.
rule-else = With any other ace-king, fold.

way-three-rules = the rules in words above
way-akj83 = raise with A-K-J-8-3 or better
way-match = raise with a pair, or with ace-king when one of your ranks is open
way-pairs = raise with a pair or better only
way-ace-king = raise with every ace-king
way-always = always raise
way-never = always fold

antes-lost = antes lost over all 19,933,230,517,200 deals
edge-of-way = house edge of “{ $way }”

convention = Counted over all 19,933,230,517,200 deals of your five cards, the open card and the dealer’s other four. Best play is found for each hand and each open card by itself; the chart shows the averages of its cells (its third column: the open card is lower than your fourth-highest), and the rules in words come within 0.0003 % of the ante of best play. Nothing is known of other seats’ cards.
