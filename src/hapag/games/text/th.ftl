### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## แต้มไพ่และมือโป๊กเกอร์ ใช้ร่วมกันทุกเกมไพ่

rank-blank = ว่าง
rank-2 = สอง
rank-3 = สาม
rank-4 = สี่
rank-5 = ห้า
rank-6 = หก
rank-7 = เจ็ด
rank-8 = แปด
rank-9 = เก้า
rank-T = สิบ
rank-J = แจ็ค
rank-Q = แหม่ม
rank-K = คิง
rank-A = เอซ
ranks-2 = สอง
ranks-3 = สาม
ranks-4 = สี่
ranks-5 = ห้า
ranks-6 = หก
ranks-7 = เจ็ด
ranks-8 = แปด
ranks-9 = เก้า
ranks-T = สิบ
ranks-J = แจ็ค
ranks-Q = แหม่ม
ranks-K = คิง
ranks-A = เอซ

suit-c = ดอกจิก
suit-d = ข้าวหลามตัด
suit-h = โพแดง
suit-s = โพดำ

hand-high-card = { $high }สูง
hand-high-card-full = ไฮการ์ด { $ranks }
hand-pair = คู่{ $first }
hand-pair-full = คู่{ $first } กับ { $kickers }
hand-two-pair = สองคู่ { $first }กับ{ $second }
hand-two-pair-full = สองคู่ { $first }กับ{ $second } และ { $kickers }
hand-trips = ตอง{ $first }
hand-trips-full = ตอง{ $first } กับ { $kickers }
hand-straight = สเตรทถึง{ $high }
hand-straight-full = สเตรทถึง{ $high }
hand-flush = ฟลัช { $high }สูง
hand-flush-full = ฟลัช { $ranks }
hand-full-house = ฟูลเฮาส์ ตอง{ $first }คู่{ $second }
hand-full-house-full = ฟูลเฮาส์ ตอง{ $first }คู่{ $second }
hand-quads = โฟร์การ์ด{ $first }
hand-quads-full = โฟร์การ์ด{ $first } กับ { $kickers }
hand-straight-flush = สเตรทฟลัชถึง{ $high }
hand-straight-flush-full = สเตรทฟลัชถึง{ $high }
hand-royal-flush = รอยัลฟลัช
hand-royal-flush-full = รอยัลฟลัช
