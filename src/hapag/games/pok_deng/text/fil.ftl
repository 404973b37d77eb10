### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Pok Deng
blurb = Paborito sa Thailand: dalawang baraha, baka may ikatlo, ang pinakamalapit sa siyam. Pinararami ng pares, palo at straight ang taya.

verb-draw = Bumunot
verb-stand = Tama na

# Ano ang isang kamay
worth-pok =
    { $deng ->
        [1] Pok { $score }
       *[other] Pok { $score } na may { $deng } deng
    }
worth-tong = tong na may { $deng } deng
worth-straight-flush = straight flush na may { $deng } deng
worth-straight = straight na may { $deng } deng
worth-sam-lueang = sam lueang na may { $deng } deng
worth-normal =
    { $deng ->
        [1] { worth-points }
       *[other] { worth-points } na may { $deng } deng
    }
worth-points = { $score } punto

event-pok-called =
    { $dealer ->
        [yes] { $seats-count ->
            [0] May Pok ang dealer! Walang bubunot.
            [1] May Pok ang dealer, pati si { $seats }! Walang bubunot.
           *[other] May Pok ang dealer, pati sina { $seats }! Walang bubunot.
        }
       *[no] { $seats-count ->
            [1] May Pok si { $seats }! Walang bubunot.
           *[other] May Pok sina { $seats }! Walang bubunot.
        }
    }
event-drew = Bumunot si { $who } ng baraha.
event-stood = Tama na kay { $who }.
event-dealer-drew = Bumunot ang dealer ng baraha.
event-dealer-stood = Tama na sa dealer.

outcome-win-1 = panalo
outcome-win-2 = panalo × 2
outcome-win-3 = panalo × 3
outcome-win-5 = panalo × 5
outcome-lose-1 = talo
outcome-lose-2 = talo × 2
outcome-lose-3 = talo × 3
outcome-lose-5 = talo × 5

why-compared = { $mine } laban sa { $dealer } ng dealer
why-deng = { $mine } laban sa { $dealer } ng dealer, kaya deng ang nagpasiya
why-push = { $mine } sa magkabilang panig

ending-pok = May Pok: walang bumunot
ending-dealer-drew = Bumunot ang dealer
ending-dealer-stood = Hindi bumunot ang dealer

## Ang reperi

judge-dealer = May { $hand } ang dealer.
judge-win =
    { $deng ->
        [1] panalo: { $why }
       *[other] panalo ng { $deng } ulit ng taya: { $why }
    }
judge-lose =
    { $deng ->
        [1] talo: { $why }
       *[other] talo ng { $deng } ulit ng taya: { $why }
    }
judge-push = balik ang taya: { $why }

refusal-pok-ends-it = May Pok sa mesa ({ $where }), kaya walang bubunot ng ikatlong baraha.
refusal-no-third-card = Alinmang dalawa sa mga barahang ito ay { $low } o higit, at doon walang kumukuha ng ikatlo.
refusal-dealer-draws = May { $score } ang dealer at dapat bumunot: tumitigil lang ito sa 5 o higit.

## Pinakamahusay na laro

hint-highest-stake = May kaunting lamang ang pinakamahusay na laro sa dealer na ito, kaya pinakamalaki ang panalo sa pinakamataas na taya.
hint-draw = Mas sulit bumunot kaysa tumigil sa { $worth }.
hint-stand = Mas sulit tumigil sa { $worth } kaysa bumunot.

## Odds

chart-score = Ayon sa puntos
chart-score-side = Puntos ng dalawang baraha
chart-score-top = Ano pa ang mga ito
chart-cards = Ayon sa dalawang baraha: iisang palo sa itaas ng guhit na pahilis, magkaibang palo sa ibaba
chart-cards-side = Isang baraha
chart-cards-top = Ang isa pa
chart-draw = bunot
chart-stand = tigil

kind-mixed = magkaiba
kind-suited = iisang palo
kind-pair = pares

decision-pok = Pok: wala nang pagpapasiyahan

rule-straight = Bumunot para sa straight na mas malaki ang bayad kaysa sa hawak mo: 8-6 o A-3 na iisang palo, 8-7 na iisang palo, at 9-7 na magkaibang palo.
rule-low = Sa 0 hanggang 3 punto, bumunot.
rule-double = Sa 4 o 5 punto, tumigil sa pares at sa dalawang magkapalo; bumunot sa iba.
rule-high = Sa 6 o 7 punto, tumigil.

way-chart = ang tsart ayon sa puntos lang, wala ang apat na straight
way-dealer = gaya ng dealer: bunot sa 0 hanggang 4
way-five = bunot sa 0 hanggang 5, tigil sa 6 at 7
way-three = bunot sa 0 hanggang 3, tigil sa 4 hanggang 7
way-never = hindi kailanman bumubunot
way-always = laging bumubunot

convention = Binilang sa lahat ng paraan ng pagbigay ng tig-dalawang baraha sa isang upuan at sa dealer, at sa bawat ikatlong baraha ng dalawa, mula sa isang deck; ang bunot o tigil ay ayon sa dalawang barahang nakikita at sa walang may Pok. Karaniwan ang ipinapakita ng tsart ayon sa puntos at hindi kasama ang apat na bunot para sa straight. Sa mesang mas marami ang upuan, pareho ang payo: hindi ginagamit ang ipinahihiwatig ng laro ng iba. Mukhang wala pang naglathala ng mga numero para sa mga patakarang ito, kaya itinapat ang mga ito sa { $rounds } round na ginaya sa pinakamahusay na laro (seed { $seed }): { $mean } ng taya bawat round, na may standard error na { $error }.
