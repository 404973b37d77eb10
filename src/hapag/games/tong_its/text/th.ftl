### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = ตองอิท
    .lang = th
blurb = จั่ว ลงชุด ฝาก ทิ้ง ให้หมดมือ หรือเรียก Draw แล้วแต้มน้อยที่สุด

verb-draw = จั่วไพ่
verb-take = เก็บใบทิ้ง
verb-call = เรียก Draw
verb-expose = ลงชุด
verb-sapaw = ฝาก
verb-discard = ทิ้ง
verb-fight = สู้
verb-concede = ยอม

meld-set = { $count ->
        [3] ตอง{ $rank }
       *[other] { $rank }สี่ใบ
    }
meld-run = เรียง{ $suit } { $first }ถึง{ $last }

event-dealt = { $who } แจกไพ่ และเริ่มด้วยสิบสามใบ
event-drew =
    { $left ->
        [0] { $who } จั่วใบสุดท้ายของกอง จบมือนี้เมื่อจบตานี้
        [1] { $who } จั่ว กองเหลือใบเดียว
       *[other] { $who } จั่ว
    }
event-took = { $who } เก็บ { $card } แล้วลง { $meld }: { $name }
event-exposed = { $who } ลง { $cards }: { $name }
event-sapawed = { $who } ฝาก { $cards } กับ{ $name } ของ { $owner-who }
event-extended = { $who } เพิ่ม { $cards } ใน{ $name } ของตัวเอง
event-discarded = { $who } ทิ้ง { $card }
event-called = { $who } เรียก Draw
event-cannot-fight = { $who } ยอม: { $why }
event-fought = { $who } สู้
event-conceded = { $who } ยอม
event-burned =
    { $seats-count ->
        [1] กองหมดแล้ว { $seats } ไม่ได้ลงชุดเลย จึงไหม้
       *[other] กองหมดแล้ว { $seats } ไม่ได้ลงชุดเลย จึงไหม้
    }
event-shown =
    { $points ->
        [1] { $who } เปิด { $cards }: หนึ่งแต้ม
       *[other] { $who } เปิด { $cards }: { $points } แต้ม
    }
event-went-out = ตองอิท! { $who } หมดมือและชนะ
event-uncontested = ไม่มีใครสู้ { $who } ชนะด้วยการเรียก Draw
event-call-won =
    { $points ->
        [1] { $who } เรียก Draw และชนะ ต่ำสุดที่หนึ่งแต้ม
       *[other] { $who } เรียก Draw และชนะ ต่ำสุดที่ { $points } แต้ม
    }
event-fight-won =
    { $tied ->
        [1] { $who } สู้ชนะด้วย { $points } แต้ม
       *[other] { $who } สู้ชนะ: เท่ากันที่ { $points } แต้ม ถ้าเท่ากันคนเรียกแพ้ และคนถัดจากคนเรียกได้ก่อน
    }
event-lowest-won =
    { $tied ->
        [1] { $who } ชนะ ต่ำสุดที่ { $points } แต้มเมื่อกองหมด
       *[other] { $who } ชนะ: เท่ากันที่ { $points } แต้ม และใกล้คนจั่วใบสุดท้ายที่สุด
    }
event-only-meld = { $who } ชนะ: คนอื่นไม่ได้ลงชุดเลย
event-all-burned = กองหมดและไหม้ทั้งสามคน ไม่มีใครชนะ

why-no-meld = ยังไม่ได้ลงชุดเลย
why-sapawed = มีคนมาฝากกับชุดของเขาตั้งแต่ตาที่แล้ว

