title = Baccarat
blurb = Player, Banker or a tie? Put your chips on one, and the cards do the rest.

bet-player = Player
bet-banker = Banker
bet-tie = Tie

event-bets-open = Place your bets: Player, Banker or a tie.
event-side-dealt = { $side } gets { $cards }: { $total }.
event-natural = A natural { $total } for { $side }: nobody draws.
event-drew = { $side } draws { $cards }: { $total }.
event-stood = { $side } stands on { $total }.
event-side-won = { $side } wins, { $total } to { $other }.
event-tied = A tie: { $total } on both sides.

why-win = the bet was on { $bet }
why-lose = the bet was on { $bet }
why-push = a tie gives a bet on { $bet } back

ending-player = Player won
ending-banker = Banker won
ending-tie = A tie

judge-at-board = Player’s cards
judge-at-dealer = Banker’s cards
judge-hand = on { $side }
judge-player-won = Player wins, { $total } to { $other }
judge-banker-won = Banker wins, { $total } to { $other }
judge-tied = a tie at { $total }
judge-win = wins: { $why }
judge-push = keeps its bet: { $why }
judge-lose = loses: { $why }
judge-cards = Player { $player }, Banker { $banker }: { $why }.

refusal-bet-on-one = Name what this bet is on: player, banker or tie.
refusal-natural-stands = One side has a natural eight or nine on two cards, so nobody draws.
refusal-must-draw = { $total } on two cards draws a third card here.
refusal-must-stand = { $total } on two cards stands here, without a third card.
refusal-commission = A bet of { $got } on Banker cannot be paid 0.95 to 1 in whole chips: use a multiple of 20.

odds-on-banker = Bet on Banker
odds-on-player = Bet on Player instead
odds-on-tie = Bet on a tie instead
odds-best = Bet on Banker, every time.
odds-fresh = Past rounds tell nothing: six decks are shuffled afresh for each one.
odds-ways-player = orders of six cards in which Player wins
odds-ways-banker = orders of six cards in which Banker wins
odds-ways-tie = orders of six cards that tie
odds-chance-player = chance that Player wins
odds-chance-banker = chance that Banker wins
odds-chance-tie = chance of a tie
odds-edge-player = house edge, Player
odds-edge-banker = house edge, Banker
odds-edge-tie = house edge, Tie
odds-convention =
    All 878,869,206,895,680 orders of six cards of the 312 were counted, by the values of the cards; where a round draws
    fewer, the rest come in every order. The figures on top are those of the best bet, Banker at 0.95 to 1. A tie, which
    gives the bet back, counts as a round like any other.

advice-banker = it costs 1.06 % of the bet in the long run, Player costs 1.24 %, a tie 14.4 %

board-natural = natural { $total }
board-sealed = Your bet
board-choose-side = What do you bet on?
board-bet = Bet { $stake } on { $side ->
        [player] Player
        [banker] Banker
       *[tie] a tie
    }
board-pays-player = pays 1:1
board-pays-banker = pays 0.95:1
board-pays-tie = pays 8:1
board-said = { $bet } { $stake }
