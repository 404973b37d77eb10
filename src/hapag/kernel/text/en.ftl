## Words of every game: seats, refusals

seat-only = Seat { $seat }
seat-who = Seat { $seat } ({ $name })

noun-card = card
noun-tile = tile
noun-domino = domino

event-committed = { $who } has chosen.

refusal-not-your-turn = It is not your turn.
refusal-already-chosen = You have chosen already; a choice cannot be changed.
refusal-round-over = The round is over.
refusal-not-offered = “{ $verb }” is not possible now.
refusal-not-yours = { $piece } is not among the pieces you may choose.
refusal-named-twice = A { $noun } is named twice.
refusal-how-many = Choose { $least } to { $most } { $noun }s, not { $got }.
refusal-how-many-exactly =
    { $most ->
        [one] Choose one { $noun }, not { $got }.
       *[other] Choose { $most } { $noun }s, not { $got }.
    }
refusal-out-of-range = It must be from { $low } to { $high }, not { $got }.
refusal-not-one-of = It must be one of { $values }, not { $got }.
refusal-row-sizes = Fill the rows with { $sizes } { $noun }s.
refusal-move-too-long = A move has at most { $most } characters.
refusal-unknown-verb = “{ $verb }” is none of the moves of this game: { $verbs }.
refusal-too-many-words = “{ $verb }” does not take “{ $rest }”.
refusal-needs-number = “{ $verb }” needs a number.
refusal-needs-word = “{ $verb }” needs one more word.
refusal-not-a-piece = “{ $text }” is not a { $noun }.
refusal-left-out = “{ $text }” is a { $noun } that this game is played without.

refusal-unknown-game = There is no game called “{ $got }”. There are: { $games }.
refusal-unknown-option = There is no option “{ $got }” here. There are: { $options }.
refusal-bad-options = An option is out of range: { $text }.
refusal-bad-record = This is not a record of a round: { $text }.
refusal-other-format = This is a record of format { $got }; here is format { $known }.
refusal-other-rules = The record follows version { $got } of the rules of “{ $game }”; here is version { $known }.
refusal-needs-seat = A move starts with the number of a seat, counted from 0, not with “{ $got }”.
refusal-too-many-packs = A deck of this game has { $most } parts, not { $got }.
refusal-too-many-pieces = The deck has { $most } pieces; { $got } are named.
refusal-too-many-of = There are not that many { $text } in the deck.

## The referee

judge-at-hand = hand { $number }
judge-at-board = the board
judge-at-dealer = the dealer
judge-at-hands = the hands
judge-at-stake = the stake
judge-wins = wins
judge-shares = shares
judge-loses = loses

refusal-how-many-hands = There must be { $low } to { $high } hands, not { $got }.
refusal-named-before =
    { $count ->
        [one] { $text } is named twice, and the deck has only one.
       *[other] The deck has only { $count } { $text }, and more are named.
    }
refusal-two-stakes = A hand has one stake; { $one } and { $other } are named.
refusal-not-a-piece-or-mark = “{ $text }” is neither a { $noun } nor one of the words known here: { $marks }.
refusal-no-stakes-here = This game is judged without stakes.
refusal-how-many-rows =
    { $rows ->
        [one] A hand is one row here, without “/”; there are { $got }.
       *[other] A hand has { $rows } rows parted by “/”, not { $got }.
    }
refusal-how-many-are-there = There must be { $sizes } { $noun }s, not { $got }.
refusal-not-here = This game has none.
