### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = ป๊อกเด้ง
blurb = ขวัญใจคนไทย: ไพ่สองใบ อาจมีใบที่สาม ใครใกล้เก้าที่สุด คู่ ดอก และเรียงทำให้เด้ง

verb-draw = จั่ว
verb-stand = อยู่

# มือไพ่เป็นอะไร
worth-pok =
    { $deng ->
        [1] ป๊อก { $score }
       *[other] ป๊อก { $score } { $deng } เด้ง
    }
worth-tong = ตอง { $deng } เด้ง
worth-straight-flush = สเตรทฟลัช { $deng } เด้ง
worth-straight = เรียง { $deng } เด้ง
worth-sam-lueang = สามเหลือง { $deng } เด้ง
worth-normal =
    { $deng ->
        [1] { worth-points }
       *[other] { worth-points } { $deng } เด้ง
    }
worth-points = { $score } แต้ม

event-pok-called =
    { $dealer ->
        [yes] { $seats-count ->
            [0] เจ้ามือป๊อก! ไม่มีใครจั่ว
            [1] เจ้ามือป๊อก และ { $seats } ก็ป๊อก! ไม่มีใครจั่ว
           *[other] เจ้ามือป๊อก และ { $seats } ก็ป๊อก! ไม่มีใครจั่ว
        }
       *[no] { $seats-count ->
            [1] { $seats } ป๊อก! ไม่มีใครจั่ว
           *[other] { $seats } ป๊อก! ไม่มีใครจั่ว
        }
    }
event-drew = { $who } จั่วหนึ่งใบ
event-stood = { $who } อยู่
event-dealer-drew = เจ้ามือจั่วหนึ่งใบ
event-dealer-stood = เจ้ามืออยู่

outcome-win-1 = ชนะ
outcome-win-2 = ชนะ × 2
outcome-win-3 = ชนะ × 3
outcome-win-5 = ชนะ × 5
outcome-lose-1 = แพ้
outcome-lose-2 = แพ้ × 2
outcome-lose-3 = แพ้ × 3
outcome-lose-5 = แพ้ × 5

why-compared = { $mine } เจอเจ้ามือ { $dealer }
why-deng = { $mine } เจอเจ้ามือ { $dealer } จึงวัดกันที่เด้ง
why-push = { $mine } ทั้งสองฝ่าย

ending-pok = มีป๊อก: ไม่มีใครจั่ว
ending-dealer-drew = เจ้ามือจั่ว
ending-dealer-stood = เจ้ามืออยู่

## กรรมการ

judge-dealer = เจ้ามือได้ { $hand }
judge-win =
    { $deng ->
        [1] ชนะ: { $why }
       *[other] ชนะ { $deng } เท่าของเดิมพัน: { $why }
    }
judge-lose =
    { $deng ->
        [1] แพ้: { $why }
       *[other] แพ้ { $deng } เท่าของเดิมพัน: { $why }
    }
judge-push = ได้เดิมพันคืน: { $why }

refusal-pok-ends-it = บนโต๊ะมีป๊อก ({ $where }) จึงไม่มีใครจั่วใบที่สาม
refusal-no-third-card = สองใบไหนในนี้ก็ได้ { $low } ขึ้นไป ซึ่งไม่มีใครจั่วใบที่สาม
refusal-dealer-draws = เจ้ามือได้ { $score } ต้องจั่ว เจ้ามืออยู่ได้เมื่อมี 5 ขึ้นไป

## วิธีเล่นที่ดีที่สุด

hint-highest-stake = เล่นดีที่สุดจะได้เปรียบเจ้ามือนี้เล็กน้อย เดิมพันสูงสุดจึงชนะเฉลี่ยมากที่สุด
hint-draw = จั่วคุ้มกว่าอยู่ที่ { $worth }
hint-stand = อยู่ที่ { $worth } คุ้มกว่าจั่ว

## โอกาส

chart-score = ตามแต้ม
chart-score-side = แต้มของสองใบ
chart-score-top = เป็นแบบไหน
chart-cards = ตามไพ่สองใบ: เหนือเส้นทแยงดอกเดียวกัน ใต้เส้นต่างดอก
chart-cards-side = ใบหนึ่ง
chart-cards-top = อีกใบ
chart-draw = จั่ว
chart-stand = อยู่

kind-mixed = ต่างดอก
kind-suited = ดอกเดียวกัน
kind-pair = คู่

decision-pok = ป๊อก: ไม่ต้องตัดสินใจ

rule-straight = จั่วลุ้นเรียงที่จ่ายมากกว่าที่มี: 8-6 หรือ A-3 ดอกเดียวกัน, 8-7 ดอกเดียวกัน และ 9-7 ต่างดอก
rule-low = 0 ถึง 3 แต้ม ให้จั่ว
rule-double = 4 หรือ 5 แต้ม ถ้าเป็นคู่หรือดอกเดียวกันสองใบให้อยู่ นอกนั้นให้จั่ว
rule-high = 6 หรือ 7 แต้ม ให้อยู่

way-chart = ตามตารางแต้มอย่างเดียว ไม่รวมเรียงสี่แบบ
way-dealer = แบบเจ้ามือ: จั่วที่ 0 ถึง 4
way-five = จั่วที่ 0 ถึง 5 อยู่ที่ 6 และ 7
way-three = จั่วที่ 0 ถึง 3 อยู่ที่ 4 ถึง 7
way-never = ไม่จั่วเลย
way-always = จั่วทุกครั้ง

convention = นับทุกวิธีแจกสองใบให้ที่นั่งเดียวและสองใบให้เจ้ามือ และใบที่สามทุกใบของทั้งสองฝ่าย จากสำรับเดียว จั่วหรืออยู่ตัดสินจากสองใบที่เห็นและจากการที่ไม่มีใครป๊อก ตารางตามแต้มแสดงค่าเฉลี่ยและไม่รวมการจั่วลุ้นเรียงสี่แบบ ที่โต๊ะที่มีหลายที่นั่งแนะนำแบบเดียวกัน ไม่ใช้สิ่งที่การเล่นของคนอื่นบอก ดูเหมือนยังไม่มีใครเผยแพร่ตัวเลขของกติกานี้ จึงเทียบกับการจำลองเล่นดีที่สุด { $rounds } รอบ (ซีด { $seed }): ได้ { $mean } ของเดิมพันต่อรอบ โดยมีความคลาดเคลื่อนมาตรฐาน { $error }
