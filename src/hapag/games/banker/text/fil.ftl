### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Pareho sa mga larong Pai Gow: ang banka, ang mga hanay, bawat isa laban sa banka

verb-arrange = Ikandado

row-low = Mababa
row-high = Mataas

board-suggest = Magmungkahi
board-locked = Nakakandado
board-arranging = Nag-aayos
board-bank = Banka
board-row-result = { $result ->
        [won] { $row }: panalo
        [lost] { $row }: talo
        [copied] { $row }: kopya
       *[other] { $row }
    }
board-result = { $points ->
        [1] +1, panalo
        [-1] −1, talo
       *[other] 0, tabla
    }
board-balance = Banka: { $points }
board-you-bank = Ikaw ang banka: sa iyo ang mga kopya.
board-other-banks = Si { $name } ang banka: talunin ang dalawang kamay; sa banka ang mga kopya.

event-committed = Nakakandado na ang dalawang kamay ni { $who }.
event-revealed = Ipinakita ni { $who } ang mababa: { $low-hand }; mataas: { $high-hand }.
event-settled = { $who }: { $points ->
        [1] panalo ng isang punto sa banka
        [-1] talo ng isang punto sa banka
       *[other] tabla
    }; mababa { $low ->
        [won] panalo
        [lost] talo
       *[copied] kopya
    }, mataas { $high ->
        [won] panalo
        [lost] talo
       *[copied] kopya
    }.
event-bank-balanced = { $points ->
        [0] Patas lang ang banka ni { $who }.
        [1] Panalo ng isang punto ang banka ni { $who }.
        [2] Panalo ng dalawang punto ang banka ni { $who }.
        [3] Panalo ng tatlong punto ang banka ni { $who }.
        [-1] Talo ng isang punto ang banka ni { $who }.
        [-2] Talo ng dalawang punto ang banka ni { $who }.
       *[other] Talo ng tatlong punto ang banka ni { $who }.
    }

judge-rows = mababa: { $low }; mataas: { $high }
judge-bank = hawak ang banka, balanse { $points }
judge-player = { $points ->
        [1] panalo ng isang punto
        [-1] talo ng isang punto
       *[other] tabla
    }: mababa { $low ->
        [won] panalo
        [lost] talo
       *[copied] kopya, kaya sa banka
    }, mataas { $high ->
        [won] panalo
        [lost] talo
       *[copied] kopya, kaya sa banka
    }
judge-foul = foul, hindi binayaran. { $why }
judge-no-bank = hindi binayaran: foul ang kamay ng banka

refusal-one-bank = Iisang kamay lang ang puwedeng maging banka; markahan ito ng “bank”. Kung walang marka, ang una ang banka.

ending-bank-won = Panalo ang banka
ending-bank-lost = Talo ang banka
ending-bank-even = Patas ang banka
