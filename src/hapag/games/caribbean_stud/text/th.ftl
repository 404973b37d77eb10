### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = แคริบเบียนสตัด
blurb = ไพ่ห้าใบสู้ห้าใบของเจ้ามือซึ่งคุณเห็นหนึ่งใบ หมอบ หรือเรสสองเท่าของแอนตี

verb-raise = เรส

event-raised = { $who } เรส { $stake }

bet-raise = เรส

outcome-unqualified = เจ้ามือไม่เข้าเกณฑ์
outcome-high-card = เอซ-คิง 1 ต่อ 1
outcome-pair = คู่ 1 ต่อ 1
outcome-two-pair = สองคู่ 2 ต่อ 1
outcome-trips = ตอง 3 ต่อ 1
outcome-straight = สเตรท 4 ต่อ 1
outcome-flush = ฟลัช 5 ต่อ 1
outcome-full-house = ฟูลเฮาส์ 7 ต่อ 1
outcome-quads = โฟร์การ์ด 20 ต่อ 1
outcome-straight-flush = สเตรทฟลัช 50 ต่อ 1
outcome-royal-flush = รอยัลฟลัช 100 ต่อ 1

why-fold = หมอบ
why-unqualified = เจ้ามือมีแค่{ $dealer } ไม่เข้าเกณฑ์
why-push = { $mine }ทั้งสองฝ่าย
why-win = { $mine } เจอ{ $dealer }ของเจ้ามือ
why-lose = { $mine } เจอ{ $dealer }ของเจ้ามือ

ending-all-folded = หมอบกันหมด
ending-dealer-unqualified = เจ้ามือไม่เข้าเกณฑ์
ending-dealer-qualified = เจ้ามือเข้าเกณฑ์

## กรรมการ

judge-dealer-qualified = เจ้ามือมี{ $hand } เข้าเกณฑ์
judge-dealer-unqualified = เจ้ามือมี{ $hand } ไม่เข้าเกณฑ์
judge-fold = เสียแอนตี: { $why }
judge-unqualified = ชนะแค่แอนตี: { $why }
judge-push = ได้คืนทั้งสองเดิมพัน: { $why }
judge-win = ชนะ: { $why } เรสจ่าย { $odds }
judge-lose = เสียทั้งสองเดิมพัน: { $why }

## วิธีเล่นที่ดีที่สุด

hint-pair = คู่ขึ้นไปคุ้มที่จะเรสเสมอ ไม่ว่าเจ้ามือหงายอะไร
hint-below = ต่ำกว่าเอซ-คิงให้หมอบเสมอ จะชนะได้ก็ต่อเมื่อเจ้ามือไม่เข้าเกณฑ์ ซึ่งน้อยครั้งเกินไป
hint-ace-king-raise = เอซ-คิงก้ำกึ่ง ใน 163,185 มือที่เจ้ามืออาจมี เรสได้ { $raise } แอนตี หมอบได้ −1
hint-ace-king-fold = เอซ-คิงก้ำกึ่ง ใน 163,185 มือที่เจ้ามืออาจมี เรสได้ { $raise } แอนตี หมอบเสียแค่หนึ่ง

## โอกาส

chart = เรสหรือหมอบ
chart-side = ไพ่ของคุณ
chart-top = ไพ่หงายของเจ้ามือ
chart-raise = เรส
chart-fold = หมอบ
chart-pair = คู่ขึ้นไป
chart-queen = A-K-Q
chart-jack = A-K-J
chart-ten = A-K อื่น
chart-below = ต่ำกว่า A-K
open-high = A หรือ K
open-match = ตรงกับคุณ
open-lower = ต่ำกว่าใบที่ 4
open-other = อื่น ๆ

rule-pair = มีคู่ขึ้นไป ให้เรส
rule-below = ต่ำกว่าเอซ-คิง ให้หมอบ
rule-match = มีเอซ-คิง ให้เรสถ้าไพ่หงายของเจ้ามือเป็นแหม่มหรือต่ำกว่า และคุณมีแต้มเดียวกัน
rule-high = มีเอซ-คิง ให้เรสถ้าเจ้ามือหงายเอซหรือคิง และคุณมีแหม่มหรือแจ็คด้วย
rule-lower = มีเอซ-คิง-แหม่ม ให้เรสถ้าไพ่หงายของเจ้ามือไม่ตรงกับของคุณและต่ำกว่าใบสูงสุดอันดับสี่ของคุณ
rule-else = มีเอซ-คิงแบบอื่น ให้หมอบ

way-three-rules = กติกาเป็นคำพูดข้างบน
way-akj83 = เรสเมื่อ A-K-J-8-3 ขึ้นไป
way-match = เรสเมื่อมีคู่ หรือเอซ-คิงที่มีแต้มตรงกับใบหงาย
way-pairs = เรสเมื่อมีคู่ขึ้นไปเท่านั้น
way-ace-king = เรสทุกเอซ-คิง
way-always = เรสทุกครั้ง
way-never = หมอบทุกครั้ง

antes-lost = แอนตีที่เสียจากการแจกทั้ง 19,933,230,517,200 แบบ
edge-of-way = ความได้เปรียบเจ้ามือของ “{ $way }”

convention = นับการแจกทั้ง 19,933,230,517,200 แบบของไพ่ห้าใบของคุณ ใบหงาย และอีกสี่ใบของเจ้ามือ หาวิธีเล่นที่ดีที่สุดแยกทุกมือและทุกใบหงาย ตารางแสดงค่าเฉลี่ยของแต่ละช่อง (คอลัมน์ที่สาม: ใบหงายต่ำกว่าใบสูงสุดอันดับสี่ของคุณ) และกติกาเป็นคำพูดต่างจากวิธีที่ดีที่สุดไม่เกิน 0.0003 % ของแอนตี ไม่รู้ไพ่ของที่นั่งอื่น
