### 赌区

## 警示

pit-stands-still = 台上有投注，但没有任何动静。
pit-at-the-maximum = { $players } 在 { $spot } 已达最高限额。
pit-claim = 赌场对 { $player } 有追索额 { $amount }。
pit-no-dealer = 本局进行中，却没有荷官。
pit-unlicensed = { $dealer } 没有该游戏的牌照，却在此派牌。
pit-dealer-gone = { $dealer } 在此当值，但未连线。
pit-miscounted = 上一靴共 { $number } 张牌，应为 { $full } 张。
pit-count = { $dealer } 点得 { $number } 张牌，须由赌区人员确认。
pit-empty-early = 报告称牌靴已空，但按记录还应剩 { $left } 张。
pit-shoe-ends = 牌靴即将用完，还剩 { $left } 张。
pit-not-by-the-book = 本桌的设定不符合规则书。{ $why }
pit-unannounced = 本桌的设定未经宣布就已变更。
pit-old-edition = 本桌沿用 { $edition } 版规则，现行版本为 { $current }。
pit-change-ahead = { $name } 已宣布从下一局起变更。
pit-paused = 本桌已暂停。

## 证据

evidence-other-end = 重新推演后，本局以“{ $status }”告终。
evidence-opens-another = 第一条记录开的不是这一局。

## 查询

pit-not-for-them = 赌区只供赌区主任及以上职级、监控部和东主查看，{ $name } 是{ $role }。
pit-no-such-round = 记录中没有 { $table } 的第 { $number } 局。
