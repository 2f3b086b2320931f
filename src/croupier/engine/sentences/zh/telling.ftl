### 实时赌台上的宣布

told-last-call = 最后机会，请下注。
told-clocks-changed = 赌区已更改本台的计时，正在倒数的时间不受影响。
told-seat-taken = { $player }在{ $box }号位入座。
told-ready = { $player }已就绪。
told-all-ready = { $player }已就绪；已下注的玩家全部就绪。
told-companion-came = { $name }在{ $box }号位陪玩。
told-companion-came-anywhere = { $name }前来陪玩。
told-companion-moved = { $name }让位给玩家，移到{ $box }号位。
told-companion-left = { $name }离开本台。
told-settings-announced = 从下一局起，本台的限额或布局有变。
told-settings-changed = 本台的限额或布局已变更，请看告示牌。
told-earlier-void = 第{ $number }局作废，所付款项收回。
told-paused = 本台暂停，恢复之前不开新局。
told-paused-over = 本台暂停：{ $reason }
told-goes-on = 本台继续。
told-last-round = 这是本台的最后一局。
told-dealer-came = { $dealer }现在主持本台。
told-dealer-left = { $dealer }已离开本台。
told-counted = 已点牌，并由{ $name }确认。
