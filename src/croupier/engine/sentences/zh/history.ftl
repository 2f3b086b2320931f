### 牌局记录：每一行怎样写，以及一局的结果。

## 不认识的词

no-such-word = 没有“{ $word }”这个{ $kind }；可用的有：{ $known }。
no-such-word-but-near = 没有“{ $word }”这个{ $kind }；您是指{ $near }吗？
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
line-without-verb = { $actor }什么也没做；一行要写谁和动词。
line-begins-near = 没有以“{ $word }”开头的行；您是指{ $near }吗？
line-begins-with-verb = “{ $verb }”是动词；一行要先写谁，如“ann { $verb } ……”。
line-unknown-rank = “{ $word }”不是职级；职级有：{ $ranks }。
line-rank-without-name = “{ $word }”之后要紧接名字，如{ $role }:lim。
line-staff-bet-for-a-player = 员工只能代玩家下注；行末请写for和玩家的名字。
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
not-a-card = “{ $card }”不是牌；请写牌面（A 2 … 9 T J Q K）加花色（s h d c），如9h。
not-a-number = “{ $word }”不是数字；这里应写{ $what }。
not-an-amount = “{ $amount }”不是金额；请以元书写，如25或12.50。
no-card-of-that-number = 没有第{ $number }张牌；至今从牌靴抽出了{ $cards }张。
player-without-bet = { $player }本局没有投注。
together-without-a-blank = 同时抽出的牌要连写，不留空格，如9h+3c。
together-without-a-place = 同时抽出的牌，次序未定之前没有牌位。
clock-only-runs-out = 计时只有走完一种：写“clock runs-out”。

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
what-side = player（闲）或banker（庄）
what-stage = 阶段
what-stake = 注额
what-where = 押在哪里
what-who-saw = 谁看见了
what-who-showed = 谁露了牌
what-whose-cards = 谁的牌

## 手牌与结果

hand-player = 闲家
hand-banker = 庄家
hand-joker = 王牌
hand-andar = 左邻
hand-bahar = 右舍
hand-dealer = 荷官
hand-of-box = { $box }号位
hand-of-several = { $box }号位第{ $hand }手牌
outcome-void = 本局作废。
outcome-not-played = 本局没有结果。

## 游戏与投注的名称

game-name-baccarat = 百家乐
game-name-blackjack = 21点
game-name-roulette = 轮盘
game-name-andar-bahar = 安达巴哈
game-name-si-ki-pi = 四支牌

bet-name-initial = 底注
bet-name-split = 分注
bet-name-insurance = 保险
