### 21点

## 各游戏共用

bet-insurance = 保险

## 投注与手牌

bet-rws-pairs = RWS对子
bet-boom-busted = 爆牌注
bet-split-hand = 分牌注
bet-double = 加倍
bet-blackjack = 黑杰克
bet-surrender = 投降

blackjack-insurance = 保险
blackjack-even-money = 等额赔付
blackjack-surrender = 投降
blackjack-a-double-down = 加倍注额

blackjack-ace-pair-suited = 同花A对
blackjack-suited-pair = 同花对
blackjack-coloured-pair = 同色对
blackjack-mixed-pair = 混色对

## 设台

blackjack-number-of-boxes = 21点赌台设1至{ $most }个注位，不能设{ $boxes }个。

## 下注

blackjack-no-such-bet = 发牌前没有“{ $bet }”这种投注；21点可押的有：{ $bets }。
blackjack-bet-not-on = { $bet }不能押在{ $on }上。
blackjack-boom-busted-no-box = 爆牌注（boom-busted）属于全台，不指明注位。

## 眯牌

blackjack-squeeze-a-box = 玩家只能要求眯注位的牌。
blackjack-squeeze-too-late = 牌已经发完。
blackjack-squeeze-without-bet = { $player }在{ $box }号位没有投注。

## 首轮发牌之后

blackjack-window-too-early = { $what }要等首轮发牌完成之后。
blackjack-window-too-late = { $what }的时机已过。
blackjack-window-answered = { $player }已经选了打法或表示不要，不能再改。
blackjack-nothing-to-decline = 现在没有要{ $player }答复的事。
blackjack-insurance-for-an-ace = 荷官首张是A时才有保险。
blackjack-nothing-to-insure = { $player }在{ $box }号位没有可买保险的底注。
blackjack-insurance-room = 保险最多为底注的一半：{ $player }还可买{ $room }。
blackjack-even-money-for-whom = 荷官首张是A、玩家持黑杰克时，才有等额赔付。
blackjack-even-money-instead = { $player }在{ $box }号位已要求等额赔付。
blackjack-even-money-taken = { $player }已经要求了等额赔付。
blackjack-no-initial-bet = { $player }在{ $box }号位没有底注。
blackjack-bet-insured = { $player }在{ $box }号位的投注已买保险。
blackjack-no-surrender-to-an-ace = 荷官首张是A时，不能投降。
blackjack-no-surrender-after-split = 分牌后的手牌不能投降。
blackjack-box-not-in-play = { $box }号位没有进行中的手牌。
blackjack-box-surrendered = { $box }号位已经投降。
blackjack-won-already = 这手黑杰克已经赢了。
blackjack-interim-by-dealer = 中期结算由荷官进行。
blackjack-interim-by-itself = 电子赌台会自动进行中期结算。
blackjack-interim-too-early = 中期结算在首轮发牌之后。
blackjack-interim-made = 中期结算已经完成。

## 打一手牌

