### 龙虎

## 投注与牌位

bet-dragon = 龙
bet-tiger = 虎
bet-suited-tie = 同花和
place-dragon = 龙
place-tiger = 虎

## 设台

dragon-tiger-one-layout = 龙虎没有布局“{ $layout }”；只有一款：A。
dragon-tiger-eight-decks = 龙虎使用八副牌，不能用 { $decks } 副。
dragon-tiger-half-a-unit = 开和时输一半，而筹码单位 { $unit } 的一半不是整数分。

## 裁定

dragon-tiger-ruling-discard = 该牌作弃牌处理，结果不变
dragon-tiger-ruling-walked-away = 其投注照常结算

## 显示

dragon-tiger-why-cards = 龙 { $dragon }，虎 { $tiger }

## 结果

dragon-tiger-outcome-void = 本局作废。
dragon-tiger-outcome-none = 没有发牌。
dragon-tiger-outcome-dragon = 龙赢。
dragon-tiger-outcome-tiger = 虎赢。
dragon-tiger-outcome-tie = 和。
