title = Pai Gow Poker
blurb = Seven cards and a joker in the deck: a hand of two, a hand of five. Beat the bank with both.

board-suggestion = A suggestion from your own cards, not the house way of a casino. Change it as you like.

piece-Jk = joker
hand-five-aces = five aces

board-unfinished =
    { $left ->
        [one] Place the last card.
       *[other] Place all cards: { $left } are left.
    }

event-dealt = { $each } cards to each seat. { $who } holds the bank.

refusal-low-over-high = The low hand ({ $low }) beats the high hand ({ $high }). The five cards must be at least as strong as the two: make the high hand stronger or the low one weaker.
refusal-low-over-high-by-card = Low and high are both { $hand }, and the low hand’s { $higher } beats the high hand’s { $lower }. The five cards must be at least as strong, card by card.
