### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Mga salita ng sariling mga pahina ng browser

ui-title = Hapag: bukás na mesa para sa mga larong baraha
ui-tagline = Maupo ka. Nasa mesa na ang baraha.
ui-loading = Sandali lang…
ui-close = Isara
ui-back = Bumalik
ui-save = I-save
ui-home = Umpisa

## Umpisa at pagbubukas ng mesa

ui-join = May code ka?
ui-join-go = Sumali
ui-join-empty = I-type ang apat na titik ng mesa, o i-paste ang link nito.
ui-join-four = Apat na titik ang code, gaya ng BKLM.
ui-join-letter = Walang code na may “{ $letter }”. Tingnan muli: walang patinig, at walang titik na kamukha ng iba.
ui-your-tables = Mga mesa mo
ui-no-table = Walang mesang { $code }
ui-no-table-line = Baka isinara na ito, o may maling titik.
ui-about = Tungkol sa Hapag
ui-settings = Mga setting
ui-set-you = Ikaw
ui-set-cards = Baraha at mesa
ui-set-sound = Tunog at caption
ui-set-keys = Mga key
ui-set-app = Sa device na ito
ui-cards = Mga tanda sa baraha
ui-cards-100 = karaniwan
ui-cards-125 = malaki
ui-cards-150 = napakalaki
ui-install = I-install ang Hapag
ui-installed = Naka-install na ang Hapag sa device na ito.
ui-install-line = Para makasama ang Hapag sa iba mong app: “I-install” o “Idagdag sa home screen” sa menu ng browser.
ui-install-plain = Mai-install ang Hapag kung nagsisimula sa https ang address nito. Hindi ganoon ang address na ito, at walang ini-install ang mga browser mula sa ganitong pahina. Pareho pa rin ang laro.
ui-rules = Patakaran
ui-no-guide = Wala pang gabay ang larong ito.
ui-seats-exactly = { $least } manlalaro
ui-seats-range =
    { $least ->
        [1] 1–{ $most } manlalaro
       *[other] { $least }–{ $most } manlalaro
    }
ui-family-poker = Poker
ui-family-arranging = Ayusin ang kamay
ui-family-shedding = Ubusin ang kamay
ui-family-house = Laban sa casino
ui-family-tiles = Tiles
ui-family-chance = Suwerte

ui-solo = Solo
ui-solo-line =
    { $count ->
        [1] Isang kalaban, { $level }
       *[other] { $count } kalaban, { $level }
    }
ui-phone = Isang telepono
ui-online = Online
ui-online-line = Sasali ang mga kaibigan gamit ang code
ui-adjust = Baguhin ang mesa
ui-your-name = Pangalan mo
ui-rivals = Mga kalaban
ui-level = Gaano kagaling
ui-level-easy = madali
ui-level-medium = katamtaman
ui-level-hard = magaling
ui-phone-names = Sino ang naghahati sa telepono
ui-player-number = Manlalaro { $number }
ui-add-person = Magdagdag ng tao
ui-remove-person = Bawasan ng isa
ui-series = Maglaro ng serye
ui-target = Unang umabot sa
ui-clock-on = May orasan kahit mag-isa
ui-time-turn = Oras bawat tira kapag
ui-time-arrange = Oras sa pag-aayos kapag
ui-time =
    { $unit ->
        [s] { $count } seg
       *[min] { $count } min
    }

## Tunog

ui-voice = Pagsasalaysay
ui-effects = Mga sound effect
ui-voice-level = Lakas ng pagsasalaysay
ui-effects-level = Lakas ng mga sound effect
ui-speaker = Sino ang nagsasalita
ui-speaker-deep = Malalim na boses
ui-speaker-warm = Malambing na boses
ui-quiet = Hindi na inuulit ng screen reader ang sinasabi ng dealer
ui-again = Sabihin ulit

## Hintayan

ui-code = Code ng mesa
ui-share = Ibahagi ang link
ui-copied = Nakopya na ang link.
ui-qr = QR code ng { $link }
ui-invite = Mag-imbita ng mga kaibigan
ui-copy = Kopyahin ang link
ui-copy-failed = Hindi pinapayagan ng browser na ito na kopyahin ang link: { $link }
ui-share-text = Halika at umupo: mesang { $code } sa Hapag.
ui-locked-line = Nakakandado ang mesa: wala nang ibang makauupo.
ui-seats = Mga upuan
ui-seat = Upuan { $seat }
ui-seat-named = Upuan { $seat }, { $name }
ui-open-seat = Bakanteng upuan
ui-free = bakante
ui-here = narito
ui-you = ikaw
ui-rival = computer
ui-sit = Umupo rito
ui-fill = Magdagdag ng kalaban
ui-stand = Tumayo
ui-clear-seat = Alisin
ui-lock = Isara ang mesa sa iba
ui-unlock = Buksan ang mesa sa iba
ui-deal = Mag-deal
ui-need-seats =
    { $least ->
        [1] Kailangan ng isang manlalaro.
       *[other] Kailangan ng { $least } manlalaro. Mag-imbita, o magdagdag ng kalaban.
    }
