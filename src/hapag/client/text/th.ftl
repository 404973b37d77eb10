### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## คำในหน้าจอของเบราว์เซอร์

ui-title = Hapag: โต๊ะไพ่ที่เปิดให้ทุกคน
ui-tagline = เชิญนั่ง ไพ่อยู่บนโต๊ะแล้ว
ui-loading = สักครู่…
ui-close = ปิด
ui-back = กลับ
ui-save = บันทึก
ui-home = หน้าแรก

## หน้าแรกและการเปิดโต๊ะ

ui-join = มีรหัสโต๊ะไหม
ui-join-go = เข้าร่วม
ui-join-empty = พิมพ์ตัวอักษรสี่ตัวของโต๊ะ หรือวางลิงก์ของโต๊ะ
ui-join-four = รหัสมีสี่ตัวอักษร เช่น BKLM
ui-join-letter = ไม่มีรหัสใดที่มี “{ $letter }” ลองดูอีกครั้ง รหัสไม่มีสระ และไม่มีตัวอักษรที่หน้าตาคล้ายกัน
ui-your-tables = โต๊ะของคุณ
ui-no-table = ไม่มีโต๊ะ { $code }
ui-no-table-line = โต๊ะอาจปิดไปแล้ว หรือมีตัวอักษรผิด
ui-about = เกี่ยวกับ Hapag
ui-settings = ตั้งค่า
ui-set-you = คุณ
ui-set-cards = ไพ่และโต๊ะ
ui-set-sound = เสียงและคำบรรยาย
ui-set-keys = แป้นพิมพ์
ui-set-app = บนเครื่องนี้
ui-cards = สัญลักษณ์บนไพ่
ui-cards-100 = ปกติ
ui-cards-125 = ใหญ่
ui-cards-150 = ใหญ่มาก
ui-install = ติดตั้ง Hapag
ui-installed = ติดตั้ง Hapag บนเครื่องนี้แล้ว
ui-install-line = ถ้าอยากให้ Hapag อยู่กับแอปอื่น ให้เลือก “ติดตั้ง” หรือ “เพิ่มไปยังหน้าจอหลัก” ในเมนูของเบราว์เซอร์
ui-install-plain = ติดตั้ง Hapag ได้เมื่อที่อยู่ขึ้นต้นด้วย https ที่อยู่นี้ไม่ใช่ และเบราว์เซอร์จะไม่ติดตั้งอะไรจากหน้าแบบนี้ แต่เล่นได้เหมือนกัน
ui-rules = กติกา
ui-no-guide = เกมนี้ยังไม่มีคู่มือ
ui-seats-exactly = ผู้เล่น { $least } คน
ui-seats-range =
    { $least ->
        [1] ผู้เล่น 1–{ $most } คน
       *[other] ผู้เล่น { $least }–{ $most } คน
    }
ui-family-poker = โป๊กเกอร์
ui-family-arranging = จัดไพ่
ui-family-shedding = ทิ้งไพ่ให้หมดมือ
ui-family-house = สู้กับเจ้ามือ
ui-family-tiles = ไพ่แต้ม
ui-family-chance = เสี่ยงโชค

ui-solo = เล่นคนเดียว
ui-solo-line =
    { $count ->
        [1] คู่แข่งหนึ่งคน ระดับ{ $level }
       *[other] คู่แข่ง { $count } คน ระดับ{ $level }
    }
ui-phone = โทรศัพท์เครื่องเดียว
ui-online = ออนไลน์
ui-online-line = เพื่อนเข้าร่วมด้วยรหัส
ui-adjust = ปรับโต๊ะ
ui-your-name = ชื่อของคุณ
ui-rivals = คู่แข่ง
ui-level = เก่งแค่ไหน
ui-level-easy = ง่าย
ui-level-medium = กลาง
ui-level-hard = เก่ง
ui-phone-names = ใครใช้โทรศัพท์ร่วมกัน
ui-player-number = ผู้เล่น { $number }
ui-add-person = เพิ่มคน
ui-remove-person = ลดหนึ่งคน
ui-series = เล่นเป็นชุด
ui-target = ใครถึงก่อน
ui-clock-on = จับเวลาด้วยเมื่อเล่นคนเดียว
ui-time-turn = เวลาต่อตา
ui-time-arrange = เวลาจัดไพ่
ui-time =
    { $unit ->
        [s] { $count } วิ
       *[min] { $count } นาที
    }

## เสียง

