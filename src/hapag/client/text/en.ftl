## Words of the browser client's own screens

ui-title = Hapag: an open table for card games
ui-tagline = Sit down. The cards are on the table.
ui-loading = One moment…
ui-close = Close
ui-back = Back
ui-save = Save
ui-home = Home

## Home and opening a table

ui-join = Have a code?
ui-join-go = Join
ui-join-empty = Type the four letters of the table, or paste its link.
ui-join-four = A code has four letters, such as BKLM.
ui-join-letter = No code has “{ $letter }” in it. Have another look at it: there are no vowels, and nothing that looks like another letter.
ui-your-tables = Your tables
ui-no-table = There is no table { $code }
ui-no-table-line = It may have been closed, or a letter is wrong.
ui-about = About Hapag
ui-settings = Settings
ui-set-you = You
ui-set-cards = Cards and table
ui-set-sound = Sound and captions
ui-set-keys = Keyboard
ui-set-app = On this device
ui-cards = Signs on the cards
ui-cards-100 = normal
ui-cards-125 = large
ui-cards-150 = very large
ui-install = Install Hapag
ui-installed = Hapag is installed on this device.
ui-install-line = To have Hapag beside your other apps: “Install” or “Add to home screen” in the browser’s menu.
ui-install-plain = Hapag can be installed where its address begins with https. This one does not, and browsers install nothing from such a page. Playing is the same.
ui-rules = Rules
ui-no-guide = This game has no guide yet.
ui-seats-exactly = { $least } players
ui-seats-range =
    { $least ->
        [1] 1–{ $most } players
       *[other] { $least }–{ $most } players
    }
ui-family-poker = Poker
ui-family-arranging = Arrange your hand
ui-family-shedding = Shed your hand
ui-family-house = Against the house
ui-family-tiles = Tiles
ui-family-chance = Chance

ui-solo = Solo
ui-solo-line =
    { $count ->
        [one] One rival, { $level }
       *[other] { $count } rivals, { $level }
    }
ui-phone = One phone
ui-online = Online
ui-online-line = Friends join with a code
ui-adjust = Adjust the table
ui-your-name = Your name
ui-rivals = Rivals
ui-level = How strong
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = strong
ui-phone-names = Who shares the phone
ui-player-number = Player { $number }
ui-add-person = Add a person
ui-remove-person = Remove one
ui-series = Play a series
ui-target = First to
ui-clock-on = Clock also when I play alone
ui-time-turn = Time for a turn
ui-time-arrange = Time to arrange
ui-time =
    { $unit ->
        [s] { $count } s
       *[min] { $count } min
    }

## Sound

ui-voice = Narration
ui-effects = Sound effects
ui-voice-level = How loud the narration is
ui-effects-level = How loud the effects are
ui-speaker = Who speaks
ui-speaker-deep = A deep voice
ui-speaker-warm = A warm voice
ui-quiet = Screen reader leaves to the dealer what is said aloud
ui-again = Say it again

## Lobby

ui-code = Table code
ui-share = Share link
ui-copied = The link is copied.
ui-qr = QR code of { $link }
ui-invite = Invite friends
ui-copy = Copy link
ui-copy-failed = This browser does not let the link be copied: { $link }
ui-share-text = Come and sit down: table { $code } on Hapag.
ui-locked-line = The table is locked: nobody else can sit down.
ui-seats = Seats
ui-seat = Seat { $seat }
ui-seat-named = Seat { $seat }, { $name }
ui-open-seat = Open seat
ui-free = free
ui-here = here
ui-you = you
ui-rival = computer
ui-sit = Sit here
ui-fill = Add rival
ui-stand = Stand up
ui-clear-seat = Clear
ui-lock = Lock table
ui-unlock = Unlock table
ui-deal = Deal
ui-need-seats =
    { $least ->
        [one] One player is needed.
       *[other] { $least } players are needed. Invite somebody, or add a rival.
    }
ui-waiting-host = Waiting for the host to deal.
ui-watching = You are watching. Take a free seat to play.
ui-change-game = Game and options
ui-game = Game
ui-new-ledger = Another game ends the series and starts a new ledger.

## Table

ui-your-turn = It is your turn.
ui-hand = Your hand
ui-hand-card =
    { $state ->
        [selected] { $card }, selected, { $at } of { $count }
        [barred] { $card }, not possible now, { $at } of { $count }
       *[free] { $card }, { $at } of { $count }
    }
