### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = ปาตองโป๊กเกอร์
blurb = ไพ่แปดใบ สามสตรีท ทุกคนเลือกพร้อมกัน ใครได้สองแต้มก่อนชนะ

verb-play = ลง
verb-fold = หมอบ

option-cards = ไพ่คนละ
option-folding = หมอบได้
option-variable = แต้มผันแปร

street-0 = ฟล็อป
street-1 = เทิร์น
street-2 = ริเวอร์

event-dealt = แจกไพ่ที่นั่งละ { $each } ใบ
event-board = { $street }: { $cards }
event-played = { $who } ลง { $cards }
event-folded = { $who } หมอบสามใบ
event-street-won = { $who } ได้สตรีทนี้: { $hand }
event-street-shared = { $seats } แบ่งสตรีทนี้ คนละครึ่งแต้ม: { $hand }
event-street-washed = หมอบกันหมด สตรีทนี้ไม่มีแต้ม
event-drew =
    { $cards-count ->
        [0] กองหมดแล้ว { $who } ไม่ได้จั่ว
        [1] { $who } จั่วหนึ่งใบ
       *[other] { $who } จั่ว { $cards-count } ใบ
    }
event-tiebreak-begun = ไม่มีใครได้สองแต้ม ตัดสินด้วยไพ่คนละใบ
event-round-won =
    { $points ->
        [tiebreak] { $who } ชนะรอบตัดสินและชนะรอบนี้: { $hand }
       *[other] { $who } ชนะรอบนี้ด้วย { $points } แต้ม: { $hand }
    }
event-round-tied = รอบนี้เสมอ: { $why }
event-multiplied =
    { $by ->
        [1] { $who } เปิดตัวคูณ รอบนี้นับหนึ่งเท่า
       *[other] { $who } เปิดตัวคูณ รอบนี้นับ { $by } เท่า
    }

tied-on-the-board = ไม่มีไพ่ใครชนะไพ่กลาง
tied-hands = มือที่ดีที่สุดเท่ากัน
tied-without-cards = ไม่มีใครเหลือไพ่ให้ตัดสิน

refusal-no-fold-in-tiebreak = ตอนตัดสินหมอบไม่ได้ ลงหนึ่งใบ
refusal-folding-is-off = โต๊ะนี้หมอบไม่ได้ ลงหนึ่งหรือสองใบ
refusal-no-more-folds = คุณหมอบไป { $most } ครั้งแล้ว ซึ่งมากที่สุดสำหรับไพ่ที่แจก { $cards } ใบ
refusal-fold-takes-three = หมอบต้องทิ้งสามใบ แต่คุณมี { $got }

judge-folds = หมอบ
refusal-folded-shows-none = มือที่หมอบไม่เปิดไพ่ แต่ระบุมา { $got } ใบ
refusal-plays-or-folds = ระบุไพ่หนึ่งหรือสองใบ หรือบอกว่า “folded”
refusal-tiebreak-on-the-river = รอบตัดสินใช้ไพ่กลางห้าใบ ไม่ใช่ { $got }
refusal-tiebreak-takes-one = รอบตัดสินมีไพ่มือละหนึ่งใบ ไม่ใช่ { $got }

ending-turn = ได้สองแต้มที่เทิร์น
ending-river = ได้สองแต้มที่ริเวอร์
ending-tiebreak = รอบตัดสิน
ending-tied-on-the-board = เสมอ: ไม่มีใครชนะไพ่กลาง
ending-tied-hands = เสมอ: ไพ่เท่ากันในรอบตัดสิน
ending-tied-without-cards = เสมอ: ไม่มีใครเหลือไพ่

## โต๊ะ

board-play =
    { $count ->
        [0] ลงไพ่
        [1] ลงไพ่ { $count } ใบ
       *[other] ลงไพ่ { $count } ใบ
    }
board-fold = หมอบ { $count } ใบ
board-choose-three = จะหมอบให้เลือกสามใบที่จะทิ้ง
board-stock = กองจั่ว
board-tiebreak = รอบตัดสิน
board-folded = หมอบ
board-played = ลงแล้ว
board-points =
    { $halves ->
        [1] ครึ่งแต้ม
        [2] หนึ่งแต้ม
       *[other] { $points } แต้ม
    }
board-took =
    { $halves ->
        [1] ได้ครึ่งแต้ม
       *[other] ได้แต้ม
    }
board-draws = { $name } จั่วตัวคูณ
board-counts =
    { $by ->
        [1] รอบนี้นับหนึ่งเท่าให้ { $name }
       *[other] รอบนี้นับ { $by } เท่าให้ { $name }
    }