ui-waiting-host = Hinihintay na mag-deal ang host.
ui-watching = Nanonood ka. Kumuha ng bakanteng upuan para maglaro.
ui-change-game = Laro at mga pagpipilian
ui-game = Laro
ui-new-ledger = Tatapusin ng ibang laro ang serye at magsisimula ng bagong talaan.

## Mesa

ui-your-turn = Ikaw na ang titira.
ui-hand = Kamay mo
ui-hand-card =
    { $state ->
        [selected] { $card }, napili, { $at } sa { $count }
        [barred] { $card }, hindi puwede ngayon, { $at } sa { $count }
       *[free] { $card }, { $at } sa { $count }
    }
ui-card = { $rank } na { $suit }
ui-card-back = nakataob na baraha
ui-move-left = Ilipat pakaliwa ang baraha
ui-move-right = Ilipat pakanan ang baraha
ui-sort-rank = Ayusin ayon sa taas
ui-sort-suit = Ayusin ayon sa palo
ui-actions = Mga tira
ui-tap-again = { $label }? Pindutin ulit
ui-choose =
    { $most ->
        [1] Pumili ng isang { $noun }.
       *[other]
            { $least ->
                [0] Pumili ng hanggang { $most } { $noun }.
                [1] Pumili ng 1 hanggang { $most } { $noun }.
               *[other] Pumili ng { $most } { $noun }.
            }
    }
ui-waiting-for = Hinihintay si { $names }
ui-sealed = Selyado na ang pinili mo
ui-seat-turn = titira
ui-seat-locked = selyado na
ui-seat-out = labas sa round na ito
ui-seat-away = wala muna
ui-cards-left =
    { $count ->
        [1] isang baraha
       *[other] { $count } baraha
    }
ui-bet-of = taya { $amount }
ui-ledger-of = talaan { $points }
ui-seconds-left =
    { $seconds ->
        [1] isang segundo na lang
       *[other] { $seconds } segundo na lang
    }
ui-pile = { $label }, { $count } nakataob
ui-cover = Takpan ang baraha ko
ui-uncover = Ipakita ang baraha ko
ui-log = Ang round na ito at ang talaan
ui-log-empty = Wala pang nangyayari.
ui-ledger = Talaan
ui-ledger-target = Talaan, unang umabot sa { $target }
ui-player = Manlalaro
ui-this-round = Round
ui-total = Kabuuan

ui-pile-board = Board
ui-pile-hand = Kamay
ui-pile-played = Naitira
ui-pile-facedown = Darating pa
ui-pile-stock = Bunutan
ui-pile-dealer = Dealer
ui-pile-discards = Naitapon
ui-verb-amount = { $verb } { $amount }
ui-row = Hanay { $number }

## Mga halaga

ui-amount = Halaga
ui-amount-typed = Halaga, { $low } hanggang { $high }
ui-less = Bawas
ui-more = Dagdag
ui-min = Min
ui-max = Max
ui-half-pot = ½ pot
ui-pot = Pot
ui-all-in = All-in
ui-all-in-amount = All-in { $amount }

## Pag-aayos

ui-arrange-card = Pindutin ang mga baraha, saka ang hanay nila.
ui-arrange-row = Pindutin naman ang hanay.
ui-arrange-rest = Mga ilalagay pa
ui-arrange-put = { $row }, { $placed } sa { $size } ang nailagay
ui-arrange-placed = { $card }, nasa { $row }
ui-arrange-left =
    { $count ->
        [1] May isang baraha pang hindi nailalagay.
       *[other] May { $count } baraha pang hindi nailalagay.
    }
ui-clear = Linisin
ui-fill-rows = Punuin

## Isang telepono

ui-pass-phone = Ipasa ang telepono kay
ui-pass-to = Ipasa ang telepono kay { $name }
ui-choices-in =
    { $count ->
        [1] Isang pinili ang selyado na
       *[other] { $count } pinili ang selyado na
    }
