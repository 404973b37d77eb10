title = Cara y Cruz
blurb = Call a side in secret; one coin for all, and a point for each right call.

noun-side = side
side-cara = cara
side-cruz = cruz

verb-choose = Choose
verb-choose-cara = Cara
verb-choose-cruz = Cruz
verb-flip = Let the table choose

event-asked = Cara or cruz? { $who } chooses first.
event-committed = { $who } has locked a side.
event-called = { $who } calls { $side }.
event-flipped = The table chooses for { $who }: { $side }.
event-spun = The coin spins ...
event-landed = The coin shows { $side }.
event-all-won = { $side }: everybody called it, a point each.
event-won =
    { $seats-count ->
        [one] { $seats } called { $side } and wins a point.
       *[other] { $seats } called { $side } and win a point each.
    }
event-nobody-won = { $side }: nobody called it.

ending-all-won = Everybody was right
ending-some-won = Some were right
ending-nobody-won = Nobody was right
