### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Sinasabi ng server mismo: sa pahina bago dumating ang mga salita, at sa paligid ng gabay

page-description = Bukás na mesa para sa mga larong baraha: mag-isa, sa iisang teleponong ipinapasa, o kasama ang mga kaibigan gamit ang apat na titik na code.
page-noscript = Kailangan ng Hapag ang JavaScript para makapaghain ng mesa.
page-guide-english = Hindi pa naisasalin ang gabay na ito; narito ito sa Ingles.
page-guide-draft = Naghihintay ng katutubong tagabasa ang salin na ito.

page-missing = Walang ganoong pahina
page-missing-line = Baka mali ang address, o wala na ang pahina.
page-home = Sa mga mesa
page-error = May nangyaring mali rito. Subukan ulit maya-maya.

## Kapag walang network

page-offline-title = Hindi maabot ang mesa
page-offline-line = Sa network nilalaro ang Hapag, at wala nito ngayon. Nakatabi ang upuan mo: bumalik kapag online ka na.
page-offline-again = Subukan muli