refusal-dealer-opens = คนแจกเริ่มโดยไม่จั่ว ไม่เก็บ และไม่เรียก จะลงชุดก็ได้ แล้วทิ้ง
refusal-has-drawn = ตานี้คุณจั่วหรือเก็บไปแล้ว ลงชุดหรือฝากได้ แล้วทิ้ง เรียก Draw ต้องเรียกตอนเริ่มตา
refusal-draw-first = จั่วจากกองก่อน หรือเก็บใบทิ้งมาลงชุดใหม่ หรือเรียก Draw
refusal-nothing-discarded = ยังไม่มีใบทิ้ง
refusal-discard-makes-no-meld = เก็บ { $card } ได้เพื่อลงชุดใหม่เท่านั้น โดยใช้กับไพ่ในมืออย่างน้อยสองใบและลงทันที ในมือคุณไม่มีไพ่แบบนั้น เก็บไปฝากหรือเก็บไว้ไม่ได้
refusal-call-needs-meld = จะเรียก Draw ต้องลงชุดของตัวเองไว้แล้ว ชุดในมือไม่นับ และการฝากก็ไม่นับ
refusal-call-after-sapaw = มีคนมาฝากกับชุดของคุณตั้งแต่ตาที่แล้ว ตานี้จึงเรียก Draw ไม่ได้
refusal-hand-holds-no-meld = ในมือคุณไม่มีชุด: แต้มเดียวกันสามหรือสี่ใบ หรือเรียงดอกเดียวกันสามใบขึ้นไป โดยเอซเป็นใบต่ำ
refusal-nothing-exposed = ยังไม่มีชุดที่ลงไว้ให้ฝาก
refusal-nothing-fits = ไพ่ของคุณฝากกับชุดไหนไม่ได้: ตองรับใบที่สี่ เรียงต่อได้ที่ปลาย
refusal-meld-too-short =
    { $got ->
        [1] ชุดมีอย่างน้อยสามใบ คุณเลือกใบเดียว
       *[other] ชุดมีอย่างน้อยสามใบ คุณเลือก { $got } ใบ
    }
refusal-ace-is-low = เอซอยู่ใต้สองเท่านั้น A-2-3 เรียงได้ แต่ Q-K-A ไม่ได้
refusal-run-with-gap = เรียงต้องไม่มีช่องว่าง ทุกใบต้องต่อกัน
refusal-run-of-one-suit = เรียงต้องเป็นดอกเดียวกัน
refusal-no-meld = นั่นไม่เป็นชุด: แต้มเดียวกันสามหรือสี่ใบ หรือเรียงดอกเดียวกันสามใบขึ้นไป
refusal-set-takes-its-fourth = { $meld }รับได้แค่ใบที่สี่ของแต้มเดียวกัน
refusal-run-takes-its-suit = { $meld }รับได้แค่ดอกเดียวกัน
refusal-run-takes-its-ends = { $meld }รับได้แค่ใบที่ต่อปลาย ไม่มีช่องว่าง

ending-tong-its = ตองอิท: มีคนหมดมือ
ending-uncontested = เรียก Draw แล้วไม่มีใครสู้
ending-call-won = คนเรียกสู้ชนะ
ending-fight-won = คนสู้ชนะคนเรียก
ending-lowest = กองหมด: แต้มต่ำสุดชนะ
ending-only-meld = กองหมด: มีคนเดียวที่ลงชุด
ending-all-burned = กองหมด: ไหม้ทุกคน

## โต๊ะ

board-take = เก็บ: { $cards }
board-expose = ลง { $cards }
board-sapaw = ฝาก { $cards }
board-discard = ทิ้ง { $card }
board-stock = กองจั่ว
board-discards =
    { $count ->
        [0] ยังไม่มีใบทิ้ง
        [1] ทิ้งแล้วหนึ่งใบ: { $cards }
       *[other] ทิ้งแล้ว { $count } ใบ ใบล่าสุดก่อน: { $cards }
    }
board-no-melds = ยังไม่มีใครลงชุด
board-nothing-exposed = ยังไม่ได้ลงชุด
board-count =
    { $points ->
        [1] 1 แต้ม
       *[other] { $points } แต้ม
    }
board-points =
    { $points ->
        [1] หนึ่งแต้ม
       *[other] { $points } แต้ม
    }
