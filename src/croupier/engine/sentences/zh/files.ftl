### 牌局记录文件：哪里写错了，以及一局的结算页。

## 错在哪里

file-named = { $file }
standard-input = 标准输入
wrong-in-file = { $file }：{ $problem }
wrong-at-line = { $file }第{ $line }行：{ $problem }
wrong-in-line = { $file }第{ $line }行“{ $action }”：{ $problem }
wrong-in-action = { $file } “{ $action }”：{ $problem }
wrong-by = { $problem }（{ $cites }）

## 文件

file-not-utf8 = 这不是UTF-8文本；牌局记录须用UTF-8书写。
file-empty = 文件是空的。
file-nested-too-deeply = 列表或表格嵌套过深。
file-number-too-long = 其中有一个数字太长。
file-not-toml = 这不是TOML：{ $fault }。
file-without-format = 缺少format：应写format = "{ $format }"。
file-of-another-format = 不认识{ $found }这种格式；必须是“{ $format }”。
file-rounds-in-two-brackets = 多局须写成[[round]]，用双重方括号。
file-without-round = 文件里一局也没有。
file-actions-of-each-round = 用了[[round]]，每一局就要各写自己的actions。
file-key-stands-once = { $setting }只写一次，放在第一个[[round]]之前。
file-without-actions = 这一局没有actions。

## 文件开头

head-key-of-another-game = { $game }赌台没有“{ $setting }”这项设定。
head-shoe-without-cards = { $game }不用牌，没有牌靴（shoe）。
head-decks-without-cards = 轮盘不用牌，没有牌的副数（decks）。
head-game-not-named = 没有指明游戏；应为以下之一：{ $games }。
head-boxes-of-layout = 布局{ $layout }有{ $boxes }个注位，不是{ $given }个。
head-seat-not-a-box = 座位须写注位的号码，不能写“{ $box }”。
head-whole-number = { $setting }必须是整数，不能是{ $found }。
head-true-or-false = { $setting }必须是true或false，不能是{ $found }。
head-text = { $setting }必须是带引号的文字，不能是{ $found }。
head-list-of-texts = { $setting }必须是一列文字，不能是{ $found }。
head-table = { $setting }必须自成一个表格，不能是{ $found }。
head-amount = { $setting }必须是以元计的金额，如25或12.50，不能是{ $found }。
head-not-a-card = { $setting }中的“{ $card }”不是牌；请写牌面（A 2 … 9 T J Q K）加花色（s h d c），如9h。
head-named-twice = { $setting }中“{ $name }”写了两次。
found-text = “{ $text }”
found-long-text = “{ $beginning }”……
found-long-number = 一个很长的数字
found-table = 表格
found-list = 列表

## 一局的结算页

page-title = 各局结算
page-not-settled = 未能结算
page-round-of-file = { $file }第{ $number }局
page-table = { $game }，{ $kind }，布局{ $layout }
page-table-with-decks = { $game }，{ $kind }，布局{ $layout }，{ $decks }副牌
table-electronic = 电子赌台
table-recorded = 记录赌台
page-cards = 牌
page-wheel = 轮盘
page-rulings = 裁定
page-bets = 投注
page-nobody-bet = 没有人下注。
page-totals = 合计
page-grand-total = { $rounds }局总计
page-the-house = 赌场
page-stake = 注额
page-bet = 投注
page-result = 结果
page-back = 返还
page-by = 依据
page-staked = 下注
page-net = 净输赢
page-at-odds = { $odds }
page-in-action = （有效注额{ $amount }）
page-turned-away = （押{ $offered }，收{ $stake }，拒收{ $away }：{ $paragraph }）
page-ruling = ：{ $effect }（{ $by }）
page-ruling-with-reason = ：{ $effect }（{ $by }，“{ $reason }”）
page-ruling-without-reason = ：{ $effect }（{ $by }，没有记录理由）
result-win = 赢
result-lose = 输
result-push = 平局退注
result-returned = 退还
result-surrendered = 投降
result-one-bet-of-all-hands = 退还：各手合计只输一份底注
