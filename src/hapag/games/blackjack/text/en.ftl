title = Blackjack
blurb = Come closer to 21 than the dealer without going over. Split, double, or give up half.

refusal-double-first-two = A double comes on the first two cards of a hand. You have taken more: hit or stand.
refusal-split-aces-once = Aces are split once only.
