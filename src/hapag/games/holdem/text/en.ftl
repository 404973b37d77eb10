title = Texas Hold’em
blurb = Two cards of your own, five on the board, and any amount of courage.

refusal-phh-no-toml = This is no TOML: { $text }
refusal-phh-no-hand = There is no hand in it.
refusal-phh-variant = Only no-limit Hold’em (variant NT) is read here, not { $got }.
refusal-phh-texts = It must be a list of texts.
refusal-phh-amounts = Amounts must be numbers that are not negative.
refusal-phh-stacks = A hand has stacks of 2 to { $most } players, each above 0.
refusal-phh-as-many = There must be { $seats } antes and { $seats } blinds, one for each player.
refusal-phh-straddles = Two blinds are known here, the second above 0; straddles and dead blinds are not.
refusal-phh-min-bet = The least bet is the big blind here.
refusal-phh-action = This is no action of the format.
refusal-phh-player = There is no such player: they are p1 to p{ $seats }.
refusal-phh-hole = A hand has { $count } cards.
refusal-phh-cards = These are no cards: { $text }
refusal-phh-showdown = Who won at this showdown cannot be told: too many cards are unknown.
