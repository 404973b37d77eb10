title = Pusoy
    .lang = fil
blurb = Thirteen cards, three rows. Win more rows than each rival; win all three and score six.

verb-arrange = Lock

row-front = Front
row-middle = Middle
row-back = Back

board-suggest = Suggest
board-mind-balanced = Balanced
board-mind-back = Strong back
board-mind-front = Strong front
board-unfinished =
    { $left ->
        [one] Place the last card.
       *[other] Place all cards: { $left } are left.
    }
board-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
board-net = { $points } ({ $net })
board-row-taken = { $row }: { $hand }. Beats { $count } of { $rivals }.
board-star = ★ one rival beaten in this row
board-locked = Locked
board-arranging = Arranging

event-dealt = { $each } cards to each seat. Arrange three rows.
event-committed = { $who } has locked three rows.
event-revealed = { $who } shows front: { $front-hand }; middle: { $middle-hand }; back: { $back-hand }.
event-compared = { $who } against { $rival-who }, { $points } to { $rival-points }: front { $front ->
        [won] won
        [lost] lost
       *[tied] tied
    }, middle { $middle ->
        [won] won
        [lost] lost
       *[tied] tied
    }, back { $back ->
        [won] won
        [lost] lost
       *[tied] tied
    }.
event-round-won =
    { $points ->
        [one] { $who } wins the round with one point.
       *[other] { $who } wins the round with { $points } points.
    }
event-round-shared =
    { $points ->
        [0] { $seats } share the round: nobody has a point.
        [one] { $seats } share the round with one point each.
       *[other] { $seats } share the round with { $points } points each.
    }

refusal-front-over-middle = The front ({ $stronger }) beats the middle ({ $weaker }). No row may beat the row behind it: make the middle stronger or the front weaker.
refusal-middle-over-back = The middle ({ $stronger }) beats the back ({ $weaker }). The back must be the strongest row: swap the two, or move strong cards back.
refusal-front-over-middle-by-card = Front and middle are both { $hand }, and the front’s { $higher } beats the middle’s { $lower }. The middle must be at least as strong, card by card.
refusal-middle-over-back-by-card = Middle and back are both { $hand }, and the middle’s { $higher } beats the back’s { $lower }. Swap the two rows.

judge-rows = front: { $front }; middle: { $middle }; back: { $back }
judge-points =
    { $points ->
        [one] { $how } with one point (net { $net })
       *[other] { $how } with { $points } points (net { $net })
    }
judge-foul = foul, not scored. { $why }
judge-pair = Hand { $one } against hand { $other }, { $points } to { $other-points }: front { $front }, middle { $middle }, back { $back }.
judge-row = to hand { $number }
judge-row-tied = tied

ending-won = One winner
ending-shared = Shared
