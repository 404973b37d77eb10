title = Ultimate Texas Hold’em
blurb = Hold’em against the dealer. One raise, and the sooner you dare, the bigger it is.

verb-check = Check
verb-play-1 = Play 1×
verb-play-2 = Play 2×
verb-play-3 = Play 3×
verb-play-4 = Play 4×

event-checked = { $who } checks.
event-played = { $who } plays { $times }×, { $stake } chips.
event-board-dealt = { $cards-count ->
        [3] The flop: { $cards }.
       *[other] Turn and river: { $cards }.
    }

bet-blind = Blind

outcome-unqualified = dealer out
outcome-unpaid = pays nothing
outcome-straight = straight, 1 to 1
outcome-flush = flush, 3 to 2
outcome-full-house = full house, 3 to 1
outcome-quads = four of a kind, 10 to 1
outcome-straight-flush = straight flush, 50 to 1
outcome-royal-flush = royal flush, 500 to 1

why-fold = folded
why-push = { $mine } on both sides
why-win = { $mine } against the dealer’s { $dealer }
why-lose = { $mine } against the dealer’s { $dealer }
why-push-unqualified = { $mine } on both sides
why-win-unqualified = { $mine } against the dealer’s { $dealer }, which does not qualify
why-lose-unqualified = { $mine } against the dealer’s { $dealer }, which does not qualify

ending-all-folded = Everybody folded
ending-dealer-unqualified = The dealer did not qualify
ending-dealer-qualified = The dealer qualified

## The referee

judge-dealer-qualified = The dealer has { $hand }, which qualifies.
judge-dealer-unqualified = The dealer has { $hand }, which does not qualify.
judge-fold = loses ante and blind: { $why }
judge-push = keeps all bets: { $why }
judge-win = wins: { $why }; the blind is paid { $odds }
judge-win-unpaid = wins: { $why }; the blind pays nothing
judge-lose = loses: { $why }

refusal-played-or-folded = Say one thing that the hand did: { $marks }.
refusal-ante-is-odd = A blind of { $got } cannot be paid 3 to 2 in whole chips: use an even ante.

## Best play

hint-before-flop-play-4 = Strong enough for four antes at once.
hint-before-flop-play-3 = Three antes are right here.
hint-before-flop-check = Too weak for four antes before the flop.
hint-flop-play-2 = You win { $won } deals of 100 from here: enough for two antes now.
hint-flop-check = You win { $won } deals of 100 from here: wait for turn and river.
hint-river-play-1 = You beat { $won } of the dealer’s 990 hands, tie { $tied }, lose to { $lost }.
hint-river-fold = You beat { $won } of the dealer’s 990 hands, tie { $tied }, lose to { $lost }.

## Odds

odds-grid = Before the flop: suited hands right of the diagonal, unsuited left of it
odds-grid-side = One
odds-grid-top = The other
odds-choice-play = play 4×
odds-choice-check = check

odds-rule-preflop = Before the flop, play 4× with a pair of threes or higher, any ace, K-2 suited, K-5, Q-6 suited, Q-8, J-8 suited, J-10, or better. Else check; never play 3×.
odds-rule-flop = On the flop, play 2× if your own cards make it a better kind of hand than the flop is by itself (a pair of deuces in your hand needs a third), or if you have four cards to a flush and one of yours in it is a ten or higher. Else check.
odds-rule-river = On the river, count the cards you do not see that would beat you if the dealer had just that one. Fewer than 21: play 1×. Else fold.

odds-cost-thumb = the rules in words above
odds-cost-no-flop = never play 2×
odds-cost-three = play 3× instead of 4×
odds-cost-never-fold = never fold
odds-cost-no-preflop = never play before the flop
odds-cost-everything = play 4× with everything

odds-convention = Counted over all { $ways } deals of your cards, the board and the dealer’s cards. Before the flop, on the flop and on the river best play is found for each hand with each board by itself. Nothing is known of other seats’ cards. Of two choices that are worth the same the one that stakes less is taken.
