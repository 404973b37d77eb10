### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Cara y Cruz
    .lang = es
blurb = Lihim na pumili ng panig; iisang barya para sa lahat, at isang punto sa bawat tamang hula.

noun-side = panig
side-cara = cara
side-cruz = cruz
piece-cara = { side-cara }
piece-cruz = { side-cruz }

verb-choose = Pumili
verb-choose-cara = Cara
verb-choose-cruz = Cruz
verb-flip = Kahit alin

event-asked = Cara o cruz? Si { $who } ang unang pipili.
event-committed = Nakakandado na ang panig ni { $who }.
event-flipped = Ang mesa ang pipili para kay { $seats }.
event-called =
    { $seats-count ->
        [1] { $side } ang hula ni { $seats }.
       *[other] { $side } ang hula nina { $seats }.
    }
event-spun = Umiikot ang barya ...
event-landed = { $side } ang lumabas.
event-all-won = { $side } ang hula nina { $seats } at tig-isang punto sila.
event-won =
    { $seats-count ->
        [1] { $side } ang hula ni { $seats } at may isang punto.
       *[other] { $side } ang hula nina { $seats } at tig-isang punto sila.
    }
event-nobody-won = Walang humula ng { $side }: walang punto ngayon.

ending-all-won = Tama ang lahat
ending-some-won = May mga tumama
ending-nobody-won = Walang tumama

## Ang mesa

board-open = wala pa
board-locked = nakakandado
board-locked-on = nakakandado: { $side }
board-called = { $side }
board-flipped = { $side }, pili ng mesa
board-shows = { $side } ang lumabas sa barya
