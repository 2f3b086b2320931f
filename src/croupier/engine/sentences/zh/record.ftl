### 记录：核验时发现的问题。

## 全部条目的统一次序

record-misnumbered = 此条目的编号成了{ $found }。
record-out-of-place = 编号为此的条目出现在第{ $due }条的位置上。
record-missing = 从这里到第{ $last }条的条目缺失。
record-chain-broken = 此条目不是当初链接在此的那一条：正文或校验值已被改动，或位置被另一条目占据。
record-other-head = 到此条目为止，记录与已公布的链头不符。
record-ends-early = 记录到此为止；公布时共有{ $last }条。

## 单个条目

record-unreadable = 此条目无法读取：{ $problem }。
record-written-otherwise = 此条目的正文不符合记录的写法。
record-columns-differ = 此条目旁的流、版本或标识与正文中的不符：“{ $stream }”、“{ $id }”。
record-salt-missing = 此条目缺少16个随机字节；自首个带有随机字节的条目起，每条都应带有。
record-version-gap = 在流“{ $stream }”中，此条目接在版本{ $found }之后；该流现为{ $due }。
record-unknown-stream = 没有名为“{ $stream }”的流。
record-not-followed = 照此条目的写法推不出任何结果：{ $fault }。
record-house-not-followed = 无法照此记录推演出赌场的状况：{ $fault }。请用croupier verify核对记录。
record-not-indexed = 无法为此记录建立牌局索引：{ $fault }。请用croupier verify核对记录。

## 重新裁定的条目

record-opens-no-table = 此条目出现在赌台开台之前。
record-given-by-another = 由“{ $actor }”提出，却以{ $name }的名义下达。
record-given-otherwise = 由{ $name }以{ $given }身份下达，而其当时是{ $was }。
record-nobody-then = 不属于本赌场的人
record-refused-now = 重新裁定时，此条目的指令被拒绝：{ $why }
record-decided-otherwise = 重新裁定时，此条目的指令从第{ $number }个事件起得出不同结果。

## 账簿

record-posted-otherwise = 账簿所记：{ $posted }。此条目的事件应转移：{ $moved }。
record-posting-of-no-entry = 账簿记有{ $posted }，但没有这一条目。
record-overdrawn = 记入此条目后，{ $account }透支{ $lacking }。
record-balance-differs = { $account }的余额存为{ $stored }；其过账合计为{ $posted }。
record-account-of-nobody = 有一个账户{ $account }，没有任何过账提到它。
record-account-missing = 缺少账户{ $account }，有过账提到它。
record-held-otherwise = { $account }中有{ $held }；其过账合计为{ $posted }。
record-no-transfer = 无
record-more-transfers = 另有{ $more }笔
record-transfer = { $amount }，从{ $source }到{ $target }
record-transfer-cited = { $amount }，从{ $source }到{ $target }（{ $cites }）

## 牌局索引

record-round-differs = 关于“{ $table }”第{ $number }局，索引与条目所记不同。
record-round-of-nobody = 索引中有“{ $table }”第{ $number }局，但没有条目开过这一局。
record-round-missing = 索引缺少“{ $table }”第{ $number }局。
record-round-words = 在索引中用其自身的词找不到此条目所开的那一局。
record-snapshot-differs = “{ $table }”第{ $number }局开局时的快照与条目推算出的赌台状态不符。
record-row-astray = 这里不该有任何内容，记录中却有一行。
record-key-another = 记录旁的密钥不是赌场登记的那一把，因此未用它核对任何内容。请放回正确的密钥，再核验一次。
record-order-missing = “{ $table }”第{ $number }靴所封存的牌序不见了：该赌台无法继续使用这一靴。
record-order-otherwise = “{ $table }”第{ $number }靴所封存的牌序与当初承诺的不符，或者此密钥打不开它。
record-order-of-nobody = 有一份封存的牌序存为“{ $name }”，但并没有这样一靴在使用。
record-game-missing = 记录中有一张赌台的游戏未在此安装：请安装提供该游戏的软件包。{ $why }
record-table-unchecked = 无法核对“{ $table }”：此处未安装该游戏。{ $why }
