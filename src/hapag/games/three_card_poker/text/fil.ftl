### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Three Card Poker
blurb = Tatlong baraha laban sa tatlo ng dealer. Mag-fold, o doblehin at maglaro.

event-played = Naglaro si { $who }, dagdag na { $stake }.

bet-bonus = Ante bonus

outcome-unqualified = labas ang dealer
outcome-straight = straight, 1 sa 1
outcome-trips = tatlong magkaranggo, 4 sa 1
outcome-straight-flush = straight flush, 5 sa 1

why-fold = nag-fold
why-unqualified = { $dealer } lang ang dealer at hindi kuwalipikado
why-push = { $mine } sa magkabilang panig
why-win = { $mine } laban sa { $dealer } ng dealer
why-lose = { $mine } laban sa { $dealer } ng dealer

ending-all-folded = Nag-fold ang lahat
ending-dealer-unqualified = Hindi kuwalipikado ang dealer
ending-dealer-qualified = Kuwalipikado ang dealer

## Ang reperi

judge-dealer-qualified = May { $hand } ang dealer, na kuwalipikado.
judge-dealer-unqualified = May { $hand } ang dealer, na hindi kuwalipikado.
judge-fold = talo ang ante: { $why }
judge-unqualified =
    { $bonus ->
        [none] panalo ng ante lang: { $why }
       *[other] panalo ng ante, at bonus na { $bonus } sa 1 dito: { $why }
    }
judge-push =
    { $bonus ->
        [none] balik ang dalawang taya: { $why }
       *[other] balik ang dalawang taya, at panalo ng bonus na { $bonus } sa 1 sa ante: { $why }
    }
judge-win =
    { $bonus ->
        [none] panalo ng dalawang taya: { $why }
       *[other] panalo ng dalawang taya, at bonus na { $bonus } sa 1 sa ante: { $why }
    }
judge-lose =
    { $bonus ->
        [none] talo ng dalawang taya: { $why }
       *[other] talo ng dalawang taya, pero panalo ng bonus na { $bonus } sa 1 sa ante: { $why }
    }

## Pinakamahusay na laro

hint-win = May { $hand } ka, na panalo sa karaniwan.
hint-less = May { $hand } ka. Talo ito sa karaniwan, pero mas kaunti kaysa sa buong ante na ibinibigay ng fold.
hint-fold = May { $hand } ka, na mababa sa reyna-sais-kuwatro: kung ilalaro, mas malaki sa ante ang talo sa karaniwan.

## Odds

rule-play = Kapag reyna-sais-kuwatro o mas mahusay, maglaro.
rule-fold = Kapag mas mababa, mag-fold. Kasama rito ang bawat jack ang pinakamataas, at reynang may mas mababa sa sais-kuwatro sa tabi.

way-queen = maglaro sa bawat reyna ang pinakamataas o mas mahusay, gaya ng dealer
way-ace = maglaro lang sa alas ang pinakamataas o mas mahusay
way-pair = maglaro lang sa pares o mas mahusay
way-always = laging maglaro

edge-of-way = house edge ng “{ $way }”
worth-of = ang halaga ng { $hand } kapag nilaro, sa ante

convention = Binilang sa lahat ng 407,170,400 deal ng tatlong baraha mo at tatlo ng dealer, para sa isang upuan. Nilalaro ang bawat kamay kung mas mahalaga iyon kaysa sa anteng matatalo, at sa lahat ng 22,100 kamay, iyon mismo ang mula reyna-sais-kuwatro pataas. Walang alam tungkol sa baraha ng ibang upuan.
