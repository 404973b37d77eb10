### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Caribbean Stud
blurb = Limang baraha laban sa lima ng dealer, at isa roon ang nakikita mo. Mag-fold, o mag-raise ng doble ng ante.

verb-raise = Raise

event-raised = Nag-raise si { $who } ng { $stake }.

bet-raise = Raise

outcome-unqualified = labas ang dealer
outcome-high-card = alas-hari, 1 sa 1
outcome-pair = pares, 1 sa 1
outcome-two-pair = dalawang pares, 2 sa 1
outcome-trips = tatlong magkaranggo, 3 sa 1
outcome-straight = straight, 4 sa 1
outcome-flush = flush, 5 sa 1
outcome-full-house = full house, 7 sa 1
outcome-quads = apat na magkaranggo, 20 sa 1
outcome-straight-flush = straight flush, 50 sa 1
outcome-royal-flush = royal flush, 100 sa 1

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
judge-unqualified = panalo ng ante lang: { $why }
judge-push = balik ang dalawang taya: { $why }
judge-win = panalo: { $why }; { $odds } ang bayad sa raise
judge-lose = talo ng dalawang taya: { $why }

## Pinakamahusay na laro

hint-pair = Laging sulit i-raise ang pares o mas mahusay, anuman ang ipinapakita ng dealer.
hint-below = Mababa sa alas-hari, laging mag-fold: panalo ka lang kung hindi kuwalipikado ang dealer, at bihira iyon.
hint-ace-king-raise = Dikit ang alas-hari. Sa lahat ng 163,185 kamay na puwedeng hawak ng dealer, { $raise } ante ang labas ng raise at −1 ang fold.
hint-ace-king-fold = Dikit ang alas-hari. Sa lahat ng 163,185 kamay na puwedeng hawak ng dealer, { $raise } ante ang labas ng raise; isa lang ang talo sa fold.

## Odds

chart = Raise o fold
chart-side = Kamay mo
chart-top = Bukás na baraha ng dealer
chart-raise = raise
chart-fold = fold
chart-pair = pares o mas mahusay
chart-queen = A-K-Q
chart-jack = A-K-J
chart-ten = ibang A-K
chart-below = mababa sa A-K
open-high = A o K
open-match = isa sa iyo
open-lower = mababa sa ika-4
open-other = iba

rule-pair = Kapag may pares o mas mahusay, mag-raise.
rule-below = Kapag mababa sa alas-hari, mag-fold.
rule-match = Kapag alas-hari, mag-raise kung reyna o mas mababa ang bukás na baraha ng dealer at may karanggo ka nito.
rule-high = Kapag alas-hari, mag-raise kung alas o hari ang ipinapakita ng dealer at may reyna o jack ka rin.
rule-lower = Kapag alas-hari-reyna, mag-raise kung wala sa ranggo mo ang bukás na baraha ng dealer at mas mababa ito sa ikaapat mong pinakamataas.
rule-else = Kapag ibang alas-hari, mag-fold.

way-three-rules = ang mga patakarang nakasulat sa itaas
way-akj83 = mag-raise sa A-K-J-8-3 o mas mahusay
way-match = mag-raise sa pares, o sa alas-hari kung bukás ang isang ranggo mo
way-pairs = mag-raise lang sa pares o mas mahusay
way-ace-king = mag-raise sa bawat alas-hari
way-always = laging mag-raise
way-never = laging mag-fold

antes-lost = anteng talo sa lahat ng 19,933,230,517,200 deal
edge-of-way = house edge ng “{ $way }”

convention = Binilang sa lahat ng 19,933,230,517,200 deal ng limang baraha mo, ng bukás na baraha at ng apat pa ng dealer. Hinanap ang pinakamahusay na laro para sa bawat kamay at bawat bukás na baraha; karaniwan ng mga kahon ang ipinapakita ng tsart (ang ikatlong hanay nito: mas mababa ang bukás na baraha sa ikaapat mong pinakamataas), at 0.0003 % lang ng ante ang layo ng mga patakarang nakasulat sa pinakamahusay na laro. Walang alam tungkol sa baraha ng ibang upuan.
