### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## คำที่เซิร์ฟเวอร์พูดเอง: บนหน้าเว็บก่อนคำอื่นจะมา และรอบคู่มือ

page-description = โต๊ะไพ่ที่เปิดให้ทุกคน: เล่นคนเดียว ส่งโทรศัพท์เครื่องเดียวต่อกัน หรือเล่นกับเพื่อนด้วยรหัสสี่ตัวอักษร
page-noscript = Hapag ต้องใช้จาวาสคริปต์เพื่อจัดโต๊ะ
page-guide-english = คู่มือนี้ยังไม่ได้แปล ด้านล่างเป็นภาษาอังกฤษ

page-missing = ไม่มีหน้านี้
page-missing-line = ที่อยู่อาจพิมพ์ผิด หรือหน้านี้ไม่มีแล้ว
page-home = ไปที่โต๊ะ
