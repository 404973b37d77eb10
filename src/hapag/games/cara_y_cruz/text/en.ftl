title = Cara y Cruz
    .lang = es
blurb = Call a side in secret; one coin for all, and a point for each right call.

noun-side = side
side-cara = cara
side-cruz = cruz
piece-cara = { side-cara }
piece-cruz = { side-cruz }

verb-choose = Choose
verb-choose-cara = Cara
verb-choose-cruz = Cruz
verb-flip = Either

event-asked = Cara or cruz? { $who } chooses first.
event-committed = { $who } has locked a side.
event-flipped = The table chooses for { $seats }.
event-called =
    { $seats-count ->
        [one] { $seats } calls { $side }.
       *[other] { $seats } call { $side }.
    }
event-spun = The coin spins ...
event-landed = The coin shows { $side }.
event-all-won = { $seats } all called { $side } and win a point each.
event-won =
    { $seats-count ->
        [one] { $seats } called { $side } and wins a point.
       *[other] { $seats } called { $side } and win a point each.
    }
event-nobody-won = Nobody called { $side }: no point this time.

ending-all-won = Everybody was right
ending-some-won = Some were right
ending-nobody-won = Nobody was right

## The board

board-open = not yet
board-locked = locked
board-locked-on = locked: { $side }
board-called = { $side }
board-flipped = { $side }, by the table
board-shows = The coin shows { $side }
