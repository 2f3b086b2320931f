### 轮盘台面

web-roulette-wheel = 轮盘
web-roulette-wheel-at = 轮盘，珠停在{ $pocket }
web-roulette-wins = 开出{ $pocket }，您赢
web-roulette-came = 开出{ $pocket }
web-roulette-order = 39格；格子排列仅供观赏
web-roulette-last = 最近开出，最新在前
web-roulette-none-yet = 尚未开珠
web-roulette-colour-red = 红
web-roulette-colour-black = 黑
web-roulette-colour-zero = 零
web-roulette-colour-house = 赌场格
web-roulette-colours = 最近{ $spins }局：红黑
web-roulette-parity = 单双
web-roulette-most = 最常开出
web-roulette-least = 最少开出
web-roulette-informs = 过往结果与下一局无关，显示仅供参考。
web-roulette-place-bets = “请下注。”
web-roulette-spin = 第{ $number }局 · 台面共{ $amount }
web-roulette-aim = { $odds }，押{ $chip }可赢{ $win }
web-roulette-room = 此处尚可下{ $amount }
web-roulette-aim-hint = 指向台面，即可看到该处涵盖的号码和赔率。
