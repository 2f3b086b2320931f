### 台边逐行写下的本局经过，以及此刻台上的情形

row-parts = { $parts }
row-bets = { $player }下注{ $amount }
row-bet = { $spot } { $amount }
row-places = 押{ $places }处
row-on-the-table = 台上共{ $bets }注，{ $amount }
row-face-down = { $hands }手暗牌，共{ $cards }张
row-cards = { $hand }：{ $cards }
row-hand = { $hand }：{ $cards }，{ $worth }
row-worth = { $hand } { $worth }
row-paid = { $player }：{ $net }
row-result = { $spot } { $net }
row-plus = +{ $amount }
row-minus = −{ $amount }
row-paid-out = { $bets ->
    [0] 无一中注
   *[other] 赔付{ $bets }注，共{ $amount }
}

## 此刻
row-next-card = 下一张牌：{ $hand }
row-turns = 待翻开：{ $hand }
row-offer = { $bet } { $odds }
row-until-closed = 保险截止前不发牌；不表态即放弃。
row-decides = 轮到{ $player }：{ $hand }
row-decide = { $number ->
    [1] 轮到{ $players }决定
   *[other] { $players }正在决定
}