board-could-sapaw = ฝากกับชุดที่ลงไว้ได้
board-in-meld = อยู่ในชุดที่ { $number }
board-tap-a-meld = ฝากได้หลายชุด แตะชุดที่ต้องการ
board-no-meld-takes = ไม่มีชุดไหนรับไพ่นี้ได้
board-meld = { $name }: { $cards }
board-add = ฝาก { $added } กับ { $cards } ของ { $name }
board-could-add = { $name }: { $cards } เลือก { $added } ซึ่งฝากได้
board-blocked = เรียกไม่ได้ สู้ไม่ได้
board-shown = ไพ่ที่เปิด: { $cards }
board-called = { $name } เรียก Draw
board-answer-open = { $name } ยังไม่ตอบ
board-answer-fights = { $name } สู้
board-answer-concedes = { $name } ยอม
board-answer-cannot = { $name } สู้ไม่ได้
board-your-answer =
    { $points ->
        [1] ไพ่ในมือคุณ 1 แต้ม สู้แล้วแพ้เสียไม่มากกว่ายอม
       *[other] ไพ่ในมือคุณ { $points } แต้ม สู้แล้วแพ้เสียไม่มากกว่ายอม
    }
board-now-opening = คุณเริ่ม: ลงชุด แล้วทิ้ง
board-now-draw = จั่วไพ่จากกอง
board-now-take = จั่ว หรือเก็บ { $card } มาลงชุดใหม่
board-now-play = ลงชุด ฝาก แล้วทิ้งหนึ่งใบ
board-now-last = กองหมดแล้ว นี่คือตาสุดท้าย
board-warn-meld = คุณมีชุดในมือแต่ยังไม่ได้ลง ถ้าไม่ลงจะเรียก Draw หรือสู้ไม่ได้
board-warn-burned = ทิ้งใบนี้แล้วจบมือ และถ้ายังไม่ลงชุดคุณจะไหม้ ลงชุดก่อน
board-warn-lost = ทิ้งใบนี้แล้วจบมือ และคุณจะไหม้เพราะไม่ได้ลงชุด
board-warn-end =
    { $points ->
        [1] ทิ้งใบนี้แล้วจบมือ: คุณเหลือหนึ่งแต้ม
       *[other] ทิ้งใบนี้แล้วจบมือ: คุณเหลือ { $points } แต้ม
    }
board-warn-breaks = ใบนี้ทำให้ชุดในมือแตก

## กรรมการ

judge-count =
    { $count ->
        [0] { $points ->
            [1] หนึ่งแต้ม
           *[other] { $points } แต้ม
        }
       *[other] { $points ->
            [1] หนึ่งแต้ม
           *[other] { $points } แต้ม
        } ไม่นับ { $melds }
    }
judge-conceded = ยอม
judge-burned = ไหม้
judge-caller-loses-ties = ไพ่เท่ากัน: คนเรียกแพ้เสมอ แล้วคนแรกตามเข็มนาฬิกาถัดจากคนเรียกชนะ
judge-drawer-wins-ties = ไพ่เท่ากัน: คนจั่วใบสุดท้ายชนะ แล้วคนแรกตามเข็มนาฬิกาถัดจากนั้น
refusal-one-caller-or-drawer = ทำเครื่องหมายมือเดียวเท่านั้น: “caller” ถ้าเรียก Draw, “drawer” ถ้าจั่วใบสุดท้าย ตอนนี้มี { $got } มือ
refusal-burned-at-a-call = เมื่อเรียก Draw ไม่มีใครไหม้ คนที่สู้ไม่ได้ถือว่า “conceded”
refusal-conceded-to-the-stock = เมื่อกองหมดไม่มีใครยอม คนที่ไม่ได้ลงชุดถือว่า “burned”
refusal-caller-concedes = คนเรียกยอมไม่ได้
refusal-no-cards-to-count = ระบุไพ่ของมือนี้ คนที่ไม่มีไพ่ชนะด้วยตองอิทไปแล้ว
