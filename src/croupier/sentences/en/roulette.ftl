### Roulette

## Bets

bet-straight = straight
bet-split = split
bet-street = street
bet-corner = corner
bet-top-line = top line
bet-line = line
bet-column = column
bet-dozen = dozen
bet-low = low
bet-high = high
bet-red = red
bet-black = black
bet-odd = odd
bet-even = even
bet-zeros = zeros
bet-series-3 = series 3
bet-series-6 = series 6

## Setting up a table

roulette-no-such-layout = Roulette is not played on a layout '{ $layout }'; its layouts are { $layouts }.
roulette-no-series-here = Layout { $layout } has no Series Bets.
roulette-series-no-such-pocket = In { $setting }, '{ $pocket }' is not a pocket; the wheel has 0, 00, H and 1 to 36.
roulette-series-of-another-size = In { $setting }, '{ $series }' does not name { $size ->
        [3] three
       *[6] six
    } different pockets.
roulette-series-stands-twice = In { $setting }, { $series } stands twice.

## Betting

roulette-no-such-bet = The bet '{ $bet }' does not exist; there are { $bets }.
roulette-bet-not-here = The bet '{ $bet }' is not offered on layout { $layout }; there are { $bets }.
roulette-without-boxes = The bets of Roulette do not lie on numbered boxes.
roulette-bet-names-no-place = { $bet } names no place.
roulette-bet-names-its-place = { $bet } names its place.
roulette-bet-names-its-place-as-in = { $bet } names its place, as in “{ $bet } { $example }”.
roulette-no-such-place = There is no { $bet } on { $on } at this table.

## The Spin

roulette-no-such-pocket = '{ $pocket }' is not a pocket; the wheel has 0, 00, H and 1 to 36.
roulette-ball-at-rest = The ball has come to rest in { $pocket }.
roulette-revolutions-from-0 = Revolutions are counted from 0.
roulette-without-cards = Roulette is played without cards.

## Rulings

roulette-ruling-ball-rested = the ball came to rest in spite of the interruption: the round goes on
roulette-ruling-settled-as-they-lie = the bets are settled as they lie
roulette-ruling-broken-ball = the rounds that the broken ball affected are void
roulette-ruling-round-not-affected = this round is not affected and stands
roulette-ruling-ball-decides = the ball on the table decides, not the display
roulette-no-decks = Roulette is played with a wheel; it has no decks.
