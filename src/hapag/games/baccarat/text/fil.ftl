### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Baccarat
blurb = Player, Banker o tabla? Itaya sa isa ang chips mo, at bahala na ang baraha.

bet-player = Player
bet-banker = Banker
bet-tie = Tabla

event-bets-open = Tumaya na: Player, Banker o tabla.
event-side-dealt = Nakuha ng { $side } ang { $cards }: { $total }.
event-natural = Natural na { $total } para sa { $side }: walang bubunot.
event-drew = Bumunot ang { $side } ng { $cards }: { $total }.
event-stood = Hindi na bumunot ang { $side } sa { $total }.
event-side-won = Panalo ang { $side }, { $total } sa { $other }.
event-tied = Tabla: { $total } sa magkabilang panig.

why-win = nasa { $bet } ang taya
why-lose = nasa { $bet } ang taya
why-push = balik ang taya sa { $bet } kapag tabla

ending-player = Panalo ang Player
ending-banker = Panalo ang Banker
ending-tie = Tabla

judge-at-board = Baraha ng Player
judge-at-dealer = Baraha ng Banker
judge-hand = sa { $side }
judge-player-won = Panalo ang Player, { $total } sa { $other }
judge-banker-won = Panalo ang Banker, { $total } sa { $other }
judge-tied = tabla sa { $total }
judge-win = panalo: { $why }
judge-push = balik ang taya: { $why }
judge-lose = talo: { $why }
judge-cards = Player { $player }, Banker { $banker }: { $why }.

refusal-bet-on-one = Sabihin kung saan ang tayang ito: player, banker o tie.
refusal-natural-stands = May natural na walo o siyam ang isang panig sa dalawang baraha, kaya walang bubunot.
refusal-must-draw = Bumubunot ng ikatlong baraha rito ang { $total } sa dalawang baraha.
refusal-must-stand = Tumitigil dito ang { $total } sa dalawang baraha, walang ikatlo.
refusal-commission = Hindi mababayaran ng 0.95 sa 1 sa buong chips ang tayang { $got } sa Banker: gumamit ng multiple ng 20.

odds-on-banker = Taya sa Banker
odds-on-player = Taya sa Player naman
odds-on-tie = Taya sa tabla naman
odds-best = Tumaya sa Banker, lagi.
odds-fresh = Walang sinasabi ang mga nagdaang round: binabalasa muli ang anim na deck sa bawat isa.
odds-ways-player = mga ayos ng anim na baraha na panalo ang Player
odds-ways-banker = mga ayos ng anim na baraha na panalo ang Banker
odds-ways-tie = mga ayos ng anim na baraha na tabla
odds-chance-player = tsansang manalo ang Player
odds-chance-banker = tsansang manalo ang Banker
odds-chance-tie = tsansa ng tabla
odds-edge-player = house edge, Player
odds-edge-banker = house edge, Banker
odds-edge-tie = house edge, Tabla
odds-convention =
    Binilang ang lahat ng 878,869,206,895,680 ayos ng anim na baraha mula sa 312, ayon sa halaga ng baraha; kung mas kaunti ang
    nabubunot sa round, dumarating ang iba sa bawat ayos. Ang mga numero sa itaas ay sa pinakamahusay na taya, Banker sa 0.95
    sa 1. Ang tabla, na nagbabalik ng taya, ay bilang na round gaya ng iba.

advice-banker = 1.06 % ng taya ang kabawasan nito sa katagalan, 1.24 % ang Player, 14.4 % ang tabla

board-natural = natural na { $total }
board-sealed = Taya mo
board-choose-side = Saan ka tataya?
board-bet = Taya { $stake } sa { $side ->
        [player] Player
        [banker] Banker
       *[tie] tabla
    }
board-pays-player = bayad 1:1
board-pays-banker = bayad 0.95:1
board-pays-tie = bayad 8:1
board-said = { $bet } { $stake }
