### 牌局列表里每局的结果

web-ended-banker = 庄家
web-ended-player = 闲家
web-ended-tie = 和局
web-ended-andar = 左邻
web-ended-bahar = 右舍
web-ended-stand-off = 平局
web-ended-not-played = 未发完
web-ended-bust = 荷官爆牌
web-ended-blackjack = 荷官黑杰克
web-ended-played = 已完成
web-ended-none = 无结果
web-ended-void = 作废
