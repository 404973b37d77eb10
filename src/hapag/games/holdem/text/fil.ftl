### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Texas Hold’em
blurb = Dalawang baraha mo, lima sa board, at kahit gaano kalaking lakas ng loob.

refusal-phh-no-toml = Hindi ito TOML: { $text }
refusal-phh-no-hand = Walang kamay rito.
refusal-phh-variant = No-limit Hold’em (variant NT) lang ang binabasa rito, hindi { $got }.
refusal-phh-texts = Dapat listahan ito ng mga teksto.
refusal-phh-amounts = Dapat mga numerong hindi negatibo ang mga halaga.
refusal-phh-stacks = May stack ang 2 hanggang { $most } manlalaro sa isang kamay, bawat isa higit sa 0.
refusal-phh-as-many = Dapat { $seats } ante at { $seats } blind, tig-isa bawat manlalaro.
refusal-phh-straddles = Dalawang blind ang kilala rito, ang pangalawa higit sa 0; hindi ang straddle at dead blind.
refusal-phh-min-bet = Ang big blind ang pinakamababang taya rito.
refusal-phh-action = Hindi ito galaw sa format na ito.
refusal-phh-player = Walang manlalarong ganoon: p1 hanggang p{ $seats } sila.
refusal-phh-hole = May { $count } baraha ang isang kamay.
refusal-phh-cards = Hindi ito mga baraha: { $text }
refusal-phh-showdown = Hindi masabi kung sino ang nanalo sa showdown na ito: napakaraming barahang hindi alam.
