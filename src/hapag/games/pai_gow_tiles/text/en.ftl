title = Pai Gow Tiles
blurb = Four Chinese tiles, two hands of two. Beat the bank with both.

board-suggestion = A suggestion from your own tiles, not the house way of a casino. Change it as you like.

board-unfinished =
    { $left ->
        [one] Place the last tile.
       *[other] Place all tiles: { $left } are left.
    }
board-reference = Tiles
board-reference-title = Pairs and single tiles
board-reference-pairs = The sixteen pairs, strongest first. Two tiles of one row are a pair; equal pips alone are not.
board-reference-other = Below the pairs: wong (teen or day with a nine), gong (teen or day with an eight), then the last digit of all pips, 9 down to 0.
board-reference-single = Between equals the strongest single tile decides. Its rank stands beside the tiles.
board-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
board-rank-joon = 15th as six, last as three
board-counts = counts { $pips }
board-counts-joon = 3 or 6 each

event-dealt = { $each } tiles to each seat. { $who } holds the bank.

hand-pair = pair of { $lead }
hand-wong = wong with { $lead }
hand-gong = gong with { $lead }
hand-points = { $points } led by { $lead }
hand-zero = zero

pair-gee-joon = gee joon
pair-teen = teen
pair-day = day
pair-yun = yun
pair-gor = gor
pair-mooy = mooy
pair-chong = chong
pair-bon = bon
pair-foo = foo
pair-ping = ping
pair-tit = tit
pair-look = look
pair-nines = mixed nines
pair-eights = mixed eights
pair-sevens = mixed sevens
pair-fives = mixed fives

lead-gee-joon = gee joon
lead-teen = teen
lead-day = day
lead-yun = yun
lead-gor = gor
lead-mooy = mooy
lead-chong = chong
lead-bon = bon
lead-foo = foo
lead-ping = ping
lead-tit = tit
lead-look = look
lead-nines = a nine
lead-eights = an eight
lead-sevens = a seven
lead-fives = a five

piece-gee-joon-6 = gee joon two-four
piece-gee-joon-3 = gee joon one-two
piece-teen = teen, six-six
piece-day = day, one-one
piece-yun = yun, four-four
piece-gor = gor, one-three
piece-mooy = mooy, five-five
piece-chong = chong, three-three
piece-bon = bon, two-two
piece-foo = foo, five-six
piece-ping = ping, four-six
piece-tit = tit, one-six
piece-look = look, one-five
piece-nine-63 = nine, three-six
piece-nine-54 = nine, four-five
piece-eight-62 = eight, two-six
piece-eight-53 = eight, three-five
piece-seven-52 = seven, two-five
piece-seven-43 = seven, three-four
piece-five-41 = five, one-four
piece-five-32 = five, two-three

refusal-low-over-high = The low hand ({ $low }) beats the high hand ({ $high }). High must be at least as strong as low: change the two over.

## Arranging

ui-arrange-card = Tap tiles, then their row.
ui-arrange-rest = Tiles to place
ui-arrange-left =
    { $count ->
        [one] One tile is not placed yet.
       *[other] { $count } tiles are not placed yet.
    }
