### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = โป๊กเกอร์สามใบ
blurb = ไพ่สามใบสู้สามใบของเจ้ามือ หมอบ หรือเพิ่มเงินแล้วเล่น

event-played = { $who } เล่น เพิ่มอีก { $stake }

bet-bonus = โบนัสแอนตี

outcome-unqualified = เจ้ามือไม่เข้าเกณฑ์
outcome-straight = สเตรท 1 ต่อ 1
outcome-trips = ตอง 4 ต่อ 1
outcome-straight-flush = สเตรทฟลัช 5 ต่อ 1

why-fold = หมอบ
why-unqualified = เจ้ามือมีแค่{ $dealer } ไม่เข้าเกณฑ์
why-push = { $mine }ทั้งสองฝ่าย
why-win = { $mine } เจอ{ $dealer }ของเจ้ามือ
why-lose = { $mine } เจอ{ $dealer }ของเจ้ามือ

ending-all-folded = หมอบกันหมด
ending-dealer-unqualified = เจ้ามือไม่เข้าเกณฑ์
ending-dealer-qualified = เจ้ามือเข้าเกณฑ์

## กรรมการ

judge-dealer-qualified = เจ้ามือมี{ $hand } เข้าเกณฑ์
judge-dealer-unqualified = เจ้ามือมี{ $hand } ไม่เข้าเกณฑ์
judge-fold = เสียแอนตี: { $why }
judge-unqualified =
    { $bonus ->
        [none] ชนะแค่แอนตี: { $why }
       *[other] ชนะแอนตี และได้โบนัส { $bonus } ต่อ 1: { $why }
    }
judge-push =
    { $bonus ->
        [none] ได้คืนทั้งสองเดิมพัน: { $why }
       *[other] ได้คืนทั้งสองเดิมพัน และได้โบนัสแอนตี { $bonus } ต่อ 1: { $why }
    }
judge-win =
    { $bonus ->
        [none] ชนะทั้งสองเดิมพัน: { $why }
       *[other] ชนะทั้งสองเดิมพัน และได้โบนัสแอนตี { $bonus } ต่อ 1: { $why }
    }
judge-lose =
    { $bonus ->
        [none] เสียทั้งสองเดิมพัน: { $why }
       *[other] เสียทั้งสองเดิมพัน แต่ได้โบนัสแอนตี { $bonus } ต่อ 1: { $why }
    }

## วิธีเล่นที่ดีที่สุด

hint-win = คุณมี{ $hand } ซึ่งชนะโดยเฉลี่ย
hint-less = คุณมี{ $hand } ซึ่งแพ้โดยเฉลี่ย แต่เสียน้อยกว่าแอนตีทั้งหมดที่เสียเมื่อหมอบ
hint-fold = คุณมี{ $hand } ซึ่งต่ำกว่าแหม่ม-หก-สี่ ถ้าเล่นจะเสียเฉลี่ยมากกว่าแอนตี

## โอกาส

rule-play = ได้แหม่ม-หก-สี่ขึ้นไป ให้เล่น
rule-fold = ต่ำกว่านั้นให้หมอบ รวมถึงแจ็คสูงทุกมือ และแหม่มที่อีกสองใบต่ำกว่าหก-สี่

way-queen = เล่นเมื่อแหม่มสูงขึ้นไป แบบเจ้ามือ
way-ace = เล่นเมื่อเอซสูงขึ้นไปเท่านั้น
way-pair = เล่นเมื่อมีคู่ขึ้นไปเท่านั้น
way-always = เล่นทุกครั้ง

edge-of-way = ความได้เปรียบเจ้ามือของ “{ $way }”
worth-of = ค่าของ{ $hand }เมื่อเล่น เป็นแอนตี

convention = นับการแจกทั้ง 407,170,400 แบบของไพ่สามใบของคุณและสามใบของเจ้ามือ สำหรับที่นั่งเดียว แต่ละมือเล่นเมื่อคุ้มกว่าแอนตีที่จะเสีย และใน 22,100 มือทั้งหมด มือเหล่านั้นคือตั้งแต่แหม่ม-หก-สี่ขึ้นไปพอดี ไม่รู้ไพ่ของที่นั่งอื่น
