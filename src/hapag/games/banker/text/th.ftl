### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## คำที่เกมไพ่เก้าใช้ร่วมกัน: เจ้ามือ แถว และการสู้กับเจ้ามือ

verb-arrange = ล็อก

row-low = มือเล็ก
row-high = มือใหญ่

board-suggest = แนะนำ
board-locked = ล็อกแล้ว
board-arranging = กำลังจัด
board-bank = เจ้ามือ
board-row-result = { $result ->
        [won] { $row }ชนะ
        [lost] { $row }แพ้
        [copied] { $row }เท่ากัน
       *[other] { $row }
    }
board-result = { $points ->
        [1] +1 ชนะ
        [-1] −1 แพ้
       *[other] 0 เสมอ
    }
board-balance = เจ้ามือ: { $points }
board-you-bank = คุณเป็นเจ้ามือ ถ้าเท่ากันคุณชนะ
board-other-banks = { $name } เป็นเจ้ามือ ต้องชนะทั้งสองมือ ถ้าเท่ากันเจ้ามือชนะ

event-committed = { $who } ล็อกทั้งสองมือแล้ว
event-revealed = { $who } เปิดมือเล็ก: { $low-hand } มือใหญ่: { $high-hand }
event-settled = { $who } { $points ->
        [1] ชนะเจ้ามือหนึ่งแต้ม
        [-1] แพ้เจ้ามือหนึ่งแต้ม
       *[other] เสมอ
    }: มือเล็ก{ $low ->
        [won] ชนะ
        [lost] แพ้
       *[copied] เท่ากัน
    } มือใหญ่{ $high ->
        [won] ชนะ
        [lost] แพ้
       *[copied] เท่ากัน
    }
event-bank-balanced = { $points ->
        [0] เจ้ามือ { $who } เท่าทุน
        [1] เจ้ามือ { $who } ได้หนึ่งแต้ม
        [2] เจ้ามือ { $who } ได้สองแต้ม
        [3] เจ้ามือ { $who } ได้สามแต้ม
        [-1] เจ้ามือ { $who } เสียหนึ่งแต้ม
        [-2] เจ้ามือ { $who } เสียสองแต้ม
       *[other] เจ้ามือ { $who } เสียสามแต้ม
    }

judge-rows = มือเล็ก: { $low } มือใหญ่: { $high }
judge-bank = เป็นเจ้ามือ ยอด { $points }
judge-player = { $points ->
        [1] ชนะหนึ่งแต้ม
        [-1] แพ้หนึ่งแต้ม
       *[other] เสมอ
    }: มือเล็ก{ $low ->
        [won] ชนะ
        [lost] แพ้
       *[copied] เท่ากัน เจ้ามือจึงได้
    } มือใหญ่{ $high ->
        [won] ชนะ
        [lost] แพ้
       *[copied] เท่ากัน เจ้ามือจึงได้
    }
judge-foul = ฟาวล์ ไม่คิดผล { $why }
judge-no-bank = ไม่คิดผล: มือของเจ้ามือฟาวล์

refusal-one-bank = เจ้ามือมีได้มือเดียว ทำเครื่องหมาย “bank” ไว้ ถ้าไม่มี มือแรกเป็นเจ้ามือ

ending-bank-won = เจ้ามือชนะ
ending-bank-lost = เจ้ามือแพ้
ending-bank-even = เจ้ามือเท่าทุน
