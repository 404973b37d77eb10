### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Let It Ride
blurb = Tatlong taya sa isang kamay ng poker. Bawiin ang dalawa habang dumarating ang baraha, o hayaan lang.

verb-withdraw = Bawiin
verb-ride = Hayaan

event-withdrew = Binawi ni { $who } ang taya { $number }, { $stake } chips.
event-rode = Hinayaan ni { $who } ang taya { $number }.
event-shared-shown =
    { $number ->
        [1] Ang unang barahang para sa lahat: { $cards }.
       *[other] Ang ikalawang barahang para sa lahat: { $cards }.
    }

bet-stake = Taya
bet-stake-1 = Taya 1
bet-stake-2 = Taya 2
bet-stake-3 = Taya 3

outcome-withdrawn = binawi
outcome-royal-flush = 1,000 sa 1
outcome-straight-flush = 200 sa 1
outcome-quads = 50 sa 1
outcome-full-house = 11 sa 1
outcome-flush = 8 sa 1
outcome-straight = 5 sa 1
outcome-trips = 3 sa 1
outcome-two-pair = 2 sa 1
outcome-pair = 1 sa 1

why-paid =
    { $odds } sa 1 ang bayad ng { $hand } sa { $stakes ->
        [1] isang taya
        [2] dalawang taya
       *[other] tatlong taya
    }
why-lose = mababa sa pares ng diyes ang { $hand }

ending-paid = May nakakuha ng diyes o mas mahusay
ending-unpaid = Walang nakakuha ng diyes o mas mahusay

board-step =
    { $number ->
        [1] Taya 1: bawiin, o hayaan?
       *[other] Taya 2: bawiin, o hayaan?
    }

## Ang reperi

judge-paid =
    { $stakes ->
        [1] panalo ng { $odds } sa 1 sa isang taya
        [2] panalo ng { $odds } sa 1 sa dalawang taya
       *[other] panalo ng { $odds } sa 1 sa tatlong taya
    }
judge-unpaid =
    { $stakes ->
        [1] talo ng isang taya: mababa sa pares ng diyes
        [2] talo ng dalawang taya: mababa sa pares ng diyes
       *[other] talo ng tatlong taya: mababa sa pares ng diyes
    }

## Pinakamahusay na laro

hint-paid = May bayad na ang kamay na ito, anuman ang dumating.
hint-royal = Tatlo ng royal flush.
hint-run = Tatlong magkapalo na sunod-sunod.
hint-gap = Tatlong magkapalo na may isang puwang, at may mataas na baraha.
hint-gaps = Tatlong magkapalo na may dalawang puwang, at may dalawang mataas na baraha.
hint-flush = Apat na magkapalo.
hint-open = Apat na sunod-sunod, bukás ang dalawang dulo.
hint-high = Apat na mataas na baraha.
hint-none = Walang sulit dito para sa chips na isusugal.

## Odds

decision-ride = hinahayaan ang taya { $number }
decision-withdraw = binabawi ang taya { $number }

rule-first-paid = Unang taya: hayaan kapag may pares ng diyes o mas mahusay, o tatlong magkaranggo.
rule-first-royal = Unang taya: hayaan kapag may tatlo ng royal flush.
rule-first-run = Unang taya: hayaan kapag tatlong magkapalo na sunod-sunod, mula tres-kuwatro-singko pataas.
rule-first-gap = Unang taya: hayaan kapag tatlong magkapalo na may isang puwang, gaya ng siyete-otso-diyes, kung diyes o mas mataas ang isa.
rule-first-gaps = Unang taya: hayaan kapag tatlong magkapalo na may dalawang puwang, gaya ng otso-diyes-reyna, kung diyes o mas mataas ang dalawa.
rule-first-none = Unang taya: bawiin kapag iba.
rule-second-paid = Ikalawang taya: hayaan kapag may pares ng diyes o mas mahusay, dalawang pares, o tatlo o apat na magkaranggo.
rule-second-flush = Ikalawang taya: hayaan kapag apat na magkapalo.
rule-second-open = Ikalawang taya: hayaan kapag apat na sunod-sunod na bukás ang dalawang dulo, mula dos-tres-kuwatro-singko hanggang diyes-jack-reyna-hari. Walang pinagkaiba kung walang mataas na baraha.
rule-second-high = Ikalawang taya: hayaan kapag apat mula sa diyes, jack, reyna, hari at alas. Walang pinagkaiba kung hindi na ito magiging flush o bukás na straight.
rule-second-none = Ikalawang taya: bawiin kapag iba.

way-second = laging bawiin ang unang taya, at laruin nang pinakamahusay ang ikalawa
way-paid = hayaan lang ang may bayad na
way-never = laging bawiin ang dalawa
way-always = laging hayaan ang dalawa

convention = Binilang sa lahat ng 22,100 kamay na tatlong baraha, sa bawat una at bawat ikalawang barahang para sa lahat: 51,979,200 deal, para sa isang upuan. Hinahayaan ang taya maliban kung talo ito sa karaniwan; hinahayaan din ang tayang walang panalo o talo sa katagalan, gaya ng mga numerong inilathala ng iba. Kung babawiin ito, pareho pa rin ang edge. Isa sa tatlong taya ang yunit, at ang itinaya sa round ay ang naiwan. Walang alam tungkol sa baraha ng ibang upuan.
