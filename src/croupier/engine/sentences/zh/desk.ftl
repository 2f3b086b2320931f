### 赌台：听取每一行话与每一个指令。

## 已知牌序的牌靴

desk-other-faces = { $place }的暗牌，牌靴清单上是{ $cards }。
desk-another-card-next = 牌靴的下一张牌是{ $next }，不是{ $card }。
desk-next-card-unknown = 下一张牌发到{ $place }，但没有人知道它的牌面；请写明。
desk-next-card-not-listed = 下一张牌发到{ $place }，但[shoe]中没有列出；请写明。
desk-card-too-many = 按{ $setting }，{ $card }比{ $decks }副牌里的多出一张。

## 纸上推演

desk-nothing-to-rule-on = 没有等待裁定的情况。
desk-only-reports-previewed = 只有报告的情况才可预先推演。

## 记录到此还没完

unfinished-betting = 本局没有打完：下注尚未截止。
unfinished-ruling = 本局没有打完：等待{ $awaits }。
unfinished-deal = 本局没有打完：下一张牌发到{ $place }。
unfinished-spin = 本局没有打完：等待开珠。
unfinished-turn = 本局没有打完：{ $place }的暗牌还要翻开。
unfinished-hand = 本局没有打完：等待{ $player }决定{ $box }号位第{ $hand }手牌。
