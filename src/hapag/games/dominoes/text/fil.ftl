### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Draw Dominoes
blurb = Itapat sa dulo ng linya, bumunot hanggang may kasya, at unahang maubusan ng tile.

verb-play = Tira
verb-draw = Bumunot
verb-pass = Pasa

with-a-double = ang pinakamataas na doble
with-the-heaviest = ang pinakamabigat na tile, dahil walang may doble
at-left = sa kaliwang dulo
at-right = sa kanang dulo
at-opening = para buksan ang linya
end-left = kaliwa
end-right = kanan

event-dealt =
    { $boneyard ->
        [0] Tig-{ $each } tile sa bawat upuan; walang bunutan.
       *[other] Tig-{ $each } tile sa bawat upuan; { $boneyard } ang nasa bunutan.
    }
event-opens = Si { $who } ang magbubukas: { $why }.
event-played =
    { $left ->
        [0] Tira ni { $who } ang { $tile } { $end }: ang huling tile.
        [1] Tira ni { $who } ang { $tile } { $end }; isang tile na lang.
       *[other] Tira ni { $who } ang { $tile } { $end }.
    }
event-drew =
    { $number ->
        [1] Bumunot si { $who } ng tile; { $boneyard } pa.
       *[other] Bumunot si { $who }, { $number } tile na; { $boneyard } pa.
    }
event-passed = Pasa si { $who }.
event-blocked = Pumasa na ang lahat: barado ang round. Bibilangin ang mga tuldok.
event-counted = Hawak ni { $who } ang { $tiles }: { $pips ->
        [1] isang tuldok
       *[other] { $pips } tuldok
    }.
event-went-out = Ubos na ang tile ni { $who } at panalo sa round.
event-lowest-won = Panalo si { $who } sa baradong round, pinakakaunti ang tuldok: { $pips }.
event-lowest-shared = Hati sina { $seats } sa baradong round, tig-{ $pips } tuldok.

refusal-nothing-fits = Walang { $left } o { $right } sa mga tile mo.
refusal-can-play =
    { $count ->
        [1] Maititira mo ang { $tiles }; ang hindi makatira lang ang bumubunot.
       *[other] Maititira mo: { $tiles }. Ang hindi makatira lang ang bumubunot.
    }
refusal-boneyard-is-empty = Ubos na ang bunutan.
refusal-must-play =
    { $count ->
        [1] Maititira mo ang { $tiles }, kaya dapat itira.
       *[other] May maititira ka, kaya dapat tumira: { $tiles }.
    }
refusal-must-draw =
    { $count ->
        [1] Walang kasya: bumunot muna, may isang tile pa sa bunutan.
       *[other] Walang kasya: bumunot muna, may { $count } tile pa sa bunutan.
    }
refusal-lead-the-double = Ang pinakamataas na dobleng naibigay ang nagbubukas: { $tile }, hindi { $got }.
refusal-lead-the-heaviest = Walang may doble, kaya ang pinakamabigat ang nagbubukas: { $tile }, hindi { $got }.
refusal-does-not-fit = Walang { $half } ang { $tile } para sa dulong { $end }.

ending-out = May naubusan ng tile
ending-blocked = Barado: panalo ang pinakakaunting tuldok
ending-blocked-shared = Barado: pantay ang pinakakaunting tuldok

judge-pips =
    { $pips ->
        [1] isang tuldok
       *[other] { $pips } tuldok
    }
judge-out = ubos ang tile
refusal-two-are-out = Iisang kamay lang ang puwedeng maubusan ng tile: parehong ubos ang kamay { $one } at { $other }.

## Ang mesa

board-boneyard =
    { $count ->
        [0] Ubos na ang bunutan
        [1] Bunutan: isang tile
       *[other] Bunutan: { $count } tile
    }
board-line =
    { $count ->
        [0] Hindi pa bukás ang linya
        [1] Ang linya: isang tile, bukás ang { $left } at { $right }
       *[other] Ang linya: { $count } tile, bukás ang { $left } at { $right }
    }
board-choose = Pumili ng tile na kasya sa dulo.
board-fits-nowhere = Walang { $left } o { $right } ang { $tile }.
board-play = Itira ang { $tile }
board-play-on = { $tile } sa { $half }
board-draw =
    { $count ->
        [1] Walang kasya: bunutin ang huling tile
       *[other] Walang kasya: bumunot ({ $count } pa)
    }
board-pass = Walang kasya: pasa
board-count =
    { $count ->
        [0] { $name }: ubos
       *[other] { $name }: { $pips ->
            [1] isang tuldok
           *[other] { $pips } tuldok
        }
    }
board-drew = nabunot { $count }
board-passed = pasa
