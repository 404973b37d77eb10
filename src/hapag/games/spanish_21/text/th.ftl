### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = สแปนิช 21
blurb = แบล็คแจ็คที่ไม่มีสิบ แต่ 21 ของคุณชนะเสมอ และบางมือจ่ายสองหรือสามเท่า

event-kept =
    { $hand ->
        [0] { $who } เล่นดับเบิลต่อที่ { $total }
       *[other] { $who } มือที่ { $hand } เล่นดับเบิลต่อที่ { $total }
    }
event-rescued =
    { $hand ->
        [0] { $who } ถอนดับเบิล: เสีย { $stake } ได้คืน { $stake }
       *[other] { $who } มือที่ { $hand } ถอนดับเบิล: เสีย { $stake } ได้คืน { $stake }
    }

why-twenty-one = 21 ชนะไม่ว่าเจ้ามือมีอะไร
why-five-cards = 21 ด้วยห้าใบจ่าย 3 ต่อ 2
why-six-cards = 21 ด้วยหกใบจ่าย 2 ต่อ 1
why-seven-cards = 21 ด้วยเจ็ดใบขึ้นไปจ่าย 3 ต่อ 1
why-mixed = 6-7-8 หรือ 7-7-7 คละดอกจ่าย 3 ต่อ 2
why-suited = 6-7-8 หรือ 7-7-7 ดอกเดียวกันจ่าย 2 ต่อ 1
why-spades = 6-7-8 หรือ 7-7-7 โพดำจ่าย 3 ต่อ 1
why-rescue = ถอนหลังดับเบิล

outcome-twenty-one = 21 ชนะ { $net }
outcome-five-cards = 21 ห้าใบ ชนะ { $net }
outcome-six-cards = 21 หกใบ ชนะ { $net }
outcome-seven-cards = 21 เจ็ดใบขึ้นไป ชนะ { $net }
outcome-mixed = โบนัส 21 ชนะ { $net }
outcome-suited = โบนัส 21 ดอกเดียวกัน ชนะ { $net }
outcome-spades = โบนัส 21 โพดำ ชนะ { $net }
outcome-rescue = ถอนแล้ว คืนครึ่งหนึ่งของ { $stake }

judge-twenty-one = ชนะ: { $why }
judge-five-cards = ชนะ: { $why }
judge-six-cards = ชนะ: { $why }
judge-seven-cards = ชนะ: { $why }
judge-mixed = ชนะ: { $why }
judge-suited = ชนะ: { $why }
judge-spades = ชนะ: { $why }
judge-rescue = เสียเดิมพันแรก: { $why }

odds-note-charts = สำหรับการเล่นตามตาราง ซึ่งที่นี่ให้ผลเท่ากันเมื่อไม่มีซูเปอร์โบนัส

odds-convention =
    นับทุกลำดับของไพ่หกสำรับ ที่นั่งเดียว ไม่มีการสุ่มตัวอย่าง ทุกมือเล่นดีที่สุดตามไพ่ของตัวเองและไพ่หงายของเจ้ามือทีละใบ
    และตามดอกเมื่อยังมีโอกาสได้โบนัส ไม่ดูมืออื่นบนโต๊ะและไม่ดูดอกของไพ่เจ้ามือ หลังแยกไพ่ แต่ละมือเล่นเหมือนมีมือเดียว
    และแยกคู่ได้อีกจนถึงสี่มือ ตัวเลขส่วนนี้ก็คำนวณตรงเช่นกันโดยทุกมือจั่วจากกองเดียวกัน
    เจ้ามือดูแล้วว่าได้แบล็คแจ็คหรือไม่ก่อนที่ใครจะเล่น