ui-hold = Idiin para sumilip
ui-i-am = Ako si { $name }. Laro na
ui-nothing-hidden = Wala kang nakatagong baraha.
ui-look-table = Tingnan ang mesa

## Katapusan ng round

ui-round-over = Tapos na ang round
ui-round-done = Tapos na ang round.
ui-series-over = Tapos na ang serye
ui-replay = Ulitin ang anunsiyo
ui-host = host
ui-you-are-host = Matagal nang wala si { $name }: ikaw na ang host.
ui-new-host = Si { $name } na ang host.
ui-save-record = I-save ang rekord
ui-cutting = Selyado na ang baraha. Kinakat …
ui-check-deal = Suriin ang deal na ito
ui-save-receipt = I-save ang resibo
ui-fair-holds =
    { $count ->
        [0] Buo ang selyo. Wala pang barahang nabuksan sa iyo.
        [1] Buo ang selyo, at nasa sinasabi nitong puwesto ang barahang nakita mo.
       *[other] Buo ang selyo, at nasa sinasabi nitong puwesto ang lahat ng { $count } barahang nakita mo.
    }
ui-fair-line = Binalasa at sinelyuhan ang baraha bago kumat ang sinuman, at ibinigay sa ayos na galing sa selyo at sa mga kat: walang makapagmamaniobra nito.
ui-fair-verify = Masusuri ang resibo sa kahit anong computer gamit ang “hapag verify”. Sa iyo lang dapat ito: nakasulat doon ang mga barahang ikaw lang ang nakakita.
ui-fair-seal =
    { $number ->
        [0] Ang selyo
       *[other] Selyo { $number }
    }
ui-fair-cut = Kumat si { $name }.
ui-fair-you-cut = Kumat si { $name }, sa device na ito: kasama ang numero mo.
ui-fair-left-out = Hindi sumagot sa oras ang device ni { $name }: hindi naisama ang kat nito.
ui-fair-no-cuts = Walang pinakat.
ui-fair-card = Piraso
ui-fair-place = Selyado sa
ui-fair-dealt = Ibinigay bilang
ui-fair-bad-cut = Hindi ang kat ng upuan { $seat } ang may inilathalang hash.
ui-fair-changed-cut = May kat na iba sa inilathala bago ipinakita ng device na ito ang sa kaniya.
ui-fair-own-cut = Wala sa mga kat ang numerong ikinat ng device na ito.
ui-fair-bad-card = Hindi tugma sa selyo ang binuksan sa puwesto { $place }.
ui-fair-twice = May puwesto o barahang dalawang beses binuksan.
ui-next-round = Susunod na round
ui-series-won =
    { $count ->
        [1] Panalo si { $who } sa serye, may { $points }.
       *[other] Hati sina { $who } sa serye, may tig-{ $points }.
    }
ui-new-series = Maglaro ulit
ui-result = Resulta
ui-ready = Handa
ui-is-ready = handa ✓
ui-ready-names = Handa na: { $names }
ui-revealed = Ipinakita
ui-ranking =
    { $rounds ->
        [1] Pagkaraan ng isang round
       *[other] Pagkaraan ng { $rounds } round
    }
ui-place =
    { $place ->
        [1] panalo sa serye
       *[other] ika-{ $place } puwesto
    }
ui-place-shared =
    { $place ->
        [1] kahati sa serye
       *[other] kahati sa ika-{ $place } puwesto
    }
ui-more-time = +30 s
ui-more-time-said = 30 segundong dagdag para sa lahat ng titira
ui-ready-waiting = Handa na. Hinihintay ang host

## Koneksiyon, pag-alis, mga mali

ui-connecting = Kumokonekta…
ui-lost =
    { $seconds ->
        [0] Naputol ang koneksiyon. Nakareserba ang upuan mo. Sinusubukan ulit…
       *[other] Naputol ang koneksiyon. Nakareserba ang upuan mo. Susubok ulit pagkaraan ng { $seconds } s
    }
ui-try-now = Subukan na
ui-seat-menu = Upuan { $seat }: ilipat sa ibang device
ui-move-seat = Ilipat ang upuan ko sa ibang device
ui-move-line = Buksan ang link ng upuan sa ibang device: lilipat doon ang upuan, kasama ang lahat, at manonood ang device na ito. Sa magbukas ng link mapupunta ang upuan, kaya huwag ipakita sa iba.
ui-make-link = Gumawa ng link ng upuan
ui-make-link-for = Link para sa upuan ni { $name }
ui-make-link-all = Link para sa lahat ng upuan dito
ui-seat-link = Link ng upuan
ui-seat-link-picture = QR code ng link ng upuan
ui-link-works = Isang beses lang ito gagana, sa loob pa ng { $time }.
ui-moved-away = Nasa ibang device na ang upuan mo. Dito, nanonood ka.
ui-other-game =
    { $rounds ->
        [0] Pumili ng ibang laro ang host.
       *[other] Pumili ng ibang laro ang host: tapos na ang serye, at may bagong talaan.
    }
