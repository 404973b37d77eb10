## Why a receipt does not hold

refusal-no-receipt = This is no receipt: { $text }
refusal-other-receipt = This receipt is of another version (format { $got }, rules { $rules }).
refusal-receipt-empty = The receipt holds no seal.
refusal-receipt-packs = The sealed packs are not those of the game.
refusal-receipt-root = The seal is not written as a seal is.
refusal-receipt-cut = The cut of seat { $seat } is not the one whose hash was published.
refusal-receipt-two-cuts = One seat has two cuts.
refusal-receipt-own-cut = The number that this device cut with is not among the cuts.
refusal-receipt-opening = What was opened as { $piece } at place { $place } does not fit the seal.
refusal-receipt-place-twice = One place was opened twice.
refusal-receipt-piece-twice = One piece was opened twice.
