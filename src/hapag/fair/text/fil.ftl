### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Bakit hindi tanggap ang resibo

refusal-no-receipt = Hindi ito resibo: { $text }
refusal-other-receipt = Ibang bersiyon ang resibong ito (format { $got }, patakaran { $rules }).
refusal-receipt-empty = Walang selyo ang resibo.
refusal-receipt-packs = Hindi sa laro ang mga selyadong baraha.
refusal-receipt-root = Hindi nakasulat bilang selyo ang selyo.
refusal-receipt-cut = Hindi ang kat ng upuan { $seat } ang may inilathalang hash.
refusal-receipt-two-cuts = May upuang dalawa ang kat.
refusal-receipt-own-cut = Wala sa mga kat ang numerong ikinat ng device na ito.
refusal-receipt-opening = Hindi tugma sa selyo ang binuksan bilang { $piece } sa puwesto { $place }.
refusal-receipt-place-twice = May puwestong dalawang beses binuksan.
refusal-receipt-piece-twice = May pirasong dalawang beses binuksan.
