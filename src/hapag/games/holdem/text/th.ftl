### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = เท็กซัสโฮลเด็ม
blurb = ไพ่ของคุณสองใบ ไพ่กลางห้าใบ และความกล้าเท่าไรก็ได้

refusal-phh-no-toml = นี่ไม่ใช่ TOML: { $text }
refusal-phh-no-hand = ในนี้ไม่มีมือไพ่
refusal-phh-variant = ที่นี่อ่านได้เฉพาะโฮลเด็มแบบไม่จำกัด (NT) ไม่ใช่ { $got }
refusal-phh-texts = ต้องเป็นรายการข้อความ
refusal-phh-amounts = จำนวนต้องเป็นตัวเลขที่ไม่ติดลบ
refusal-phh-stacks = หนึ่งมือมีชิปของผู้เล่น 2 ถึง { $most } คน แต่ละคนมากกว่า 0
refusal-phh-as-many = ต้องมีแอนตี { $seats } และบลายด์ { $seats } ผู้เล่นละหนึ่ง
refusal-phh-straddles = ที่นี่รู้จักสองบลายด์ ใบที่สองต้องมากกว่า 0 ไม่รู้จักสแตรดเดิลและเดดบลายด์
refusal-phh-min-bet = เดิมพันต่ำสุดที่นี่คือบิ๊กบลายด์
refusal-phh-action = นี่ไม่ใช่การเล่นในรูปแบบนี้
refusal-phh-player = ไม่มีผู้เล่นนี้ มี p1 ถึง p{ $seats }
refusal-phh-hole = หนึ่งมือมีไพ่ { $count } ใบ
refusal-phh-cards = นี่ไม่ใช่ไพ่: { $text }
refusal-phh-showdown = บอกไม่ได้ว่าใครชนะ ไพ่ที่ไม่รู้มีมากเกินไป
