## Every table against the house: the stakes, the bets and how they are settled

verb-bet = Bet
verb-sit-out = Sit out
verb-fold = Fold
verb-play = Play

event-committed = { $who } is ready.
event-staked =
    { $times ->
        [1] { $who } bets { $stake }.
       *[other] { $who } bets { $times } times { $stake }.
    }
event-sat-out = { $who } sits this round out.
event-nothing-dealt = Nobody bets: no cards this round.
event-hands-dealt =
    { $each ->
        [one] One card to everybody who bet.
       *[other] { $each } cards to everybody who bet.
    }
event-dealer-opened = The dealer shows { $cards }.
event-folded = { $who } folds.
event-hand-shown = { $who } shows { $cards }: { $hand }.
event-dealer-shown = The dealer turns over { $cards }: { $hand }.
event-line-settled = { $who }, { $bet }: { $net ->
        [0] { $stake } back.
       *[other] net { $net }.
    }
event-seat-settled =
    { $outcome ->
        [even] { $who } comes out even: { $why }.
        [lost] { $who } loses { $amount }: { $why }.
       *[won] { $who } wins { $amount }: { $why }.
    }

ending-all-sat-out = Nobody bet

bet-stake = Bet
bet-hand = Hand
bet-ante = Ante
bet-play = Play

outcome-win = wins
outcome-push = push
outcome-lose = loses
outcome-fold = folded

board-dealer = Dealer
board-shared = Shared cards
board-mine = You
board-own = Your cards
board-own-folded = Your folded cards
board-bets = Your bets
board-stake = stake { $stake }
board-choose-stake = Choose your stake
board-bet =
    { $times ->
        [1] Bet { $stake }
       *[other] Bet { $times } × { $stake }
    }
board-adds = { $verb } { $amount }
board-lines = What each bet came to
board-line-seat = Seat
board-line-bet = Bet
board-line-stake = Stake
board-line-outcome = Result
board-line-net = Net

hint-stake = The house has the edge, so the lowest stake loses least.
