title = Draw Dominoes
blurb = Match an end of the line, draw until a tile fits, be the first without tiles.

verb-play = Play
verb-draw = Draw
verb-pass = Pass

with-a-double = the highest double
with-the-heaviest = the heaviest tile, since nobody has a double
at-left = at the left end
at-right = at the right end
at-opening = to open the line
end-left = left
end-right = right

event-dealt =
    { $boneyard ->
        [0] { $each } tiles to each seat; there is no boneyard.
       *[other] { $each } tiles to each seat; { $boneyard } lie in the boneyard.
    }
event-opens = { $who } opens with { $why }.
event-played =
    { $left ->
        [0] { $who } plays { $tile } { $end }: the last tile.
        [one] { $who } plays { $tile } { $end }; one tile is left.
       *[other] { $who } plays { $tile } { $end }.
    }
event-drew =
    { $number ->
        [one] { $who } draws a tile; { $boneyard } left.
       *[other] { $who } draws, { $number } tiles so far; { $boneyard } left.
    }
event-passed = { $who } passes.
event-blocked = Everybody has passed: the round is blocked. The pips are counted.
event-counted = { $who } holds { $tiles }: { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }.
event-went-out = { $who } is out of tiles and wins the round.
event-lowest-won = { $who } wins the blocked round with the fewest pips: { $pips }.
event-lowest-shared = { $seats } share the blocked round with { $pips } pips each.

refusal-nothing-fits = None of your tiles has a { $left } or a { $right }.
refusal-can-play =
    { $count ->
        [one] You can play { $tiles }; only who cannot play draws.
       *[other] You can play: { $tiles }. Only who cannot play draws.
    }
refusal-boneyard-is-empty = The boneyard is empty.
refusal-must-play =
    { $count ->
        [one] You can play { $tiles }, so you must.
       *[other] You can play, so you must: { $tiles }.
    }
refusal-must-draw =
    { $count ->
        [one] Nothing fits: draw first, one tile is left in the boneyard.
       *[other] Nothing fits: draw first, { $count } tiles are left in the boneyard.
    }
refusal-lead-the-double = The highest double dealt opens: { $tile }, not { $got }.
refusal-lead-the-heaviest = Nobody has a double, so the heaviest tile opens: { $tile }, not { $got }.
refusal-does-not-fit = { $tile } has no { $half } for the { $end } end.

ending-out = A rack ran empty
ending-blocked = Blocked: the fewest pips won
ending-blocked-shared = Blocked: equal fewest pips

judge-pips =
    { $pips ->
        [one] one pip
       *[other] { $pips } pips
    }
judge-out = no tiles left
refusal-two-are-out = Only one hand can be out of tiles: hands { $one } and { $other } are both empty.

## The board

board-boneyard =
    { $count ->
        [0] The boneyard is empty
        [one] Boneyard: one tile
       *[other] Boneyard: { $count } tiles
    }
board-line =
    { $count ->
        [0] The line is not opened yet
        [one] The line: one tile, open ends { $left } and { $right }
       *[other] The line: { $count } tiles, open ends { $left } and { $right }
    }
board-choose = Choose a tile that fits an end.
board-fits-nowhere = { $tile } has neither a { $left } nor a { $right }.
board-play = Play { $tile }
board-play-on = { $tile } on the { $half }
board-draw =
    { $count ->
        [one] Nothing fits: draw the last tile
       *[other] Nothing fits: draw ({ $count } left)
    }
board-pass = Nothing fits: pass
board-count =
    { $count ->
        [0] { $name }: out
       *[other] { $name }: { $pips ->
            [one] one pip
           *[other] { $pips } pips
        }
    }
board-drew = drew { $count }
board-passed = passed
