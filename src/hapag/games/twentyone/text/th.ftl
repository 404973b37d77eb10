### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## โต๊ะของเกมยี่สิบเอ็ด ใช้ร่วมกัน

verb-hit = จั่ว
verb-stand = อยู่
verb-double = ดับเบิล
verb-split = แยกไพ่
verb-surrender = ยอมแพ้
verb-keep = เล่นต่อ
verb-rescue = ถอนดับเบิล

total-hard = { $total }
total-soft = ซอฟต์ { $total }

event-dealt = { $who } ได้ { $cards }: { $total }
event-dealer-dealt = เจ้ามือหงาย { $up } และคว่ำไว้หนึ่งใบ
event-peeked = เจ้ามือดูไพ่คว่ำแล้ว ไม่ใช่แบล็คแจ็ค เล่นต่อ
event-natural-paid = { $who } ได้แบล็คแจ็ค! { $net } จ่าย 3 ต่อ 2
event-drew =
    { $hand ->
        [0] { $who } จั่ว { $cards }: { $total }
       *[other] { $who } มือที่ { $hand } จั่ว { $cards }: { $total }
    }
event-stood =
    { $hand ->
        [0] { $who } อยู่ที่ { $total }
       *[other] { $who } มือที่ { $hand } อยู่ที่ { $total }
    }
event-doubled =
    { $hand ->
        [0] { $who } ดับเบิลเป็น { $stake } ได้อีกใบเดียว
       *[other] { $who } มือที่ { $hand } ดับเบิลเป็น { $stake } ได้อีกใบเดียว
    }
event-parted =
    { $hand ->
        [0] { $who } แยก { $cards }: มือละ { $stake }
       *[other] { $who } มือที่ { $hand } แยก { $cards } อีกครั้ง: มือละ { $stake }
    }
event-busted =
    { $hand ->
        [0] { $who } เกินที่ { $total } เสีย { $stake }
       *[other] { $who } มือที่ { $hand } เกินที่ { $total } เสีย { $stake }
    }
event-surrendered = { $who } ยอมแพ้ เสียครึ่งหนึ่งของ { $stake }
event-hole-shown = เจ้ามือเปิด { $cards }: { $total }
event-dealer-natural = เจ้ามือได้แบล็คแจ็ค
event-dealer-drew = เจ้ามือจั่ว { $cards }: { $total }
event-dealer-stood = เจ้ามืออยู่ที่ { $total }
event-dealer-busted = เจ้ามือเกินที่ { $total } ทุกมือที่ยังอยู่ชนะ
event-settled =
    { $hand ->
        [0] { $who } { $outcome ->
            [push] ได้ { $stake } คืน
            [lose] เสีย { $stake }
            [bust] เสีย { $stake }
            [surrender] เสียครึ่งหนึ่งของ { $stake }
            [rescue] เสียครึ่งหนึ่งของ { $stake }
           *[win] ชนะ { $net }
        }: { $why }
       *[other] { $who } มือที่ { $hand } { $outcome ->
            [push] ได้ { $stake } คืน
            [lose] เสีย { $stake }
            [bust] เสีย { $stake }
            [rescue] เสียครึ่งหนึ่งของ { $stake }
           *[win] ชนะ { $net }
        }: { $why }
    }
event-hands-settled =
    { $net ->
        [0] { $who } เท่าทุนจาก { $hands } มือ
       *[other] { $who } รวม { $net } จาก { $hands } มือ
    }

why-natural = แบล็คแจ็คจ่าย 3 ต่อ 2
why-win = { $total } ชนะ { $dealer } ของเจ้ามือ
why-dealer-bust = อยู่ที่ { $total } และเจ้ามือเกินที่ { $dealer }
why-push = เจ้ามือก็ได้ { $total }
why-push-natural = แบล็คแจ็คทั้งสองฝ่าย
why-lose = { $total } เจอ { $dealer } ของเจ้ามือ
why-lose-natural = เจ้ามือได้แบล็คแจ็ค
why-bust = { $total } เกิน 21
why-surrender = ยอมแพ้ก่อนจั่วใบแรก

refusal-split-needs-a-pair = แยกได้เฉพาะไพ่สองใบที่แต้มเท่ากัน เช่น 8 8 หรือ J K
refusal-split-four-hands = คุณมี { $most } มือแล้ว ซึ่งมากที่สุด
refusal-surrender-comes-first = ยอมแพ้ได้เฉพาะตอนมีไพ่สองใบแรก ก่อนทำอย่างอื่น

ending-dealer-natural = เจ้ามือได้แบล็คแจ็ค
ending-nobody-live = ไม่เหลือมือให้สู้
ending-dealer-stood = เจ้ามืออยู่
ending-dealer-bust = เจ้ามือเกิน

judge-dealer = เจ้ามือได้ { $total }
judge-natural-hand = แบล็คแจ็ค
judge-natural = ชนะ: { $why }
judge-win = ชนะ: { $why }
judge-push = ได้เดิมพันคืน: { $why }
judge-lose = แพ้: { $why }
judge-bust = แพ้: { $why }
judge-surrender = เสียครึ่งหนึ่ง: { $why }

refusal-hand-was-done = มือนี้ได้ { $total } ก่อนใบสุดท้าย ถ้าถึง 21 แล้วจะไม่จั่วอีก
refusal-doubled-has =
    { $most ->
        [3] มือที่ดับเบิลมีไพ่สามใบ ไม่ใช่ { $got }
       *[other] มือที่ดับเบิลมีไพ่สามใบขึ้นไป ไม่ใช่ { $got }
    }
