### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = ไพ่เก้าจีน
blurb = ไพ่จีนสี่ใบ จัดเป็นสองมือ มือละสองใบ ชนะเจ้ามือให้ได้ทั้งสองมือ

board-suggestion = คำแนะนำจากไพ่ของคุณเอง ไม่ใช่แบบของคาสิโน เปลี่ยนได้ตามใจ

board-unfinished =
    { $left ->
        [1] วางไพ่ใบสุดท้าย
       *[other] วางไพ่ให้หมด เหลือ { $left } ใบ
    }
board-reference = ตารางไพ่
board-reference-title = คู่และไพ่เดี่ยว
board-reference-pairs = สิบหกคู่ จากใหญ่ไปเล็ก ไพ่สองใบในแถวเดียวกันเป็นคู่ แต้มเท่ากันอย่างเดียวไม่พอ
board-reference-other = ถัดจากคู่: หว่อง (ทีนหรือเดกับเก้า) ก้อง (ทีนหรือเดกับแปด) แล้วจึงเลขท้ายของแต้มรวม จาก 9 ลงไปถึง 0
board-reference-single = ถ้าเท่ากัน ไพ่เดี่ยวที่ใหญ่ที่สุดตัดสิน ลำดับอยู่ข้างไพ่
board-rank = { $rank ->
        [1] ที่ 1
        [2] ที่ 2
        [3] ที่ 3
       *[other] ที่ { $rank }
    }
board-rank-joon = ที่ 15 เมื่อเป็นหก สุดท้ายเมื่อเป็นสาม
board-counts = นับ { $pips }
board-counts-joon = ใบละ 3 หรือ 6

event-dealt = แจกไพ่ที่นั่งละ { $each } ใบ { $who } เป็นเจ้ามือ

hand-pair = คู่{ $lead }
hand-wong = หว่องกับ{ $lead }
hand-gong = ก้องกับ{ $lead }
hand-points = { $points } แต้ม นำด้วย{ $lead }
hand-zero = ศูนย์

pair-gee-joon = จีจุน
pair-teen = ทีน
pair-day = เด
pair-yun = ยุน
pair-gor = กอ
pair-mooy = มุย
pair-chong = ชง
pair-bon = บัน
pair-foo = ฟู
pair-ping = ผิง
pair-tit = ทิด
pair-look = ลุก
pair-nines = เก้าคละ
pair-eights = แปดคละ
pair-sevens = เจ็ดคละ
pair-fives = ห้าคละ

lead-gee-joon = จีจุน
lead-teen = ทีน
lead-day = เด
lead-yun = ยุน
lead-gor = กอ
lead-mooy = มุย
lead-chong = ชง
lead-bon = บัน
lead-foo = ฟู
lead-ping = ผิง
lead-tit = ทิด
lead-look = ลุก
lead-nines = เก้า
lead-eights = แปด
lead-sevens = เจ็ด
lead-fives = ห้า

piece-gee-joon-6 = จีจุน สอง-สี่
piece-gee-joon-3 = จีจุน หนึ่ง-สอง
piece-teen = ทีน หก-หก
piece-day = เด หนึ่ง-หนึ่ง
piece-yun = ยุน สี่-สี่
piece-gor = กอ หนึ่ง-สาม
piece-mooy = มุย ห้า-ห้า
piece-chong = ชง สาม-สาม
piece-bon = บัน สอง-สอง
piece-foo = ฟู ห้า-หก
piece-ping = ผิง สี่-หก
piece-tit = ทิด หนึ่ง-หก
piece-look = ลุก หนึ่ง-ห้า
piece-nine-63 = เก้า สาม-หก
piece-nine-54 = เก้า สี่-ห้า
piece-eight-62 = แปด สอง-หก
piece-eight-53 = แปด สาม-ห้า
piece-seven-52 = เจ็ด สอง-ห้า
piece-seven-43 = เจ็ด สาม-สี่
piece-five-41 = ห้า หนึ่ง-สี่
piece-five-32 = ห้า สอง-สาม

refusal-low-over-high = มือเล็ก ({ $low }) ชนะมือใหญ่ ({ $high }) มือใหญ่ต้องไม่อ่อนกว่ามือเล็ก สลับสองมือนี้

## การจัด

ui-arrange-card = แตะไพ่ แล้วแตะแถว
ui-arrange-rest = ไพ่ที่ยังไม่ได้วาง
ui-arrange-left =
    { $count ->
        [1] ยังไม่ได้วางอีกหนึ่งใบ
       *[other] ยังไม่ได้วางอีก { $count } ใบ
    }
