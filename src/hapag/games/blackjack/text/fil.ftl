### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Blackjack
blurb = Lumapit sa 21 nang higit sa dealer, nang hindi lalampas. Mag-split, mag-double, o isuko ang kalahati.

refusal-double-first-two = Sa unang dalawang baraha ng kamay lang ang double. Higit na ang nakuha mo: hit o stand.
refusal-split-aces-once = Isang beses lang nai-split ang mga alas.
