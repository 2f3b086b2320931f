### 赌台上说的话。名为 `you` 的玩家就是听话的人。

## 人与牌位

you-there = 您
told-you = 您
told-hand = { $who }第{ $hand }手
told-drawn = 抽出
told-discarded = 弃牌
told-held-over = 留待下一局
told-turned = 翻开

place-name-player = 闲家
place-name-banker = 庄家
place-name-dealer = 荷官
place-name-joker = 王牌
place-name-andar = 左邻
place-name-bahar = 右舍

## 台面上的注区

felt-on = { $bet } { $on }
felt-nth = 第{ $number ->
    [1] 一
    [2] 二
   *[3] 三
}{ $bet }
felt-of-box = { $box }号位的{ $spot }

## 荷官的宣布

told-place-your-bets = 请下注。
told-no-more-bets = 停止下注。
told-shuffled = 牌已洗好。
told-cut-card = 切牌卡已出：下一局换新靴。

## 投注

told-together = { $lead }：{ $what }。
told-bets = { $player ->
    [you] 您
   *[other] { $player }
}下注
told-chips-on = { $amount }押{ $spot }
told-chips-added = { $amount }加押{ $spot }（共{ $lying }）
told-partly-taken = { $player ->
    [you] 您
   *[other] { $player }
}下注：{ $chips }；另有{ $over }超出限额，不予接受。
told-takes-back = { $player ->
    [you] 您
   *[other] { $player }
}收回
told-chips-from = { $spot }的{ $amount }
told-takes-some-back = { $player ->
    [you] 您
   *[other] { $player }
}收回{ $spot }的{ $amount }，还剩{ $left }。
told-turned-away = { $player ->
    [you] 您
   *[other] { $player }
}押在{ $spot }的投注有{ $amount }超出限额，不予接受；还剩{ $left }。
told-all-turned-away = { $player ->
    [you] 您
   *[other] { $player }
}押在{ $spot }的{ $amount }超出限额，不予接受；该处已没有投注。
told-under-minimum = { $spot }距最低限额还差{ $missing }：请补足或收回。

## 牌与珠

told-laid-again = 重新放牌：{ $cards }。
told-face-down = （暗牌）
told-card-to = { $card }发给{ $place }
told-card-waiting = { $card }待发
told-card-discarded = { $card }弃掉
told-card-held-over = { $card }留待下一局

## 其他玩家的决定

told-hits = { $player }{ $hand ->
    [1] {""}
   *[other] 第{ $hand }手
}要牌。
told-stands = { $player }{ $hand ->
    [1] {""}
   *[other] 第{ $hand }手
}停牌。
told-splits = { $player }{ $hand ->
    [1] {""}
   *[other] 第{ $hand }手
}分牌。
told-doubles = { $player }{ $hand ->
    [1] {""}
   *[other] 第{ $hand }手
}加倍{ $amount }。
told-declines = { $player }表示不要。
told-surrenders = { $player }投降。
told-even-money = { $player }接受等额赔付。
told-follows = { $player }跟注{ $amount }。
told-insures = { $player }买保险{ $amount }。
told-insures-hand = { $player }为{ $hand }买保险{ $amount }。
told-asks-on = { $player }要求继续发牌。
told-house-way = { $player }交由荷官按庄家排法排牌。
told-says = { $player }：{ $words }。
told-stays = { $player ->
    [you] 您
   *[other] { $player }
}留下。
told-leaves = { $player ->
    [you] 您
   *[other] { $player }
}收回投注。

## 裁定

told-stop = 叫停。{ $what }
told-called = 请{ $rank }到台。
told-decider-called = 请{ $rank }到台。
told-by-the-book = 按规则书：{ $effect }。
told-ruled = { $rank }裁定：{ $effect }。
told-picked = { $player ->
    [you] 您
   *[other] { $player }
}选定：{ $effect }。
told-void = 本局作废，退还所有投注。
reason-as-seen = 依台面所见
reason-nothing-lost = 没有人因此受损

## 投注的结果

told-wins = { $player ->
    [you] 您
   *[other] { $player }
}押{ $spot } { $stake }：赢{ $won }。
told-loses = { $player ->
    [you] 您
   *[other] { $player }
}押{ $spot } { $stake }：输。
told-loses-some = { $player ->
    [you] 您
   *[other] { $player }
}押{ $spot } { $stake }：输{ $lost }。
told-stands-off = { $player ->
    [you] 您
   *[other] { $player }
}押{ $spot } { $stake }：平局，退注。
told-returned = { $player ->
    [you] 您
   *[other] { $player }
}押{ $spot } { $stake }：退还。

## 叫停的原因

stop-misplaced = 有一张牌放错了位置。
stop-excess = 多抽了一张牌，没有哪一手需要它。
stop-wrong-number = { $place }的牌数不对。
stop-two-together = 两张牌同时离开牌靴，不知哪张先出。
stop-together = 几张牌同时离开牌靴，不知哪张先出。
stop-dealer-overdrew = 荷官的牌已齐，却又抽了一张。
stop-dealt-to-empty-box = 有一张牌发到了没有投注的{ $box }号位。
stop-face-up-in-shoe = 牌靴中的下一张牌牌面朝上：{ $card }。
stop-foreign-card = 发现一张不属于这几副牌的牌。
stop-cards-missing = 这几副牌缺了牌。
stop-cards-in-excess = 这几副牌多了牌。
stop-not-shuffled = 牌没有洗。
stop-shoe-empty = 牌靴已空。
stop-exposed-by-dealer = 荷官露出了应牌面朝下的牌。
stop-exposed-by-player = 有玩家露出了应牌面朝下的牌。
stop-second-hand-examined = { $player ->
    [you] 您
   *[other] { $player }
}看了第二手牌。
stop-insurance-not-offered = 荷官没有问{ $player ->
    [you] 您
   *[other] { $player }
}买不买保险。
stop-side-bet-alone = { $box }号位只有旁注，没有底注。
stop-side-bet-unsettled = 有一注旁注该结算时没有结算。
stop-surrendered-too-late = { $player ->
    [you] 您
   *[other] { $player }
}投降过迟。
stop-walked-away = { $player ->
    [you] 您
   *[other] { $player }
}已离台。
stop-interruption = 牌局中断。
stop-noticed-late = 发现了前面一局的错误。
stop-display-wrong = 显示屏有误。
stop-by-name = 有人报告“{ $fact }”。
