## Exact odds: what is the same for every game

# Names of figures, for Source.figure
odds-house-edge = house edge
odds-element-of-risk = element of risk
odds-sd = standard deviation
odds-ev = player’s expectation
