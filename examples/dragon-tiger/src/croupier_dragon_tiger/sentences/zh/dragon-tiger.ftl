### 龙虎

## 名称：游戏、投注、牌位

game-name-dragon-tiger = 龙虎
bet-dragon = 龙
bet-tiger = 虎
bet-suited-tie = 同花和
bet-name-dragon = 龙
bet-name-tiger = 虎
bet-name-suited-tie = 同花和
place-dragon = 龙
place-tiger = 虎
hand-dragon = 龙
hand-tiger = 虎
place-name-dragon = 龙
place-name-tiger = 虎

## 设台

dragon-tiger-one-layout = 龙虎没有布局“{ $layout }”；只有一款：A。
dragon-tiger-eight-decks = 龙虎使用八副牌，不能用{ $decks }副。
dragon-tiger-half-a-unit = 开和时输一半，而筹码单位{ $unit }的一半不是整数分。

## 裁定

dragon-tiger-ruling-discard = 该牌作弃牌处理，结果不变
dragon-tiger-ruling-walked-away = 其投注照常结算

## 显示

dragon-tiger-why-cards = 龙{ $dragon }，虎{ $tiger }

## 结果

dragon-tiger-outcome-dragon = 龙赢。
dragon-tiger-outcome-tiger = 虎赢。
dragon-tiger-outcome-tie = 和。

## 给入座的人

dragon-tiger-guide-dragon = 龙的牌较大；开和输一半
dragon-tiger-guide-tiger = 虎的牌较大；开和输一半
dragon-tiger-guide-tie = 两张牌点数相同
dragon-tiger-guide-suited-tie = 两张牌点数与花色都相同
dragon-tiger-guide-alone = 只输入{ $more }即押龙；押过虎后则押虎
dragon-tiger-guide-note = 各发一张牌。A最小，K最大，不论花色。
