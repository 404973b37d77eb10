## No-limit betting with blinds and a board, shared by its games

verb-fold = Fold
verb-check = Check
verb-call = Call
verb-raise = Raise to

option-stacks = Stacks
option-small = Small blind
option-big = Big blind
option-ante = Ante

street-0 = Before the flop
street-1 = Flop
street-2 = Turn
street-3 = River

post-small = small blind
post-big = big blind
post-ante = ante

pot-only = the pot
pot-main = the main pot
pot-side = the side pot
pot-side-numbered = side pot { $number }

event-posted =
    { $left ->
        [0] { $who } posts { $amount } as { $what } and is all-in.
       *[other] { $who } posts the { $what } of { $amount }.
    }
event-dealt = { $each } cards to each seat.
event-board = { $street }: { $cards }.
event-folded = { $who } folds.
event-checked = { $who } checks.
event-called =
    { $left ->
        [0] { $who } calls { $amount } and is all-in.
       *[other] { $who } calls { $amount }.
    }
event-bet =
    { $left ->
        [0] { $who } is all-in for { $amount }.
       *[other] { $who } bets { $amount }.
    }
event-raised =
    { $left ->
        [0] { $who } raises to { $to } and is all-in.
       *[other] { $who } raises to { $to }.
    }
event-returned = { $amount } that nobody called goes back to { $who }.
event-shown = { $who } shows { $cards }: { $hand }.
event-took = { $who } wins { $amount }: everyone else folded.
event-won = { $who } wins { $pot } of { $amount }: { $hand }.
event-shared = { $seats } share { $pot } of { $amount }: { $hand }.

refusal-bet-to-call = There is a bet: calling costs { $amount }.
refusal-nothing-to-call = There is no bet to call: a check is free.
refusal-call-takes-all = Your { $stack } chips are not enough to raise; a call puts you all-in.
refusal-raise-range = A raise goes to { $low } at least (the bet and the last full raise on top, or all you have) and to { $high } at most, not to { $got }.
refusal-others-all-in = Everyone else is all-in: nobody could call a raise.
refusal-not-reopened =
    You have acted, and the bet has risen by { $by } since. Only a rise of { $full } or more lets you raise again.

ending-folds = Everyone else folded
ending-showdown = Showdown
ending-run-out = All-in before the river
ending-shared = A shared pot
ending-side-pots = Main pot and side pots

judge-takes = wins { $pots }
judge-takes-part = shares { $pots }
refusal-cards-or-folded = Name { $count } cards, or say “folded”.
refusal-one-button = Only one hand can have the button.

judge-folded = folded
judge-returned = { $amount } that nobody matched goes back to hand { $number }.
judge-pot = Hand { $number } wins { $pot } of { $amount }.
judge-pot-shared = { $hands } share { $pot } of { $amount }.
refusal-all-folded = All hands are marked as folded: nobody is left to win.
refusal-stake-is-missing = The others have stakes: say what this hand paid too.

board-cards = The board
board-own = My cards
board-own-folded = My cards, folded
board-pot = Pot
board-main-pot = Main pot
board-side-pot = Side pot
board-side-pot-numbered = Side pot { $number }
board-call = Call { $amount }
board-call-all-in = Call { $amount }, all-in
board-bet = Bet
board-bet-amount = Bet { $amount }
board-raise = Raise
board-raise-amount = Raise to { $amount }
