title = Patong Poker
blurb = Eight cards, three streets, all choose at once. First to two points.

verb-play = Play
verb-fold = Fold

option-cards = Cards each
option-folding = Folding
option-variable = Variable scoring

street-0 = Flop
street-1 = Turn
street-2 = River

event-dealt = { $each } cards to each seat.
event-board = { $street }: { $cards }.
event-played = { $who } plays { $cards }.
event-folded = { $who } folds three cards.
event-street-won = { $who } takes the street: { $hand }.
event-street-shared = { $seats } share the street, half a point each: { $hand }.
event-street-washed = Everybody folded: no point on this street.
event-drew =
    { $cards-count ->
        [0] The stock is empty: { $who } draws nothing.
        [one] { $who } draws one card.
       *[other] { $who } draws { $cards-count } cards.
    }
event-tiebreak-begun = Nobody has two points. Tiebreak: one card each.
event-round-won =
    { $points ->
        [tiebreak] { $who } wins the tiebreak and the round: { $hand }.
       *[other] { $who } wins the round with { $points } points: { $hand }.
    }
event-round-tied = The round is tied: { $why }.
event-multiplied =
    { $by ->
        [1] { $who } turns over the multiplier: the round counts once.
       *[other] { $who } turns over the multiplier: the round counts { $by } times.
    }

tied-on-the-board = nobody’s card beats the board
tied-hands = the best hands are equal
tied-without-cards = nobody has a card left for the tiebreak

refusal-no-fold-in-tiebreak = Nobody folds in the tiebreak: play one card.
refusal-folding-is-off = Folding is off at this table: play one card or two.
refusal-no-more-folds = You have folded { $most } times, the most that { $cards } dealt cards allow.
refusal-fold-takes-three = A fold throws three cards away, and you hold { $got }.

judge-folds = folded
refusal-folded-shows-none = A folded hand shows no card; { $got } are named.
refusal-plays-or-folds = Name one card or two, or say “folded”.
refusal-tiebreak-on-the-river = The tiebreak is played on five board cards, not { $got }.
refusal-tiebreak-takes-one = In the tiebreak a hand has one card, not { $got }.

ending-turn = Two points on the turn
ending-river = Two points on the river
ending-tiebreak = The tiebreak
ending-tied-on-the-board = Tied: nobody beat the board
ending-tied-hands = Tied: equal hands in the tiebreak
ending-tied-without-cards = Tied: nobody had a card left

## The board

board-play =
    { $count ->
        [0] Play cards
        [one] Play { $count } card
       *[other] Play { $count } cards
    }
board-fold = Fold { $count } cards
board-choose-three = To fold, choose the three cards to throw away.
board-stock = Stock
board-tiebreak = Tiebreak
board-folded = folded
board-played = played
board-points =
    { $halves ->
        [1] half a point
        [2] one point
       *[other] { $points } points
    }
board-took =
    { $halves ->
        [1] takes half a point
       *[other] takes the point
    }
board-draws = { $name } draws the multiplier
board-counts =
    { $by ->
        [1] The round counts once for { $name }
       *[other] The round counts { $by } times for { $name }
    }
