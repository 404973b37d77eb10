### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = อัลติเมตเท็กซัสโฮลเด็ม
blurb = โฮลเด็มสู้เจ้ามือ เรสได้ครั้งเดียว ยิ่งกล้าเร็วยิ่งมาก

verb-check = เช็ค
verb-play-1 = เพลย์ 1×
verb-play-2 = เพลย์ 2×
verb-play-3 = เพลย์ 3×
verb-play-4 = เพลย์ 4×

event-checked = { $who } เช็ค
event-played = { $who } เพลย์ { $times }×, { $stake } ชิป
event-board-dealt = { $cards-count ->
        [3] ฟล็อป: { $cards }
       *[other] เทิร์นและริเวอร์: { $cards }
    }

bet-blind = บลายด์

outcome-unqualified = เจ้ามือไม่เข้าเกณฑ์
outcome-unpaid = ไม่จ่าย
outcome-straight = สเตรท 1 ต่อ 1
outcome-flush = ฟลัช 3 ต่อ 2
outcome-full-house = ฟูลเฮาส์ 3 ต่อ 1
outcome-quads = โฟร์การ์ด 10 ต่อ 1
outcome-straight-flush = สเตรทฟลัช 50 ต่อ 1
outcome-royal-flush = รอยัลฟลัช 500 ต่อ 1

why-fold = หมอบ
why-push = { $mine }ทั้งสองฝ่าย
why-win = { $mine } เจอ{ $dealer }ของเจ้ามือ
why-lose = { $mine } เจอ{ $dealer }ของเจ้ามือ
why-push-unqualified = { $mine }ทั้งสองฝ่าย
why-win-unqualified = { $mine } เจอ{ $dealer }ของเจ้ามือ ซึ่งไม่เข้าเกณฑ์
why-lose-unqualified = { $mine } เจอ{ $dealer }ของเจ้ามือ ซึ่งไม่เข้าเกณฑ์

ending-all-folded = หมอบกันหมด
ending-dealer-unqualified = เจ้ามือไม่เข้าเกณฑ์
ending-dealer-qualified = เจ้ามือเข้าเกณฑ์

## กรรมการ

judge-dealer-qualified = เจ้ามือมี{ $hand } เข้าเกณฑ์
judge-dealer-unqualified = เจ้ามือมี{ $hand } ไม่เข้าเกณฑ์
judge-fold = เสียแอนตีและบลายด์: { $why }
judge-push = ได้คืนทุกเดิมพัน: { $why }
judge-win = ชนะ: { $why } บลายด์จ่าย { $odds }
judge-win-unpaid = ชนะ: { $why } บลายด์ไม่จ่าย
judge-lose = แพ้: { $why }

refusal-played-or-folded = บอกสิ่งเดียวที่มือนี้ทำ: { $marks }
refusal-ante-is-odd = บลายด์ { $got } จ่าย 3 ต่อ 2 เป็นชิปเต็มไม่ได้ ใช้แอนตีเลขคู่

## วิธีเล่นที่ดีที่สุด

hint-before-flop-play-4 = แข็งพอสำหรับสี่แอนตีทันที
hint-before-flop-play-3 = ตรงนี้สามแอนตีถูกต้อง
hint-before-flop-check = อ่อนเกินไปสำหรับสี่แอนตีก่อนฟล็อป
hint-flop-play-2 = จากตรงนี้คุณชนะ { $won } ใน 100 ครั้ง พอสำหรับสองแอนตีเลย
hint-flop-check = จากตรงนี้คุณชนะ { $won } ใน 100 ครั้ง รอเทิร์นและริเวอร์
hint-river-play-1 = คุณชนะ { $won } จาก 990 มือของเจ้ามือ เสมอ { $tied } แพ้ { $lost }
hint-river-fold = คุณชนะ { $won } จาก 990 มือของเจ้ามือ เสมอ { $tied } แพ้ { $lost }

## โอกาส

odds-grid = ก่อนฟล็อป: ดอกเดียวกันอยู่ขวาเส้นทแยง ต่างดอกอยู่ซ้าย
odds-grid-side = ใบหนึ่ง
odds-grid-top = อีกใบ
odds-choice-play = เพลย์ 4×
odds-choice-check = เช็ค

odds-rule-preflop = ก่อนฟล็อป เพลย์ 4× เมื่อมีคู่สามขึ้นไป เอซทุกใบ K-2 ดอกเดียวกัน K-5 Q-6 ดอกเดียวกัน Q-8 J-8 ดอกเดียวกัน J-10 หรือดีกว่า นอกนั้นเช็ค ไม่ต้องเพลย์ 3× เลย
odds-rule-flop = ที่ฟล็อป เพลย์ 2× ถ้าไพ่ของคุณทำให้มือดีกว่าที่ฟล็อปเป็นเอง (คู่สองในมือต้องมีใบที่สาม) หรือมีสี่ใบลุ้นฟลัชโดยใบของคุณเป็นสิบขึ้นไป นอกนั้นเช็ค
odds-rule-river = ที่ริเวอร์ นับไพ่ที่คุณไม่เห็นซึ่งจะชนะคุณถ้าเจ้ามือมีแค่ใบนั้น น้อยกว่า 21: เพลย์ 1× นอกนั้นหมอบ

odds-cost-thumb = กติกาเป็นคำพูดข้างบน
odds-cost-no-flop = ไม่เคยเพลย์ 2×
odds-cost-three = เพลย์ 3× แทน 4×
odds-cost-never-fold = ไม่เคยหมอบ
odds-cost-no-preflop = ไม่เคยเพลย์ก่อนฟล็อป
odds-cost-everything = เพลย์ 4× ทุกมือ

odds-convention = นับการแจกทั้ง { $ways } แบบของไพ่คุณ ไพ่กลาง และไพ่เจ้ามือ ก่อนฟล็อป ที่ฟล็อป และที่ริเวอร์ หาวิธีเล่นที่ดีที่สุดแยกทุกมือกับทุกไพ่กลาง ไม่รู้ไพ่ของที่นั่งอื่น ถ้าสองทางมีค่าเท่ากัน เลือกทางที่วางเงินน้อยกว่า
