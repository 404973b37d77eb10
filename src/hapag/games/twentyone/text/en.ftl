## The table of the twenty-ones, shared by its games

verb-hit = Hit
verb-stand = Stand
verb-double = Double
verb-split = Split
verb-surrender = Surrender
verb-keep = Keep
verb-rescue = Rescue

total-hard = { $total }
total-soft = soft { $total }

event-dealt = { $who } gets { $cards }: { $total }.
event-dealer-dealt = The dealer shows { $up }, and one card stays face down.
event-peeked = The dealer looks at the hidden card: no blackjack. Play on.
event-natural-paid = Blackjack for { $who }! { $net } at 3 to 2.
event-drew =
    { $hand ->
        [0] { $who } takes { $cards }: { $total }.
       *[other] { $who }, hand { $hand }, takes { $cards }: { $total }.
    }
event-stood =
    { $hand ->
        [0] { $who } stands on { $total }.
       *[other] { $who }, hand { $hand }, stands on { $total }.
    }
event-doubled =
    { $hand ->
        [0] { $who } doubles to { $stake }. One card only.
       *[other] { $who }, hand { $hand }, doubles to { $stake }. One card only.
    }
event-parted =
    { $hand ->
        [0] { $who } splits { $cards }: { $stake } on each.
       *[other] { $who }, hand { $hand }, splits { $cards } once more: { $stake } on each.
    }
event-busted =
    { $hand ->
        [0] { $who } is over with { $total }. The { $stake } is lost.
       *[other] { $who }, hand { $hand }, is over with { $total }. The { $stake } is lost.
    }
event-surrendered = { $who } gives up, and half of the { $stake } with it.
event-hole-shown = The dealer turns over { $cards }: { $total }.
event-dealer-natural = Blackjack for the dealer.
event-dealer-drew = The dealer draws { $cards }: { $total }.
event-dealer-stood = The dealer stands on { $total }.
event-dealer-busted = The dealer is over with { $total }. Every hand still standing wins.
event-settled =
    { $hand ->
        [0] { $who } { $outcome ->
            [push] keeps { $stake }
            [lose] loses { $stake }
            [bust] loses { $stake }
            [surrender] loses half of { $stake }
            [rescue] loses half of { $stake }
           *[win] wins { $net }
        }: { $why }.
       *[other] { $who }, hand { $hand }, { $outcome ->
            [push] keeps { $stake }
            [lose] loses { $stake }
            [bust] loses { $stake }
            [rescue] loses half of { $stake }
           *[win] wins { $net }
        }: { $why }.
    }
event-hands-settled =
    { $net ->
        [0] { $who } comes out even over { $hands } hands.
       *[other] { $who } comes to { $net } over { $hands } hands.
    }

why-natural = blackjack pays 3 to 2
why-win = { $total } beats the dealer’s { $dealer }
why-dealer-bust = { $total } stands, and the dealer is over with { $dealer }
why-push = the dealer has { $total } too
why-push-natural = blackjack on both sides
why-lose = { $total } against the dealer’s { $dealer }
why-lose-natural = the dealer has blackjack
why-bust = { $total } is over 21
why-surrender = given up before the first card

refusal-split-needs-a-pair = Only two cards of the same value can be split, such as 8 8 or J K.
refusal-split-four-hands = You have { $most } hands already, and that is the most.
refusal-surrender-comes-first = You can give up only on your first two cards, before anything else.

ending-dealer-natural = Blackjack for the dealer
ending-nobody-live = No hand left to beat
ending-dealer-stood = The dealer stood
ending-dealer-bust = The dealer went over

judge-dealer = The dealer has { $total }.
judge-natural-hand = blackjack
judge-natural = wins: { $why }
judge-win = wins: { $why }
judge-push = keeps its bet: { $why }
judge-lose = loses: { $why }
judge-bust = loses: { $why }
judge-surrender = loses half: { $why }

refusal-hand-was-done = This hand had { $total } before its last card: at 21 or more it takes no other.
refusal-doubled-has =
    { $most ->
        [3] A doubled hand has three cards, not { $got }.
       *[other] A doubled hand has three cards or more, not { $got }.
    }
refusal-rescue-after-double = Only a doubled hand that is not over 21 can be rescued: write “doubled rescued”.
refusal-stake-is-odd = A bet of { $got } cannot be halved or paid 3 to 2 in whole chips: use an even one.
refusal-dealer-stands = The dealer had { $total } before the last card, and stands on 17 or more.
refusal-dealer-draws = The dealer has { $total } and must draw to 17: a hand is waiting for it.

board-hand = { $who }, hand { $number }
board-hand-short = { $who } { $number }

outcome-natural = Blackjack! Wins { $net }
outcome-win = wins { $net }
outcome-push = push, { $stake } back
outcome-lose = loses { $stake }
outcome-bust = over 21, loses { $stake }
outcome-surrender = given up, half of { $stake } back

## Best play and the figures

advice-lowest = The house has the edge, so the lowest bet loses least.
advice-more = For every 100 bet this is worth { $more } more than “{ $verb }”.

odds-hard = Hard totals: no ace, or one that counts 1
odds-hard-side = Your total
odds-soft = Soft totals: an ace that counts 11
odds-soft-side = Your cards
odds-pair = Pairs
odds-pair-side = Your cards
odds-up = The dealer shows

odds-stand = Stand
odds-hit = Hit
odds-double = Double; hit where that is not open
odds-double-or-stand = Double; stand where that is not open
odds-double-any = Double
odds-split = Split
odds-surrender = Surrender; hit where that is not open
odds-surrender-or-stand = Surrender; otherwise hit two cards, and stand with three or more
odds-stand-until = Stand; with { $cards } cards or more: { $then }
odds-hit-until = Hit; with { $cards } cards or more: { $then }
odds-double-until = Double; with { $cards } cards or more: { $then }

odds-but = { $cards } against { $ups }: { $verb }, whatever the chart says.
odds-but-suited = { $cards } of one suit against { $ups }: { $verb }, whatever the chart says.
odds-but-spades = { $cards } of spades against { $ups }: { $verb }, whatever the chart says.
odds-by-charts = Otherwise look up a pair in the chart of pairs, and any other hand by its total.
odds-split-again = Split a pair again whenever the chart would split it, up to four hands; aces only once.
odds-split-again-all = Split a pair again whenever the chart would split it, up to four hands, aces too.
odds-rescue = After a double, rescue { $total } or less against { $ups }; keep anything else.

odds-worth-of = what “{ $verb }” is worth with { $cards } against { $up }
odds-cost-charts = By the charts and sentences above alone
odds-cost-no-surrender = Never surrender
odds-cost-no-split = Never split
odds-cost-no-double = Never double
odds-cost-no-rescue = Never rescue a double
odds-cost-never-over = Never risk going over, never double or split
odds-cost-like-the-dealer = Draw to 17 like the dealer, never double or split

odds-convention =
    Counted through all orders of the six decks, at one seat, nothing sampled. Every hand is played best for its own cards
    and the dealer’s open card, card by card; other hands on the table are not looked at. After a split each hand is
    played just as if it were the only one, and the pair is split again up to four hands; the figures for that are exact
    too, all hands drawing from one shoe. The dealer has looked for a blackjack before anybody acts.
