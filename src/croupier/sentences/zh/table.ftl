### 五本规则书共有的内容：下注、发牌、报告、裁定、座位与筹码。

## 人员、牌位与注位

rank-player = 玩家
rank-dealer = 荷官
rank-pit-supervisor = 赌区主任
rank-pit-manager = 赌区经理
rank-shift-manager = 赌台值班经理
rank-or-above = { $rank }或以上职级

spot-in-box = { $box }号注位的{ $bet }
spot-on = { $bet } { $on }
spot-on-in-box = { $box }号注位的{ $bet } { $on }

place-box = { $box }号注位
place-hand = { $box }号注位第{ $hand }手牌
place-waiting = 待发处
place-discarded = 弃牌处
place-held-over = 留待下一局

from-to = { $first }至{ $last }
odds = { $staked } 赔 { $paid }

## 设台

no-such-layout = { $book }没有布局“{ $layout }”；附录为 { $first } 至 { $last }。
number-of-decks = { $book }使用 { $fewest } 至 { $most } 副牌，不能用 { $decks } 副。

## 下注

no-such-bet = { $book }没有“{ $bet }”这种投注；可用的有：{ $bets }。
no-box-named = 投注 { $bet } 没有指明注位；本台注位为 { $boxes }。
no-such-box = 投注 { $bet } 没有 { $box } 号注位；本台注位为 { $boxes }。
bet-names-a-box = { $bet } 只需指明注位。
amount-not-positive = { $what }必须大于 0，不能是 { $amount }。
amount-not-in-units = { $what }必须是筹码单位 { $unit } 的倍数，不能是 { $amount }。
an-insurance-bet = 保险投注
purse-too-small = { $player }只有 { $purse }，不够 { $amount }。

## 眯牌

squeeze-not-offered = 本台不发暗牌。
squeeze-not-yours = 只有全台注额最高的入座玩家才可要求眯牌。
squeeze-no-such-hand = { $place }没有可眯的牌。
squeeze-too-late = 这张牌已经发出。

## 任何指令

round-over = 本局已结束。
no-such-command = { $book }没有“{ $command }”这一指令。

## 裁定

ruling-result-stands = 本局继续，结果有效
ruling-noticed-late = 下一局开始后才发现：不影响本局
ruling-cards-decide = 以台面上的牌为准，不以显示屏为准
