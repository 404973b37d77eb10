### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = ไพ่เก้าโป๊กเกอร์
blurb = ไพ่เจ็ดใบและโจ๊กเกอร์ในสำรับ: มือสองใบและมือห้าใบ ชนะเจ้ามือให้ได้ทั้งสองมือ

board-suggestion = คำแนะนำจากไพ่ของคุณเอง ไม่ใช่แบบของคาสิโน เปลี่ยนได้ตามใจ

piece-Jk = โจ๊กเกอร์
hand-five-aces = เอซห้าใบ

board-unfinished =
    { $left ->
        [1] วางไพ่ใบสุดท้าย
       *[other] วางไพ่ให้หมด เหลือ { $left } ใบ
    }

event-dealt = แจกไพ่ที่นั่งละ { $each } ใบ { $who } เป็นเจ้ามือ

refusal-low-over-high = มือเล็ก ({ $low }) ชนะมือใหญ่ ({ $high }) ห้าใบต้องไม่อ่อนกว่าสองใบ ทำมือใหญ่ให้แข็งขึ้นหรือมือเล็กให้อ่อนลง
refusal-low-over-high-by-card = มือเล็กและมือใหญ่เป็น{ $hand }ทั้งคู่ และ{ $higher }ของมือเล็กชนะ{ $lower }ของมือใหญ่ ห้าใบต้องแข็งไม่น้อยกว่าใบต่อใบ
