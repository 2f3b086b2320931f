### 牌与台布

web-card-concerned = { $card }，叫停所涉的牌
web-key-deck = 两色或四色牌
web-key-ranking = 牌型大小表
web-ranking = 牌型大小表
web-ranking-how = 由大到小；同一行越靠左越大，不论花色。
web-ranking-equal = 一律相等，由荷官赢

## 眯牌

web-squeeze-ask = 眯牌
web-squeeze-ask-name = 要求眯{ $place }的牌
web-squeeze-first = 先眯它的第三张
web-squeeze-first-name = 要求在闲家第三张牌翻开之前先眯{ $place }的第三张；此后谁都不能再买保险
web-squeeze-asked = 已要求眯牌
web-squeeze-they-ask = { $player }要求眯牌
web-squeeze-you = 由您眯牌
web-squeeze-they = { $player }在眯牌
web-squeeze-yours = 由您眯牌
web-squeeze-how = 把牌角或牌边拖过牌面，或连按方向键。拖过牌的60%后松手，牌就向全台翻开；不动则由荷官翻开。
web-squeeze-others = { $player }在眯牌
web-squeeze-waits = 松手之前，这张牌一直盖着。
web-squeeze-open = { $number ->
    [1] 翻开您的第一张牌
    [2] 翻开您的第二张牌
    [3] 翻开您的第三张牌
   *[other] 翻开您的下一张牌
}

## 台布上规则书没有印的字

web-print-odds = { $staked } 赔 { $paid }
