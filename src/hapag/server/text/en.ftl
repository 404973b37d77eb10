## What the server itself says to people: on the page before its words are there, and around a guide

page-description = An open table for card games: alone, with one phone passed around, or with friends by a four-letter code.
page-noscript = Hapag needs JavaScript to lay its table.
page-guide-english = This guide is not translated yet; here it is in English.

## Without a network

page-offline-title = The table is out of reach
page-offline-line = Hapag is played over the network, and there is none right now. Your seat is kept: come back when you are online.
page-offline-again = Try again
