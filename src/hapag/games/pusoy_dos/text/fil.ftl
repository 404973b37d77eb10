### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Pusoy Dos
    .lang = fil
blurb = Tig-labintatlong baraha. Talunin ang tira bago sa iyo, at unahang ubusin ang baraha.

verb-play = Tira
verb-pass = Pasa

rank-2 = dos
ranks-2 = dos
card-name = { $rank } na { $suit }
combo-single = { $card }
combo-pair = pares ng { $ranks }
combo-triple = tatlong { $ranks }
combo-straight = straight hanggang { $card }
combo-flush = flush ng { $suit }, { $rank } ang pinakamataas
combo-full-house = full house ng { $ranks }
combo-quads = apat na { $ranks }
combo-straight-flush = straight flush hanggang { $card }

event-dealt = Tig-{ $each } baraha sa bawat upuan.
event-opens = Hawak ni { $who } ang pinakamababang baraha at siya ang unang titira nito.
event-played =
    { $left ->
        [0] Tira ni { $who }: { $cards }, ang huli sa kamay.
        [1] Tira ni { $who }: { $cards }. Isang baraha na lang ang hawak!
       *[other]
            { $cards-count ->
                [1] Tira ni { $who }: { $cards }.
               *[other] Tira ni { $who }: { $cards }. { $combo }.
            }
    }
event-passed = Pasa si { $who }.
event-trick-won = Pumasa ang lahat ng iba: si { $who } ang mangunguna.
event-round-won = Ubos na ang baraha ni { $who } at panalo sa round. Huling tira: { $combo }.

refusal-leader-must-play = Ikaw ang nangunguna, kaya dapat kang tumira: isang baraha, pares, tatlo o limang baraha.
refusal-opener-must-play = Hawak mo ang pinakamababa, ang { $card }: ikaw ang mauuna, at dapat kasama ito sa tira mo.
refusal-needs-lowest-card = Dapat kasama sa unang tira ang { $card }, ang pinakamababang barahang naibigay. Puwede ang anumang kombinasyong may ganito.
refusal-too-few-cards = { $size } baraha ang nasa mesa at { $got } lang ang hawak mo. Pumasa; makakatira ka pa mamaya.
refusal-nothing-beats = Walang tatalo sa nasa mesa ({ $combo }) sa hawak mo. Pumasa; makakatira ka pa mamaya.
refusal-no-combination-1 = Hindi kombinasyon iyan.
refusal-no-combination-2 = Dapat pares ang dalawang baraha: dalawang magkaranggo.
refusal-no-combination-3 = Dapat magkakaranggo ang tatlong baraha.
refusal-no-combination-4 = Hindi kailanman tira ang apat na baraha. Tumira ng isa, pares, tatlo o lima; kailangan ng apat na magkaranggo ng kahit anong ikalimang baraha.
refusal-no-combination-5 = Ang limang baraha ay dapat straight, flush, full house, apat na magkaranggo na may isa pa, o straight flush.
refusal-no-combination-6 = Tumira ng isang baraha, pares, tatlo o limang baraha.
refusal-no-deuce-in-a-straight = Dos ang pinakamataas na ranggo at hindi kasama sa straight. Mula 3-4-5-6-7 hanggang 10-J-Q-K-A ang mga straight.
refusal-too-weak = Hindi talo ng tira mo ({ $mine }) ang nasa mesa ({ $theirs }). { $law }

law-rank = Panalo ang mas mataas na ranggo, mula 3 pataas hanggang alas at 2.
law-suit = Kung magkaranggo, panalo ang pinakamataas na palo: bulaklak, espada, puso, diyamante, mula mababa pataas.
law-category = Limang baraha, mula mababa pataas: straight, flush, full house, apat na magkaranggo, straight flush.
law-flush-suit = Sa mga flush, palo muna: bulaklak, espada, puso, diyamante, mula mababa pataas.
law-flush-rank = Sa mga flush na iisang palo, ang pinakamataas na baraha, saka ang kasunod.
law-full-house = Sa full house, ang tatlong magkaranggo lang ang tinitingnan.
law-quads = Sa apat na magkaranggo, ang apat lang ang tinitingnan.
law-straight-rank = Sa mga straight, ang pinakamataas na baraha.
law-straight-suit = Sa mga straight na pareho ang pinakamataas, ang palo niyon: bulaklak, espada, puso, diyamante.

ending-single = Naubos sa isang baraha
ending-pair = Naubos sa pares
ending-triple = Naubos sa tatlo
ending-five = Naubos sa limang baraha

board-suggest = Magmungkahi
board-passed = pasa
board-empty = Malinis ang mesa
board-free = Malinis ang mesa
board-by = Tira ni { $name }
board-table = Tira ni { $name }: { $combo }
board-leads = Si { $name } ang nangunguna.
board-lead = Ikaw ang mangunguna: isa, pares, tatlo o limang baraha.
board-opening = Unang tira: dapat kasama ang { $card }.
board-answers =
    { $count ->
        [1] May isang tira kang tatalo rito.
       *[other] May { $count } tira kang tatalo rito.
    }
board-no-answer = Walang tatalo rito sa hawak mo.
board-choice = { $combo } ({ $at } sa { $count })
board-choose =
    { $size ->
        [0] Piliin ang barahang ititira.
        [1] Pumili ng isang baraha.
       *[other] Pumili ng { $size } baraha.
    }
board-size =
    { $size ->
        [1] Isang baraha ang kailangan, para talunin ang { $combo }.
       *[other] { $size } baraha ang kailangan, para talunin ang { $combo }.
    }
board-dim-opening = Dapat kasama sa unang tira ang { $needed }, at walang tirang mabubuo ang { $card } kasama nito.
board-dim-few =
    { $got ->
        [1] Isa lang ang { $ranks } mo, at { $size } ang kailangan para sagutin ang { $theirs }.
       *[other] { $got } ang { $ranks } mo, at { $size } ang kailangan para sagutin ang { $theirs }.
    }
board-dim-five = Wala ang { $card } sa anumang limang baraha mong puwedeng itira.
board-dim-five-weak = Walang limang baraha na may { $card } ang tatalo sa { $theirs }.

judge-none = hindi kombinasyon
judge-out-of-step = hindi puwede. { $why }
judge-takes = panalo sa tira
judge-beaten = natalo ng tira { $number }
judge-size =
    { $size ->
        [1] Isang baraha ang itinira; isang baraha rin ang sagot, hindi { $got }.
       *[other] { $size } baraha ang itinira; ganoon din karami ang sagot, hindi { $got }.
    }
