### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Ang mesa ng mga beinte-uno, para sa mga laro nito

verb-hit = Hit
verb-stand = Stand
verb-double = Double
verb-split = Split
verb-surrender = Surrender
verb-keep = Ituloy
verb-rescue = Isalba

total-hard = { $total }
total-soft = soft { $total }

event-dealt = Nakuha ni { $who } ang { $cards }: { $total }.
event-dealer-dealt = Ipinakita ng dealer ang { $up }, at isang baraha ang nakataob.
event-peeked = Sinilip ng dealer ang nakataob na baraha: walang blackjack. Tuloy ang laro.
event-natural-paid = Blackjack para kay { $who }! { $net } sa 3 sa 2.
event-drew =
    { $hand ->
        [0] Kumuha si { $who } ng { $cards }: { $total }.
       *[other] { $who }, kamay { $hand }: kumuha ng { $cards }: { $total }.
    }
event-stood =
    { $hand ->
        [0] Stand si { $who } sa { $total }.
       *[other] { $who }, kamay { $hand }: stand sa { $total }.
    }
event-doubled =
    { $hand ->
        [0] Nag-double si { $who } hanggang { $stake }. Isang baraha na lang.
       *[other] { $who }, kamay { $hand }: nag-double hanggang { $stake }. Isang baraha na lang.
    }
event-parted =
    { $hand ->
        [0] Nag-split si { $who } ng { $cards }: { $stake } sa bawat isa.
       *[other] { $who }, kamay { $hand }: nag-split ulit ng { $cards }: { $stake } sa bawat isa.
    }
event-busted =
    { $hand ->
        [0] Sobra na si { $who } sa { $total }. Talo ang { $stake }.
       *[other] { $who }, kamay { $hand }: sobra na sa { $total }. Talo ang { $stake }.
    }
event-surrendered = Sumuko si { $who }, kasama ang kalahati ng { $stake }.
event-hole-shown = Binuksan ng dealer ang { $cards }: { $total }.
event-dealer-natural = Blackjack ang dealer.
event-dealer-drew = Bumunot ang dealer ng { $cards }: { $total }.
event-dealer-stood = Stand ang dealer sa { $total }.
event-dealer-busted = Sobra na ang dealer sa { $total }. Panalo ang bawat kamay na nakatayo pa.
event-settled =
    { $hand ->
        [0] { $who }: { $outcome ->
            [push] balik ang { $stake }
            [lose] talo ng { $stake }
            [bust] talo ng { $stake }
            [surrender] talo ng kalahati ng { $stake }
            [rescue] talo ng kalahati ng { $stake }
           *[win] panalo ng { $net }
        }: { $why }.
       *[other] { $who }, kamay { $hand }: { $outcome ->
            [push] balik ang { $stake }
            [lose] talo ng { $stake }
            [bust] talo ng { $stake }
            [rescue] talo ng kalahati ng { $stake }
           *[win] panalo ng { $net }
        }: { $why }.
    }
event-hands-settled =
    { $net ->
        [0] Patas lang si { $who } sa { $hands } kamay.
       *[other] { $net } ang kabuuan ni { $who } sa { $hands } kamay.
    }

why-natural = 3 sa 2 ang bayad sa blackjack
why-win = tinalo ng { $total } ang { $dealer } ng dealer
why-dealer-bust = nakatayo ang { $total }, at sobra ang dealer sa { $dealer }
why-push = { $total } din ang dealer
why-push-natural = blackjack sa magkabilang panig
why-lose = { $total } laban sa { $dealer } ng dealer
why-lose-natural = may blackjack ang dealer
why-bust = lampas sa 21 ang { $total }
why-surrender = sumuko bago ang unang baraha

refusal-split-needs-a-pair = Dalawang barahang magkahalaga lang ang puwedeng i-split, gaya ng 8 8 o J K.
refusal-split-four-hands = May { $most } kamay ka na, at iyon na ang pinakamarami.
refusal-surrender-comes-first = Makasusuko ka lang sa unang dalawang baraha, bago ang anupaman.

ending-dealer-natural = Blackjack ang dealer
ending-nobody-live = Wala nang kamay na tatalunin
ending-dealer-stood = Nag-stand ang dealer
ending-dealer-bust = Sumobra ang dealer

judge-dealer = May { $total } ang dealer.
judge-natural-hand = blackjack
judge-natural = panalo: { $why }
judge-win = panalo: { $why }
judge-push = balik ang taya: { $why }
judge-lose = talo: { $why }
judge-bust = talo: { $why }
judge-surrender = talo ng kalahati: { $why }

