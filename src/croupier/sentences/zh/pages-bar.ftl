### 操作栏

web-place-bets = 请下注
web-again-why = 赌台照常进行，连线恢复后即可看到。
web-waits-for = 正在等待 { $players }。
web-others-decide = 由其他人决定
web-halted-players = { $players } 可以留下或取回注码；说定之前一切不动。
web-halted-rank = 台上出了差错，由{ $rank }或以上人员裁定。
web-option-where = { $box } 号位第 { $hand } 手：
web-stay-or-leave = 留下，还是取回你的 { $amount }？
web-stay = 留下
web-stay-note = { $amount } 继续
web-take-back = 取回 { $amount }
web-take-back-note = 退出本局
web-staying-means = 留下即接受本局之后的每一张牌。不作声视为留下。
web-stop = 。
web-bet-of-hand = { $bet }，第 { $hand } 手
web-why = 为什么？
web-next-bet = 下一注
web-close = 关闭
web-sure = { $move }，确定？
web-range = { $least } 至 { $most }
web-box = { $box } 号位
web-do-for-side = { $move }（{ $side }）
web-do-for-box = { $move }，{ $box } 号位
web-silence-walked-away = 不作声则由赌场代打：补到 12 点即停。
web-silence-insurance = 不作声则本局不再有保险。
web-no-insurance = 不买保险
