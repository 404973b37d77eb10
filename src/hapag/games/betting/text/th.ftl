### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## การเดิมพันแบบไม่จำกัด มีบลายด์และไพ่กลาง ใช้ร่วมกัน

verb-fold = หมอบ
verb-check = เช็ค
verb-call = คอล
verb-raise = เรสเป็น

option-stacks = ชิปเริ่มต้น
option-small = สมอลบลายด์
option-big = บิ๊กบลายด์
option-ante = แอนตี

street-0 = ก่อนฟล็อป
street-1 = ฟล็อป
street-2 = เทิร์น
street-3 = ริเวอร์

post-small = สมอลบลายด์
post-big = บิ๊กบลายด์
post-ante = แอนตี

pot-only = พ็อต
pot-main = พ็อตหลัก
pot-side = ไซด์พ็อต
pot-side-numbered = ไซด์พ็อตที่ { $number }

event-posted =
    { $left ->
        [0] { $who } วาง { $amount } เป็น{ $what } และออลอิน
       *[other] { $who } วาง{ $what } { $amount }
    }
event-dealt = แจกไพ่ที่นั่งละ { $each } ใบ
event-board = { $street }: { $cards }
event-folded = { $who } หมอบ
event-checked = { $who } เช็ค
event-called =
    { $left ->
        [0] { $who } คอล { $amount } และออลอิน
       *[other] { $who } คอล { $amount }
    }
event-bet =
    { $left ->
        [0] { $who } ออลอิน { $amount }
       *[other] { $who } เดิมพัน { $amount }
    }
event-raised =
    { $left ->
        [0] { $who } เรสเป็น { $to } และออลอิน
       *[other] { $who } เรสเป็น { $to }
    }
event-returned = { $amount } ที่ไม่มีใครคอล คืนให้ { $who }
event-shown = { $who } เปิด { $cards }: { $hand }
event-took = { $who } ชนะ { $amount }: คนอื่นหมอบหมด
event-won = { $who } ชนะ{ $pot } { $amount }: { $hand }
event-shared = { $seats } แบ่ง{ $pot } { $amount }: { $hand }

refusal-bet-to-call = มีเดิมพันอยู่ ต้องคอล { $amount }
refusal-nothing-to-call = ไม่มีเดิมพันให้คอล เช็คได้ฟรี
refusal-call-takes-all = ชิป { $stack } ของคุณไม่พอเรส ถ้าคอลคือออลอิน
refusal-raise-range = เรสต้องเป็นอย่างน้อย { $low } (เดิมพันบวกเรสเต็มครั้งล่าสุด หรือทั้งหมดที่มี) และไม่เกิน { $high } ไม่ใช่ { $got }
refusal-others-all-in = คนอื่นออลอินหมดแล้ว ไม่มีใครคอลเรสได้
refusal-not-reopened =
    คุณเล่นไปแล้ว และเดิมพันขึ้นมาแค่ { $by } ต้องขึ้น { $full } หรือมากกว่าจึงจะเรสได้อีก

ending-folds = คนอื่นหมอบหมด
ending-showdown = เปิดไพ่วัดกัน
ending-run-out = ออลอินก่อนริเวอร์
ending-shared = แบ่งพ็อต
ending-side-pots = พ็อตหลักและไซด์พ็อต

judge-takes = ชนะ{ $pots }
judge-takes-part = แบ่ง{ $pots }
refusal-cards-or-folded = ระบุไพ่ { $count } ใบ หรือบอกว่า “folded”
refusal-one-button = ปุ่มดีลเลอร์มีได้มือเดียว

judge-folded = หมอบ
judge-returned = { $amount } ที่ไม่มีใครสู้ คืนให้มือที่ { $number }
judge-pot = มือที่ { $number } ชนะ{ $pot } { $amount }
judge-pot-shared = { $hands } แบ่ง{ $pot } { $amount }
refusal-all-folded = ทุกมือถูกระบุว่าหมอบ ไม่เหลือใครชนะ
refusal-stake-is-missing = มืออื่นมีเดิมพัน บอกด้วยว่ามือนี้จ่ายเท่าไร

board-cards = ไพ่กลาง
board-own = ไพ่ของฉัน
board-own-folded = ไพ่ของฉัน หมอบแล้ว
board-pot = พ็อต
board-main-pot = พ็อตหลัก
board-side-pot = ไซด์พ็อต
board-side-pot-numbered = ไซด์พ็อตที่ { $number }
board-call = คอล { $amount }
board-call-all-in = คอล { $amount } ออลอิน
board-bet = เดิมพัน
board-bet-amount = เดิมพัน { $amount }
board-raise = เรส
board-raise-amount = เรสเป็น { $amount }
