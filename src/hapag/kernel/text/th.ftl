### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## คำของทุกเกม: ที่นั่ง คำปฏิเสธ

seat-only = ที่นั่ง { $seat }
seat-who = { $name } (ที่นั่ง { $seat })

noun-card = ไพ่
noun-tile = ไพ่
noun-domino = โดมิโน

event-committed = { $who } เลือกแล้ว

refusal-not-your-turn = ยังไม่ถึงตาคุณ
refusal-already-chosen = คุณเลือกไปแล้ว เปลี่ยนไม่ได้
refusal-round-over = รอบนี้จบแล้ว
refusal-not-offered = ตอนนี้ “{ $verb }” ไม่ได้
refusal-not-yours = { $piece } ไม่อยู่ในสิ่งที่คุณเลือกได้
refusal-named-twice = มี{ $noun }ที่ระบุซ้ำสองครั้ง
refusal-how-many = เลือก{ $noun } { $least } ถึง { $most } ใบ ไม่ใช่ { $got }
refusal-how-many-exactly =
    { $most ->
        [1] เลือก{ $noun }หนึ่งใบ ไม่ใช่ { $got }
       *[other] เลือก{ $noun } { $most } ใบ ไม่ใช่ { $got }
    }
refusal-out-of-range = ต้องอยู่ระหว่าง { $low } ถึง { $high } ไม่ใช่ { $got }
refusal-not-one-of = ต้องเป็นหนึ่งใน { $values } ไม่ใช่ { $got }
refusal-row-sizes = วาง{ $noun }ให้เต็มแถว แถวละ { $sizes } ใบ
refusal-move-too-long = คำสั่งยาวได้ไม่เกิน { $most } ตัวอักษร
refusal-unknown-verb = เกมนี้ไม่มี “{ $verb }” มีแต่ { $verbs }
refusal-too-many-words = “{ $verb }” ใช้กับ “{ $rest }” ไม่ได้
refusal-needs-number = “{ $verb }” ต้องมีตัวเลข
refusal-needs-word = “{ $verb }” ต้องมีอีกหนึ่งคำ
refusal-not-a-piece = “{ $text }” ไม่ใช่{ $noun }
refusal-left-out = “{ $text }” เป็น{ $noun }ที่เกมนี้ไม่ใช้

refusal-unknown-game = ไม่มีเกมชื่อ “{ $got }” มีแต่ { $games }
refusal-unknown-option = ที่นี่ไม่มีตัวเลือก “{ $got }” มีแต่ { $options }
refusal-bad-options = มีตัวเลือกที่เกินขอบเขต: { $text }
refusal-bad-record = นี่ไม่ใช่บันทึกของรอบ: { $text }
refusal-other-format = บันทึกนี้เป็นรูปแบบ { $got } แต่ที่นี่ใช้รูปแบบ { $known }
refusal-other-rules = บันทึกนี้ใช้กติกา “{ $game }” รุ่น { $got } แต่ที่นี่เป็นรุ่น { $known }
refusal-needs-seat = คำสั่งต้องขึ้นต้นด้วยเลขที่นั่งโดยนับจาก 0 ไม่ใช่ “{ $got }”
refusal-too-many-packs = สำรับของเกมนี้มี { $most } ส่วน ไม่ใช่ { $got }
refusal-too-many-pieces = สำรับมี { $most } ใบ แต่ระบุมา { $got }
refusal-too-many-of = ในสำรับมี { $text } ไม่มากขนาดนั้น

## กรรมการ

judge-at-hand = มือที่ { $number }
judge-at-board = ไพ่กลาง
judge-at-dealer = เจ้ามือ
judge-at-hands = ไพ่ในมือทั้งหมด
judge-at-stake = เงินเดิมพัน
judge-wins = ชนะ
judge-shares = แบ่ง
judge-loses = แพ้

refusal-how-many-hands = ต้องมี { $low } ถึง { $high } มือ ไม่ใช่ { $got }
refusal-named-before =
    { $count ->
        [1] ระบุ { $text } สองครั้ง แต่ในสำรับมีใบเดียว
       *[other] ในสำรับมี { $text } แค่ { $count } ใบ แต่ระบุมาเกินนั้น
    }
refusal-two-stakes = หนึ่งมือมีเดิมพันเดียว แต่ระบุทั้ง { $one } และ { $other }
refusal-not-a-piece-or-mark = “{ $text }” ไม่ใช่{ $noun } และไม่ใช่คำที่รู้จักที่นี่: { $marks }
refusal-no-stakes-here = เกมนี้ตัดสินโดยไม่มีเดิมพัน
refusal-how-many-rows =
    { $rows ->
        [1] ที่นี่หนึ่งมือมีแถวเดียวและไม่มี “/” แต่มี { $got } แถว
       *[other] หนึ่งมือมี { $rows } แถวคั่นด้วย “/” ไม่ใช่ { $got }
    }
refusal-how-many-are-there = ต้องมี{ $noun } { $sizes } ใบ ไม่ใช่ { $got }
refusal-not-here = เกมนี้ไม่มี
