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
roulette-no-series-here = 布局{ $layout }不设系列注。
roulette-series-no-such-pocket = { $setting }中的“{ $pocket }”不是珠格；轮盘上有0、00、H和1至36。
roulette-series-of-another-size = { $setting }中的“{ $series }”没有指明{ $size }个不同的珠格。
roulette-series-stands-twice = { $setting }中的{ $series }重复了。

## 下注

roulette-no-such-bet = 没有“{ $bet }”这种投注；可用的有：{ $bets }。
roulette-bet-not-here = 布局{ $layout }不设“{ $bet }”这种投注；可用的有：{ $bets }。
roulette-without-boxes = 轮盘的投注不分注位。
roulette-bet-names-no-place = { $bet }不用指明位置。
roulette-bet-names-its-place = { $bet }须指明位置。
roulette-bet-names-its-place-as-in = { $bet }须指明位置，例如“{ $bet } { $example }”。
roulette-no-such-place = 本台没有“{ $bet } { $on }”这个落注点。

## 开珠

roulette-no-such-pocket = “{ $pocket }”不是珠格；轮盘上有0、00、H和1至36。
roulette-ball-at-rest = 珠已停在{ $pocket }。
roulette-revolutions-from-0 = 圈数不能小于0。
roulette-without-cards = 轮盘不用牌。

## 裁定

roulette-ruling-ball-rested = 虽有中断，珠仍已停定：本局继续
roulette-ruling-settled-as-they-lie = 投注照筹码原样结算
roulette-ruling-broken-ball = 受破裂的珠影响的各局作废
roulette-ruling-round-not-affected = 本局不受影响，维持有效
roulette-ruling-ball-decides = 以台上的珠为准，不以显示屏为准
roulette-no-decks = 轮盘用珠开出号码，没有牌。

## 可报告的情况与叫停的原因

fact-ball-dropped = 珠直接落入轮盘
fact-few-revolutions = 圈数不足
fact-no-pocket = 珠未落格
fact-ball-left = 珠飞出轮盘
fact-wheel-still = 轮盘未转动
fact-same-direction = 珠与轮盘同向
fact-foreign-object = 异物入轮盘
fact-interference = 有人干扰
fact-wheel-stopped = 轮盘中途停转
fact-ball-broke = 珠破裂
stop-ball-dropped = 荷官没有开珠，珠直接落入轮盘。
stop-few-revolutions = 珠转得不够：不足四圈。
stop-no-pocket = 珠没有落入珠格。
stop-ball-left = 珠飞出了轮盘。
stop-wheel-still = 轮盘没有转动。
stop-same-direction = 珠与轮盘同向转动。
stop-foreign-object = 有异物落入轮盘。
stop-interference = 有人碰了珠或轮盘。
stop-wheel-stopped = 珠未停定，轮盘已停。
stop-ball-broke = 珠破裂了。

## 珠

told-ball-rests = 珠落在{ $pocket }：{ $fields }。
told-zero = 零
told-house-pocket = 赌场格
told-fields = { $colour ->
    [red] 红
   *[black] 黑
}、{ $parity ->
    [odd] 单
   *[even] 双
}、{ $half ->
    [low] 小（1–18）
   *[high] 大（19–36）
}

## 一局的结果

roulette-ball = 珠
roulette-no-pocket = 没有停在有效的珠格
roulette-house-pocket = 赌场格
roulette-zero = 零
roulette-number = { $colour }，{ $parity }，{ $half }
roulette-red = 红
roulette-black = 黑
roulette-odd = 单
roulette-even = 双
roulette-low = 小
roulette-high = 大
roulette-outcome = 珠停在{ $pocket }。
roulette-outcome-house-pocket = 珠停在赌场格{ $star }。

## 投注的名称

bet-name-straight = 直注
bet-name-street = 街注
bet-name-corner = 角注
bet-name-top-line = 顶线注
bet-name-line = 线注
bet-name-column = 列注
bet-name-dozen = 打注
bet-name-low = 小（1–18）
bet-name-high = 大（19–36）
bet-name-red = 红
bet-name-black = 黑
bet-name-odd = 单
bet-name-even = 双
bet-name-zeros = 零位注0-★-00
bet-name-series-3 = 三号系列注
bet-name-series-6 = 六号系列注

## 显示

roulette-why-pocket = 珠落{ $pocket }；此注涵盖{ $covers }个珠格
