title = Spanish 21
blurb = Blackjack without tens, but your 21 always wins, and some pay two or three to one.

event-kept =
    { $hand ->
        [0] { $who } keeps the double on { $total }.
       *[other] { $who }, hand { $hand }, keeps the double on { $total }.
    }
event-rescued =
    { $hand ->
        [0] { $who } rescues the double: { $stake } is lost, { $stake } comes back.
       *[other] { $who }, hand { $hand }, rescues the double: { $stake } is lost, { $stake } comes back.
    }

why-twenty-one = 21 beats whatever the dealer has
why-five-cards = 21 with five cards pays 3 to 2
why-six-cards = 21 with six cards pays 2 to 1
why-seven-cards = 21 with seven cards or more pays 3 to 1
why-mixed = 6-7-8 or 7-7-7 in mixed suits pays 3 to 2
why-suited = 6-7-8 or 7-7-7 in one suit pays 2 to 1
why-spades = 6-7-8 or 7-7-7 in spades pays 3 to 1
why-rescue = rescued after the double

outcome-twenty-one = 21, wins { $net }
outcome-five-cards = 21 with five cards, wins { $net }
outcome-six-cards = 21 with six cards, wins { $net }
outcome-seven-cards = 21 with seven or more, wins { $net }
outcome-mixed = bonus 21, wins { $net }
outcome-suited = bonus 21 in one suit, wins { $net }
outcome-spades = bonus 21 in spades, wins { $net }
outcome-rescue = rescued, half of { $stake } back

judge-twenty-one = wins: { $why }
judge-five-cards = wins: { $why }
judge-six-cards = wins: { $why }
judge-seven-cards = wins: { $why }
judge-mixed = wins: { $why }
judge-suited = wins: { $why }
judge-spades = wins: { $why }
judge-rescue = loses its first bet: { $why }

odds-note-charts = For play by the charts, which comes to the same here without the super bonus.

odds-convention =
    Counted through all orders of the six decks, at one seat, nothing sampled. Every hand is played best for its own cards
    and the dealer’s open card, card by card, and by its suits where they may still make a bonus; other hands on the table
    are not looked at, nor is the suit of the dealer’s card. After a split each hand is played just as if it were the only
    one, and the pair is split again up to four hands; the figures for that are exact too, all hands drawing from one shoe.
    The dealer has looked for a blackjack before anybody acts.