ui-card = { $rank } of { $suit }
ui-card-back = face-down card
ui-move-left = Move the card left
ui-move-right = Move the card right
ui-sort-rank = Sort by rank
ui-sort-suit = Sort by suit
ui-actions = Actions
ui-tap-again = { $label }? Tap again
ui-choose =
    { $most ->
        [1] Choose one { $noun }.
       *[other]
            { $least ->
                [0] Choose up to { $most } { $noun }s.
                [1] Choose 1 to { $most } { $noun }s.
               *[other] Choose { $most } { $noun }s.
            }
    }
ui-waiting-for = Waiting for { $names }
ui-sealed = Your choice is sealed
ui-seat-turn = to play
ui-seat-locked = choice sealed
ui-seat-out = out of this round
ui-seat-away = away
ui-cards-left =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
ui-bet-of = bet { $amount }
ui-ledger-of = ledger { $points }
ui-seconds-left =
    { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
ui-pile = { $label }, { $count } face down
ui-cover = Cover my cards
ui-uncover = Show my cards
ui-log = This round and ledger
ui-log-empty = Nothing has happened yet.
ui-ledger = Ledger
ui-ledger-target = Ledger, first to { $target }
ui-player = Player
ui-this-round = Round
ui-total = Total

ui-pile-board = Board
ui-pile-hand = Hand
ui-pile-played = Played
ui-pile-facedown = To come
ui-pile-stock = Stock
ui-pile-dealer = Dealer
ui-pile-discards = Discarded
ui-verb-amount = { $verb } { $amount }
ui-row = Row { $number }

## Amounts

ui-amount = Amount
ui-amount-typed = Amount, { $low } to { $high }
ui-less = Less
ui-more = More
ui-min = Min
ui-max = Max
ui-half-pot = ½ pot
ui-pot = Pot
ui-all-in = All-in
ui-all-in-amount = All-in { $amount }

## Arranging

ui-arrange-card = Tap cards, then their row.
ui-arrange-row = Now tap a row.
ui-arrange-rest = Cards to place
ui-arrange-put = { $row }, { $placed } of { $size } placed
ui-arrange-placed = { $card }, in { $row }
ui-arrange-left =
    { $count ->
        [one] One card is not placed yet.
       *[other] { $count } cards are not placed yet.
    }
ui-clear = Clear
ui-fill-rows = Fill

## One phone

ui-pass-phone = Pass the phone to
ui-pass-to = Pass the phone to { $name }
ui-choices-in =
    { $count ->
        [one] One choice is sealed
       *[other] { $count } choices are sealed
    }
ui-hold = Hold to peek
ui-i-am = I am { $name }. Play
ui-nothing-hidden = You hold no hidden cards.
ui-look-table = See the table

## End of a round

ui-round-over = The round is over
ui-round-done = The round is over.
ui-series-over = The series is over
ui-replay = Replay announcement
ui-host = host
ui-you-are-host = { $name } has been away too long: you are the host now.
ui-new-host = { $name } is the host now.
ui-save-record = Save record
ui-cutting = The deck is sealed. Cutting …
ui-check-deal = Check this deal
ui-save-receipt = Save receipt
ui-fair-holds =
    { $count ->
        [0] The seal holds. No card has been opened to you yet.
        [one] The seal holds, and the card that you saw lay where it says.
       *[other] The seal holds, and all { $count } cards that you saw lay where it says.
    }
ui-fair-line = The deck was shuffled and sealed before anybody cut it, and dealt in an order that the seal and the cuts make together: nobody could steer it.
ui-fair-verify = The receipt can be checked on any computer with “hapag verify”. Keep it to yourself: it names the cards that only you saw.
ui-fair-seal =
    { $number ->
        [0] The seal
       *[other] Seal { $number }
    }
ui-fair-cut = { $name } cut.
ui-fair-you-cut = { $name } cut, on this device: your number is in it.
ui-fair-left-out = { $name }’s device did not answer in time: its cut was left out.
ui-fair-no-cuts = Nobody was asked to cut.
ui-fair-card = Piece
ui-fair-place = Sealed at
ui-fair-dealt = Dealt as
ui-fair-bad-cut = The cut of seat { $seat } is not the one whose hash was published.
ui-fair-changed-cut = A cut is not the one that was published before this device showed its own.
ui-fair-own-cut = The number that this device cut with is not among the cuts.
ui-fair-bad-card = What was opened at place { $place } does not fit the seal.
ui-fair-twice = One place or one card was opened twice.
ui-next-round = Next round
ui-series-won =
    { $count ->
        [one] { $who } wins the series with { $points }.
       *[other] { $who } share the series with { $points } each.
    }
ui-new-series = Play again
ui-result = Result
ui-ready = Ready
ui-is-ready = ready ✓
ui-ready-names = Ready: { $names }
ui-revealed = Shown
ui-ranking =
    { $rounds ->
        [one] After one round
       *[other] After { $rounds } rounds
    }
ui-place =
    { $place ->
        [1] wins the series
       *[other] place { $place }
    }
ui-place-shared =
    { $place ->
        [1] shares the series
       *[other] shares place { $place }
    }
ui-more-time = +30 s
ui-more-time-said = 30 more seconds for everybody who is to play
ui-ready-waiting = Ready. Waiting for the host

## Line, leaving, errors

ui-connecting = Connecting…
ui-lost =
    { $seconds ->
        [0] Connection lost. Your seat is kept. Trying again…
       *[other] Connection lost. Your seat is kept. Next try in { $seconds } s
    }
ui-try-now = Try now
ui-seat-menu = Seat { $seat }: move it to another device
ui-move-seat = Move my seat to another device
ui-move-line = Open a seat link on the other device: the seat goes there, with everything as it is, and this device watches. Whoever opens the link gets the seat, so show it to nobody else.
ui-make-link = Make a seat link
ui-make-link-for = A link for the seat of { $name }
ui-make-link-all = A link for all seats here
ui-seat-link = Seat link
ui-seat-link-picture = QR code of the seat link
ui-link-works = It works once, for { $time } more.
ui-moved-away = Your seat is on another device now. Here you watch.
ui-other-game =
    { $rounds ->
        [0] The host has chosen another game.
       *[other] The host has chosen another game: that ends the series, and a new ledger starts.
    }
ui-other-options = The host has changed the options for the next round.
ui-other-target =
    { $target ->
        [0] The host has changed the table: rounds without a target.
       *[other] The host has changed the table: the first to { $target } wins the series.
    }
ui-closed = The table is closed
ui-elsewhere = You play in another window
ui-play-here = Play here
ui-closed-line = This table is not open any more.
ui-leave = Leave
ui-leave-line = Going home keeps your seat: come back with the same link. Leaving the table closes it for everybody.
ui-leave-watching = You are watching; the table goes on without you.
ui-home-keep = Go home
ui-leave-close = Leave and close the table
ui-error-http = The server answered with an error ({ $status }).
ui-error-offline = The server cannot be reached.
ui-error-unknown = Something went wrong.
ui-part-missing = This page did not come.
ui-part-line = The network may be gone for a moment, or the program is newer than this page.
ui-reload = Load it again

## Settings

ui-language = Language
ui-language-draft = Filipino and Thai await a native reader. To help, see “Translating” in CONTRIBUTING.md.
ui-four-colours = Four-colour deck
ui-felt = Felt
ui-felt-green = green
ui-felt-blue = blue
ui-felt-wine = wine
ui-felt-charcoal = charcoal
ui-felt-light = light
ui-motion = Motion
ui-motion-normal = normal
ui-motion-fast = fast
ui-motion-off = off
ui-captions = Caption size
ui-captions-100 = normal
ui-captions-150 = large
ui-captions-200 = very large
ui-buzz = Buzz on my turn
ui-letter-keys = Single-letter keys
ui-keys = Keys: 1 to 0 and arrows pick a card, Space selects, Enter plays, S sorts, Shift and an arrow moves a card, P passes, F folds, C calls, R raises, H log, L says the last line again, N narration, M sound effects, X covers the cards, I a hint, ? rules.

## About: who made what, credits.json line by line

ui-about-voice = The dealer’s voice is synthetic: a speech model made it ahead of time, and nobody spoke these lines.
ui-about-sounds = The sounds of cards, chips, coins and tiles are computed by Hapag itself.
ui-about-what = Hapag is Filipino for the table that people sit down at. This one is open to everybody: nineteen games of cards, tiles and a coin, alone, with one phone passed around, or with friends far away.
ui-about-free = Nothing to buy, nothing to sign up for. Chips are free and points are for fun.
ui-about-fair = Every deal can be checked: the deck is sealed before the devices at the table cut it, and “Check this deal” shows that it was kept.
ui-about-made = Who made it
ui-about-drawn = Cards, tiles, coin and pictures are drawn by Hapag’s own code.
ui-about-licence = Hapag { $version } is free software under the MIT licence.
ui-licence = licence
ui-about-back = To the games
ui-credit-model = Speech model
ui-credit-voices = Voices
ui-credit-export = Model in ONNX form
ui-credit-pronunciation = Pronunciation
ui-credit-module = In the browser
ui-credit-by = { $name } by { $by }, { $licence }

## Odds

ui-odds = Odds and best play
