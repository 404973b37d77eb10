### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Pai Gow Tiles
blurb = Apat na tile na Tsino, dalawang kamay na tig-dalawa. Talunin ang banka sa dalawa.

board-suggestion = Mungkahi mula sa sarili mong mga tile, hindi ang paraan ng casino. Baguhin kung gusto mo.

board-unfinished =
    { $left ->
        [1] Ilagay ang huling tile.
       *[other] Ilagay ang lahat ng tile: { $left } pa.
    }
board-reference = Mga tile
board-reference-title = Mga pares at isahang tile
board-reference-pairs = Ang labing-anim na pares, una ang pinakamalakas. Pares ang dalawang tile sa isang hanay; hindi sapat ang pantay na tuldok.
board-reference-other = Sa ibaba ng mga pares: wong (teen o day na may siyam), gong (teen o day na may walo), saka ang huling digit ng lahat ng tuldok, 9 pababa sa 0.
board-reference-single = Kung pantay, ang pinakamalakas na isahang tile ang nagpapasiya. Nasa tabi ng tile ang ranggo nito.
board-rank = { $rank ->
        [1] ika-1
        [2] ika-2
        [3] ika-3
       *[other] ika-{ $rank }
    }
board-rank-joon = ika-15 bilang anim, huli bilang tatlo
board-counts = bilang { $pips }
board-counts-joon = tig-3 o 6

event-dealt = Tig-{ $each } tile sa bawat upuan. Si { $who } ang banka.

hand-pair = pares ng { $lead }
hand-wong = wong na may { $lead }
hand-gong = gong na may { $lead }
hand-points = { $points }, nangunguna ang { $lead }
hand-zero = sero

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
pair-nines = magkaibang siyam
pair-eights = magkaibang walo
pair-sevens = magkaibang pito
pair-fives = magkaibang lima

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
lead-nines = siyam
lead-eights = walo
lead-sevens = pito
lead-fives = lima

piece-gee-joon-6 = gee joon dalawa-apat
piece-gee-joon-3 = gee joon isa-dalawa
piece-teen = teen, anim-anim
piece-day = day, isa-isa
piece-yun = yun, apat-apat
piece-gor = gor, isa-tatlo
piece-mooy = mooy, lima-lima
piece-chong = chong, tatlo-tatlo
piece-bon = bon, dalawa-dalawa
piece-foo = foo, lima-anim
piece-ping = ping, apat-anim
piece-tit = tit, isa-anim
piece-look = look, isa-lima
piece-nine-63 = siyam, tatlo-anim
piece-nine-54 = siyam, apat-lima
piece-eight-62 = walo, dalawa-anim
piece-eight-53 = walo, tatlo-lima
piece-seven-52 = pito, dalawa-lima
piece-seven-43 = pito, tatlo-apat
piece-five-41 = lima, isa-apat
piece-five-32 = lima, dalawa-tatlo

refusal-low-over-high = Talo ng mababang kamay ({ $low }) ang mataas ({ $high }). Dapat kasinlakas man lang ng mababa ang mataas: pagpalitin ang dalawa.

## Pag-aayos

ui-arrange-card = Pindutin ang mga tile, saka ang hanay nila.
ui-arrange-rest = Mga ilalagay pa
ui-arrange-left =
    { $count ->
        [1] May isang tile pang hindi nailalagay.
       *[other] May { $count } tile pang hindi nailalagay.
    }
