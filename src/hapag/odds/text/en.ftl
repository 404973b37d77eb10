## Exact odds: what is the same for every game, on the command line and on the Odds page

# Names of figures, also for Source.figure
odds-house-edge = house edge
odds-player-edge = your edge
odds-element-of-risk = element of risk
odds-staked = put up in a round
odds-sd = standard deviation
odds-ev = player’s expectation

odds-of-unit = of each { $unit }
odds-of-staked = of all that is put up
odds-times = times the { $unit }
odds-exactly = Exactly { $fraction } of the { $unit } for the player.

odds-bets = The bets
odds-bet = bet
odds-decisions = What best play does, in 100 rounds
odds-best-play = Best play
odds-costs = What simpler ways to play cost on top
odds-how-exact = How this was worked out (exact)
odds-how = How this was worked out
odds-sources = Published by others
