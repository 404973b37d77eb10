### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = โอมาฮา
blurb = ไพ่ของคุณสี่ใบ ใช้ได้สองใบพอดี
