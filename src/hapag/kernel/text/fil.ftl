### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Mga salita ng bawat laro: mga upuan, mga pagtanggi

seat-only = Upuan { $seat }
seat-who = { $name } (upuan { $seat })

noun-card = baraha
noun-tile = tile
noun-domino = domino

event-committed = Nakapili na si { $who }.

refusal-not-your-turn = Hindi mo pa turno.
refusal-already-chosen = Nakapili ka na; hindi na ito mapapalitan.
refusal-round-over = Tapos na ang round.
refusal-not-offered = Hindi puwede ang “{ $verb }” ngayon.
refusal-not-yours = Wala ang { $piece } sa mga puwede mong piliin.
refusal-named-twice = May { $noun } na dalawang beses nabanggit.
refusal-how-many = Pumili ng { $least } hanggang { $most } { $noun }, hindi { $got }.
refusal-how-many-exactly =
    { $most ->
        [1] Pumili ng isang { $noun }, hindi { $got }.
       *[other] Pumili ng { $most } { $noun }, hindi { $got }.
    }
refusal-out-of-range = Dapat mula { $low } hanggang { $high }, hindi { $got }.
refusal-not-one-of = Dapat isa sa { $values }, hindi { $got }.
refusal-row-sizes = Punuin ang mga hanay ng { $sizes } { $noun }.
refusal-move-too-long = Hanggang { $most } titik lang ang isang tira.
refusal-unknown-verb = Wala ang “{ $verb }” sa mga tira ng larong ito: { $verbs }.
refusal-too-many-words = Hindi tumatanggap ang “{ $verb }” ng “{ $rest }”.
refusal-needs-number = Kailangan ng “{ $verb }” ng bilang.
refusal-needs-word = Kulang pa ng isang salita ang “{ $verb }”.
refusal-not-a-piece = Hindi { $noun } ang “{ $text }”.
refusal-left-out = Ang “{ $text }” ay { $noun } na hindi ginagamit sa larong ito.

refusal-unknown-game = Walang larong “{ $got }”. Ang mayroon: { $games }.
refusal-unknown-option = Walang pagpipiliang “{ $got }” dito. Ang mayroon: { $options }.
refusal-bad-options = May pagpipiliang lampas sa hangganan: { $text }.
refusal-bad-record = Hindi ito rekord ng isang round: { $text }.
refusal-other-format = Rekord ito sa format { $got }; format { $known } ang gamit dito.
refusal-other-rules = Sumusunod ang rekord sa bersiyon { $got } ng patakaran ng “{ $game }”; bersiyon { $known } ang narito.
refusal-needs-seat = Nagsisimula ang tira sa bilang ng upuan, mula 0, hindi sa “{ $got }”.
refusal-too-many-packs = May { $most } bahagi ang baraha ng larong ito, hindi { $got }.
refusal-too-many-pieces = May { $most } piraso ang baraha; { $got } ang nabanggit.
refusal-too-many-of = Walang ganoon karaming { $text } sa baraha.

## Ang reperi

judge-at-hand = kamay { $number }
judge-at-board = ang board
judge-at-dealer = ang dealer
judge-at-hands = ang mga kamay
judge-at-stake = ang taya
judge-wins = panalo
judge-shares = kahati
judge-loses = talo

refusal-how-many-hands = Dapat { $low } hanggang { $high } kamay, hindi { $got }.
refusal-named-before =
    { $count ->
        [1] Dalawang beses nabanggit ang { $text }, at iisa lang ito sa baraha.
       *[other] { $count } lang ang { $text } sa baraha, at higit doon ang nabanggit.
    }
refusal-two-stakes = Iisa lang ang taya ng isang kamay; { $one } at { $other } ang nabanggit.
refusal-not-a-piece-or-mark = Ang “{ $text }” ay hindi { $noun } at wala rin sa mga salitang kilala rito: { $marks }.
refusal-no-stakes-here = Hinuhusgahan ang larong ito nang walang taya.
refusal-how-many-rows =
    { $rows ->
        [1] Isang hanay lang ang kamay rito, walang “/”; { $got } ang naroon.
       *[other] May { $rows } hanay ang kamay, pinaghihiwalay ng “/”, hindi { $got }.
    }
refusal-how-many-are-there = Dapat { $sizes } { $noun }, hindi { $got }.
refusal-not-here = Wala nito sa larong ito.
