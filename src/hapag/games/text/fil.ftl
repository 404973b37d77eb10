### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Mga ranggo at kamay sa poker, para sa lahat ng larong may baraha

rank-blank = blangko
rank-2 = dos
rank-3 = tres
rank-4 = kuwatro
rank-5 = singko
rank-6 = sais
rank-7 = siyete
rank-8 = otso
rank-9 = nuwebe
rank-T = diyes
rank-J = jack
rank-Q = reyna
rank-K = hari
rank-A = alas
ranks-2 = dos
ranks-3 = tres
ranks-4 = kuwatro
ranks-5 = singko
ranks-6 = sais
ranks-7 = siyete
ranks-8 = otso
ranks-9 = nuwebe
ranks-T = diyes
ranks-J = jack
ranks-Q = reyna
ranks-K = hari
ranks-A = alas

suit-c = bulaklak
suit-d = diyamante
suit-h = puso
suit-s = espada

hand-high-card = { $high } ang pinakamataas
hand-high-card-full = high card { $ranks }
hand-pair = pares ng { $first }
hand-pair-full = pares ng { $first }, may { $kickers }
hand-two-pair = dalawang pares, { $first } at { $second }
hand-two-pair-full = dalawang pares, { $first } at { $second }, may { $kickers }
hand-trips = tatlong { $first }
hand-trips-full = tatlong { $first }, may { $kickers }
hand-straight = straight hanggang { $high }
hand-straight-full = straight hanggang { $high }
hand-flush = flush, { $high } ang pinakamataas
hand-flush-full = flush { $ranks }
hand-full-house = full house, { $first } sa ibabaw ng { $second }
hand-full-house-full = full house, { $first } sa ibabaw ng { $second }
hand-quads = apat na { $first }
hand-quads-full = apat na { $first }, may { $kickers }
hand-straight-flush = straight flush hanggang { $high }
hand-straight-flush-full = straight flush hanggang { $high }
hand-royal-flush = royal flush
hand-royal-flush-full = royal flush
