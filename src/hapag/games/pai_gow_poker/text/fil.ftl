### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Pai Gow Poker
blurb = Pitong baraha at may joker sa deck: kamay na dalawa, kamay na lima. Talunin ang banka sa dalawa.

board-suggestion = Mungkahi mula sa sarili mong baraha, hindi ang paraan ng casino. Baguhin kung gusto mo.

piece-Jk = joker
hand-five-aces = limang alas

board-unfinished =
    { $left ->
        [1] Ilagay ang huling baraha.
       *[other] Ilagay ang lahat ng baraha: { $left } pa.
    }

event-dealt = Tig-{ $each } baraha sa bawat upuan. Si { $who } ang banka.

refusal-low-over-high = Talo ng mababang kamay ({ $low }) ang mataas ({ $high }). Dapat kasinlakas man lang ng dalawang baraha ang lima: palakasin ang mataas o pahinain ang mababa.
refusal-low-over-high-by-card = Parehong { $hand } ang mababa at mataas, at talo ng { $higher } ng mababa ang { $lower } ng mataas. Dapat kasinlakas man lang ang limang baraha, bawat baraha.
