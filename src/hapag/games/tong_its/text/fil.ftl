### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Tong-its
    .lang = fil
blurb = Bumunot, magbaba ng bahay, sumapaw, magtapon. Ubusin ang kamay, o tumawag ng Draw at maging pinakamababa.

verb-draw = Bumunot
verb-take = Kunin ang tapon
verb-call = Tawag ng Draw
verb-expose = Ibaba
verb-sapaw = Sapaw
verb-discard = Itapon
verb-fight = Laban
verb-concede = Suko

meld-set = { $count ->
        [3] tatlong { $rank }
       *[other] apat na { $rank }
    }
meld-run = { $suit } mula { $first } hanggang { $last }

event-dealt = Nag-deal si { $who }, at labintatlong baraha ang simula niya.
event-drew =
    { $left ->
        [0] Nabunot ni { $who } ang huling baraha: tapos ang laro sa turnong ito.
        [1] Bumunot si { $who }; isang baraha na lang ang bunutan.
       *[other] Bumunot si { $who }.
    }
event-took = Kinuha ni { $who } ang { $card } at ibinaba ang { $meld }: { $name }.
event-exposed = Nagbaba si { $who } ng { $cards }: { $name }.
event-sapawed = Sinapawan ni { $who } ng { $cards } ang { $name } ni { $owner-who }.
event-extended = Dinagdagan ni { $who } ng { $cards } ang sariling { $name }.
event-discarded = Itinapon ni { $who } ang { $card }.
event-called = Tumawag ng Draw si { $who }.
event-cannot-fight = Suko si { $who }: { $why }.
event-fought = Lalaban si { $who }.
event-conceded = Suko si { $who }.
event-burned =
    { $seats-count ->
        [1] Ubos na ang bunutan. Walang naibabang bahay si { $seats }, kaya sunog.
       *[other] Ubos na ang bunutan. Walang naibabang bahay sina { $seats }, kaya sunog.
    }
event-shown =
    { $points ->
        [1] Ipinakita ni { $who } ang { $cards }: isang punto.
       *[other] Ipinakita ni { $who } ang { $cards }: { $points } punto.
    }
event-went-out = Tong-its! Ubos na ang baraha ni { $who } at panalo.
event-uncontested = Walang lumaban: panalo si { $who } sa tawag na Draw.
event-call-won =
    { $points ->
        [1] Tumawag ng Draw si { $who } at panalo, pinakamababa sa isang punto.
       *[other] Tumawag ng Draw si { $who } at panalo, pinakamababa sa { $points } punto.
    }
event-fight-won =
    { $tied ->
        [1] Panalo si { $who } sa laban, may { $points } punto.
       *[other] Panalo si { $who } sa laban: pantay sa { $points } punto, talo sa tabla ang tumawag at una ang kasunod niya.
    }
event-lowest-won =
    { $tied ->
        [1] Panalo si { $who }, pinakamababa sa { $points } punto nang maubos ang bunutan.
       *[other] Panalo si { $who }: pantay sa { $points } punto, at pinakamalapit sa huling bunot.
    }
event-only-meld = Panalo si { $who }: walang ibang may naibabang bahay.
event-all-burned = Ubos na ang bunutan at sunog ang tatlo: walang nanalo.

why-no-meld = wala siyang naibabang bahay
why-sapawed = may sumapaw sa bahay niya mula noong huling turno niya

refusal-dealer-opens = Nagsisimula ang dealer nang hindi bumubunot, kumukuha o tumatawag: magbaba kung gusto, saka magtapon.
refusal-has-drawn = Nakabunot o nakakuha ka na sa turnong ito. Magbaba at sumapaw kung gusto, saka magtapon. Sa simula ng turno tinatawag ang Draw.
refusal-draw-first = Bumunot muna, kunin ang tapon para sa bagong bahay, o tumawag ng Draw.
refusal-nothing-discarded = Wala pang itinapon.
refusal-discard-makes-no-meld = Makukuha mo lang ang { $card } para sa bagong bahay, kasama ang dalawang baraha man lang sa kamay mo, at ibaba agad. Wala kang ganoong baraha; hindi ito makukuha para isapaw o itago.
refusal-call-needs-meld = Para tumawag ng Draw, kailangan mo ng sariling naibabang bahay. Hindi bilang ang bahay sa kamay, pati ang sapaw.
refusal-call-after-sapaw = May sumapaw sa bahay mo mula noong huling turno mo, kaya hindi ka makatatawag ng Draw ngayon.
refusal-hand-holds-no-meld = Walang bahay sa kamay mo: tatlo o apat na magkaranggo, o tatlo o higit na sunod-sunod sa iisang palo; mababa ang alas.
refusal-nothing-exposed = Wala pang naibabang bahay na masasapawan.
refusal-nothing-fits = Walang kasya sa mga naibabang bahay sa baraha mo: ikaapat ang tanggap ng magkakaranggo, sa dulo humahaba ang sunod-sunod.
refusal-meld-too-short =
    { $got ->
        [1] Tatlong baraha man lang ang isang bahay; isa ang pinili mo.
       *[other] Tatlong baraha man lang ang isang bahay; { $got } ang pinili mo.
    }
