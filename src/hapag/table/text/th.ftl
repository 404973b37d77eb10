### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## คำของโต๊ะและเซิร์ฟเวอร์

event-timeout = { $who } หมดเวลา
event-more-time = เจ้าของโต๊ะเพิ่มเวลาให้ { $seconds } วินาที

closed-left = { $name } ออกไปแล้ว โต๊ะจึงปิด
closed-host-left = เจ้าของโต๊ะออกไปแล้ว โต๊ะจึงปิด
closed-idle = ไม่มีใครเล่นที่นี่มาหนึ่งวัน โต๊ะจึงปิด

refusal-name-empty = พิมพ์ชื่อก่อน
refusal-name-too-long = ชื่อยาวได้ไม่เกิน { $most } ตัวอักษร
refusal-name-characters = ชื่อมีอักขระควบคุมไม่ได้
refusal-name-taken = “{ $name }” นั่งอยู่ที่โต๊ะนี้แล้ว เลือกชื่ออื่น

refusal-no-such-seat = โต๊ะนี้มี { $seats } ที่นั่ง
refusal-seat-taken = มีคนนั่งแล้ว
refusal-seat-empty = ไม่มีใครนั่งตรงนั้น
refusal-table-full = ที่นั่งเต็มแล้ว คุณดูได้
refusal-seated-already = คุณมีที่นั่งที่โต๊ะนี้แล้ว
refusal-not-seated = คุณไม่มีที่นั่งที่โต๊ะนี้
refusal-not-your-seat = นั่นไม่ใช่ที่นั่งของคุณ
refusal-host-only = เจ้าของโต๊ะเท่านั้นที่ทำได้
refusal-locked = เจ้าของโต๊ะล็อกโต๊ะนี้ไว้
refusal-only-online = เปลี่ยนคนนั่งได้เฉพาะโต๊ะออนไลน์
refusal-already-dealt = พอแจกรอบแรกแล้ว ที่นั่งเปลี่ยนไม่ได้
refusal-table-closed = โต๊ะนี้ปิดแล้ว

refusal-no-clock = ไม่มีนาฬิกาเดินอยู่
refusal-extended-enough = เพิ่มเวลาได้ { $most } ครั้งเท่านั้น
refusal-link-void = ลิงก์นี้ย้ายที่นั่งไม่ได้ (แล้ว) แต่ละลิงก์ใช้ได้ครั้งเดียวภายในสามนาทีที่โต๊ะของมันเอง ขอลิงก์ใหม่
refusal-link-own = เครื่องนี้ถือที่นั่งนั้นอยู่แล้ว เปิดลิงก์บนอีกเครื่อง

refusal-round-under-way = กำลังเล่นรอบหนึ่งอยู่
refusal-host-is-here = เจ้าของโต๊ะยังอยู่
refusal-no-cut = ที่นี่ไม่มีสำรับให้คุณตัด
refusal-cut-already = คุณตัดสำรับนี้ไปแล้ว
refusal-cut-not-yet = ยังตัดไม่ครบทุกคน เลขของคุณเป็นความลับจนกว่าจะครบ
refusal-bad-cut = นี่ไม่ใช่เลขที่คุณตัด
refusal-no-round = ไม่มีรอบที่กำลังเล่น
refusal-nothing-due = ตอนนี้ไม่มีอะไรต้องทำ
refusal-rival-failed = คู่แข่งเลือกไม่ได้
refusal-no-hints = เกมนี้ไม่มีคำแนะนำ
refusal-no-hint-now = คิดคำแนะนำสำหรับตอนนี้ไม่ได้
refusal-one-hint = ขอคำแนะนำได้ทีละครั้ง
refusal-stale = โต๊ะเล่นต่อไปแล้ว ดูใหม่แล้วค่อยเลือก
refusal-too-few-seats = เกมนี้ต้องมีผู้เล่น { $least } คน ตอนนี้มี { $got }
refusal-seats-for-game = เกมนี้เล่น { $least } ถึง { $most } ที่นั่ง ไม่ใช่ { $got }
refusal-solo-rivals = ถ้าเล่นคนเดียว เกมนี้มีคู่แข่ง { $counts } คน ไม่ใช่ { $got }
refusal-people-on-a-phone = ใช้โทรศัพท์ร่วมกันได้สองถึง { $most } คน ไม่ใช่ { $got }
refusal-one-person = เปิดโต๊ะได้ทีละคน ไม่ใช่ { $got }
refusal-unknown-level = ที่นี่ไม่มีคู่แข่ง “{ $got }” มีแต่ { $levels }
refusal-target-reached = คะแนนในบัญชีถึง { $most } แล้ว เลือกเป้าที่สูงกว่า
refusal-bad-target = เป้าของชุดต้องอยู่ระหว่าง { $low } ถึง { $high }

refusal-one-record = ขอบันทึกได้ทีละครั้ง

refusal-not-json = นั่นไม่ใช่ JSON
refusal-bad-frame = ข้อความนั้นไม่ถูกต้อง: { $text }
refusal-unknown-command = ไม่มีคำสั่งชื่อนั้น
refusal-too-fast = เร็วเกินไป รอสักครู่
refusal-too-big = ข้อความนั้นยาวเกินไป
refusal-hello-first = ข้อความแรกต้องเป็น “hello”
refusal-hello-once = “hello” พูดได้ครั้งเดียว
refusal-other-version = เซิร์ฟเวอร์นี้ใช้โพรโทคอลรุ่น { $v } โหลดหน้าใหม่อีกครั้ง
refusal-no-table = ไม่มีโต๊ะ { $got }
refusal-too-many-tables = เปิดโต๊ะจากที่นี่มากเกินไป รอสักพัก
refusal-server-full = ตอนนี้เปิดโต๊ะเพิ่มไม่ได้แล้ว
refusal-cross-site = ไม่รับคำขอจากเว็บไซต์อื่น
refusal-unavailable = เก็บข้อมูลไม่ได้ จึงยังไม่ได้ทำ ลองอีกครั้ง

bye-no-table = ไม่มีโต๊ะนี้
bye-elsewhere = เปิดที่นั่งนี้ในหน้าต่างอื่นแล้ว
bye-too-many = มีการเชื่อมต่อจากที่นี่มากเกินไป
bye-too-fast = ข้อความมากเกินไป
bye-slow = การเชื่อมต่อช้าเกินไป
bye-restart = เซิร์ฟเวอร์กำลังเริ่มใหม่ ที่นั่งของคุณยังอยู่
refusal-broken-table = โต๊ะนี้สร้างด้วยโปรแกรมรุ่นอื่นและอ่านไม่ได้
bye-broken-table = โต๊ะนี้สร้างด้วยโปรแกรมรุ่นอื่นและอ่านไม่ได้
bye-gone = โต๊ะนี้ไม่มีแล้ว
bye-no-hello = ไม่ได้ยินอะไรเลย
bye-foreign = ไม่รับการเชื่อมต่อจากเว็บไซต์อื่น
