### Thai. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = การาอีครูซ
    .lang = th
blurb = เลือกด้านไว้ในใจ เหรียญเดียวสำหรับทุกคน ทายถูกได้หนึ่งแต้ม

noun-side = ด้าน
side-cara = หัว
side-cruz = ก้อย
piece-cara = { side-cara }
piece-cruz = { side-cruz }

verb-choose = เลือก
verb-choose-cara = หัว
verb-choose-cruz = ก้อย
verb-flip = ด้านไหนก็ได้

event-asked = หัวหรือก้อย { $who } เลือกก่อน
event-committed = { $who } ล็อกแล้ว
event-flipped = โต๊ะเลือกให้ { $seats }
event-called =
    { $seats-count ->
        [1] { $seats } ทาย{ $side }
       *[other] { $seats } ทาย{ $side }
    }
event-spun = เหรียญกำลังหมุน ...
event-landed = เหรียญออก{ $side }
event-all-won = { $seats } ทาย{ $side }กันทุกคน ได้คนละหนึ่งแต้ม
event-won =
    { $seats-count ->
        [1] { $seats } ทาย{ $side } ได้หนึ่งแต้ม
       *[other] { $seats } ทาย{ $side } ได้คนละหนึ่งแต้ม
    }
event-nobody-won = ไม่มีใครทาย{ $side } ครั้งนี้ไม่มีแต้ม

ending-all-won = ทายถูกทุกคน
ending-some-won = ทายถูกบางคน
ending-nobody-won = ไม่มีใครทายถูก

## โต๊ะ

board-open = ยังไม่เลือก
board-locked = ล็อกแล้ว
board-locked-on = ล็อกแล้ว: { $side }
board-called = { $side }
board-flipped = { $side } โต๊ะเลือกให้
board-shows = เหรียญออก{ $side }