refusal-ace-is-low = Nasa ibaba lang ng dos ang alas: sunod ang A-2-3, hindi ang Q-K-A.
refusal-run-with-gap = Walang puwang ang sunod-sunod: dapat magkakasunod ang bawat baraha.
refusal-run-of-one-suit = Iisang palo lang ang sunod-sunod.
refusal-no-meld = Hindi bahay iyan: tatlo o apat na magkaranggo, o tatlo o higit na sunod-sunod sa iisang palo.
refusal-set-takes-its-fourth = Ang ikaapat na karanggo lang ang tanggap ng { $meld }.
refusal-run-takes-its-suit = Kapalo lang ang tanggap ng { $meld }.
refusal-run-takes-its-ends = Ang kasunod lang sa mga dulo ang tanggap ng { $meld }, walang puwang.

ending-tong-its = Tong-its: may naubusan ng baraha
ending-uncontested = Tawag na Draw na walang lumaban
ending-call-won = Panalo sa laban ang tumawag
ending-fight-won = Natalo ng lumaban ang tumawag
ending-lowest = Ubos ang bunutan: panalo ang pinakamababa
ending-only-meld = Ubos ang bunutan: isa lang ang nagbaba ng bahay
ending-all-burned = Ubos ang bunutan: sunog ang lahat

## Ang mesa

board-take = Kunin: { $cards }
board-expose = Ibaba ang { $cards }
board-sapaw = Sapaw { $cards }
board-discard = Itapon ang { $card }
board-stock = Bunutan
board-discards =
    { $count ->
        [0] Wala pang itinapon.
        [1] Isang tapon: { $cards }.
       *[other] { $count } tapon, una ang pinakahuli: { $cards }.
    }
board-no-melds = Wala pang naibabang bahay.
board-nothing-exposed = walang naibabang bahay
board-count =
    { $points ->
        [1] 1 punto
       *[other] { $points } punto
    }
board-points =
    { $points ->
        [1] isang punto
       *[other] { $points } punto
    }
board-could-sapaw = kasya sa isang naibabang bahay
board-in-meld = nasa bahay { $number }
board-tap-a-meld = Maraming bahay ang tumatanggap niyan: pindutin ang gusto mo.
board-no-meld-takes = Walang bahay na tumatanggap ng mga barahang ito.
board-meld = { $name }: { $cards }
board-add = Idagdag ang { $added } sa { $cards } ni { $name }
board-could-add = { $name }: { $cards }. Piliin ang { $added }, na kasya.
board-blocked = bawal tumawag, bawal lumaban
board-shown = Ipinakitang kamay: { $cards }
board-called = Tumawag ng Draw si { $name }
board-answer-open = Hindi pa sumasagot si { $name }
board-answer-fights = Lalaban si { $name }
board-answer-concedes = Suko si { $name }
board-answer-cannot = Hindi puwedeng lumaban si { $name }
board-your-answer =
    { $points ->
        [1] 1 punto ang kamay mo. Pareho lang ang talo sa laban at sa suko.
       *[other] { $points } punto ang kamay mo. Pareho lang ang talo sa laban at sa suko.
    }
board-now-opening = Ikaw ang magsisimula: magbaba, saka magtapon.
board-now-draw = Bumunot ng baraha.
board-now-take = Bumunot, o kunin ang { $card } para sa bagong bahay.
board-now-play = Magbaba, sumapaw, saka magtapon ng isa.
board-now-last = Ubos na ang bunutan: huli na ang turnong ito.
board-warn-meld = May bahay ka sa kamay at wala sa mesa: kung wala, hindi ka makatatawag ng Draw o makalalaban.
board-warn-burned = Tapos ang laro sa tapong ito, at sunog ka kung walang naibabang bahay. Magbaba muna.
board-warn-lost = Tapos ang laro sa tapong ito, at sunog ka dahil walang naibabang bahay.
board-warn-end =
    { $points ->
        [1] Tapos ang laro sa tapong ito: isang punto ang kamay mo.
       *[other] Tapos ang laro sa tapong ito: { $points } punto ang kamay mo.
    }
board-warn-breaks = Masisira nito ang bahay sa kamay mo.

## Ang reperi

judge-count =
    { $count ->
        [0] { $points ->
            [1] isang punto
           *[other] { $points } punto
        }
       *[other] { $points ->
            [1] isang punto
           *[other] { $points } punto
        }, bukod sa { $melds }
    }
judge-conceded = sumuko
judge-burned = sunog
judge-caller-loses-ties = Pantay na kamay: talo sa tabla ang tumawag; saka panalo ang una paikot-kanan pagkatapos niya.
judge-drawer-wins-ties = Pantay na kamay: panalo sa tabla ang huling bumunot; saka ang una paikot-kanan mula roon.
refusal-one-caller-or-drawer = Markahan ang isang kamay, at isa lang: “caller” kung tinawag ang Draw, “drawer” para sa huling bunot. { $got } ang markado.
refusal-burned-at-a-call = Walang nasusunog kapag tinawag ang Draw: “conceded” ang hindi puwedeng lumaban.
refusal-conceded-to-the-stock = Walang sumusuko kapag naubos ang bunutan: “burned” ang walang naibabang bahay.
refusal-caller-concedes = Hindi puwedeng sumuko ang tumawag.
refusal-no-cards-to-count = Sabihin ang mga baraha ng kamay na ito: panalo na sa Tong-its ang walang baraha.
