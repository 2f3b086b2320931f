### 安达巴哈

## 投注与牌位

bet-andar = 左邻
bet-bahar = 右舍
bet-super-andar = 超级左邻
bet-super-bahar = 超级右舍
bet-under-8 = 小于8
bet-over-8 = 大于8
bet-first-3-cards = 首三张
bet-joker = 王牌点数
place-joker = 王牌
place-andar = 左邻
place-bahar = 右舍

## 首三张的牌型

andar-bahar-straight-flush = 同花顺
andar-bahar-three-of-a-kind = 三条
andar-bahar-straight = 顺子
andar-bahar-flush = 同花

## 设台

andar-bahar-no-such-layout = 安达巴哈没有布局“{ $layout }”；附录为A和B。
andar-bahar-single-deck = 安达巴哈只用一副牌，不能用{ $decks }副。
andar-bahar-number-of-boxes = 台面布局有{ $number }个注位（{ $boxes }），不能是{ $given }个。

## 下注

andar-bahar-no-rank-named = 王牌点数（joker）须指明哪个点数，即{ $ranks }之一；没有指明。
andar-bahar-no-such-rank = 王牌点数（joker）须指明哪个点数，即{ $ranks }之一；“{ $rank }”不是。
andar-bahar-bet-on-nothing = { $bet }不能押{ $on }。
andar-bahar-bet-is-shared = { $bet }不用指明注位；全台共用一个注区。

## 继续发牌供观看

andar-bahar-match-found = 已有一边发到与王牌同点的牌。
andar-bahar-asked-already = 已向赌场提出过要求。
andar-bahar-who-asks-on = 只有本局仍在台前的玩家才可要求赌场继续发牌。
andar-bahar-dealt-on-anyway = 有人押左邻或右舍，牌本来就会继续发。

## 眯牌

andar-bahar-what-is-squeezed = 玩家只能要求眯王牌（joker）、左邻（andar）或右舍（bahar）的牌。

## 裁定

andar-bahar-ruling-settled-in-absence = 其投注视同在场，照常结算
andar-bahar-ruling-cards-removed = 在本局没有位置的牌移出牌局

## 一局的结果

andar-bahar-first-three = 首三张：{ $made }
andar-bahar-outcome-stand-off = 平局：左邻的第一张牌与王牌同点。
andar-bahar-outcome-not-played = 左邻、右舍都没有投注：不再继续发牌。
andar-bahar-outcome-match = { $hand }以第{ $number }张牌获胜。

## 投注的名称

bet-name-andar = 左邻
bet-name-bahar = 右舍
bet-name-super-andar = 超级左邻
bet-name-super-bahar = 超级右舍
bet-name-under-8 = 小于8
bet-name-over-8 = 大于8
bet-name-first-3-cards = 首三张
bet-name-joker = 王牌点数

## 显示

andar-bahar-cards = { $cards }张
andar-bahar-why-cards = 已发：左邻{ $andar }张，右舍{ $bahar }张
andar-bahar-why-joker = 王牌是{ $joker }
andar-bahar-why-super = 王牌是{ $joker }，两边首张是{ $cards }
andar-bahar-why-first-three = 首三张是{ $cards }：{ $made }
andar-bahar-why-first-three-none = 首三张是{ $cards }：不成牌型
