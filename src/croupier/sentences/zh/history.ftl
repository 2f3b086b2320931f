### 牌局记录：文件哪里写错了，以及结算后的一局怎样说明。

## 错在哪里

file-named = { $file }
standard-input = 标准输入
wrong-in-file = { $file }：{ $problem }
wrong-at-line = { $file } 第 { $line } 行：{ $problem }
wrong-in-line = { $file } 第 { $line } 行“{ $action }”：{ $problem }
wrong-in-action = { $file } “{ $action }”：{ $problem }
wrong-by = { $problem }（{ $cites }）

## 文件

file-not-utf8 = 这不是 UTF-8 文本；牌局记录须用 UTF-8 书写。
file-empty = 文件是空的。
file-nested-too-deeply = 列表或表格嵌套过深。
file-number-too-long = 其中有一个数字太长。
file-not-toml = 这不是 TOML：{ $fault }。
file-without-format = 缺少 format：应写 format = "{ $format }"。
file-of-another-format = 不认识 { $found } 这种格式；必须是“{ $format }”。
file-rounds-in-two-brackets = 多局须写成 [[round]]，用双重方括号。
file-without-round = 文件里一局也没有。
file-actions-of-each-round = 用了 [[round]]，每一局就要各写自己的 actions。
file-key-stands-once = { $setting } 只写一次，放在第一个 [[round]] 之前。
file-without-actions = 这一局没有 actions。

## 文件开头

head-key-of-another-game = { $game }赌台没有“{ $setting }”这项设定。
head-shoe-without-cards = { $game }不用牌，没有牌靴（shoe）。
head-decks-without-cards = 轮盘不用牌，没有牌的副数（decks）。
head-game-not-named = 没有指明游戏；应为以下之一：{ $games }。
head-boxes-of-layout = 布局 { $layout } 有 { $boxes } 个注位，不是 { $given } 个。
head-seat-not-a-box = 座位须写注位的号码，不能写“{ $box }”。
head-whole-number = { $setting } 必须是整数，不能是 { $found }。
head-true-or-false = { $setting } 必须是 true 或 false，不能是 { $found }。
head-text = { $setting } 必须是带引号的文字，不能是 { $found }。
head-list-of-texts = { $setting } 必须是一列文字，不能是 { $found }。
head-table = { $setting } 必须自成一个表格，不能是 { $found }。
head-amount = { $setting } 必须是以元计的金额，如 25 或 12.50，不能是 { $found }。
head-named-twice = { $setting } 中“{ $name }”写了两次。
head-not-a-card = { $setting } 中的“{ $card }”不是牌；请写牌面（A 2 … 9 T J Q K）加花色（s h d c），如 9h。
found-text = “{ $text }”
found-long-text = “{ $beginning }”……
found-table = 表格
found-list = 列表
found-long-number = 一个很长的数字

## 不认识的词

no-such-word = 没有“{ $word }”这个{ $kind }；可用的有：{ $known }。
no-such-word-but-near = 没有“{ $word }”这个{ $kind }；您是指 { $near } 吗？
kind-bet = 投注
kind-decision = 决定
kind-fact = 情况
kind-key = 设定项
kind-limit = 限额
kind-ruling = 裁定
kind-stage = 阶段
kind-table = 赌台类型
kind-verb = 动词

## 每一行

line-quotation-open = 引号有头无尾，少了第二个 "。
line-without-verb = { $actor } 什么也没做；一行要写谁和动词。
line-begins-near = 没有以“{ $word }”开头的行；您是指 { $near } 吗？
line-begins-with-verb = “{ $verb }”是动词；一行要先写是谁，如“ann { $verb } …”。
line-unknown-rank = “{ $word }”不是职级；职级有：{ $ranks }。
line-rank-without-name = “{ $word }”之后要紧接名字，如 { $role }:lim。
line-staff-bet-for-a-player = 员工只能代玩家下注；行末请写 for 和玩家的名字。
line-ends = 这一行没写完：还要写{ $what }。
line-ends-before = 这一行没写完：后面应是“{ $word }”。
line-word-should-follow = 这里应是“{ $word }”，不是“{ $found }”。
line-goes-on = 行末的“{ $words }”在这里没有意义。
verb-of-other-games = “{ $verb }”是{ $games }的动词，{ $game }没有。
fact-of-other-games = “{ $fact }”是{ $games }的情况，{ $game }没有。
not-a-name = “{ $name }”不能作名字；名字只用字母、数字、“_”、“.”和“-”。
name-of-staff = 谁也不能叫“{ $name }”：这是指员工的词。
name-that-begins-a-line = 谁也不能叫“{ $name }”：这个词自成一行的开头。
name-of-a-place = 谁也不能叫“{ $name }”：这是台面上的位置。
not-a-card = “{ $card }”不是牌；请写牌面（A 2 … 9 T J Q K）加花色（s h d c），如 9h。
not-a-number = “{ $word }”不是数字；这里应写{ $what }。
not-an-amount = “{ $amount }”不是金额；请以元书写，如 25 或 12.50。
no-card-of-that-number = 没有第 { $number } 张牌；至今从牌靴抽出了 { $cards } 张。
player-without-bet = { $player }本局没有投注。
together-without-a-blank = 一并抽出的牌要连写，不留空格，如 9h+3c。
together-without-a-place = 一并抽出的牌，次序未定之前没有牌位。
clock-only-runs-out = 时钟只能走完：写“clock runs-out”。