ui-voice = เสียงบรรยาย
ui-effects = เสียงประกอบ
ui-voice-level = ความดังของเสียงบรรยาย
ui-effects-level = ความดังของเสียงประกอบ
ui-speaker = ผู้พูด
ui-speaker-deep = เสียงทุ้ม
ui-speaker-warm = เสียงนุ่ม
ui-quiet = โปรแกรมอ่านหน้าจอไม่อ่านซ้ำสิ่งที่เจ้ามือพูด
ui-again = พูดอีกครั้ง

## ห้องรอ

ui-code = รหัสโต๊ะ
ui-share = แชร์ลิงก์
ui-copied = คัดลอกลิงก์แล้ว
ui-qr = คิวอาร์โค้ดของ { $link }
ui-invite = ชวนเพื่อน
ui-copy = คัดลอกลิงก์
ui-copy-failed = เบราว์เซอร์นี้คัดลอกลิงก์ไม่ได้: { $link }
ui-share-text = มานั่งด้วยกัน โต๊ะ { $code } บน Hapag
ui-locked-line = โต๊ะถูกล็อก ไม่มีใครนั่งเพิ่มได้
ui-seats = ที่นั่ง
ui-seat = ที่นั่ง { $seat }
ui-seat-named = ที่นั่ง { $seat }, { $name }
ui-open-seat = ที่นั่งว่าง
ui-free = ว่าง
ui-here = อยู่
ui-you = คุณ
ui-rival = คอมพิวเตอร์
ui-sit = นั่งตรงนี้
ui-fill = เพิ่มคู่แข่ง
ui-stand = ลุก
ui-clear-seat = เอาออก
ui-lock = ล็อกโต๊ะ
ui-unlock = ปลดล็อกโต๊ะ
ui-deal = แจกไพ่
ui-need-seats =
    { $least ->
        [1] ต้องมีผู้เล่นหนึ่งคน
       *[other] ต้องมีผู้เล่น { $least } คน ชวนเพื่อนหรือเพิ่มคู่แข่ง
    }
ui-waiting-host = รอเจ้าของโต๊ะแจกไพ่
ui-watching = คุณกำลังดูอยู่ นั่งที่ว่างเพื่อเล่น
ui-change-game = เกมและตัวเลือก
ui-game = เกม
ui-new-ledger = ถ้าเปลี่ยนเกม ชุดนี้จะจบและเริ่มบัญชีคะแนนใหม่

## โต๊ะ

ui-your-turn = ถึงตาคุณแล้ว
ui-hand = ไพ่ในมือคุณ
ui-hand-card =
    { $state ->
        [selected] { $card } เลือกแล้ว ใบที่ { $at } จาก { $count }
        [barred] { $card } ตอนนี้ใช้ไม่ได้ ใบที่ { $at } จาก { $count }
       *[free] { $card } ใบที่ { $at } จาก { $count }
    }
ui-card = { $rank }{ $suit }
ui-card-back = ไพ่คว่ำ
ui-move-left = เลื่อนไพ่ไปทางซ้าย
ui-move-right = เลื่อนไพ่ไปทางขวา
ui-sort-rank = เรียงตามแต้ม
ui-sort-suit = เรียงตามดอก
ui-actions = ตัวเลือกในตานี้
ui-tap-again = { $label }? แตะอีกครั้ง
ui-choose =
    { $most ->
        [1] เลือก{ $noun }หนึ่งใบ
       *[other]
            { $least ->
                [0] เลือก{ $noun }ได้ไม่เกิน { $most } ใบ
                [1] เลือก{ $noun } 1 ถึง { $most } ใบ
               *[other] เลือก{ $noun } { $most } ใบ
            }
    }
ui-waiting-for = กำลังรอ { $names }
ui-sealed = ล็อกตัวเลือกของคุณแล้ว
ui-seat-turn = ถึงตา
ui-seat-locked = ล็อกแล้ว
ui-seat-out = ออกจากรอบนี้แล้ว
ui-seat-away = ไม่อยู่
ui-cards-left =
    { $count ->
        [1] ไพ่หนึ่งใบ
       *[other] ไพ่ { $count } ใบ
    }
ui-bet-of = เดิมพัน { $amount }
ui-ledger-of = คะแนนรวม { $points }
ui-seconds-left =
    { $seconds ->
        [1] เหลือหนึ่งวินาที
       *[other] เหลือ { $seconds } วินาที
    }
ui-pile = { $label } คว่ำอยู่ { $count } ใบ
ui-cover = ปิดไพ่ของฉัน
ui-uncover = เปิดไพ่ของฉัน
ui-log = รอบนี้และบัญชีคะแนน
ui-log-empty = ยังไม่มีอะไรเกิดขึ้น
ui-ledger = บัญชีคะแนน
ui-ledger-target = บัญชีคะแนน ใครถึง { $target } ก่อน
ui-player = ผู้เล่น
ui-this-round = รอบนี้
ui-total = รวม

