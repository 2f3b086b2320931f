### 设台

no-such-layout = { $book }没有布局“{ $layout }”；附录为{ $first }至{ $last }。
number-of-decks = { $book }使用{ $fewest }至{ $most }副牌，不能用{ $decks }副。
unit-not-positive = 筹码单位必须大于0，不能是{ $unit }。
unit-not-paid-exactly = 筹码单位{ $unit }无法准确赔付：{ $bet }的赔率为{ $odds }，赔付额不是整分。
no-bet-to-limit = 没有“{ $bet }”这种投注可设限额；本台有：{ $bets }。
minimum-not-positive = { $bet }的最低限额必须大于0。
minimum-not-in-units = { $bet }的最低限额{ $minimum }不是筹码单位{ $unit }的倍数。
maximum-below-minimum = { $bet }的最高限额{ $maximum }低于最低限额。
maximum-not-in-units = { $bet }的最高限额{ $maximum }不是筹码单位{ $unit }的倍数。
no-differential-here = 此游戏不设差额限制。
differential-not-in-units = 差额限制必须是筹码单位{ $unit }的正整数倍。
