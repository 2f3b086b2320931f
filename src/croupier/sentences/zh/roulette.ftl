### 轮盘

## 投注

bet-straight = 直注
bet-split = 分注
bet-street = 街注
bet-corner = 角注
bet-top-line = 顶线注
bet-line = 线注
bet-column = 列注
bet-dozen = 打注
bet-low = 小
bet-high = 大
bet-red = 红
bet-black = 黑
bet-odd = 单
bet-even = 双
bet-zeros = 零位注
bet-series-3 = 三号系列注
bet-series-6 = 六号系列注

## 设台

roulette-no-such-layout = 轮盘没有布局“{ $layout }”；可用的布局有：{ $layouts }。
roulette-no-series-here = 布局 { $layout } 不设系列注。
roulette-series-no-such-pocket = { $setting } 中的“{ $pocket }”不是珠格；轮盘上有 0、00、H 和 1 至 36。
roulette-series-of-another-size = { $setting } 中的“{ $series }”没有指明 { $size } 个不同的珠格。
roulette-series-stands-twice = { $setting } 中的 { $series } 重复了。

## 下注

roulette-no-such-bet = 没有“{ $bet }”这种投注；可用的有：{ $bets }。
roulette-bet-not-here = 布局 { $layout } 不设“{ $bet }”这种投注；可用的有：{ $bets }。
roulette-without-boxes = 轮盘的投注不设编号注位。
roulette-bet-names-no-place = { $bet } 不用指明位置。
roulette-bet-names-its-place = { $bet } 须指明位置。
roulette-bet-names-its-place-as-in = { $bet } 须指明位置，例如“{ $bet } { $example }”。
roulette-no-such-place = 本台没有“{ $bet } { $on }”这个落注点。

## 开珠

roulette-no-such-pocket = “{ $pocket }”不是珠格；轮盘上有 0、00、H 和 1 至 36。
roulette-ball-at-rest = 珠已停在 { $pocket }。
roulette-revolutions-from-0 = 圈数不能小于 0。
roulette-without-cards = 轮盘不用牌。

## 裁定

roulette-ruling-ball-rested = 虽有中断，珠仍已停定：本局继续
roulette-ruling-settled-as-they-lie = 投注照筹码原样结算
roulette-ruling-broken-ball = 受破裂的珠影响的各局作废
roulette-ruling-round-not-affected = 本局不受影响，维持有效
roulette-ruling-ball-decides = 以台上的珠为准，不以显示屏为准
roulette-no-decks = 轮盘用转轮开彩，没有牌。
