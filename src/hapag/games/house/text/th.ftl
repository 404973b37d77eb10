### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## ทุกโต๊ะที่สู้กับเจ้ามือ: เดิมพันและการจ่าย

verb-bet = เดิมพัน
verb-sit-out = ไม่เล่นรอบนี้
verb-fold = หมอบ
verb-play = เล่น

event-committed = { $who } พร้อมแล้ว
event-staked =
    { $times ->
        [1] { $who } เดิมพัน { $stake }
       *[other] { $who } เดิมพัน { $times } ช่อง ช่องละ { $stake }
    }
event-sat-out = { $who } ไม่เล่นรอบนี้
event-nothing-dealt = ไม่มีใครเดิมพัน รอบนี้ไม่แจกไพ่
event-hands-dealt =
    { $each ->
        [1] แจกไพ่คนละหนึ่งใบให้ทุกคนที่เดิมพัน
       *[other] แจกไพ่คนละ { $each } ใบให้ทุกคนที่เดิมพัน
    }
event-dealer-opened = เจ้ามือหงาย { $cards }
event-folded = { $who } หมอบ
event-hand-shown = { $who } เปิด { $cards }: { $hand }
event-dealer-shown = เจ้ามือเปิด { $cards }: { $hand }
event-line-settled = { $who }, { $bet }: { $net ->
        [0] คืน { $stake }
       *[other] สุทธิ { $net }
    }
event-seat-settled =
    { $outcome ->
        [even] { $who } เท่าทุน: { $why }
        [lost] { $who } แพ้ { $amount }: { $why }
       *[won] { $who } ชนะ { $amount }: { $why }
    }

ending-all-sat-out = ไม่มีใครเดิมพัน

bet-stake = เดิมพัน
bet-hand = มือ
bet-ante = แอนตี
bet-play = เพลย์

outcome-win = ชนะ
outcome-push = เสมอ
outcome-lose = แพ้
outcome-fold = หมอบ

board-dealer = เจ้ามือ
board-shared = ไพ่กลาง
board-mine = คุณ
board-own = ไพ่ของคุณ
board-own-folded = ไพ่ที่คุณหมอบ
board-bets = เดิมพันของคุณ
board-stake = เดิมพัน { $stake }
board-choose-stake = เลือกเงินเดิมพัน
board-bet =
    { $times ->
        [1] เดิมพัน { $stake }
       *[other] เดิมพัน { $times } × { $stake }
    }
board-adds = { $verb } { $amount }
board-lines = ผลของแต่ละเดิมพัน
board-line-seat = ที่นั่ง
board-line-bet = ช่อง
board-line-stake = เงิน
board-line-outcome = ผล
board-line-net = สุทธิ

hint-stake = เจ้ามือได้เปรียบ เดิมพันต่ำสุดจึงเสียน้อยที่สุด
