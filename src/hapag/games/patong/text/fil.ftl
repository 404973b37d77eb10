### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Patong Poker
blurb = Walong baraha, tatlong street, sabay-sabay pumipili. Unang umabot sa dalawang punto.

verb-play = Tira
verb-fold = Mag-fold

option-cards = Baraha bawat isa
option-folding = Puwedeng mag-fold
option-variable = Nagbabagong puntos

street-0 = Flop
street-1 = Turn
street-2 = River

event-dealt = Tig-{ $each } baraha sa bawat upuan.
event-board = { $street }: { $cards }.
event-played = Tira ni { $who }: { $cards }.
event-folded = Nag-fold si { $who } ng tatlong baraha.
event-street-won = Kuha ni { $who } ang street: { $hand }.
event-street-shared = Hati sina { $seats } sa street, tig-kalahating punto: { $hand }.
event-street-washed = Nag-fold ang lahat: walang punto sa street na ito.
event-drew =
    { $cards-count ->
        [0] Ubos na ang bunutan: walang nabunot si { $who }.
        [1] Bumunot si { $who } ng isang baraha.
       *[other] Bumunot si { $who } ng { $cards-count } baraha.
    }
event-tiebreak-begun = Walang may dalawang punto. Tiebreak: tig-isang baraha.
event-round-won =
    { $points ->
        [tiebreak] Panalo si { $who } sa tiebreak at sa round: { $hand }.
       *[other] Panalo si { $who } sa round, may { $points } punto: { $hand }.
    }
event-round-tied = Tabla ang round: { $why }.
event-multiplied =
    { $by ->
        [1] Binuksan ni { $who } ang multiplier: isang beses ang bilang ng round.
       *[other] Binuksan ni { $who } ang multiplier: { $by } ulit ang bilang ng round.
    }

tied-on-the-board = walang barahang tumalo sa board
tied-hands = pantay ang pinakamahuhusay na kamay
tied-without-cards = wala nang may baraha para sa tiebreak

refusal-no-fold-in-tiebreak = Walang nagfo-fold sa tiebreak: tumira ng isang baraha.
refusal-folding-is-off = Bawal mag-fold sa mesang ito: tumira ng isa o dalawang baraha.
refusal-no-more-folds = Naka-{ $most } fold ka na, ang pinakamarami sa { $cards } barahang naibigay.
refusal-fold-takes-three = Tatlong baraha ang itinatapon sa fold, at { $got } lang ang hawak mo.

judge-folds = nag-fold
refusal-folded-shows-none = Walang ipinapakitang baraha ang nag-fold; { $got } ang nabanggit.
refusal-plays-or-folds = Magbigay ng isa o dalawang baraha, o sabihin ang “folded”.
refusal-tiebreak-on-the-river = Sa limang baraha ng board nilalaro ang tiebreak, hindi { $got }.
refusal-tiebreak-takes-one = Isang baraha ang kamay sa tiebreak, hindi { $got }.

ending-turn = Dalawang punto sa turn
ending-river = Dalawang punto sa river
ending-tiebreak = Ang tiebreak
ending-tied-on-the-board = Tabla: walang tumalo sa board
ending-tied-hands = Tabla: pantay na kamay sa tiebreak
ending-tied-without-cards = Tabla: wala nang may baraha

## Ang mesa

board-play =
    { $count ->
        [0] Tumira ng baraha
        [1] Tumira ng { $count } baraha
       *[other] Tumira ng { $count } baraha
    }
board-fold = Mag-fold ng { $count } baraha
board-choose-three = Para mag-fold, pumili ng tatlong barahang itatapon.
board-stock = Bunutan
board-tiebreak = Tiebreak
board-folded = nag-fold
board-played = tumira
board-points =
    { $halves ->
        [1] kalahating punto
        [2] isang punto
       *[other] { $points } punto
    }
board-took =
    { $halves ->
        [1] kuha ang kalahating punto
       *[other] kuha ang punto
    }
board-draws = Si { $name } ang bumubunot ng multiplier
board-counts =
    { $by ->
        [1] Isang beses ang bilang ng round para kay { $name }
       *[other] { $by } ulit ang bilang ng round para kay { $name }
    }
