### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Spanish 21
blurb = Blackjack na walang diyes, pero laging panalo ang 21 mo, at may nagbabayad pa ng doble o triple.

event-kept =
    { $hand ->
        [0] Itinuloy ni { $who } ang double sa { $total }.
       *[other] { $who }, kamay { $hand }: itinuloy ang double sa { $total }.
    }
event-rescued =
    { $hand ->
        [0] Isinalba ni { $who } ang double: talo ang { $stake }, balik ang { $stake }.
       *[other] { $who }, kamay { $hand }: isinalba ang double: talo ang { $stake }, balik ang { $stake }.
    }

why-twenty-one = tinatalo ng 21 ang anumang hawak ng dealer
why-five-cards = 3 sa 2 ang bayad sa 21 na limang baraha
why-six-cards = 2 sa 1 ang bayad sa 21 na anim na baraha
why-seven-cards = 3 sa 1 ang bayad sa 21 na pitong baraha o higit
why-mixed = 3 sa 2 ang bayad sa 6-7-8 o 7-7-7 na halo-halong palo
why-suited = 2 sa 1 ang bayad sa 6-7-8 o 7-7-7 na iisang palo
why-spades = 3 sa 1 ang bayad sa 6-7-8 o 7-7-7 na espada
why-rescue = isinalba pagkatapos ng double

outcome-twenty-one = 21, panalo ng { $net }
outcome-five-cards = 21 na limang baraha, panalo ng { $net }
outcome-six-cards = 21 na anim na baraha, panalo ng { $net }
outcome-seven-cards = 21 na pito o higit, panalo ng { $net }
outcome-mixed = bonus na 21, panalo ng { $net }
outcome-suited = bonus na 21 sa iisang palo, panalo ng { $net }
outcome-spades = bonus na 21 sa espada, panalo ng { $net }
outcome-rescue = isinalba, balik ang kalahati ng { $stake }

judge-twenty-one = panalo: { $why }
judge-five-cards = panalo: { $why }
judge-six-cards = panalo: { $why }
judge-seven-cards = panalo: { $why }
judge-mixed = panalo: { $why }
judge-suited = panalo: { $why }
judge-spades = panalo: { $why }
judge-rescue = talo ang unang taya: { $why }

odds-note-charts = Para sa larong sunod sa mga tsart, na pareho ang labas dito kapag walang super bonus.

odds-convention =
    Binilang sa lahat ng ayos ng anim na deck, sa isang upuan, walang tinantiya. Pinakamahusay ang laro ng bawat kamay para sa
    sariling baraha nito at sa bukás na baraha ng dealer, bawat baraha, at ayon sa palo kung puwede pang maging bonus; hindi
    tinitingnan ang ibang kamay sa mesa, pati ang palo ng baraha ng dealer. Pagkatapos ng split, nilalaro ang bawat kamay na
    parang ito lang ang naroon, at isini-split ulit ang pares hanggang apat na kamay; eksakto rin ang mga numero niyon, at iisang
    sapatos ang pinagkukunan ng lahat ng kamay. Nasilip na ng dealer kung may blackjack bago tumira ang sinuman.
