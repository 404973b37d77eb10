## Exact odds and hints: what is the same for every house game, on the command line and in the browser

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

# The Odds page
odds-page-hundred =
    { $side ->
        [player] In { $rounds } rounds with { $stake } chips each you win { $mean } on average.
       *[house] In { $rounds } rounds with { $stake } chips each you lose { $mean } on average.
    }
odds-page-spread = Two times in three, luck moves that by less than { $spread } either way.
odds-page-costs = Lost beyond best play in every round, of the { $unit }.
odds-page-tap = Tap a cell: what would each choice there win or lose on average, with 100 chips at stake?
odds-page-place = { $side }: { $row } · { $top }: { $column }
odds-page-best = best
odds-page-worse = { $chips } less

# Hints at the table
odds-hint = Hint
odds-hint-line = { $move }: { $why }
odds-hint-worth = Of 100 chips: { $worth }.
