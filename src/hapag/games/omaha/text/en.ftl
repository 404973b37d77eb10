title = Omaha
blurb = Four cards of your own, and exactly two of them count.
