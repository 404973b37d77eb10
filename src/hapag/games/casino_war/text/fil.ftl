### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Casino War
blurb = Tig-isang baraha, panalo ang mas mataas. Pantay? Isuko ang kalahati, o makipaggiyera.

verb-surrender = Sumuko
verb-war = Makipaggiyera

bet-stake = Taya
bet-war = Giyera

event-card-dealt = Nakuha ni { $who } ang { $card }.
event-dealer-dealt = Nakuha ng dealer ang { $card }.
event-tied =
    { $seats-count ->
        [1] Tabla si { $seats } sa dealer: susuko, o makikipaggiyera?
       *[other] Tabla sina { $seats } sa dealer: susuko, o makikipaggiyera?
    }
event-surrendered = Sumuko si { $who }, at talo ang { $lost }.
event-went-to-war = Makikipaggiyera si { $who }, may dagdag na { $stake }.
event-burned = Tatlong baraha ang sinunog.
event-war-dealt = Nakuha ni { $who } ang { $card } para sa giyera.
event-dealer-war-dealt = Nakuha ng dealer ang { $card } para sa giyera.

why-win = talo ng { $card } ang { $dealer }
why-lose = { $card } laban sa { $dealer }
why-surrender = tig-{ $card }, at sumuko
why-war-win = panalo sa giyera, { $card } laban sa { $dealer }
why-war-lose = talo sa giyera, { $card } laban sa { $dealer }
why-war-tie = tig-{ $card } pati sa giyera, na 2 sa 1 ang bayad

outcome-surrender = talo ang kalahati
outcome-tie = tabla, 2:1

ending-no-tie = Walang tumabla
ending-no-war = Walang nakipaggiyera
ending-war = Giyera

judge-against = { $card } laban sa { $dealer }
judge-war-against = { $card } laban sa { $dealer }, saka { $war } laban sa { $dealer-war }
judge-win = panalo: { $why }
judge-lose = talo: { $why }
judge-surrender = talo ng kalahati: { $why }

refusal-tie-chooses = Dapat pumili ang tabla: markahan ng surrender, o war na may ikalawang baraha.
refusal-no-tie = Hindi tabla ang { $card } laban sa { $dealer }: walang pagpipilian at walang ikalawang baraha.
refusal-surrender-has-one = Walang ikalawang baraha ang sumusuko.
refusal-war-needs-two = May ikalawang baraha ang giyera.
refusal-one-choice = Surrender o war lang, hindi pareho.
refusal-dealer-needs-two = May nakikipaggiyera, kaya may ikalawang baraha rin ang dealer.
refusal-dealer-has-one = Walang nakikipaggiyera, kaya isang baraha lang ang dealer.
refusal-stake-is-odd = Hindi buong chips ang kalahati ng { $got }: gumamit ng tayang tukol.

odds-best = Kapag tabla, laging makipaggiyera.
odds-worth = { $war } ng taya mo ang kabawasan ng giyera sa karaniwan, kalahati naman lagi ang sa pagsuko.
odds-war = Makipaggiyera
odds-surrender = Sumuko sa bawat tabla
odds-second-tie = tsansa ng tabla pagkatapos ng tabla
odds-lost-war = tsansa ng talong giyera
odds-lost = tsansang matalo agad
odds-if-surrendering = house edge ng laging sumusuko
odds-niagara = Ang sabi roon ay 3 sa 1 sa giyera na talo ang unang taya, na pareho lang.
odds-convention = Binilang ayon sa ranggo ang lahat ng ayos ng dalawang baraha, at apat pagkatapos ng tabla, sa 312 baraha. Walang binabago ang tatlong sinunog, dahil walang nakakakita sa mga ito.

advice-stake = 2.33 % ng taya ang kabawasan ng bawat round, kaya pinakamura ang pinakamababang taya
advice-war = mas mura ang giyera kaysa sa kalahating talo sa pagsuko

board-adds = { $verb }, dagdag { $amount }
board-own = Baraha mo
board-own-folded = Baraha mo, isinuko
board-burned = Sinunog
