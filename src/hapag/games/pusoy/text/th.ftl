### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = ปูซอย
    .lang = th
blurb = ไพ่สิบสามใบ สามแถว ชนะคู่แข่งแต่ละคนให้มากแถวกว่า ชนะทั้งสามแถวได้หกแต้ม

verb-arrange = ล็อก

row-front = แถวหน้า
row-middle = แถวกลาง
row-back = แถวหลัง

board-suggest = แนะนำ
board-mind-balanced = สมดุล
board-mind-back = หลังแข็ง
board-mind-front = หน้าแข็ง
board-unfinished =
    { $left ->
        [1] วางไพ่ใบสุดท้าย
       *[other] วางไพ่ให้หมด เหลือ { $left } ใบ
    }
board-points =
    { $points ->
        [1] หนึ่งแต้ม
       *[other] { $points } แต้ม
    }
board-net = { $points } ({ $net })
board-row-taken = { $row }: { $hand } ชนะ { $count } จาก { $rivals }
board-star = ★ ชนะคู่แข่งหนึ่งคนในแถวนี้
board-locked = ล็อกแล้ว
board-arranging = กำลังจัด

event-dealt = แจกไพ่ที่นั่งละ { $each } ใบ จัดเป็นสามแถว
event-committed = { $who } ล็อกสามแถวแล้ว
event-revealed = { $who } เปิดแถวหน้า: { $front-hand } แถวกลาง: { $middle-hand } แถวหลัง: { $back-hand }
event-compared = { $who } เจอ { $rival-who } { $points } ต่อ { $rival-points }: แถวหน้า{ $front ->
        [won] ชนะ
        [lost] แพ้
       *[tied] เสมอ
    } แถวกลาง{ $middle ->
        [won] ชนะ
        [lost] แพ้
       *[tied] เสมอ
    } แถวหลัง{ $back ->
        [won] ชนะ
        [lost] แพ้
       *[tied] เสมอ
    }
event-round-won =
    { $points ->
        [1] { $who } ชนะรอบนี้ด้วยหนึ่งแต้ม
       *[other] { $who } ชนะรอบนี้ด้วย { $points } แต้ม
    }
event-round-shared =
    { $points ->
        [0] { $seats } แบ่งรอบนี้กัน ไม่มีใครได้แต้ม
        [1] { $seats } แบ่งรอบนี้กัน คนละหนึ่งแต้ม
       *[other] { $seats } แบ่งรอบนี้กัน คนละ { $points } แต้ม
    }

refusal-front-over-middle = แถวหน้า ({ $stronger }) ชนะแถวกลาง ({ $weaker }) แถวหน้าต้องไม่ชนะแถวที่อยู่หลัง ทำแถวกลางให้แข็งขึ้นหรือแถวหน้าให้อ่อนลง
refusal-middle-over-back = แถวกลาง ({ $stronger }) ชนะแถวหลัง ({ $weaker }) แถวหลังต้องแข็งที่สุด สลับสองแถวนี้ หรือย้ายไพ่แข็งไปแถวหลัง
refusal-front-over-middle-by-card = แถวหน้าและแถวกลางเป็น{ $hand }ทั้งคู่ และ{ $higher }ของแถวหน้าชนะ{ $lower }ของแถวกลาง แถวกลางต้องแข็งไม่น้อยกว่าใบต่อใบ
refusal-middle-over-back-by-card = แถวกลางและแถวหลังเป็น{ $hand }ทั้งคู่ และ{ $higher }ของแถวกลางชนะ{ $lower }ของแถวหลัง สลับสองแถวนี้

judge-rows = แถวหน้า: { $front } แถวกลาง: { $middle } แถวหลัง: { $back }
judge-points =
    { $points ->
        [1] { $how } ด้วยหนึ่งแต้ม (สุทธิ { $net })
       *[other] { $how } ด้วย { $points } แต้ม (สุทธิ { $net })
    }
judge-foul = ฟาวล์ ไม่คิดแต้ม { $why }
judge-pair = มือที่ { $one } เจอมือที่ { $other } { $points } ต่อ { $other-points }: แถวหน้า{ $front } แถวกลาง{ $middle } แถวหลัง{ $back }
judge-row = เป็นของมือที่ { $number }
judge-row-tied = เสมอ

ending-won = มีผู้ชนะคนเดียว
ending-shared = แบ่งกัน
