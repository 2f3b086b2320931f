### 本场的游戏，按名称。

unknown-game = 没有叫“{ $game }”的游戏；可玩的有：{ $games }。
unknown-game-near = 没有叫“{ $game }”的游戏；您是指 { $near } 吗？
game-not-played-yet = 暂时还不能玩 { $game }；可玩的有：{ $games }。
