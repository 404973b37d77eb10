## What the Pai Gow games say alike: the bank, the rows, each against the bank

verb-arrange = Lock

row-low = Low
row-high = High

board-suggest = Suggest
board-locked = Locked
board-arranging = Arranging
board-bank = Bank
board-row-result = { $result ->
        [won] { $row } won
        [lost] { $row } lost
        [copied] { $row } copied
       *[other] { $row }
    }
board-result = { $points ->
        [1] +1, wins
        [-1] −1, loses
       *[other] 0, push
    }
board-balance = Bank: { $points }
board-you-bank = You hold the bank: copies are yours.
board-other-banks = { $name } holds the bank: beat both hands, copies are the bank’s.

event-committed = { $who } has locked both hands.
event-revealed = { $who } shows low: { $low-hand }; high: { $high-hand }.
event-settled = { $who } { $points ->
        [1] wins a point from the bank
        [-1] loses a point to the bank
       *[other] pushes
    }: low { $low ->
        [won] won
        [lost] lost
       *[copied] copied
    }, high { $high ->
        [won] won
        [lost] lost
       *[copied] copied
    }.
event-bank-balanced = { $points ->
        [0] The bank of { $who } comes out even.
        [1] The bank of { $who } wins one point.
        [2] The bank of { $who } wins two points.
        [3] The bank of { $who } wins three points.
        [-1] The bank of { $who } loses one point.
        [-2] The bank of { $who } loses two points.
       *[other] The bank of { $who } loses three points.
    }

judge-rows = low: { $low }; high: { $high }
judge-bank = holds the bank, balance { $points }
judge-player = { $points ->
        [1] wins a point
        [-1] loses a point
       *[other] pushes
    }: low { $low ->
        [won] won
        [lost] lost
       *[copied] copied, so the bank’s
    }, high { $high ->
        [won] won
        [lost] lost
       *[copied] copied, so the bank’s
    }
judge-foul = foul, not settled. { $why }
judge-no-bank = not settled: the bank’s hand is foul

refusal-one-bank = Only one hand can hold the bank; mark it “bank”. Without a mark the first one holds it.

ending-bank-won = The bank won
ending-bank-lost = The bank lost
ending-bank-even = The bank came out even
