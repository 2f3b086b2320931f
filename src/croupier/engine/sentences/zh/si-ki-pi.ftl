### 四支牌


## 投注

bet-bonus = 红利
bet-dealer-bonus = 荷官红利

## 牌型

si-ki-pi-pairs = 对子
si-ki-pi-pair-of = { $rank ->
    [T] 一对10
   *[other] 一对{ $rank }
}
si-ki-pi-gong = 杠
si-ki-pi-points = { $points }点
si-ki-pi-four-of-a-kind = 四条
si-ki-pi-three-of-a-kind = 三条
si-ki-pi-two-pairs = 两对
si-ki-pi-pair = 一对

## 设台

si-ki-pi-single-deck = 四支牌只用一副牌，不能用{ $decks }副。
si-ki-pi-number-of-boxes = 四支牌赌台设1至{ $most }个注位，不能设{ $boxes }个。
si-ki-pi-no-such-dealing = 发牌方式只有逐张发（cards）或每手四张一次发出（sets），没有“{ $dealing }”。

## 下注

si-ki-pi-bet-on-nothing = { $bet }不能押在{ $on }上。
si-ki-pi-dealer-bonus-without-box = 荷官红利（dealer-bonus）不用指明注位。

## 看牌与排牌

si-ki-pi-no-squeeze = 四支牌没有眯牌：所有牌都是暗牌。
si-ki-pi-no-hand-in-play = { $box }号位没有手牌在局中。
si-ki-pi-look-when-directed = 荷官示意后，玩家才可看牌。
si-ki-pi-looked-already = { $player }已看过{ $box }号位的牌。
si-ki-pi-arranged-after-last-card = 最后一张牌发出后才可排牌。
si-ki-pi-arranging-over = 排牌时间已过；{ $box }号位按庄家排法排牌。
si-ki-pi-left-to-house-way-already = { $box }号位已交由荷官按庄家排法排牌。
si-ki-pi-arranged-already = { $box }号位已经排好牌。
si-ki-pi-two-and-two = 排牌须分成两组，每组两张，不得重复用牌。
si-ki-pi-other-cards = { $box }号位的牌是{ $cards }。
si-ki-pi-not-these-cards = 这些不是{ $box }号位的牌。
si-ki-pi-card-elsewhere = { $card }在别处；一副牌里只有一张。

## 由谁为注位作决定

si-ki-pi-another-decides = { $box }号位由{ $other }作决定，不是{ $player }。
si-ki-pi-set-by-house-way = { $box }号位按庄家排法排牌。
si-ki-pi-looks-at-one-hand = { $box }号位按庄家排法排牌：{ $player }只可看一手牌。
si-ki-pi-seated-elsewhere = { $box }号位按庄家排法排牌：{ $player }坐在另一注位。
si-ki-pi-walked-away-set-by-another = { $player }已离台：{ $box }号位由{ $other }排牌。
si-ki-pi-walked-away-set-by-house-way = { $player }已离台：{ $box }号位按庄家排法排牌。

## 裁定

si-ki-pi-ruling-walked-away = 注位上若没有其他人可作决定，就按庄家排法排牌；投注照常结算
si-ki-pi-ruling-single-card = 该手牌只露出一张：本局继续
si-ki-pi-ruling-cards-shown = 露出两张或以上：押该手牌的玩家可留下，也可收回投注
si-ki-pi-ruling-cards-seen = 已有玩家看过自己的牌：本局作废，退还所有投注
si-ki-pi-ruling-dealer-too-few = 荷官的牌少了：本局作废，退还所有投注
si-ki-pi-ruling-dealer-too-many = 荷官的牌多了：本局作废，退还所有投注
si-ki-pi-ruling-box-too-few = { $box }号位的牌少了：该手牌退出本局
si-ki-pi-ruling-box-too-many = { $box }号位的牌多了：该手牌退出本局
si-ki-pi-ruling-drawn-after-the-end = 结算后才抽出的牌，作弃牌处理
si-ki-pi-ruling-can-be-reconstructed = 牌局可以复原
si-ki-pi-ruling-hand-removed = 该手牌退出本局，退还其投注
si-ki-pi-ruling-hand-invalid = 多看的那手牌无效：其牌退出本局，退还押在其上的所有投注
si-ki-pi-ruling-not-on-purpose = 并非故意：本局继续，多看的那手牌按庄家排法排牌

## 一局的结果

si-ki-pi-outcome-not-compared = 没有比牌。
si-ki-pi-outcome-dealer = 荷官：{ $halves }。

## 投注的名称

bet-name-bonus = 红利
bet-name-dealer-bonus = 荷官红利

## 显示

si-ki-pi-low-and-high = 小牌{ $low }，大牌{ $high }
si-ki-pi-why = { $own }；荷官{ $dealer }
si-ki-pi-why-bonus = 四张牌是{ $cards }：{ $made }
si-ki-pi-why-no-bonus = 四张牌是{ $cards }：没有红利牌型
si-ki-pi-ground-no-other-hand = { $player }没有看过另一手牌。
