## What the server itself says to people: on the page before its words are there, and around a guide

page-description = An open table for card games: alone, with one phone passed around, or with friends by a four-letter code.
page-noscript = Hapag needs JavaScript to lay its table.
page-guide-english = This guide is not translated yet; here it is in English.
page-guide-draft = This translation awaits a native reader.

page-missing = There is no such page
page-missing-line = The address may be mistyped, or the page is gone.
page-home = To the tables
page-error = Something went wrong here. Try again in a moment.

## Without a network

page-offline-title = The table is out of reach
page-offline-line = Hapag is played over the network, and there is none right now. Your seat is kept: come back when you are online.
page-offline-again = Try again
