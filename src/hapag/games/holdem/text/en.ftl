title = Texas Hold’em
blurb = Two cards of your own, five on the board, and any amount of courage.
