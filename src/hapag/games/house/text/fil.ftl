### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Bawat mesang laban sa casino: mga taya at kung paano binabayaran

verb-bet = Tumaya
verb-sit-out = Hindi sasali
verb-fold = Mag-fold
verb-play = Laro

event-committed = Handa na si { $who }.
event-staked =
    { $times ->
        [1] Taya si { $who } ng { $stake }.
       *[other] Taya si { $who } ng { $times } ulit na { $stake }.
    }
event-sat-out = Hindi sasali si { $who } sa round na ito.
event-nothing-dealt = Walang tumaya: walang baraha sa round na ito.
event-hands-dealt =
    { $each ->
        [1] Tig-isang baraha sa lahat ng tumaya.
       *[other] Tig-{ $each } baraha sa lahat ng tumaya.
    }
event-dealer-opened = Ipinakita ng dealer ang { $cards }.
event-folded = Nag-fold si { $who }.
event-hand-shown = Ipinakita ni { $who } ang { $cards }: { $hand }.
event-dealer-shown = Binuksan ng dealer ang { $cards }: { $hand }.
event-line-settled = { $who }, { $bet }: { $net ->
        [0] balik ang { $stake }.
       *[other] neto { $net }.
    }
event-seat-settled =
    { $outcome ->
        [even] Patas lang si { $who }: { $why }.
        [lost] Talo si { $who } ng { $amount }: { $why }.
       *[won] Panalo si { $who } ng { $amount }: { $why }.
    }

ending-all-sat-out = Walang tumaya

bet-stake = Taya
bet-hand = Kamay
bet-ante = Ante
bet-play = Play

outcome-win = panalo
outcome-push = tabla
outcome-lose = talo
outcome-fold = nag-fold

board-dealer = Dealer
board-shared = Mga barahang para sa lahat
board-mine = Ikaw
board-own = Baraha mo
board-own-folded = Baraha mong na-fold
board-bets = Mga taya mo
board-stake = taya { $stake }
board-choose-stake = Piliin ang taya mo
board-bet =
    { $times ->
        [1] Taya { $stake }
       *[other] Taya { $times } × { $stake }
    }
board-adds = { $verb } { $amount }
board-lines = Kinalabasan ng bawat taya
board-line-seat = Upuan
board-line-bet = Taya
board-line-stake = Halaga
board-line-outcome = Resulta
board-line-net = Neto

hint-stake = Lamang ang casino, kaya pinakamaliit ang talo sa pinakamababang taya.