ui-other-options = Binago ng host ang mga pagpipilian para sa susunod na round.
ui-other-target =
    { $target ->
        [0] Binago ng host ang mesa: mga round na walang target.
       *[other] Binago ng host ang mesa: panalo sa serye ang unang umabot sa { $target }.
    }
ui-closed = Sarado na ang mesa
ui-elsewhere = Naglalaro ka sa ibang window
ui-play-here = Dito maglaro
ui-closed-line = Hindi na bukas ang mesang ito.
ui-leave = Umalis
ui-leave-line = Nakareserba ang upuan mo kahit umuwi ka: bumalik gamit ang parehong link. Kapag iniwan ang mesa, magsasara ito para sa lahat.
ui-leave-watching = Nanonood ka; tuloy ang mesa kahit wala ka.
ui-home-keep = Sa umpisa
ui-leave-close = Umalis at isara ang mesa
ui-error-http = May mali sa sagot ng server ({ $status }).
ui-error-offline = Hindi maabot ang server.
ui-error-unknown = May nangyaring mali.
ui-part-missing = Hindi dumating ang pahinang ito.
ui-part-line = Baka nawala sandali ang network, o mas bago ang program kaysa sa pahinang ito.
ui-reload = I-load ulit

## Mga setting

ui-language = Wika
ui-language-draft = Naghihintay pa ng katutubong tagabasa ang Filipino at Thai. Para tumulong, tingnan ang “Translating” sa CONTRIBUTING.md.
ui-four-colours = Barahang apat ang kulay
ui-felt = Kulay ng mesa
ui-felt-green = berde
ui-felt-blue = asul
ui-felt-wine = alak
ui-felt-charcoal = uling
ui-felt-light = maliwanag
ui-motion = Galaw
ui-motion-normal = karaniwan
ui-motion-fast = mabilis
ui-motion-off = wala
ui-captions = Laki ng caption
ui-captions-100 = karaniwan
ui-captions-150 = malaki
ui-captions-200 = napakalaki
ui-buzz = Mag-vibrate kapag tira ko na
ui-letter-keys = Mga key na isang titik
ui-keys = Mga key: 1 hanggang 0 at mga arrow sa pagpili ng baraha, Space para piliin, Enter para itira, S para ayusin, Shift at arrow para ilipat ang baraha, P para pumasa, F para mag-fold, C para mag-call, R para mag-raise, H para sa talaan, L para ulitin ang huling sinabi, N para sa pagsasalaysay, M para sa mga sound effect, X para takpan ang baraha, I para sa payo, ? para sa patakaran.

ui-about-voice = Gawa ng computer ang boses ng dealer: isang speech model ang lumikha nito nang maaga, at walang taong bumigkas ng mga linyang ito.
ui-about-sounds = Si Hapag mismo ang kumukuwenta ng tunog ng baraha, chips, barya at tile.
ui-about-what = Ang hapag ay ang mesang pinagsasaluhan. Bukas ito sa lahat: labing-siyam na laro ng baraha, tile at barya, mag-isa, sa iisang teleponong ipinapasa, o kasama ang mga kaibigang malayo.
ui-about-free = Walang bibilhin, walang kailangang rehistro. Libre ang chips, at pampasaya lang ang puntos.
ui-about-fair = Masusuri ang bawat deal: sinelyuhan ang baraha bago ito hiwain ng mga device sa mesa, at ipinakikita ng “Suriin ang deal na ito” na tinupad iyon.
ui-about-made = Sino ang gumawa
ui-about-drawn = Iginuhit ng sariling code ng Hapag ang mga baraha, tile, barya at larawan.
ui-about-licence = Malayang software ang Hapag { $version } sa ilalim ng lisensyang MIT.
ui-licence = lisensya
ui-about-back = Sa mga laro
ui-credit-model = Speech model
ui-credit-voices = Mga boses
ui-credit-export = Model sa anyong ONNX
ui-credit-pronunciation = Pagbigkas
ui-credit-module = Sa browser
ui-credit-by = { $name } ni { $by }, { $licence }

## Odds

ui-odds = Odds at pinakamahusay na laro
