### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## โอกาสที่คำนวณตรง ๆ และคำแนะนำ: เหมือนกันทุกเกมที่สู้กับเจ้ามือ

odds-house-edge = ความได้เปรียบเจ้ามือ
odds-player-edge = ความได้เปรียบของคุณ
odds-element-of-risk = อัตราความเสี่ยง
odds-staked = เงินที่วางต่อรอบ
odds-sd = ส่วนเบี่ยงเบนมาตรฐาน
odds-ev = ค่าคาดหวังของผู้เล่น

odds-of-unit = ต่อ{ $unit }
odds-of-staked = ของเงินที่วางทั้งหมด
odds-times = เท่าของ{ $unit }
odds-exactly = ตรง ๆ คือ { $fraction } ของ{ $unit }สำหรับผู้เล่น

odds-bets = ช่องเดิมพัน
odds-bet = เดิมพัน
odds-decisions = วิธีเล่นที่ดีที่สุดทำอะไรใน 100 รอบ
odds-best-play = วิธีเล่นที่ดีที่สุด
odds-costs = วิธีเล่นที่ง่ายกว่าเสียเพิ่มเท่าไร
odds-how-exact = คำนวณอย่างไร (ตรงทุกกรณี)
odds-how = คำนวณอย่างไร
odds-sources = ที่ผู้อื่นเผยแพร่

odds-page-hundred =
    { $side ->
        [player] เล่น { $rounds } รอบ รอบละ { $stake } ชิป คุณชนะเฉลี่ย { $mean }
       *[house] เล่น { $rounds } รอบ รอบละ { $stake } ชิป คุณแพ้เฉลี่ย { $mean }
    }
odds-page-spread = สองในสามครั้ง โชคจะทำให้ต่างจากนั้นไม่ถึง { $spread } ทั้งขึ้นและลง
odds-page-costs = ที่เสียเพิ่มจากวิธีเล่นที่ดีที่สุดในทุกรอบ เทียบกับ{ $unit }
odds-page-tap = แตะช่อง: แต่ละทางเลือกจะชนะหรือแพ้เฉลี่ยเท่าไร ถ้าเดิมพัน 100 ชิป
odds-page-place = { $side }: { $row } · { $top }: { $column }
odds-page-best = ดีที่สุด
odds-page-worse = น้อยกว่า { $chips }

odds-hint = คำแนะนำ
odds-hint-line = { $move }: { $why }
odds-hint-worth = จาก 100 ชิป: { $worth }