refusal-hand-was-done = May { $total } na ang kamay na ito bago ang huling baraha: sa 21 o higit, hindi na ito kumukuha.
refusal-doubled-has =
    { $most ->
        [3] Tatlong baraha ang kamay na na-double, hindi { $got }.
       *[other] Tatlong baraha o higit ang kamay na na-double, hindi { $got }.
    }
refusal-rescue-after-double = Kamay na na-double at hindi lampas sa 21 lang ang puwedeng isalba: isulat ang “doubled rescued”.
refusal-stake-is-odd = Ang tayang { $got } ay hindi mahahati o mababayaran ng 3 sa 2 sa buong chips: gumamit ng numerong tukol.
refusal-dealer-stands = May { $total } na ang dealer bago ang huling baraha, at nag-i-stand ito sa 17 o higit.
refusal-dealer-draws = May { $total } ang dealer at dapat bumunot hanggang 17: may kamay na naghihintay rito.

board-hand = { $who }, kamay { $number }
board-hand-short = { $who } { $number }

outcome-natural = Blackjack! Panalo ng { $net }
outcome-win = panalo ng { $net }
outcome-push = tabla, balik ang { $stake }
outcome-lose = talo ng { $stake }
outcome-bust = lampas sa 21, talo ng { $stake }
outcome-surrender = sumuko, balik ang kalahati ng { $stake }

## Pinakamahusay na laro at ang mga numero

advice-lowest = Lamang ang casino, kaya pinakamaliit ang talo sa pinakamababang taya.
advice-more = Sa bawat 100 na taya, higit ito ng { $more } kaysa “{ $verb }”.

odds-hard = Hard na kabuuan: walang alas, o alas na 1 ang bilang
odds-hard-side = Kabuuan mo
odds-soft = Soft na kabuuan: alas na 11 ang bilang
odds-soft-side = Baraha mo
odds-pair = Mga pares
odds-pair-side = Baraha mo
odds-up = Ipinapakita ng dealer

odds-stand = Stand
odds-hit = Hit
odds-double = Double; hit kung hindi puwede
odds-double-or-stand = Double; stand kung hindi puwede
odds-double-any = Double
odds-split = Split
odds-surrender = Surrender; hit kung hindi puwede
odds-surrender-or-stand = Surrender; kung hindi, hit sa dalawang baraha, at stand sa tatlo o higit
odds-stand-until = Stand; kapag { $cards } baraha o higit: { $then }
odds-hit-until = Hit; kapag { $cards } baraha o higit: { $then }
odds-double-until = Double; kapag { $cards } baraha o higit: { $then }

odds-but = { $cards } laban sa { $ups }: { $verb }, anuman ang nasa tsart.
odds-but-suited = { $cards } na iisang palo laban sa { $ups }: { $verb }, anuman ang nasa tsart.
odds-but-spades = { $cards } na espada laban sa { $ups }: { $verb }, anuman ang nasa tsart.
odds-by-charts = Kung hindi, hanapin ang pares sa tsart ng mga pares, at ang ibang kamay sa kabuuan nito.
odds-split-again = I-split ulit ang pares tuwing ispi-split ito ng tsart, hanggang apat na kamay; isang beses lang ang mga alas.
odds-split-again-all = I-split ulit ang pares tuwing ispi-split ito ng tsart, hanggang apat na kamay, pati mga alas.
odds-rescue = Pagkatapos ng double, isalba ang { $total } o mas mababa laban sa { $ups }; ituloy ang iba.

odds-worth-of = ang halaga ng “{ $verb }” sa { $cards } laban sa { $up }
odds-cost-charts = Sa mga tsart at pangungusap lang sa itaas
odds-cost-no-surrender = Hindi kailanman sumusuko
odds-cost-no-split = Hindi kailanman nag-i-split
odds-cost-no-double = Hindi kailanman nagda-double
odds-cost-no-rescue = Hindi kailanman nagsasalba ng double
odds-cost-never-over = Hindi kailanman sumusugal na sumobra, walang double at split
odds-cost-like-the-dealer = Bumubunot hanggang 17 gaya ng dealer, walang double at split

odds-convention =
    Binilang sa lahat ng ayos ng anim na deck, sa isang upuan, walang tinantiya. Pinakamahusay ang laro ng bawat kamay para sa
    sariling baraha nito at sa bukás na baraha ng dealer, bawat baraha; hindi tinitingnan ang ibang kamay sa mesa. Pagkatapos ng
    split, nilalaro ang bawat kamay na parang ito lang ang naroon, at isini-split ulit ang pares hanggang apat na kamay; eksakto
    rin ang mga numero niyon, at iisang sapatos ang pinagkukunan ng lahat ng kamay. Nasilip na ng dealer kung may blackjack bago
    tumira ang sinuman.
