### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

## Mga salita ng mesa at ng server

event-timeout = Naubusan ng oras si { $who }.
event-more-time = Nagbigay ang host ng { $seconds } segundong dagdag.

closed-left = Umalis si { $name }, kaya sarado na ang mesa.
closed-host-left = Umalis ang host, kaya sarado na ang mesa.
closed-idle = Isang araw nang walang naglalaro rito, kaya sarado na ang mesa.

refusal-name-empty = Mag-type ng pangalan.
refusal-name-too-long = Hanggang { $most } titik lang ang pangalan.
refusal-name-characters = Hindi puwede ang mga control character sa pangalan.
refusal-name-taken = May “{ $name }” na sa mesang ito; pumili ng ibang pangalan.

refusal-no-such-seat = May { $seats } upuan ang mesang ito.
refusal-seat-taken = May nakaupo na roon.
refusal-seat-empty = Walang nakaupo roon.
refusal-table-full = Puno na ang lahat ng upuan. Puwede kang manood.
refusal-seated-already = May upuan ka na sa mesang ito.
refusal-not-seated = Wala kang upuan sa mesang ito.
refusal-not-your-seat = Hindi mo upuan iyan.
refusal-host-only = Host lang ang puwedeng gumawa niyan.
refusal-locked = Isinara ng host ang mesang ito sa iba.
refusal-only-online = Sa mga mesang online lang nagpapalit ng may-ari ang mga upuan.
refusal-already-dealt = Pirmi na ang mga upuan kapag naibigay na ang unang round.
refusal-table-closed = Sarado na ang mesang ito.

refusal-no-clock = Walang orasang tumatakbo.
refusal-extended-enough = { $most } beses lang puwedeng dagdagan ang orasan.
refusal-link-void = Walang upuang inililipat ang link na ito (o wala na): isang beses lang gumagana ang bawat isa, sa loob ng tatlong minuto, sa sarili nitong mesa. Humingi ng bago.
refusal-link-own = Nasa device na ito na ang upuang iyon. Buksan ang link sa ibang device.

refusal-round-under-way = May round na kasalukuyang nilalaro.
refusal-host-is-here = Narito pa ang host.
refusal-no-cut = Walang baraha rito na kakatin mo.
refusal-cut-already = Nakat mo na ang barahang ito.
refusal-cut-not-yet = Hindi pa kumakat ang lahat: lihim muna ang numero mo hanggang doon.
refusal-bad-cut = Hindi ito ang numero ng kat mo.
refusal-no-round = Walang round na nilalaro.
refusal-nothing-due = Wala pang dapat gawin dito ngayon.
refusal-rival-failed = Hindi nakapili ang kalaban.
refusal-no-hints = Walang payo sa larong ito.
refusal-no-hint-now = Walang nabuong payo para rito.
refusal-one-hint = Isang payo lang sa isang pagkakataon.
refusal-stale = Umusad na ang mesa. Tingnan ulit, saka pumili.
refusal-too-few-seats = Kailangan ng larong ito ng { $least } manlalaro; { $got } ang narito.
refusal-seats-for-game = { $least } hanggang { $most } upuan ang larong ito, hindi { $got }.
refusal-solo-rivals = Kapag mag-isa, { $counts } kalaban ang larong ito, hindi { $got }.
refusal-people-on-a-phone = Dalawa hanggang { $most } tao ang puwedeng maghati sa telepono, hindi { $got }.
refusal-one-person = Isang tao ang nagbubukas ng mesa, hindi { $got }.
refusal-unknown-level = Walang kalabang “{ $got }” dito. Ang mayroon: { $levels }.
refusal-target-reached = Nasa { $most } na ang talaan: pumili ng mas mataas na target.
refusal-bad-target = Ang target ng serye ay mula { $low } hanggang { $high }.

refusal-one-record = Isang rekord lang sa isang pagkakataon.

refusal-not-json = Hindi iyon JSON.
refusal-bad-frame = Hindi tama ang mensaheng iyon: { $text }.
refusal-unknown-command = Walang utos na ganoon ang pangalan.
refusal-too-fast = Masyadong mabilis. Sandali lang.
refusal-too-big = Masyadong mahaba ang mensaheng iyon.
refusal-hello-first = Dapat “hello” ang unang mensahe.
refusal-hello-once = Isang beses lang sinasabi ang “hello”.
refusal-other-version = Bersiyon { $v } ng protocol ang gamit ng server na ito. I-load ulit ang pahina.
refusal-no-table = Walang mesang { $got }.
refusal-too-many-tables = Napakaraming mesa na ang binuksan mula rito. Maghintay muna.
refusal-server-full = Hindi na makapagbukas ng mesa sa ngayon.
refusal-cross-site = Tinatanggihan ang mga hiling mula sa ibang site.
refusal-unavailable = Hindi iyon naitabi, kaya hindi ginawa. Subukan ulit.

bye-no-table = Walang mesang ganoon.
bye-elsewhere = Binuksan ang upuang ito sa ibang window.
bye-too-many = Napakaraming koneksiyon mula rito.
bye-too-fast = Napakaraming mensahe.
bye-slow = Masyadong mabagal ang koneksiyon.
bye-restart = Nagre-restart ang server. Nakareserba ang upuan mo.
refusal-broken-table = Gawa ng ibang bersiyon ng program ang mesang ito at hindi mabasa.
bye-broken-table = Gawa ng ibang bersiyon ng program ang mesang ito at hindi mabasa.
bye-gone = Wala na ang mesang ito.
bye-no-hello = Walang narinig.
bye-foreign = Tinatanggihan ang mga koneksiyon mula sa ibang site.
