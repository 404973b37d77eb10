### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## ทำไมใบรับรองไม่ถูกต้อง

refusal-no-receipt = นี่ไม่ใช่ใบรับรอง: { $text }
refusal-other-receipt = ใบรับรองนี้เป็นรุ่นอื่น (รูปแบบ { $got } กติกา { $rules })
refusal-receipt-empty = ใบรับรองไม่มีผนึก
refusal-receipt-packs = สำรับที่ผนึกไม่ใช่สำรับของเกมนี้
refusal-receipt-root = ผนึกไม่ได้เขียนแบบผนึก
refusal-receipt-cut = การตัดของที่นั่ง { $seat } ไม่ตรงกับแฮชที่ประกาศไว้
refusal-receipt-two-cuts = มีที่นั่งที่ตัดสองครั้ง
refusal-receipt-own-cut = เลขที่เครื่องนี้ใช้ตัดไม่อยู่ในการตัดทั้งหมด
refusal-receipt-opening = สิ่งที่เปิดเป็น { $piece } ที่ตำแหน่ง { $place } ไม่ตรงกับผนึก
refusal-receipt-place-twice = มีตำแหน่งที่เปิดสองครั้ง
refusal-receipt-piece-twice = มีไพ่ที่เปิดสองครั้ง