## 一行应写的内容

what-amount = 金额
what-bet = 投注
what-box = 注位的号码
what-card = 一张牌
what-decision = 决定
what-fact = 情况
what-first-wrong-card = 第一张错牌是第几张
what-hand = 第几手牌
what-handed-back = 返还的金额
what-how-many-cards = 几张牌
what-how-many-revolutions = 几圈
what-place = 台面上的位置
what-player = 玩家的名字
what-pocket = 珠格
what-round = 第几局
what-ruling = 裁定
what-side = player（闲）或 banker（庄）
what-stage = 阶段
what-stake = 注额
what-where = 押在哪里
what-who-saw = 谁看见了
what-who-showed = 谁露了牌
what-whose-cards = 谁的牌

## 一局的结算页

page-title = 各局结算
page-not-settled = 未能结算
page-round-of-file = { $file } 第 { $number } 局
page-table = { $game }，{ $kind }，布局 { $layout }
page-table-with-decks = { $game }，{ $kind }，布局 { $layout }，{ $decks } 副牌
table-electronic = 电子赌台
table-recorded = 记录赌台
page-cards = 牌
page-wheel = 轮盘
page-rulings = 裁定
page-bets = 投注
page-nobody-bet = 没有人下注。
page-totals = 合计
page-grand-total = { $rounds } 局总计
page-the-house = 赌场
page-stake = 注额
page-bet = 投注
page-result = 结果
page-back = 返还
page-by = 依据
page-staked = 下注
page-net = 净输赢
page-at-odds = 赔率 { $odds }
page-in-action = （有效注额 { $amount }）
page-turned-away = （押 { $offered }，收 { $stake }，拒收 { $away }：{ $paragraph }）
page-ruling = ：{ $effect }（{ $by }）
page-ruling-with-reason = ：{ $effect }（{ $by }，“{ $reason }”）
page-ruling-without-reason = ：{ $effect }（{ $by }，没有记录理由）
by-dealer = 荷官
by-supervisor = 赌区主任
by-manager = 赌区经理
by-shift-manager = 赌台值班经理
result-win = 赢
result-lose = 输
result-push = 平局
result-returned = 退还
result-surrendered = 投降

## 手牌与结果

hand-player = 闲家
hand-banker = 庄家
hand-joker = 王牌
hand-andar = 安达
hand-bahar = 巴哈
hand-dealer = 荷官
hand-of-box = { $box }号注位
hand-of-several = { $box }号注位第{ $hand }手牌
outcome-void = 本局作废。

baccarat-outcome-tie = 和局。
baccarat-outcome-won = { $hand }赢。

blackjack-outcome-none = 荷官的手牌没有打完。
blackjack-outcome-bust = 荷官爆牌。
blackjack-outcome-blackjack = 荷官拿到黑杰克。
blackjack-outcome-stands = 荷官以 { $points } 点停牌。

roulette-ball = 珠
roulette-no-pocket = 没有停在有效的珠格
roulette-house-pocket = 赌场珠格
roulette-zero = 零
roulette-number = { $colour }，{ $parity }，{ $half }
roulette-red = 红
roulette-black = 黑
roulette-odd = 单
roulette-even = 双
roulette-low = 小
roulette-high = 大
roulette-outcome = 珠停在 { $pocket }。
roulette-outcome-house-pocket = 珠停在赌场珠格 { $star }。

andar-bahar-first-three = 首三张：{ $made }
andar-bahar-outcome-stand-off = 平局：安达的第一张牌与王牌点数相同。
andar-bahar-outcome-not-played = 安达和巴哈都没有投注：不再发牌至点数相同。
andar-bahar-outcome-match = { $hand }以第 { $number } 张牌获胜。

si-ki-pi-outcome-not-compared = 没有比牌。
si-ki-pi-outcome-dealer = 荷官：{ $halves }。

## 游戏与投注的名称

game-name-baccarat = 百家乐
game-name-blackjack = 21点
game-name-roulette = 轮盘
game-name-andar-bahar = 安达巴哈
game-name-si-ki-pi = 四支牌

bet-name-player = 闲
bet-name-banker = 庄
bet-name-tie = 和
bet-name-player-pair = 闲对
bet-name-banker-pair = 庄对
bet-name-player-insurance = 闲保险
bet-name-banker-insurance = 庄保险

bet-name-initial = 底注
bet-name-split = 分注
bet-name-double = 加倍
bet-name-insurance = 保险
bet-name-rws-pairs = RWS对子
bet-name-boom-busted = 爆破注

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
bet-name-zeros = 零位注 0-★-00
bet-name-series-3 = 三号系列注
bet-name-series-6 = 六号系列注

bet-name-andar = 安达
bet-name-bahar = 巴哈
bet-name-super-andar = 超级安达
bet-name-super-bahar = 超级巴哈
bet-name-under-8 = 小于8
bet-name-over-8 = 大于8
bet-name-first-3-cards = 首三张
bet-name-joker = 指定王牌

bet-name-bonus = 红利
bet-name-dealer-bonus = 荷官红利
