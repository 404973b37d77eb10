### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Ultimate Texas Hold’em
blurb = Hold’em laban sa dealer. Isang raise, at mas maaga kang maglakas-loob, mas malaki.

verb-check = Check
verb-play-1 = Play 1×
verb-play-2 = Play 2×
verb-play-3 = Play 3×
verb-play-4 = Play 4×

event-checked = Nag-check si { $who }.
event-played = Nag-play si { $who } ng { $times }×, { $stake } chips.
event-board-dealt = { $cards-count ->
        [3] Ang flop: { $cards }.
       *[other] Turn at river: { $cards }.
    }

bet-blind = Blind

outcome-unqualified = labas ang dealer
outcome-unpaid = walang bayad
outcome-straight = straight, 1 sa 1
outcome-flush = flush, 3 sa 2
outcome-full-house = full house, 3 sa 1
outcome-quads = apat na magkaranggo, 10 sa 1
outcome-straight-flush = straight flush, 50 sa 1
outcome-royal-flush = royal flush, 500 sa 1

why-fold = nag-fold
why-push = { $mine } sa magkabilang panig
why-win = { $mine } laban sa { $dealer } ng dealer
why-lose = { $mine } laban sa { $dealer } ng dealer
why-push-unqualified = { $mine } sa magkabilang panig
why-win-unqualified = { $mine } laban sa { $dealer } ng dealer, na hindi kuwalipikado
why-lose-unqualified = { $mine } laban sa { $dealer } ng dealer, na hindi kuwalipikado

ending-all-folded = Nag-fold ang lahat
ending-dealer-unqualified = Hindi kuwalipikado ang dealer
ending-dealer-qualified = Kuwalipikado ang dealer

## Ang reperi

judge-dealer-qualified = May { $hand } ang dealer, na kuwalipikado.
judge-dealer-unqualified = May { $hand } ang dealer, na hindi kuwalipikado.
judge-fold = talo ng ante at blind: { $why }
judge-push = balik ang lahat ng taya: { $why }
judge-win = panalo: { $why }; { $odds } ang bayad sa blind
judge-win-unpaid = panalo: { $why }; walang bayad ang blind
judge-lose = talo: { $why }

refusal-played-or-folded = Sabihin ang isang ginawa ng kamay: { $marks }.
refusal-ante-is-odd = Hindi mababayaran ng 3 sa 2 sa buong chips ang blind na { $got }: gumamit ng anteng tukol.

## Pinakamahusay na laro

hint-before-flop-play-4 = Sapat ang lakas para sa apat na ante agad.
hint-before-flop-play-3 = Tama ang tatlong ante rito.
hint-before-flop-check = Masyadong mahina para sa apat na ante bago ang flop.
hint-flop-play-2 = Panalo ka sa { $won } ng 100 deal mula rito: sapat para sa dalawang ante ngayon.
hint-flop-check = Panalo ka sa { $won } ng 100 deal mula rito: hintayin ang turn at river.
hint-river-play-1 = Talo mo ang { $won } sa 990 kamay ng dealer, tabla sa { $tied }, talo sa { $lost }.
hint-river-fold = Talo mo ang { $won } sa 990 kamay ng dealer, tabla sa { $tied }, talo sa { $lost }.

## Odds

odds-grid = Bago ang flop: magkapalo sa kanan ng guhit na pahilis, magkaibang palo sa kaliwa
odds-grid-side = Isa
odds-grid-top = Ang isa pa
odds-choice-play = play 4×
odds-choice-check = check

odds-rule-preflop = Bago ang flop, mag-play 4× sa pares ng tres o mas mataas, anumang alas, K-2 na magkapalo, K-5, Q-6 na magkapalo, Q-8, J-8 na magkapalo, J-10, o mas mahusay. Kung hindi, check; huwag kailanman mag-play 3×.
odds-rule-flop = Sa flop, mag-play 2× kung nagiging mas mahusay na uri ng kamay ito dahil sa baraha mo kaysa sa flop lang (kailangan ng ikatlo ng pares ng dos sa kamay), o kung may apat kang baraha para sa flush at diyes o mas mataas ang iyo roon. Kung hindi, check.
odds-rule-river = Sa river, bilangin ang mga barahang hindi mo nakikita na tatalo sa iyo kung iyon lang ang hawak ng dealer. Kulang sa 21: play 1×. Kung hindi, fold.

odds-cost-thumb = ang mga patakarang nakasulat sa itaas
odds-cost-no-flop = hindi kailanman nagpe-play 2×
odds-cost-three = play 3× sa halip na 4×
odds-cost-never-fold = hindi kailanman nagfo-fold
odds-cost-no-preflop = hindi kailanman naglalaro bago ang flop
odds-cost-everything = play 4× sa lahat

odds-convention = Binilang sa lahat ng { $ways } deal ng baraha mo, ng board at ng baraha ng dealer. Bago ang flop, sa flop at sa river, hinanap ang pinakamahusay na laro para sa bawat kamay at bawat board. Walang alam tungkol sa baraha ng ibang upuan. Sa dalawang piling magkahalaga, kinukuha ang mas maliit ang taya.
