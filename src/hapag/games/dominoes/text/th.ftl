### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = โดมิโน
blurb = ต่อปลายแถวให้ตรงกัน จั่วจนกว่าจะต่อได้ ใครหมดก่อนชนะ

verb-play = ลง
verb-draw = จั่ว
verb-pass = ผ่าน

with-a-double = ตัวเบิ้ลสูงสุด
with-the-heaviest = ตัวที่แต้มมากที่สุด เพราะไม่มีใครมีเบิ้ล
at-left = ที่ปลายซ้าย
at-right = ที่ปลายขวา
at-opening = เปิดแถว
end-left = ซ้าย
end-right = ขวา

event-dealt =
    { $boneyard ->
        [0] แจกที่นั่งละ { $each } ตัว ไม่มีกองจั่ว
       *[other] แจกที่นั่งละ { $each } ตัว เหลือในกองจั่ว { $boneyard } ตัว
    }
event-opens = { $who } เปิดด้วย{ $why }
event-played =
    { $left ->
        [0] { $who } ลง { $tile } { $end }: ตัวสุดท้าย
        [1] { $who } ลง { $tile } { $end } เหลือตัวเดียว
       *[other] { $who } ลง { $tile } { $end }
    }
event-drew =
    { $number ->
        [1] { $who } จั่วหนึ่งตัว เหลือ { $boneyard }
       *[other] { $who } จั่ว รวม { $number } ตัวแล้ว เหลือ { $boneyard }
    }
event-passed = { $who } ผ่าน
event-blocked = ผ่านกันหมด รอบนี้ตัน นับแต้มกัน
event-counted = { $who } เหลือ { $tiles }: { $pips ->
        [1] หนึ่งแต้ม
       *[other] { $pips } แต้ม
    }
event-went-out = { $who } หมดมือและชนะรอบนี้
event-lowest-won = { $who } ชนะรอบที่ตัน แต้มน้อยที่สุด: { $pips }
event-lowest-shared = { $seats } แบ่งรอบที่ตัน คนละ { $pips } แต้ม

refusal-nothing-fits = ในมือคุณไม่มี { $left } หรือ { $right }
refusal-can-play =
    { $count ->
        [1] คุณลง { $tiles } ได้ คนที่ลงไม่ได้เท่านั้นจึงจั่ว
       *[other] คุณลงได้: { $tiles } คนที่ลงไม่ได้เท่านั้นจึงจั่ว
    }
refusal-boneyard-is-empty = กองจั่วหมดแล้ว
refusal-must-play =
    { $count ->
        [1] คุณลง { $tiles } ได้ จึงต้องลง
       *[other] คุณลงได้ จึงต้องลง: { $tiles }
    }
refusal-must-draw =
    { $count ->
        [1] ต่อไม่ได้ ต้องจั่วก่อน กองเหลือหนึ่งตัว
       *[other] ต่อไม่ได้ ต้องจั่วก่อน กองเหลือ { $count } ตัว
    }
refusal-lead-the-double = ต้องเปิดด้วยเบิ้ลสูงสุดที่แจก: { $tile } ไม่ใช่ { $got }
refusal-lead-the-heaviest = ไม่มีใครมีเบิ้ล ต้องเปิดด้วยตัวที่แต้มมากที่สุด: { $tile } ไม่ใช่ { $got }
refusal-does-not-fit = { $tile } ไม่มี { $half } สำหรับปลาย{ $end }

ending-out = มีคนหมดมือ
ending-blocked = ตัน: แต้มน้อยที่สุดชนะ
ending-blocked-shared = ตัน: แต้มน้อยที่สุดเท่ากัน

judge-pips =
    { $pips ->
        [1] หนึ่งแต้ม
       *[other] { $pips } แต้ม
    }
judge-out = หมดมือ
refusal-two-are-out = หมดมือได้มือเดียว แต่มือที่ { $one } และ { $other } ว่างทั้งคู่

## โต๊ะ

board-boneyard =
    { $count ->
        [0] กองจั่วหมดแล้ว
        [1] กองจั่ว: หนึ่งตัว
       *[other] กองจั่ว: { $count } ตัว
    }
board-line =
    { $count ->
        [0] ยังไม่ได้เปิดแถว
        [1] แถว: หนึ่งตัว ปลายเปิด { $left } และ { $right }
       *[other] แถว: { $count } ตัว ปลายเปิด { $left } และ { $right }
    }
board-choose = เลือกตัวที่ต่อปลายได้
board-fits-nowhere = { $tile } ไม่มีทั้ง { $left } และ { $right }
board-play = ลง { $tile }
board-play-on = { $tile } ต่อ { $half }
board-draw =
    { $count ->
        [1] ต่อไม่ได้: จั่วตัวสุดท้าย
       *[other] ต่อไม่ได้: จั่ว (เหลือ { $count })
    }
board-pass = ต่อไม่ได้: ผ่าน
board-count =
    { $count ->
        [0] { $name }: หมดมือ
       *[other] { $name }: { $pips ->
            [1] หนึ่งแต้ม
           *[other] { $pips } แต้ม
        }
    }
board-drew = จั่ว { $count }
board-passed = ผ่าน
