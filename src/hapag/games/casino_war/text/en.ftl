title = Casino War
blurb = One card each, the higher one wins. Equal cards? Give up half, or go to war.

verb-surrender = Surrender
verb-war = Go to war

bet-stake = Bet
bet-war = War

event-card-dealt = { $who } gets { $card }.
event-dealer-dealt = The dealer gets { $card }.
event-tied =
    { $seats-count ->
        [one] { $seats } ties with the dealer: surrender, or go to war?
       *[other] { $seats } tie with the dealer: surrender, or go to war?
    }
event-surrendered = { $who } surrenders, and { $lost } is gone.
event-went-to-war = { $who } goes to war with another { $stake }.
event-burned = Three cards are burned.
event-war-dealt = { $who } gets { $card } for the war.
event-dealer-war-dealt = The dealer gets { $card } for the war.

why-win = { $card } beats { $dealer }
why-lose = { $card } against { $dealer }
why-surrender = { $card } each, and surrendered
why-war-win = the war is won, { $card } against { $dealer }
why-war-lose = the war is lost, { $card } against { $dealer }
why-war-tie = { $card } each in the war too, which pays 2 to 1

outcome-surrender = half lost
outcome-tie = tie, 2:1

ending-no-tie = Nobody tied
ending-no-war = Nobody went to war
ending-war = War

judge-against = { $card } against { $dealer }
judge-war-against = { $card } against { $dealer }, then { $war } against { $dealer-war }
judge-win = wins: { $why }
judge-lose = loses: { $why }
judge-surrender = loses half: { $why }

refusal-tie-chooses = A tie has to choose: mark it surrender, or war with a second card.
refusal-no-tie = { $card } against { $dealer } is no tie: there is neither a choice nor a second card.
refusal-surrender-has-one = Whoever surrenders gets no second card.
refusal-war-needs-two = A war takes a second card.
refusal-one-choice = It is either surrender or war.
refusal-dealer-needs-two = Somebody is at war, so the dealer has a second card too.
refusal-dealer-has-one = Nobody is at war, so the dealer has one card only.
refusal-stake-is-odd = Half of { $got } is no whole number of chips: use an even bet.

odds-best = On a tie, always go to war.
odds-worth = A war costs { $war } of your bet on average, surrendering always half of it.
odds-war = Go to war
odds-surrender = Surrender on every tie
odds-second-tie = chance of a tie after a tie
odds-lost-war = chance of a war that is lost
odds-lost = chance to lose at once
odds-if-surrendering = house edge for those who always surrender
odds-niagara = Told there as 3 to 1 on the war with the first bet lost, which is the same.
odds-convention = All orders of two cards, and after a tie of four, were counted by rank over the 312 cards. The three burned cards change nothing, as nobody sees them.

advice-stake = every round costs 2.33 % of the bet, so the lowest bet costs least
advice-war = a war costs less than the half that surrendering costs

board-adds = { $verb } with { $amount }
board-own = Your card
board-own-folded = Your card, surrendered
board-burned = Burned
