### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = แบล็คแจ็ค
blurb = เข้าใกล้ 21 ให้มากกว่าเจ้ามือโดยไม่เกิน แยกไพ่ ดับเบิล หรือยอมเสียครึ่งเดียว

refusal-double-first-two = ดับเบิลได้เฉพาะตอนมีไพ่สองใบแรก คุณจั่วไปแล้ว เลือกจั่วหรืออยู่
refusal-split-aces-once = เอซแยกได้ครั้งเดียว
