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

## Facts that are reported, and why the round stops

fact-ball-dropped = a ball dropped into the wheel
fact-few-revolutions = a ball with too few revolutions
fact-no-pocket = a ball that lies in no pocket
fact-ball-left = a ball that left the wheel
fact-wheel-still = a wheel that was not turning
fact-same-direction = a ball spun the way the wheel turns
fact-foreign-object = an object in the wheel
fact-interference = somebody who touched the ball or the wheel
fact-wheel-stopped = a wheel that stopped too soon
fact-ball-broke = a ball that broke
stop-ball-dropped = The ball was dropped instead of spun.
stop-few-revolutions = The ball did not run long enough: fewer than four turns.
stop-no-pocket = The ball did not come to rest in a pocket.
stop-ball-left = The ball left the wheel.
stop-wheel-still = The wheel was not turning.
stop-same-direction = The ball was spun the way the wheel turns.
stop-foreign-object = Something fell into the wheel.
stop-interference = Somebody touched the ball or the wheel.
stop-wheel-stopped = The wheel stopped before the ball came to rest.
stop-ball-broke = The ball broke.

## The ball

told-ball-rests = The ball rests in { $pocket }: { $fields }.
told-zero = zero
told-house-pocket = the House pocket
told-fields = { $colour ->
    [red] red
   *[black] black
}, { $parity ->
    [odd] odd
   *[even] even
}, { $half ->
    [low] 1–18
   *[high] 19–36
}

## How a round ended

roulette-ball = Ball
roulette-no-pocket = in no pocket that counts
roulette-house-pocket = the House pocket
roulette-zero = zero
roulette-number = { $colour }, { $parity }, { $half }
roulette-red = red
roulette-black = black
roulette-odd = odd
roulette-even = even
roulette-low = 1-18
roulette-high = 19-36
roulette-outcome = The ball rests in { $pocket }.
roulette-outcome-house-pocket = The ball rests in the House pocket { $star }.

## Bets by name

bet-name-straight = Straight Up
bet-name-street = Street
bet-name-corner = Corner
bet-name-top-line = Top Line
bet-name-line = Line
bet-name-column = Column
bet-name-dozen = Dozen
bet-name-low = 1–18
bet-name-high = 19–36
bet-name-red = Red
bet-name-black = Black
bet-name-odd = Odd
bet-name-even = Even
bet-name-zeros = 0-★-00
bet-name-series-3 = 3-number Series
bet-name-series-6 = 6-number Series

## How it is shown

roulette-why-pocket =
    { $covers ->
        [one] the ball rested in { $pocket }; the bet covers one pocket
       *[other] the ball rested in { $pocket }; the bet covers { $covers } pockets
    }
