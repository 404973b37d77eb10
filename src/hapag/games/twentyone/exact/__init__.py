"""What every choice at a twenty-one is worth: counted over all that the shoe can bring, without sampling.

    game.py     what differs between the games: the shoe, what a 21 pays, what may be doubled and split
    hands.py    every hand that can be held, and where one more card leads
    shoe.py     the chance of the next card, and of the dealer's final totals
    play.py     a hand played to its end, best or by given rules
    splits.py   a pair split, up to four hands that share a shoe
    rounds.py   a whole round: all first hands against all open cards
    figures.py  all of it as the figures of a game

Probabilities are sums and products of whole numbers of cards in floating point, good to some fourteen digits. Rules of
the table never read this; `odds.py` and `best.py` of the games do.
"""