ui-pile-board = ไพ่กลาง
ui-pile-hand = ไพ่ในมือ
ui-pile-played = ลงแล้ว
ui-pile-facedown = ยังไม่เปิด
ui-pile-stock = กองจั่ว
ui-pile-dealer = เจ้ามือ
ui-pile-discards = กองทิ้ง
ui-verb-amount = { $verb } { $amount }
ui-row = แถวที่ { $number }

## จำนวน

ui-amount = จำนวน
ui-amount-typed = จำนวน { $low } ถึง { $high }
ui-less = ลด
ui-more = เพิ่ม
ui-min = ต่ำสุด
ui-max = สูงสุด
ui-half-pot = ½ พ็อต
ui-pot = พ็อต
ui-all-in = ออลอิน
ui-all-in-amount = ออลอิน { $amount }

## การจัดไพ่

ui-arrange-card = แตะไพ่ แล้วแตะแถว
ui-arrange-row = ทีนี้แตะแถว
ui-arrange-rest = ไพ่ที่ยังไม่ได้วาง
ui-arrange-put = { $row } วางแล้ว { $placed } จาก { $size }
ui-arrange-placed = { $card } อยู่ใน{ $row }
ui-arrange-left =
    { $count ->
        [1] ยังไม่ได้วางอีกหนึ่งใบ
       *[other] ยังไม่ได้วางอีก { $count } ใบ
    }
ui-clear = ล้าง
ui-fill-rows = เติม

## โทรศัพท์เครื่องเดียว

ui-pass-phone = ส่งโทรศัพท์ให้
ui-pass-to = ส่งโทรศัพท์ให้ { $name }
ui-choices-in =
    { $count ->
        [1] ล็อกแล้วหนึ่งคน
       *[other] ล็อกแล้ว { $count } คน
    }
ui-hold = กดค้างเพื่อแอบดู
ui-i-am = ฉันคือ { $name } เล่นเลย
ui-nothing-hidden = คุณไม่มีไพ่ที่ซ่อนอยู่
ui-look-table = ดูโต๊ะ

## จบรอบ

ui-round-over = จบรอบแล้ว
ui-round-done = จบรอบแล้ว
ui-series-over = จบชุดแล้ว
ui-replay = ฟังประกาศอีกครั้ง
ui-host = เจ้าของโต๊ะ
ui-you-are-host = { $name } หายไปนาน ตอนนี้คุณเป็นเจ้าของโต๊ะ
ui-new-host = ตอนนี้ { $name } เป็นเจ้าของโต๊ะ
ui-save-record = บันทึกรอบนี้
ui-cutting = ผนึกสำรับแล้ว กำลังตัดไพ่ …
ui-check-deal = ตรวจการแจกไพ่
ui-save-receipt = บันทึกใบรับรอง
ui-fair-holds =
    { $count ->
        [0] ผนึกถูกต้อง ยังไม่มีไพ่ใบไหนเปิดให้คุณ
        [1] ผนึกถูกต้อง และไพ่ที่คุณเห็นอยู่ตรงตำแหน่งที่ระบุ
       *[other] ผนึกถูกต้อง และไพ่ทั้ง { $count } ใบที่คุณเห็นอยู่ตรงตำแหน่งที่ระบุ
    }
ui-fair-line = สำรับถูกสับและผนึกก่อนที่ใครจะตัด แล้วแจกตามลำดับที่ผนึกกับการตัดกำหนดร่วมกัน ไม่มีใครบังคับได้
ui-fair-verify = ตรวจใบรับรองบนคอมพิวเตอร์เครื่องไหนก็ได้ด้วย “hapag verify” เก็บไว้กับตัว เพราะมีชื่อไพ่ที่คุณเห็นคนเดียว
ui-fair-seal =
    { $number ->
        [0] ผนึก
       *[other] ผนึกที่ { $number }
    }
