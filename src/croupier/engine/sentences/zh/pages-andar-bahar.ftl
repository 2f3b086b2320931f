### 安达巴哈台面

web-andar-bahar-matched = ✓ { $cards }
web-andar-bahar-won = 赢{ $amount }，{ $odds }
web-andar-bahar-lost = 输{ $amount }
web-andar-bahar-push = 平局退注
web-andar-bahar-left = 余{ $cards }张
web-andar-bahar-last = 近期结果，最新在前
web-andar-bahar-card = 第{ $card }张
web-andar-bahar-outcome-andar = 左邻
web-andar-bahar-outcome-bahar = 右舍
web-andar-bahar-outcome-stand-off = 平局
web-andar-bahar-outcome-not-played = 未发完
web-andar-bahar-outcome-void = 作废
web-print-first-card = 首张
