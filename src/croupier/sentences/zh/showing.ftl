### 台面如何显示：手牌结果、赔率表、赔付的算法。

## 各种玩法

why-in-action = 注额 { $stake } 中 { $action } 有效；截止下注时已退还 { $aside }
why-won = { $action } 按 { $odds } 赢 { $wins }
why-won-before-commission = { $action } 按 1 赔 1 赢 { $wins }
why-commission = 扣佣金 { $commission }，实得 { $wins }
why-lost = { $action } 输
why-lost-in-part = { $action } 输去 { $part }：{ $lost }
why-returned = 退还 { $payout }
why-handed-back = 按裁定交还 { $payout }

## 安达巴哈

andar-bahar-cards = { $cards } 张
andar-bahar-why-cards = 已发：安达 { $andar } 张，巴哈 { $bahar } 张

## 21点

blackjack-a-blackjack = 黑杰克
blackjack-worth = { $total } 点
blackjack-worth-soft = 软 { $total } 点
blackjack-worth-bust = { $total } 点爆牌
blackjack-why = { $own }，荷官{ $dealer }
blackjack-bust-with = { $cards } 张牌爆牌
blackjack-bust-with-or-more = { $cards } 张或以上爆牌

## 轮盘

roulette-why-pocket = 珠落 { $pocket }；此注涵盖 { $covers } 个珠格

## 四支牌

si-ki-pi-low-and-high = 小牌{ $low }，大牌{ $high }
si-ki-pi-why = { $own }；荷官{ $dealer }
