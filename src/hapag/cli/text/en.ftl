## What the command line says

cli-no-game =
    { $near ->
        [none] there is no game “{ $got }”; there are { $games }
       *[other] there is no game “{ $got }”; did you mean “{ $near }”?
    }
cli-option-form = --option takes NAME=VALUE, not “{ $got }”
cli-option-flag = option { $name }: it must be on or off, not “{ $got }”
cli-option-range = option { $name }: it must be from { $low } to { $high }, not “{ $got }”
cli-option-choice = option { $name }: it must be one of { $values }, not “{ $got }”
cli-seats = --seats: this game takes { $low } to { $high } seats, not { $got }

cli-games-title = { $title }  ({ $slug })
cli-games-seats = { $least } to { $most } seats; computer rivals: { $levels }
cli-games-range = { $low } to { $high }

cli-line = line { $line }
cli-replay-seat-or-all = --seat and --all cannot go together
cli-replay-empty = { $path }: there is no record in it
cli-replay-too-large = { $path }: it is larger than { $most } MB
cli-replay-no-seat = --seat: the round has { $seats } seats; there is no seat { $got }
cli-replay-head = { $title }, { $seats } seats (line { $line })
cli-replay-holds = { $who } is dealt { $cards }.
cli-replay-stacks = Stacks in the end: { $stacks }.
cli-replay-phh-holdem = Only Hold’em is written in this format, not { $game }.
cli-replay-unfinished = The record stops before the round is over: { $who } would choose next.
cli-replay-score = Score: { $score }.
cli-replay-winner =
    { $winners ->
        [0] Nobody comes out ahead.
        [one] { $who } comes out ahead.
       *[other] { $who } come out ahead.
    }
cli-replay-agrees = That is the recorded score.
cli-replay-differs = The record says otherwise: { $recorded }.

refusal-bad-table-record = This is not the record of a table: { $text }.
refusal-round-number = The rounds are not numbered one after the other; here comes { $got }.
refusal-out-of-range-moves = They count moves, from 1 to { $most }.
refusal-for-each-seat = There must be one for each of { $seats } seats.
refusal-round-of-series = No series goes on with round { $got } here.
refusal-wrong-ledger = The scores add up to { $right }, and the record says { $got }.
refusal-wrong-end-of-series = That does not go with its ledger and target.
refusal-wrong-score = The rules give { $right }, and the record says { $got }.
cli-table-head =
    The record of a table: { $count ->
        [one] one round
       *[other] { $count } rounds
    }{ $missing ->
        [0] { "" }
        [one] ; one earlier round was not kept
       *[other] ; { $missing } earlier rounds were not kept
    }{ $who ->
        [none] , as everyone saw it.
       *[other] , as { $who } saw it.
    }
cli-table-series =
    { $target ->
        [0] { $title }, rounds without a target
       *[other] { $title }, a series to { $target }
    }
cli-table-round = Round { $number }
cli-table-timeouts = The clock played for { $moves }.
cli-table-move = { $who } (move { $move })
cli-table-phh = --phh writes recorded hands, not the record of a table
cli-table-ledger = Ledger:
cli-table-won =
    { $count ->
        [one] { $who } wins the series with { $points }.
       *[other] { $who } share the series with { $points } each.
    }

cli-judge-none = { $title } has no referee; these have one: { $games }

cli-no-level = { $where }: there is no level “{ $got }” in this game; there are { $levels }
cli-level-count = --level is given { $got } times for { $seats } seats; give it once, or once for each seat
cli-rival-failed = the rival in seat { $seat } failed in round { $round } of seed { $seed }: { $why }
cli-options-refused = --option: { $why }
cli-arena-two = --seats: two sides need at least 2 seats
cli-arena-other = name both sides, or none: against whom?
cli-arena-same = { $name } against itself comes out even; name another side
cli-arena-head = { $title }: { $seats } seats, { $deals } deals, each played from every seat, seed { $seed }
cli-arena-one = one
cli-arena-against = against
cli-arena-score = score a round
cli-arena-lead = more than the other
cli-arena-share = wins, { $even } is even
cli-arena-player = player
cli-arena-moves = moves
cli-arena-mean = CPU ms a move, mean
cli-arena-slow = 99 % within
cli-arena-longest = longest
cli-simulate-head = { $title }: { $rounds } rounds, { $speed } a second, seed { $seed }
cli-simulate-seat = seat
cli-simulate-level = level
cli-simulate-mean = mean score (95 %)
cli-simulate-ahead = came out ahead
cli-simulate-ending = ending
cli-simulate-share = share

cli-play-open = Hapag is open:      { $url }
cli-play-nearby = For phones nearby:  { $url }
cli-play-kept = Tables are kept in  { $database }
cli-play-close = Ctrl-C closes it.
cli-serve-ready = Hapag serves at { $url }, tables are kept in { $database }
cli-tls-own = Devices will warn once that they do not know this machine. Its certificate (SHA-256): { $fingerprint }
cli-tls-bad = --tls-cert: { $path } cannot be used: { $why }
cli-tls-both = --tls makes a certificate and --tls-cert names one: choose
cli-tls-key-alone = --tls-key needs --tls-cert
cli-tls-unwritable = --tls: the certificate cannot be kept: { $why }
cli-closed = Hapag is closed.
cli-bad-host = { $option }: nobody can listen at { $host }: { $why }
cli-port-taken = { $option }: { $port } is taken by another program
cli-bad-database = --database: { $path } cannot be used: { $why }
cli-strange-database = --database: { $url } is neither a file nor postgresql://...
cli-bad-url = { $option }: it must be like https://example.org, not “{ $got }”
cli-store-failed = the database failed: { $why }

cli-odds-none = { $title } has no odds against a house; these games have: { $games }
cli-odds-head = { $title }, one seat under best play
cli-odds-axes = Rows: { $side }. Columns: { $top }.

cli-verify-head = { $title }, { $seats } seats
cli-verify-seal =
    { $count ->
        [1] Seal { $root }
       *[other] Seal { $number } { $root }
    }
cli-verify-cuts =
    { $count ->
        [0] Nobody cut.
        [one] { $who } cut.
       *[other] { $who } cut.
    }
cli-verify-left-out = Left out, because no answer came in time: { $who }.
cli-verify-no-cuts = Nobody was asked to cut.
cli-verify-piece = Piece
cli-verify-place = Sealed at
cli-verify-turn = Dealt as
cli-verify-hand = Of the { $dealt } cards that the rules deal to seat { $seat }, { $seen } were opened to it, each dealt in its turn.
cli-verify-holds = The receipt holds.
cli-verify-broken = The receipt does not hold: { $why }
