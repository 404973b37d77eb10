### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Eksaktong odds at mga payo: pareho sa lahat ng larong laban sa casino

odds-house-edge = house edge
odds-player-edge = lamang mo
odds-element-of-risk = element of risk
odds-staked = itinataya sa isang round
odds-sd = standard deviation
odds-ev = inaasahan ng manlalaro

odds-of-unit = ng bawat { $unit }
odds-of-staked = ng lahat ng itinaya
odds-times = ulit ng { $unit }
odds-exactly = Eksaktong { $fraction } ng { $unit } para sa manlalaro.

odds-bets = Ang mga taya
odds-bet = taya
odds-decisions = Ang ginagawa ng pinakamahusay na laro, sa 100 round
odds-best-play = Pinakamahusay na laro
odds-costs = Dagdag na talo ng mas simpleng laro
odds-how-exact = Paano ito kinuwenta (eksakto)
odds-how = Paano ito kinuwenta
odds-sources = Inilathala ng iba

odds-page-hundred =
    { $side ->
        [player] Sa { $rounds } round na may tig-{ $stake } chips, panalo ka ng { $mean } sa karaniwan.
       *[house] Sa { $rounds } round na may tig-{ $stake } chips, talo ka ng { $mean } sa karaniwan.
    }
odds-page-spread = Dalawa sa tatlong beses, wala pang { $spread } ang iginagalaw niyon ng suwerte, pataas o pababa.
odds-page-costs = Talo bukod sa pinakamahusay na laro sa bawat round, ng { $unit }.
odds-page-tap = Pindutin ang isang kahon: ano ang panalo o talo sa karaniwan ng bawat pili, kung 100 chips ang nakataya?
odds-page-place = { $side }: { $row } · { $top }: { $column }
odds-page-best = pinakamahusay
odds-page-worse = bawas na { $chips }

odds-hint = Payo
odds-hint-line = { $move }: { $why }
odds-hint-worth = Sa 100 chips: { $worth }.