refusal-rescue-after-double = ถอนได้เฉพาะมือที่ดับเบิลแล้วและไม่เกิน 21 เขียนว่า “doubled rescued”
refusal-stake-is-odd = เดิมพัน { $got } แบ่งครึ่งหรือจ่าย 3 ต่อ 2 เป็นชิปเต็มไม่ได้ ใช้เลขคู่
refusal-dealer-stands = เจ้ามือได้ { $total } ก่อนใบสุดท้าย และจะอยู่เมื่อได้ 17 ขึ้นไป
refusal-dealer-draws = เจ้ามือได้ { $total } ต้องจั่วจนถึง 17 เพราะยังมีมือรอสู้

board-hand = { $who } มือที่ { $number }
board-hand-short = { $who } { $number }

outcome-natural = แบล็คแจ็ค! ชนะ { $net }
outcome-win = ชนะ { $net }
outcome-push = เสมอ คืน { $stake }
outcome-lose = เสีย { $stake }
outcome-bust = เกิน 21 เสีย { $stake }
outcome-surrender = ยอมแพ้ คืนครึ่งหนึ่งของ { $stake }

## วิธีเล่นที่ดีที่สุดและตัวเลข

advice-lowest = เจ้ามือได้เปรียบ เดิมพันต่ำสุดจึงเสียน้อยที่สุด
advice-more = เดิมพันทุก 100 แบบนี้ดีกว่า “{ $verb }” อยู่ { $more }

odds-hard = แต้มฮาร์ด: ไม่มีเอซ หรือเอซนับเป็น 1
odds-hard-side = แต้มของคุณ
odds-soft = แต้มซอฟต์: เอซนับเป็น 11
odds-soft-side = ไพ่ของคุณ
odds-pair = คู่
odds-pair-side = ไพ่ของคุณ
odds-up = เจ้ามือหงาย

odds-stand = อยู่
odds-hit = จั่ว
odds-double = ดับเบิล ถ้าไม่ได้ให้จั่ว
odds-double-or-stand = ดับเบิล ถ้าไม่ได้ให้อยู่
odds-double-any = ดับเบิล
odds-split = แยกไพ่
odds-surrender = ยอมแพ้ ถ้าไม่ได้ให้จั่ว
odds-surrender-or-stand = ยอมแพ้ ถ้าไม่ได้ มีสองใบให้จั่ว สามใบขึ้นไปให้อยู่
odds-stand-until = อยู่ ถ้ามี { $cards } ใบขึ้นไป: { $then }
odds-hit-until = จั่ว ถ้ามี { $cards } ใบขึ้นไป: { $then }
odds-double-until = ดับเบิล ถ้ามี { $cards } ใบขึ้นไป: { $then }

odds-but = { $cards } เจอ { $ups }: { $verb } ไม่ว่าตารางจะว่าอย่างไร
odds-but-suited = { $cards } ดอกเดียวกัน เจอ { $ups }: { $verb } ไม่ว่าตารางจะว่าอย่างไร
odds-but-spades = { $cards } โพดำ เจอ { $ups }: { $verb } ไม่ว่าตารางจะว่าอย่างไร
odds-by-charts = นอกนั้น ถ้าเป็นคู่ดูตารางคู่ มืออื่นดูตามแต้มรวม
odds-split-again = แยกคู่อีกทุกครั้งที่ตารางให้แยก ได้ถึงสี่มือ เอซแยกได้ครั้งเดียว
odds-split-again-all = แยกคู่อีกทุกครั้งที่ตารางให้แยก ได้ถึงสี่มือ เอซด้วย
odds-rescue = หลังดับเบิล ถ้าได้ { $total } หรือน้อยกว่า เจอ { $ups } ให้ถอน นอกนั้นเล่นต่อ

odds-worth-of = ค่าของ “{ $verb }” เมื่อมี { $cards } เจอ { $up }
odds-cost-charts = เล่นตามตารางและประโยคข้างบนเท่านั้น
odds-cost-no-surrender = ไม่เคยยอมแพ้
odds-cost-no-split = ไม่เคยแยกไพ่
odds-cost-no-double = ไม่เคยดับเบิล
odds-cost-no-rescue = ไม่เคยถอนดับเบิล
odds-cost-never-over = ไม่เสี่ยงให้เกินเลย ไม่ดับเบิลและไม่แยก
odds-cost-like-the-dealer = จั่วถึง 17 แบบเจ้ามือ ไม่ดับเบิลและไม่แยก

odds-convention =
    นับทุกลำดับของไพ่หกสำรับ ที่นั่งเดียว ไม่มีการสุ่มตัวอย่าง ทุกมือเล่นดีที่สุดตามไพ่ของตัวเองและไพ่หงายของเจ้ามือทีละใบ
    ไม่ดูมืออื่นบนโต๊ะ หลังแยกไพ่ แต่ละมือเล่นเหมือนมีมือเดียว และแยกคู่ได้อีกจนถึงสี่มือ ตัวเลขส่วนนี้ก็คำนวณตรงเช่นกัน
    โดยทุกมือจั่วจากกองเดียวกัน เจ้ามือดูแล้วว่าได้แบล็คแจ็คหรือไม่ก่อนที่ใครจะเล่น
