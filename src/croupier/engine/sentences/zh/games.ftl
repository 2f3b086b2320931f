### 本场的游戏，按名称。

unknown-game = 没有叫“{ $game }”的游戏；可玩的有：{ $games }。
unknown-game-near = 没有叫“{ $game }”的游戏；您是指{ $near }吗？
game-not-played-yet = 暂时还不能玩{ $game }；可玩的有：{ $games }。

## 以独立软件包提供的游戏

guest-fails = { $game }由软件包{ $package }提供，但该软件包在此无法使用：{ $cause }。
guest-names-no-package = { $game }由软件包{ $package }提供，但其入口点指向的不是GamePackage。
guest-lacks = { $game }由软件包{ $package }提供，但其中的游戏缺少{ $member }；它是为另一版本的Croupier编写的。
guest-misnamed = { $game }由软件包{ $package }提供，但其中的游戏自称{ $name }。
guest-brings-none = { $game }由软件包{ $package }提供，但该软件包没有为它提供{ $part }。
no-mathematics = 这里没有{ $game }的数学计算；有的是：{ $games }。
