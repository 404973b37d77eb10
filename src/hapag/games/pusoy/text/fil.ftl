### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Pusoy
    .lang = fil
blurb = Labintatlong baraha, tatlong hanay. Talunin ang bawat kalaban sa mas maraming hanay; kung tatlo lahat, anim na punto.

verb-arrange = Ikandado

row-front = Harap
row-middle = Gitna
row-back = Likod

board-suggest = Magmungkahi
board-mind-balanced = Balanse
board-mind-back = Malakas na likod
board-mind-front = Malakas na harap
board-unfinished =
    { $left ->
        [1] Ilagay ang huling baraha.
       *[other] Ilagay ang lahat ng baraha: { $left } pa.
    }
board-points =
    { $points ->
        [1] isang punto
       *[other] { $points } punto
    }
board-net = { $points } ({ $net })
board-row-taken = { $row }: { $hand }. Talo nito ang { $count } sa { $rivals }.
board-star = ★ isang kalabang natalo sa hanay na ito
board-locked = Nakakandado
board-arranging = Nag-aayos

event-dealt = Tig-{ $each } baraha sa bawat upuan. Ayusin ang tatlong hanay.
event-committed = Nakakandado na ang tatlong hanay ni { $who }.
event-revealed = Ipinakita ni { $who } ang harap: { $front-hand }; gitna: { $middle-hand }; likod: { $back-hand }.
event-compared = { $who } laban kay { $rival-who }, { $points } sa { $rival-points }: harap { $front ->
        [won] panalo
        [lost] talo
       *[tied] tabla
    }, gitna { $middle ->
        [won] panalo
        [lost] talo
       *[tied] tabla
    }, likod { $back ->
        [won] panalo
        [lost] talo
       *[tied] tabla
    }.
event-round-won =
    { $points ->
        [1] Panalo si { $who } sa round, may isang punto.
       *[other] Panalo si { $who } sa round, may { $points } punto.
    }
event-round-shared =
    { $points ->
        [0] Hati sina { $seats } sa round: walang may punto.
        [1] Hati sina { $seats } sa round, tig-isang punto.
       *[other] Hati sina { $seats } sa round, tig-{ $points } punto.
    }

refusal-front-over-middle = Talo ng harap ({ $stronger }) ang gitna ({ $weaker }). Walang hanay na puwedeng tumalo sa nasa likod nito: palakasin ang gitna o pahinain ang harap.
refusal-middle-over-back = Talo ng gitna ({ $stronger }) ang likod ({ $weaker }). Dapat pinakamalakas ang likod: pagpalitin ang dalawa, o ilipat sa likod ang malalakas.
refusal-front-over-middle-by-card = Parehong { $hand } ang harap at gitna, at talo ng { $higher } ng harap ang { $lower } ng gitna. Dapat kasinlakas man lang ang gitna, bawat baraha.
refusal-middle-over-back-by-card = Parehong { $hand } ang gitna at likod, at talo ng { $higher } ng gitna ang { $lower } ng likod. Pagpalitin ang dalawang hanay.

judge-rows = harap: { $front }; gitna: { $middle }; likod: { $back }
judge-points =
    { $points ->
        [1] { $how } na may isang punto (neto { $net })
       *[other] { $how } na may { $points } punto (neto { $net })
    }
judge-foul = foul, walang puntos. { $why }
judge-pair = Kamay { $one } laban sa kamay { $other }, { $points } sa { $other-points }: harap { $front }, gitna { $middle }, likod { $back }.
judge-row = sa kamay { $number }
judge-row-tied = tabla

ending-won = Isang nanalo
ending-shared = Hati
