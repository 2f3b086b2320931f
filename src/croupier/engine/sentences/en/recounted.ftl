### The round as it stands written beside a table, row by row, and what the table is doing now

row-parts = { $parts }
row-bets = { $player } bets { $amount }
row-bet = { $spot } { $amount }
row-places = on { $places } places
row-on-the-table = { $bets ->
    [one] 1 bet
   *[other] { $bets } bets
}, { $amount } on the table
row-face-down = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} face down, { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
row-cards = { $hand }: { $cards }
row-hand = { $hand }: { $cards }, { $worth }
row-worth = { $hand }: { $worth }
row-paid = { $player }: { $net }
row-result = { $spot } { $net }
row-plus = +{ $amount }
row-minus = −{ $amount }
row-paid-out = { $bets ->
    [0] No bet is paid.
    [one] 1 bet paid, { $amount } out
   *[other] { $bets } bets paid, { $amount } out
}

## This moment
row-next-card = Next card: { $hand }
row-turns = To be turned over: { $hand }
row-offer = { $bet }, { $odds }
row-until-closed = No card is dealt until the offer closes; silence gives it up.
row-decides = { $player } decides: { $hand }
row-decide = { $number ->
    [one] { $players } decides
   *[other] { $players } decide
}
