### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = คาสิโนวอร์
blurb = คนละใบ ใครสูงกว่าชนะ เท่ากันหรือ ยอมเสียครึ่งหนึ่งหรือทำสงคราม

verb-surrender = ยอมแพ้
verb-war = ทำสงคราม

bet-stake = เดิมพัน
bet-war = สงคราม

event-card-dealt = { $who } ได้ { $card }
event-dealer-dealt = เจ้ามือได้ { $card }
event-tied =
    { $seats-count ->
        [1] { $seats } เสมอกับเจ้ามือ: ยอมแพ้หรือทำสงคราม
       *[other] { $seats } เสมอกับเจ้ามือ: ยอมแพ้หรือทำสงคราม
    }
event-surrendered = { $who } ยอมแพ้ เสีย { $lost }
event-went-to-war = { $who } ทำสงคราม เพิ่มอีก { $stake }
event-burned = เผาไพ่สามใบ
event-war-dealt = { $who } ได้ { $card } ในสงคราม
event-dealer-war-dealt = เจ้ามือได้ { $card } ในสงคราม

why-win = { $card } ชนะ { $dealer }
why-lose = { $card } เจอ { $dealer }
why-surrender = { $card } ทั้งสองฝ่าย และยอมแพ้
why-war-win = ชนะสงคราม { $card } เจอ { $dealer }
why-war-lose = แพ้สงคราม { $card } เจอ { $dealer }
why-war-tie = ในสงครามก็ { $card } ทั้งสองฝ่าย จ่าย 2 ต่อ 1

outcome-surrender = เสียครึ่งหนึ่ง
outcome-tie = เสมอ 2:1

ending-no-tie = ไม่มีใครเสมอ
ending-no-war = ไม่มีใครทำสงคราม
ending-war = สงคราม

judge-against = { $card } เจอ { $dealer }
judge-war-against = { $card } เจอ { $dealer } แล้ว { $war } เจอ { $dealer-war }
judge-win = ชนะ: { $why }
judge-lose = แพ้: { $why }
judge-surrender = เสียครึ่งหนึ่ง: { $why }

refusal-tie-chooses = ถ้าเสมอต้องเลือก: ระบุ surrender หรือ war พร้อมไพ่ใบที่สอง
refusal-no-tie = { $card } เจอ { $dealer } ไม่เสมอ จึงไม่มีให้เลือกและไม่มีใบที่สอง
refusal-surrender-has-one = คนที่ยอมแพ้ไม่ได้ใบที่สอง
refusal-war-needs-two = สงครามต้องมีใบที่สอง
refusal-one-choice = เลือก surrender หรือ war อย่างเดียว
refusal-dealer-needs-two = มีคนทำสงคราม เจ้ามือจึงมีใบที่สองด้วย
refusal-dealer-has-one = ไม่มีใครทำสงคราม เจ้ามือจึงมีใบเดียว
refusal-stake-is-odd = ครึ่งหนึ่งของ { $got } ไม่เป็นชิปเต็ม ใช้เลขคู่

odds-best = ถ้าเสมอ ให้ทำสงครามทุกครั้ง
odds-worth = สงครามเสียเฉลี่ย { $war } ของเดิมพัน ยอมแพ้เสียครึ่งหนึ่งเสมอ
odds-war = ทำสงคราม
odds-surrender = ยอมแพ้ทุกครั้งที่เสมอ
odds-second-tie = โอกาสเสมอซ้ำหลังเสมอ
odds-lost-war = โอกาสแพ้สงคราม
odds-lost = โอกาสแพ้ทันที
odds-if-surrendering = ความได้เปรียบเจ้ามือของคนที่ยอมแพ้ทุกครั้ง
odds-niagara = ที่นั่นบอกว่าสงครามจ่าย 3 ต่อ 1 โดยเสียเดิมพันแรก ซึ่งเหมือนกัน
odds-convention = นับทุกลำดับของไพ่สองใบ และสี่ใบเมื่อเสมอ ตามแต้มจาก 312 ใบ ไพ่สามใบที่เผาไม่เปลี่ยนอะไร เพราะไม่มีใครเห็น

advice-stake = ทุกรอบเสีย 2.33 % ของเดิมพัน เดิมพันต่ำสุดจึงเสียน้อยที่สุด
advice-war = สงครามเสียน้อยกว่าครึ่งที่เสียเมื่อยอมแพ้

board-adds = { $verb } เพิ่ม { $amount }
board-own = ไพ่ของคุณ
board-own-folded = ไพ่ของคุณ ยอมแพ้แล้ว
board-burned = ไพ่ที่เผา
