### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = ปูซอยดอส
    .lang = th
blurb = คนละสิบสามใบ ลงให้ใหญ่กว่าคนก่อนหน้า และเป็นคนแรกที่ลงใบสุดท้าย

verb-play = ลง
verb-pass = ผ่าน

rank-2 = สอง
ranks-2 = สอง
card-name = { $rank }{ $suit }
combo-single = { $card }
combo-pair = คู่{ $ranks }
combo-triple = ตอง{ $ranks }
combo-straight = สเตรทถึง{ $card }
combo-flush = ฟลัช{ $suit } { $rank }สูง
combo-full-house = ฟูลเฮาส์ ตอง{ $ranks }
combo-quads = โฟร์การ์ด{ $ranks }
combo-straight-flush = สเตรทฟลัชถึง{ $card }

event-dealt = แจกไพ่ที่นั่งละ { $each } ใบ
event-opens = { $who } ถือไพ่เล็กที่สุด จึงลงก่อนด้วยใบนั้น
event-played =
    { $left ->
        [0] { $who } ลง { $cards } หมดมือแล้ว
        [1] { $who } ลง { $cards } เหลือใบสุดท้าย!
       *[other]
            { $cards-count ->
                [1] { $who } ลง { $cards }
               *[other] { $who } ลง { $cards }: { $combo }
            }
    }
event-passed = { $who } ผ่าน
event-trick-won = คนอื่นผ่านหมด { $who } ขึ้นใหม่
event-round-won = { $who } หมดมือและชนะรอบนี้ ลงท้ายด้วย { $combo }

refusal-leader-must-play = คุณเป็นคนขึ้น จึงต้องลง: ใบเดียว คู่ ตอง หรือห้าใบ
refusal-opener-must-play = คุณถือไพ่เล็กที่สุดคือ{ $card } คุณต้องขึ้นก่อน และต้องมีใบนี้ในที่ลง
refusal-needs-lowest-card = ลงครั้งแรกต้องมี{ $card } ซึ่งเป็นใบเล็กที่สุดที่แจก จะเป็นชุดไหนก็ได้ที่มีใบนี้
refusal-too-few-cards = บนโต๊ะมี { $size } ใบ แต่คุณเหลือแค่ { $got } ผ่านไปก่อน ตาหน้ายังลงได้
refusal-nothing-beats = ในมือคุณไม่มีอะไรชนะไพ่บนโต๊ะ ({ $combo }) ผ่านไปก่อน ตาหน้ายังลงได้
refusal-no-combination-1 = นั่นไม่เป็นชุด
refusal-no-combination-2 = สองใบต้องเป็นคู่ คือแต้มเดียวกันสองใบ
refusal-no-combination-3 = สามใบต้องเป็นตอง คือแต้มเดียวกันสามใบ
refusal-no-combination-4 = สี่ใบลงไม่ได้ ลงหนึ่งใบ คู่ ตอง หรือห้าใบ โฟร์การ์ดต้องมีใบที่ห้าใบไหนก็ได้
refusal-no-combination-5 = ห้าใบต้องเป็นสเตรท ฟลัช ฟูลเฮาส์ โฟร์การ์ดกับอีกใบ หรือสเตรทฟลัช
refusal-no-combination-6 = ลงหนึ่งใบ คู่ ตอง หรือห้าใบ
refusal-no-deuce-in-a-straight = 2 เป็นแต้มสูงสุดและไม่อยู่ในสเตรท สเตรทมีตั้งแต่ 3-4-5-6-7 ถึง 10-J-Q-K-A
refusal-too-weak = ที่คุณลง ({ $mine }) ไม่ชนะไพ่บนโต๊ะ ({ $theirs }) { $law }

law-rank = แต้มสูงกว่าชนะ จาก 3 ขึ้นไปถึงเอซและ 2
law-suit = แต้มเท่ากัน ดอกใหญ่กว่าชนะ จากเล็กไปใหญ่: ดอกจิก โพดำ โพแดง ข้าวหลามตัด
law-category = ห้าใบ จากเล็กไปใหญ่: สเตรท ฟลัช ฟูลเฮาส์ โฟร์การ์ด สเตรทฟลัช
law-flush-suit = ฟลัชดูดอกก่อน จากเล็กไปใหญ่: ดอกจิก โพดำ โพแดง ข้าวหลามตัด
law-flush-rank = ฟลัชดอกเดียวกันดูใบสูงสุด แล้วใบถัดไป
law-full-house = ฟูลเฮาส์ดูแค่สามใบที่เหมือนกัน
law-quads = โฟร์การ์ดดูแค่สี่ใบที่เหมือนกัน
law-straight-rank = สเตรทดูใบสูงสุด
law-straight-suit = สเตรทที่ใบสูงสุดเท่ากันดูดอกของใบนั้น: ดอกจิก โพดำ โพแดง ข้าวหลามตัด

ending-single = หมดมือด้วยใบเดียว
ending-pair = หมดมือด้วยคู่
ending-triple = หมดมือด้วยตอง
ending-five = หมดมือด้วยห้าใบ

board-suggest = แนะนำ
board-passed = ผ่าน
board-empty = โต๊ะว่าง
board-free = โต๊ะว่าง
board-by = { $name } ลง
board-table = { $name } ลง: { $combo }
board-leads = { $name } เป็นคนขึ้น
board-lead = คุณขึ้น: ใบเดียว คู่ ตอง หรือห้าใบ
board-opening = ลงครั้งแรกต้องมี{ $card }
board-answers =
    { $count ->
        [1] คุณมีหนึ่งแบบที่ชนะได้
       *[other] คุณมี { $count } แบบที่ชนะได้
    }
board-no-answer = ในมือคุณไม่มีอะไรชนะได้
board-choice = { $combo } ({ $at } จาก { $count })
board-choose =
    { $size ->
        [0] เลือกไพ่ที่จะขึ้น
        [1] เลือกไพ่หนึ่งใบ
       *[other] เลือกไพ่ { $size } ใบ
    }
board-size =
    { $size ->
        [1] ต้องลงหนึ่งใบให้ชนะ{ $combo }
       *[other] ต้องลง { $size } ใบให้ชนะ{ $combo }
    }
board-dim-opening = ลงครั้งแรกต้องมี{ $needed } และ{ $card }ลงพร้อมใบนั้นไม่ได้
board-dim-few =
    { $got ->
        [1] คุณมี{ $ranks }ใบเดียว แต่ต้องใช้ { $size } ใบสู้{ $theirs }
       *[other] คุณมี{ $ranks } { $got } ใบ แต่ต้องใช้ { $size } ใบสู้{ $theirs }
    }
board-dim-five = { $card }ไม่อยู่ในชุดห้าใบไหนของคุณ
board-dim-five-weak = ไม่มีชุดห้าใบที่มี{ $card }ชนะ{ $theirs }

judge-none = ไม่เป็นชุด
judge-out-of-step = ลงไม่ได้ { $why }
judge-takes = ชนะ
judge-beaten = แพ้การลงครั้งที่ { $number }
judge-size =
    { $size ->
        [1] ขึ้นด้วยหนึ่งใบ ต้องสู้ด้วยหนึ่งใบ ไม่ใช่ { $got }
       *[other] ขึ้นด้วย { $size } ใบ ต้องสู้ด้วยจำนวนเท่ากัน ไม่ใช่ { $got }
    }
