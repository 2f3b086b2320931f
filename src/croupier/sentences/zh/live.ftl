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
live-others-wait = 还有人比 { $player } 更早候位。
live-other-kind = 电子桌不能改为记录桌，记录桌也不能改为电子桌。
live-not-interrupted = 没有自动派牌的牌局中断。
live-not-closed = 须先收台并打完最后一局，才能撤除 { $table }。
live-stopped = 赌场正在收场，不再受理。
live-broken = 本桌出现了不应有的故障，查明之前不再受理。
live-written-elsewhere = 另有程序在写入 { $table } 的记录，此处不再受理。
live-not-unsealed = 该密钥无法解开 { $shoe } 的封存次序，请用封存时的密钥启动。
live-order-lost = 记录中已没有 { $shoe } 的封存次序。
live-gives-no-command = { $name } 的职务是{ $role }，不在牌桌上下指令。
live-watches-only = { $name } 在此只能旁观。要参与投注，请不带“watch”重新连接。
live-key-the-cards = 请录入所派的牌：这里不知道牌靴的次序。
live-says-nothing = 这一行什么也没有说。
live-no-answer = 牌桌没有回应。已确认的一切仍然有效。
live-dealer-not-licensed = { $name } 没有主持{ $game }的牌照。

## 宣布

told-last-call = 最后下注。
told-seat-taken = { $player } 在 { $box } 号注位入座。
told-settings-announced = 从下一局起，本桌的限额或布局有变。
told-settings-changed = 本桌的限额或布局已变更，请看告示牌。
told-earlier-void = 第 { $number } 局作废，所付款项退回。
told-paused = 本桌暂停，恢复之前不开新局。
told-paused-over = 本桌暂停：{ $reason }
told-goes-on = 本桌继续。
told-last-round = 这是本桌的最后一局。
told-dealer-came = { $dealer } 现在主持本桌。
