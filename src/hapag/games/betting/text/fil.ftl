### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## No-limit na pustahan na may blind at board, para sa mga laro nito

verb-fold = Mag-fold
verb-check = Check
verb-call = Call
verb-raise = Raise hanggang

option-stacks = Simulang chips
option-small = Small blind
option-big = Big blind
option-ante = Ante

street-0 = Bago ang flop
street-1 = Flop
street-2 = Turn
street-3 = River

post-small = small blind
post-big = big blind
post-ante = ante

pot-only = ang pot
pot-main = ang main pot
pot-side = ang side pot
pot-side-numbered = side pot { $number }

event-posted =
    { $left ->
        [0] Naglagay si { $who } ng { $amount } bilang { $what } at all-in na.
       *[other] Naglagay si { $who } ng { $what } na { $amount }.
    }
event-dealt = Tig-{ $each } baraha sa bawat upuan.
event-board = { $street }: { $cards }.
event-folded = Nag-fold si { $who }.
event-checked = Nag-check si { $who }.
event-called =
    { $left ->
        [0] Nag-call si { $who } ng { $amount } at all-in na.
       *[other] Nag-call si { $who } ng { $amount }.
    }
event-bet =
    { $left ->
        [0] All-in si { $who } sa { $amount }.
       *[other] Tumaya si { $who } ng { $amount }.
    }
event-raised =
    { $left ->
        [0] Nag-raise si { $who } hanggang { $to } at all-in na.
       *[other] Nag-raise si { $who } hanggang { $to }.
    }
event-returned = Balik kay { $who } ang { $amount } na walang tumapat.
event-shown = Ipinakita ni { $who } ang { $cards }: { $hand }.
event-took = Panalo si { $who } ng { $amount }: nag-fold ang lahat ng iba.
event-won = Panalo si { $who } ng { $pot } na { $amount }: { $hand }.
event-shared = Hati sina { $seats } sa { $pot } na { $amount }: { $hand }.

refusal-bet-to-call = May taya na: { $amount } ang pag-call.
refusal-nothing-to-call = Walang tayang ika-call: libre ang check.
refusal-call-takes-all = Kulang ang { $stack } chips mo para mag-raise; all-in ka na kapag nag-call.
refusal-raise-range = Ang raise ay hanggang { $low } man lang (ang taya at ang huling buong raise sa ibabaw nito, o lahat ng mayroon ka) at hanggang { $high } lang, hindi { $got }.
refusal-others-all-in = All-in na ang lahat ng iba: walang makaka-call ng raise.
refusal-not-reopened =
    Nakatira ka na, at { $by } lang ang itinaas ng taya mula noon. Makapag-raise ka lang ulit kung { $full } o higit ang itinaas.

ending-folds = Nag-fold ang lahat ng iba
ending-showdown = Showdown
ending-run-out = All-in bago ang river
ending-shared = Hating pot
ending-side-pots = Main pot at mga side pot

judge-takes = panalo ng { $pots }
judge-takes-part = kahati sa { $pots }
refusal-cards-or-folded = Magbigay ng { $count } baraha, o sabihin ang “folded”.
refusal-one-button = Iisang kamay lang ang puwedeng may button.

judge-folded = nag-fold
judge-returned = Balik sa kamay { $number } ang { $amount } na walang tumapat.
judge-pot = Panalo ang kamay { $number } ng { $pot } na { $amount }.
judge-pot-shared = Hati ang { $hands } sa { $pot } na { $amount }.
refusal-all-folded = Markado bilang fold ang lahat ng kamay: walang natitirang mananalo.
refusal-stake-is-missing = May mga taya ang iba: sabihin din kung magkano ang ibinayad ng kamay na ito.

board-cards = Ang board
board-own = Baraha ko
board-own-folded = Baraha ko, na-fold na
board-pot = Pot
board-main-pot = Main pot
board-side-pot = Side pot
board-side-pot-numbered = Side pot { $number }
board-call = Call { $amount }
board-call-all-in = Call { $amount }, all-in
board-bet = Taya
board-bet-amount = Taya { $amount }
board-raise = Raise
board-raise-amount = Raise hanggang { $amount }
