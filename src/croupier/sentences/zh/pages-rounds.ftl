### 我的牌局，以及逐步重看

web-more-rounds = 更早的牌局
web-no-rounds = 你还没有玩过一局。
web-round-of = { $table }，第 { $number } 局
web-bet-in-all = 总下注 { $amount }
web-shoes = 洗牌在此核对
web-shoes-why = 发第一张牌之前，赌场已承诺整副牌的次序。你的浏览器刚用事后公布的内容重新算出了这个承诺。
web-shoe-of = { $table }，第 { $number } 号：
web-shoe-holds = 与赌场的承诺一致
web-shoe-broken = 与赌场的承诺不一致
web-replay = 逐步重看
web-step = 第 { $at } 步，共 { $of } 步
web-step-first = 回到开头
web-step-back = 上一步
web-step-on = 下一步
web-step-play = 播放
web-step-stop = 停止
