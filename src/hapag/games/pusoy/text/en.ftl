title = Pusoy
blurb = Thirteen cards, three rows. Win more rows than each rival; win all three and score six.

verb-arrange = Lock

row-front = Front
row-middle = Middle
row-back = Back

event-dealt = { $each } cards to each seat. Arrange three rows.
event-committed = { $who } has locked three rows.
event-revealed = { $who } shows { $front-hand } in front, { $middle-hand } in the middle, { $back-hand } at the back.
event-compared = { $who } against { $rival-who }: front { $front }, middle { $middle }, back { $back }. { $points } to { $rival-points }.
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
