### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = บาคาร่า
blurb = ผู้เล่น เจ้ามือ หรือเสมอ วางชิปฝั่งเดียว ที่เหลือไพ่จัดการเอง

bet-player = ผู้เล่น
bet-banker = เจ้ามือ
bet-tie = เสมอ

event-bets-open = วางเดิมพันได้: ผู้เล่น เจ้ามือ หรือเสมอ
event-side-dealt = { $side } ได้ { $cards }: { $total }
event-natural = { $side } ได้ป๊อก { $total } ไม่มีใครจั่ว
event-drew = { $side } จั่ว { $cards }: { $total }
event-stood = { $side } อยู่ที่ { $total }
event-side-won = { $side } ชนะ { $total } ต่อ { $other }
event-tied = เสมอ: { $total } ทั้งสองฝั่ง

why-win = เดิมพันฝั่ง{ $bet }
why-lose = เดิมพันฝั่ง{ $bet }
why-push = ถ้าเสมอ เดิมพันฝั่ง{ $bet }ได้คืน

ending-player = ผู้เล่นชนะ
ending-banker = เจ้ามือชนะ
ending-tie = เสมอ

judge-at-board = ไพ่ผู้เล่น
judge-at-dealer = ไพ่เจ้ามือ
judge-hand = ฝั่ง{ $side }
judge-player-won = ผู้เล่นชนะ { $total } ต่อ { $other }
judge-banker-won = เจ้ามือชนะ { $total } ต่อ { $other }
judge-tied = เสมอที่ { $total }
judge-win = ชนะ: { $why }
judge-push = ได้เดิมพันคืน: { $why }
judge-lose = แพ้: { $why }
judge-cards = ผู้เล่น { $player } เจ้ามือ { $banker }: { $why }

refusal-bet-on-one = บอกว่าเดิมพันนี้อยู่ฝั่งไหน: player, banker หรือ tie
refusal-natural-stands = ฝั่งหนึ่งได้ป๊อกแปดหรือเก้าจากสองใบ จึงไม่มีใครจั่ว
refusal-must-draw = ตรงนี้ { $total } จากสองใบต้องจั่วใบที่สาม
refusal-must-stand = ตรงนี้ { $total } จากสองใบต้องอยู่ ไม่จั่วใบที่สาม
refusal-commission = เดิมพัน { $got } ฝั่งเจ้ามือจ่าย 0.95 ต่อ 1 เป็นชิปเต็มไม่ได้ ใช้จำนวนที่หาร 20 ลงตัว

odds-on-banker = เดิมพันเจ้ามือ
odds-on-player = เดิมพันผู้เล่นแทน
odds-on-tie = เดิมพันเสมอแทน
odds-best = เดิมพันเจ้ามือทุกครั้ง
odds-fresh = รอบก่อน ๆ ไม่บอกอะไร เพราะสับไพ่หกสำรับใหม่ทุกรอบ
odds-ways-player = ลำดับของไพ่หกใบที่ผู้เล่นชนะ
odds-ways-banker = ลำดับของไพ่หกใบที่เจ้ามือชนะ
odds-ways-tie = ลำดับของไพ่หกใบที่เสมอ
odds-chance-player = โอกาสที่ผู้เล่นชนะ
odds-chance-banker = โอกาสที่เจ้ามือชนะ
odds-chance-tie = โอกาสที่เสมอ
odds-edge-player = ความได้เปรียบเจ้ามือ ฝั่งผู้เล่น
odds-edge-banker = ความได้เปรียบเจ้ามือ ฝั่งเจ้ามือ
odds-edge-tie = ความได้เปรียบเจ้ามือ เสมอ
odds-convention =
    นับลำดับไพ่หกใบจาก 312 ใบครบทั้ง 878,869,206,895,680 แบบตามแต้มของไพ่ รอบที่จั่วน้อยกว่านั้นใบที่เหลือนับทุกลำดับ
    ตัวเลขด้านบนเป็นของเดิมพันที่ดีที่สุด คือเจ้ามือที่จ่าย 0.95 ต่อ 1 ผลเสมอซึ่งคืนเดิมพันนับเป็นหนึ่งรอบเหมือนกัน

advice-banker = ระยะยาวเสีย 1.06 % ของเดิมพัน ฝั่งผู้เล่นเสีย 1.24 % เสมอเสีย 14.4 %

board-natural = ป๊อก { $total }
board-sealed = เดิมพันของคุณ
board-choose-side = เดิมพันฝั่งไหน
board-bet = เดิมพัน { $stake } ฝั่ง{ $side ->
        [player] ผู้เล่น
        [banker] เจ้ามือ
       *[tie] เสมอ
    }
board-pays-player = จ่าย 1:1
board-pays-banker = จ่าย 0.95:1
board-pays-tie = จ่าย 8:1
board-said = { $bet } { $stake }
