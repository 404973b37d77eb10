title = Pok Deng
blurb = Thailand’s favourite: two cards, perhaps a third, closest to nine. Pairs, suits and straights multiply the stake.

verb-draw = Draw
verb-stand = Stand

# What a hand is
worth-pok =
    { $deng ->
        [1] Pok { $score }
       *[other] Pok { $score } with { $deng } deng
    }
worth-tong = tong with { $deng } deng
worth-straight-flush = straight flush with { $deng } deng
worth-straight = straight with { $deng } deng
worth-sam-lueang = sam lueang with { $deng } deng
worth-normal =
    { $deng ->
        [1] { worth-points }
       *[other] { worth-points } with { $deng } deng
    }
worth-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

event-pok-called =
    { $dealer ->
        [yes] { $seats-count ->
            [0] The dealer has a Pok! Nobody draws.
            [one] The dealer has a Pok, and so has { $seats }! Nobody draws.
           *[other] The dealer has a Pok, and so have { $seats }! Nobody draws.
        }
       *[no] { $seats } { $seats-count ->
            [one] has
           *[other] have
        } a Pok! Nobody draws.
    }
event-drew = { $who } draws a card.
event-stood = { $who } stands.
event-dealer-drew = The dealer draws a card.
event-dealer-stood = The dealer stands.

outcome-win-1 = wins
outcome-win-2 = wins × 2
outcome-win-3 = wins × 3
outcome-win-5 = wins × 5
outcome-lose-1 = loses
outcome-lose-2 = loses × 2
outcome-lose-3 = loses × 3
outcome-lose-5 = loses × 5

why-compared = { $mine } against the dealer’s { $dealer }
why-deng = { $mine } against the dealer’s { $dealer }, so the deng decides
why-push = { $mine } on both sides

ending-pok = A Pok: nobody drew
ending-dealer-drew = The dealer drew
ending-dealer-stood = The dealer stood

## The referee

judge-dealer = The dealer has { $hand }.
judge-win =
    { $deng ->
        [1] wins: { $why }
       *[other] wins { $deng } times the stake: { $why }
    }
judge-lose =
    { $deng ->
        [1] loses: { $why }
       *[other] loses { $deng } times the stake: { $why }
    }
judge-push = keeps the stake: { $why }

refusal-pok-ends-it = There is a Pok on the table ({ $where }), so nobody draws a third card.
refusal-no-third-card = Any two of these cards make { $low } or more, and on that nobody takes a third.
refusal-dealer-draws = The dealer has { $score } and must draw: the dealer stands on 5 or more only.

## Best play

hint-highest-stake = Best play has a little edge over this dealer, so the highest stake wins most on average.
hint-draw = Drawing is worth more than standing on { $worth }.
hint-stand = Standing on { $worth } is worth more than drawing.

## Odds

chart-score = By score
chart-score-side = Score of two cards
chart-score-top = What else they are
chart-cards = By the two cards: one suit above the diagonal, different suits below
chart-cards-side = One card
chart-cards-top = The other card
chart-draw = draw
chart-stand = stand

kind-mixed = different
kind-suited = one suit
kind-pair = pair

decision-pok = a Pok: nothing to decide

rule-straight = Draw to a straight that would pay more than what you have: 8-6 or A-3 of one suit, 8-7 of one suit, and 9-7 of different suits.
rule-low = With 0 to 3 points, draw.
rule-double = With 4 or 5 points, stand on a pair and on two cards of one suit; draw with anything else.
rule-high = With 6 or 7 points, stand.

way-chart = the chart by score alone, without the four straights
way-dealer = like the dealer: draw on 0 to 4
way-five = draw on 0 to 5, stand on 6 and 7
way-three = draw on 0 to 3, stand on 4 to 7
way-never = never draw
way-always = always draw

convention = Counted over all ways to deal two cards to one seat and two to the dealer, and every third card of both, from one deck; draw or stand is decided by the two cards that one sees and by nobody having a Pok. The chart by score shows averages and leaves the four draws to a straight out. At a table with more seats the same play is advised: what the others’ play tells is not used. Nobody seems to have published figures for these rules, so they were held against { $rounds } simulated rounds of best play (seed { $seed }): { $mean } of the stake a round, with a standard error of { $error }.
