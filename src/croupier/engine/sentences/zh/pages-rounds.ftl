### 我的牌局，以及逐步重看

web-more-rounds = 更早的牌局
web-no-rounds = 您还没有玩过一局。
web-round-of = { $table }，第{ $number }局
web-bet-in-all = 总下注{ $amount }
web-shoes = 在此核对洗牌
web-shoes-why = 发第一张牌之前，赌场已承诺整靴牌的次序。您的浏览器刚用事后公布的内容重新算出了这个承诺值。
web-shoe-of = { $table }，第{ $number }靴（转）：
web-shoe-holds = 与赌场的承诺一致
web-shoe-broken = 与赌场的承诺不一致

## 顶栏、时间轴与按钮

web-replay-about = 布局{ $layout } · { $decks }副牌 · { $day }
web-replay-about-wheel = 布局{ $layout } · { $day }
web-timeline = 整局时间轴
web-mark = { $number }：{ $title }
web-replay = 逐步重看
web-step = 第{ $at }步，共{ $of }步
web-step-first = 开头
web-step-back = 上一步
web-step-on = 下一步
web-step-last = 结尾
web-step-play = 播放
web-step-stop = 停止
web-space = 空格
web-speed = 速度
web-speed-half = ½
web-speed-one = 1×
web-speed-four = 4×
web-speed-real = 原速
web-speed-real-why = 等待最长五秒
web-keys-replay = 重看牌局
web-key-step-first = 到开头
web-key-step-back = 退一步
web-key-step-on = 进一步
web-key-step-last = 到结尾
web-key-step-play = 播放或停止

## 经过与投注

web-events = 全部经过与条款
web-every-bet = 此刻的全部投注
web-col-box = 注位
web-col-player = 玩家
web-col-bet = 投注
web-col-stake = 注额
web-col-result = 结果
web-col-net = 净额
web-col-paragraphs = 条款
web-result-win = 赢
web-result-lose = 输
web-result-push = 平局退注
web-result-returned = 退还
web-result-open = 未定
web-bet-of = { $player }，{ $bet }
web-no-bet-yet = 台上还没有投注。
web-not-decided = 此刻这{ $stake }尚未分出胜负。

## 核对

web-checked = 核对
web-checking = 正在核对……
web-export = 下载：
web-chain-holds = 记录中的{ $entries }条，条条环环相扣：由您的浏览器在此算出
web-chain-untold = 另有{ $untold }条涉及他人筹码或暗牌，不向您提供。
web-chain-later = 另有{ $later }条的校验值，待进行中的牌局不再有暗牌时提供。
web-chain-none = 此处尚无校验值可核对
web-chain-broken = 第{ $position }条的校验值与记录不符
web-chain-cannot = 未在此核对：浏览器只在https或本机上才能计算校验值
web-amounts-hold = 这里显示的{ $bets }注结果，与这些记录一致
web-amounts-differ = 这里显示的结果与这些记录不符
web-decided-again = 服务器刚刚重新裁定：{ $commands }个指令，{ $amounts ->
    [0] 全部相同
   *[other] { $amounts }笔金额全部相同
}
web-decided-otherwise = 服务器刚刚重新裁定：第{ $position }条结果不同
web-decided-older = 服务器刚刚重新裁定：{ $commands }个指令，其中{ $older }个按旧解读裁定，照原样重放
web-shoe-sealed = 第{ $number }靴牌仍在使用。次序在发第一张牌前已封存，用完后公布
web-shoe-held = 第{ $number }靴牌已公布，正是发第一张牌前封存的次序：由您的浏览器在此算出
web-shoe-not-held = 第{ $number }靴牌不是发第一张牌前封存的次序
web-shoe-places = 本局的牌是其中第{ $from }至{ $to }张。
web-spin-held = 第{ $number }转已公布，正是下注前封存的结果：由您的浏览器在此算出
web-spin-not-held = 第{ $number }转不是下注前封存的结果
web-spin-same = 珠应停在{ $pocket }，确实如此。
web-dealt-by-hand = 由荷官亲手发牌：事前没有牌序可封存
web-own-game = 游戏
web-own-table = 赌台
web-own-any-game = 所有游戏
web-own-any-table = 所有赌台
web-own-export = 保存为
web-own-round = 牌局
web-own-bets = 我的投注
web-own-staked = 下注
web-own-result = 输赢
web-own-total = 累计
web-own-caption = 我的牌局，最近的在前
web-own-voided-later = 事后作废，投注已退还
web-own-returned = 已退还
web-all-rounds = 赌场的牌局
web-no-rounds-of-others = 这里没有牌局。
web-own-sum = { $rounds }局，下注{ $staked }：
