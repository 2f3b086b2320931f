### `croupier rounds`

rounds-one-output = --steps、--toml、--json和--csv只能选一个。
rounds-name-one = 单独一局须指明赌台和局号；--table NAME列出一张赌台的牌局。
rounds-not-indexed = 这份记录由较早的版本保存，还没有牌局索引。请先用它开放一次赌场（croupier serve），之后即可列出牌局。
rounds-no-such-round = { $table }没有第{ $number }局。
rounds-in-play = { $table }第{ $number }局正在进行；结束后才能调阅。
rounds-not-followed = { $table }第{ $number }局的记录无法继续推演：{ $fault }。请用croupier verify核对记录。
rounds-not-a-time = “{ $text }”不是时间；时间写作2026-11-16或2026-11-16T20:15。
rounds-none = 没有找到这样的牌局。
rounds-more = 还有更多；可用--most列出更多。
rounds-title = { $table }第{ $number }局，{ $opened }开局
rounds-voided-later = 事后很久才由记录第{ $position }条宣布作废。
rounds-by-clock = 计时
rounds-buys-chips = 买筹码
rounds-cashes-out = 取回筹码
rounds-heading-opened = 开局
rounds-heading-table = 赌台
rounds-heading-round = 局
rounds-heading-outcome = 结果
rounds-heading-staked = 投注
rounds-heading-largest = 最大一注
rounds-heading-players = 玩家
rounds-heading-ruled = 裁定

## 重看一局时的说明

told-decided = { $player }已作决定。
told-card-got = { $lead }得{ $card }：{ $worth }。
told-card-opened = { $lead } { $card }：{ $worth }。
told-card-down = { $lead }得一张暗牌。
told-bets-decided = { $player }的{ $bets }注已结算。
label-no-more-bets = 停止下注
label-stop = 叫停
label-ruling = 裁定
label-settled = 结算
label-concluded = 结束
label-void = 作废