ui-fair-cut = { $name } ตัดไพ่แล้ว
ui-fair-you-cut = { $name } ตัดไพ่แล้วบนเครื่องนี้ มีเลขของคุณอยู่ในนั้น
ui-fair-left-out = เครื่องของ { $name } ไม่ตอบทันเวลา จึงไม่นับการตัดนั้น
ui-fair-no-cuts = ไม่ได้ขอให้ใครตัดไพ่
ui-fair-card = ไพ่
ui-fair-place = ผนึกที่
ui-fair-dealt = แจกเป็นใบที่
ui-fair-bad-cut = การตัดของที่นั่ง { $seat } ไม่ตรงกับแฮชที่ประกาศไว้
ui-fair-changed-cut = มีการตัดที่ไม่ตรงกับที่ประกาศไว้ก่อนเครื่องนี้จะแสดงของตน
ui-fair-own-cut = เลขที่เครื่องนี้ใช้ตัดไม่อยู่ในการตัดทั้งหมด
ui-fair-bad-card = สิ่งที่เปิดที่ตำแหน่ง { $place } ไม่ตรงกับผนึก
ui-fair-twice = มีตำแหน่งหรือไพ่ที่ถูกเปิดสองครั้ง
ui-next-round = รอบต่อไป
ui-series-won =
    { $count ->
        [1] { $who } ชนะทั้งชุดด้วย { $points }
       *[other] { $who } แบ่งกันชนะทั้งชุด คนละ { $points }
    }
ui-new-series = เล่นอีก
ui-result = ผล
ui-ready = พร้อม
ui-is-ready = พร้อม ✓
ui-ready-names = พร้อมแล้ว: { $names }
ui-revealed = ไพ่ที่เปิด
ui-ranking =
    { $rounds ->
        [1] หลังหนึ่งรอบ
       *[other] หลัง { $rounds } รอบ
    }
ui-place =
    { $place ->
        [1] ชนะทั้งชุด
       *[other] อันดับ { $place }
    }
ui-place-shared =
    { $place ->
        [1] ชนะทั้งชุดร่วมกัน
       *[other] อันดับ { $place } ร่วม
    }
ui-more-time = +30 วิ
ui-more-time-said = เพิ่ม 30 วินาทีให้ทุกคนที่ต้องเล่น
ui-ready-waiting = พร้อมแล้ว กำลังรอเจ้าของโต๊ะ

## การเชื่อมต่อ การออก ข้อผิดพลาด

ui-connecting = กำลังเชื่อมต่อ…
ui-lost =
    { $seconds ->
        [0] การเชื่อมต่อหลุด ที่นั่งของคุณยังอยู่ กำลังลองใหม่…
       *[other] การเชื่อมต่อหลุด ที่นั่งของคุณยังอยู่ จะลองใหม่ใน { $seconds } วินาที
    }
ui-try-now = ลองเลย
ui-seat-menu = ที่นั่ง { $seat }: ย้ายไปเครื่องอื่น
ui-move-seat = ย้ายที่นั่งของฉันไปเครื่องอื่น
ui-move-line = เปิดลิงก์ที่นั่งบนอีกเครื่อง ที่นั่งจะย้ายไปพร้อมทุกอย่าง และเครื่องนี้จะเป็นผู้ชม ใครเปิดลิงก์ก็ได้ที่นั่ง อย่าให้คนอื่นเห็น
ui-make-link = สร้างลิงก์ที่นั่ง
ui-make-link-for = ลิงก์ที่นั่งของ { $name }
ui-make-link-all = ลิงก์ของทุกที่นั่งในเครื่องนี้
ui-seat-link = ลิงก์ที่นั่ง
ui-seat-link-picture = คิวอาร์โค้ดของลิงก์ที่นั่ง
ui-link-works = ใช้ได้ครั้งเดียว ภายในอีก { $time }
ui-moved-away = ที่นั่งของคุณอยู่ที่เครื่องอื่นแล้ว เครื่องนี้ดูได้อย่างเดียว
ui-other-game =
    { $rounds ->
        [0] เจ้าของโต๊ะเลือกเกมอื่นแล้ว
       *[other] เจ้าของโต๊ะเลือกเกมอื่นแล้ว ชุดนี้จบและเริ่มบัญชีคะแนนใหม่
    }
ui-other-options = เจ้าของโต๊ะเปลี่ยนตัวเลือกของรอบหน้าแล้ว
ui-other-target =
    { $target ->
        [0] เจ้าของโต๊ะเปลี่ยนโต๊ะ: เล่นไปเรื่อย ๆ ไม่มีเป้า
       *[other] เจ้าของโต๊ะเปลี่ยนโต๊ะ: ใครถึง { $target } ก่อนชนะทั้งชุด
    }