blackjack-player-decides = 由该注位的玩家决定。
blackjack-other-decides = { $box }号位由{ $decider }决定，不是{ $player }。
blackjack-walked-away = { $player }已离台，不再向其提供任何选择。
blackjack-house-decides = { $box }号位由赌场决定，不是{ $player }。
blackjack-hand-not-in-play = { $box }号位第{ $hand }手牌不在本局中。
blackjack-hand-not-asked = 现在没有轮到{ $box }号位第{ $hand }手牌。
blackjack-another-hand-is-asked = 现在没有轮到{ $box }号位第{ $hand }手牌；轮到的是{ $asked_box }号位第{ $asked_hand }手牌。
blackjack-hand-surrendered = { $box }号位第{ $hand }手牌已经投降。
blackjack-hand-bust = { $box }号位第{ $hand }手牌已经爆牌。
blackjack-hand-blackjack = { $box }号位第{ $hand }手牌是黑杰克，不再补牌。
blackjack-hand-soft-21 = { $box }号位第{ $hand }手牌是软21 点，不再补牌。
blackjack-hand-split-ace = { $box }号位第{ $hand }手牌是分开的A，只补一张牌。
blackjack-hand-doubled = { $box }号位第{ $hand }手牌已加倍，只补一张牌。
blackjack-hand-stands = { $box }号位第{ $hand }手牌已经停牌。
blackjack-must-draw = { $points } 点的手牌必须补到{ $least } 点或以上。
blackjack-not-a-pair = 只有点数相同的两张牌才可以分牌。
blackjack-split-too-often = 一个注位最多分牌三次，共四手牌。
blackjack-double-too-late = 一手牌只有头两张时才可以加倍。
blackjack-double-room = 加倍不得超过底注：{ $player }最多可加{ $room }。
blackjack-nothing-to-follow = 现在没有可跟注的分牌或加倍。
blackjack-not-asked-to-follow = { $box }号位第{ $hand }手牌没有问{ $player }是否跟注。
blackjack-follow-with-the-same = 跟注分牌须下同样的注额：{ $bet }。
blackjack-bust-by-dealer = 爆牌的投注由荷官收取。
blackjack-bust-by-itself = 电子赌台会自动收取爆牌的投注。
blackjack-no-bust = { $box }号位第{ $hand }手牌没有因爆牌而要收取的投注。

## 裁定

blackjack-ruling-dealer-overdrew = 荷官手牌打完后多抽的牌作弃牌
blackjack-ruling-side-bet-alone = RWS对子注在截止下注时已取出退还
blackjack-ruling-settle-pairs = 现在结算RWS对子
blackjack-ruling-not-reconstructed = 已作结算：牌不再复原
blackjack-ruling-empty-box = 发到无投注注位的牌作弃牌
blackjack-ruling-discard-both = 同时抽出的牌作弃牌，荷官另抽一张
blackjack-ruling-house-plays = 该注位没有其他人可作决定时，赌场补牌至12 点；投注照常结算
blackjack-ruling-too-late = 投降提出得太迟：照常打这手牌

## 一局的结果

blackjack-outcome-none = 荷官的手牌没有打完。
blackjack-outcome-bust = 荷官爆牌。
blackjack-outcome-blackjack = 荷官拿到黑杰克。
blackjack-outcome-stands = 荷官以{ $points } 点停牌。

## 投注的名称

bet-name-split-hand = 分牌注
bet-name-double = 加倍
bet-name-rws-pairs = RWS对子
bet-name-boom-busted = 爆牌注

## 显示

blackjack-a-blackjack = 黑杰克
blackjack-worth = { $total } 点
blackjack-worth-soft = 软{ $total } 点
blackjack-worth-bust = { $total } 点爆牌
blackjack-why = { $own }，荷官{ $dealer }
blackjack-why-dealer = 荷官：{ $dealer }
blackjack-why-boom-busted = 荷官共{ $cards }张牌：{ $dealer }
blackjack-why-pair = 首两张是{ $cards }：{ $made }
blackjack-why-no-pair = 首两张是{ $cards }：不成对
blackjack-bust-with = { $cards }张牌爆牌
blackjack-bust-with-or-more = { $cards }张或以上爆牌
blackjack-ground-not-the-dealers = 第{ $number }张牌不是荷官的牌。
blackjack-ground-not-complete = 第{ $number }张牌之前荷官手牌尚未完成。
blackjack-ground-lies-elsewhere = 第{ $number }张牌不在{ $box }号位。
blackjack-ground-box-has-a-bet = { $box }号位有投注。
blackjack-ground-none-alone = { $box }号位没有缺底注的RWS对子注。
blackjack-ground-nothing-unsettled = 没有待结算的RWS对子注。
blackjack-ground-ace = 荷官首张是A。
blackjack-ground-still-open = { $player }仍可投降。
