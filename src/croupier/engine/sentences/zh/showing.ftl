### 台面如何显示：手牌结果、赔率表、赔付的算法。

## 各种玩法

why-in-action = 注额{ $stake }中{ $action }有效；截止下注时已退还{ $aside }
why-won = { $action }按{ $odds }赢{ $wins }
why-won-before-commission = { $action }按1 赔 1赢{ $wins }
why-commission = 扣佣金{ $commission }，实得{ $wins }
why-lost = { $action }输
why-lost-in-part = { $action }输去{ $part }：{ $lost }
why-returned = 退还{ $payout }
why-handed-back = 按裁定交还{ $payout }