ui-closed = โต๊ะปิดแล้ว
ui-elsewhere = คุณเล่นอยู่ในหน้าต่างอื่น
ui-play-here = เล่นที่นี่
ui-closed-line = โต๊ะนี้ไม่เปิดแล้ว
ui-leave = ออก
ui-leave-line = กลับหน้าแรกแล้วที่นั่งยังอยู่ กลับมาด้วยลิงก์เดิมได้ ถ้าออกจากโต๊ะ โต๊ะจะปิดสำหรับทุกคน
ui-leave-watching = คุณแค่ดูอยู่ โต๊ะจะเล่นต่อโดยไม่มีคุณ
ui-home-keep = กลับหน้าแรก
ui-leave-close = ออกและปิดโต๊ะ
ui-error-http = เซิร์ฟเวอร์ตอบว่ามีข้อผิดพลาด ({ $status })
ui-error-offline = ติดต่อเซิร์ฟเวอร์ไม่ได้
ui-error-unknown = มีบางอย่างผิดพลาด
ui-part-missing = หน้านี้โหลดไม่มา
ui-part-line = เครือข่ายอาจหลุดไปชั่วครู่ หรือโปรแกรมใหม่กว่าหน้านี้
ui-reload = โหลดใหม่

## ตั้งค่า

ui-language = ภาษา
ui-language-draft = ภาษาฟิลิปปินส์และภาษาไทยยังรอเจ้าของภาษามาอ่านตรวจ ถ้าอยากช่วย ดูหัวข้อ “Translating” ใน CONTRIBUTING.md
ui-four-colours = ไพ่สี่สี
ui-felt = สีโต๊ะ
ui-felt-green = เขียว
ui-felt-blue = น้ำเงิน
ui-felt-wine = ไวน์แดง
ui-felt-charcoal = เทาถ่าน
ui-felt-light = สีอ่อน
ui-motion = การเคลื่อนไหว
ui-motion-normal = ปกติ
ui-motion-fast = เร็ว
ui-motion-off = ปิด
ui-captions = ขนาดคำบรรยาย
ui-captions-100 = ปกติ
ui-captions-150 = ใหญ่
ui-captions-200 = ใหญ่มาก
ui-buzz = สั่นเมื่อถึงตาของฉัน
ui-letter-keys = ปุ่มลัดตัวอักษรเดียว
ui-keys = ปุ่มลัด: 1 ถึง 0 และลูกศรเลือกไพ่, Space เลือกหรือไม่เลือก, Enter เล่น, S เรียงไพ่, Shift กับลูกศรย้ายไพ่, P ผ่าน, F หมอบ, C คอล, R เรส, H บัญชีคะแนน, L ฟังประโยคล่าสุดอีกครั้ง, N เสียงบรรยาย, M เสียงประกอบ, X ปิดไพ่, I คำแนะนำ, ? กติกา

ui-about-voice = เสียงเจ้ามือเป็นเสียงสังเคราะห์ โมเดลเสียงพูดสร้างไว้ล่วงหน้า ไม่มีคนจริงพูดประโยคเหล่านี้
ui-about-sounds = เสียงไพ่ ชิป เหรียญ และแต้มไพ่ Hapag คำนวณเอง
ui-about-what = Hapag เป็นภาษาฟิลิปปินส์ แปลว่าโต๊ะที่ผู้คนมานั่งร่วมกัน โต๊ะนี้เปิดให้ทุกคน มีสิบเก้าเกม ทั้งไพ่ ไพ่แต้ม และเหรียญ เล่นคนเดียว ส่งโทรศัพท์เครื่องเดียวต่อกัน หรือเล่นกับเพื่อนที่อยู่ไกล
ui-about-free = ไม่มีอะไรต้องซื้อ ไม่ต้องสมัคร ชิปแจกฟรี แต้มมีไว้สนุก ๆ
ui-about-fair = ตรวจการแจกไพ่ได้ทุกครั้ง สำรับถูกผนึกก่อนที่เครื่องของผู้เล่นจะตัดไพ่ และ “ตรวจการแจกไพ่” แสดงว่าเป็นไปตามนั้น
ui-about-made = ใครทำ
ui-about-drawn = ไพ่ ไพ่แต้ม เหรียญ และภาพต่าง ๆ วาดด้วยโค้ดของ Hapag เอง
ui-about-licence = Hapag { $version } เป็นซอฟต์แวร์เสรีภายใต้สัญญาอนุญาต MIT
ui-licence = สัญญาอนุญาต
ui-about-back = ไปที่เกม
ui-credit-model = โมเดลเสียงพูด
ui-credit-voices = เสียง
ui-credit-export = โมเดลในรูปแบบ ONNX
ui-credit-pronunciation = การออกเสียง
ui-credit-module = ในเบราว์เซอร์
ui-credit-by = { $name } โดย { $by }, { $licence }

## โอกาส

ui-odds = โอกาสและวิธีเล่นที่ดีที่สุด
