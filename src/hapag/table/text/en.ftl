## Words of the table and of the server

event-timeout = { $who } ran out of time.
event-more-time = The host gives { $seconds } more seconds.

closed-left = { $name } has left, so the table is closed.
closed-host-left = The host has left, so the table is closed.
closed-idle = Nobody has played here for a day, so the table is closed.

refusal-name-empty = Type a name.
refusal-name-too-long = A name has at most { $most } characters.
refusal-name-characters = A name cannot hold control characters.
refusal-name-taken = “{ $name }” sits at this table already; choose another name.

refusal-no-such-seat = This table has { $seats } seats.
refusal-seat-taken = Somebody sits there already.
refusal-seat-empty = Nobody sits there.
refusal-table-full = All seats are taken. You can watch.
refusal-seated-already = You have a seat at this table.
refusal-not-seated = You have no seat at this table.
refusal-not-your-seat = That is not your seat.
refusal-host-only = Only the host can do that.
refusal-locked = The host has locked this table.
refusal-only-online = Seats change hands only at online tables.
refusal-already-dealt = Seats are settled once the first round is dealt.
refusal-table-closed = This table is closed.

refusal-no-clock = No clock is running.
refusal-extended-enough = A clock can be extended { $most } times, not more.
refusal-link-void = This link moves no seat (any more): each works once, for three minutes, at its own table. Ask for a new one.
refusal-link-own = This device holds that seat already. Open the link on the other device.

refusal-round-under-way = A round is under way.
refusal-host-is-here = The host is still here.
refusal-no-cut = There is no deck here for you to cut.
refusal-cut-already = You have cut this deck.
refusal-cut-not-yet = Not everybody has cut yet: your number stays secret until then.
refusal-bad-cut = This is not the number of your cut.
refusal-no-round = No round is under way.
refusal-nothing-due = Nothing is due here now.
refusal-rival-failed = The rival did not choose.
refusal-no-hints = There are no hints in this game.
refusal-no-hint-now = No hint could be worked out for this.
refusal-one-hint = One hint at a time.
refusal-stale = The table has moved on. Look again, then choose.
refusal-too-few-seats = This game needs { $least } players; { $got } are here.
refusal-seats-for-game = This game takes { $least } to { $most } seats, not { $got }.
refusal-solo-rivals = Alone, this game is played against { $counts } rivals, not { $got }.
refusal-people-on-a-phone = Two to { $most } people can share a phone, not { $got }.
refusal-one-person = One person opens a table, not { $got }.
refusal-unknown-level = There is no rival “{ $got }” here. There are: { $levels }.
refusal-target-reached = The ledger stands at { $most } already: choose a higher target.
refusal-bad-target = A series goes to a target of { $low } to { $high }.

refusal-one-record = One record at a time.

refusal-not-json = That was not JSON.
refusal-bad-frame = That message is not as it should be: { $text }.
refusal-unknown-command = There is no command of that name.
refusal-too-fast = Too fast. Wait a moment.
refusal-too-big = That message is too long.
refusal-hello-first = The first message has to be “hello”.
refusal-hello-once = “hello” is said once.
refusal-other-version = This server speaks version { $v } of the protocol. Load the page again.
refusal-no-table = There is no table { $got }.
refusal-too-many-tables = Too many tables have been opened from here. Wait a while.
refusal-server-full = No more tables can be opened at the moment.
refusal-cross-site = Requests from other sites are refused.
refusal-unavailable = That could not be stored, so it was not done. Try again.

bye-no-table = There is no such table.
bye-elsewhere = This seat was opened in another window.
bye-too-many = Too many connections from here.
bye-too-fast = Too many messages.
bye-slow = The connection is too slow.
bye-restart = The server restarts. Your seat is kept.
refusal-broken-table = This table was made by another version of the program and cannot be read.
bye-broken-table = This table was made by another version of the program and cannot be read.
bye-gone = This table is gone.
bye-no-hello = Nothing was heard.
bye-foreign = Connections from other sites are refused.
