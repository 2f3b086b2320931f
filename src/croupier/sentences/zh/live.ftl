### 实时牌桌

live-dealt-by-the-house = 本桌由系统自动派牌，任何人都不能录入牌、转盘结果或荷官口令。
live-not-on-duty = { $name } 不是本桌当值荷官。
live-own-error = { $name } 正在本桌派牌，出了差错须由他人裁定。
live-paused = 本桌已暂停，须由赌区人员恢复后才开新局。
live-closed = 本桌已收台。
live-no-chips-here = { $player } 在本桌没有筹码。
live-no-shoe-now = 牌靴的次序只能由赌场在两局之间封定或公布。
live-no-such-shoe = 这与赌场为第 { $number } 靴所封定的不符。
live-condition = 现在不能这样做：牌桌{ $condition ->
    [open] 开放中
    [paused] 已暂停
   *[closing] 即将收台
    }。
live-nobody-deals = 本桌目前没有荷官。
live-waits-already = { $player } 已有座位或已在候位。
live-seat-free = 尚有空位，{ $player } 不必候位。
live-does-not-wait = { $player } 并没有候位。
live-busy = 牌桌正忙，请稍后再试。
live-wallet-too-small = 钱包里的筹码不够。
live-others-wait = 已有人候位，{ $player } 可以加入候位。
