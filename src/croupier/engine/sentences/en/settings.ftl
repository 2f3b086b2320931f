### Setting up a table

no-such-layout = { $book } has no layout '{ $layout }'; its appendices are { $first } to { $last }.
number-of-decks = { $book } is played with { $fewest } to { $most } decks, not { $decks }.
unit-not-positive = The chip unit must be above 0, not { $unit }.
unit-not-paid-exactly = A chip unit of { $unit } cannot be paid exactly: { $bet } pays { $odds }, which is not a whole cent.
no-bet-to-limit = There is no bet '{ $bet }' to limit; this table has { $bets }.
minimum-not-positive = The minimum for { $bet } must be above 0.
minimum-not-in-units = The minimum for { $bet }, { $minimum }, is not a multiple of the chip unit, { $unit }.
maximum-below-minimum = The maximum for { $bet }, { $maximum }, is below its minimum.
maximum-not-in-units = The maximum for { $bet }, { $maximum }, is not a multiple of the chip unit, { $unit }.
no-differential-here = This game has no Differential limit.
differential-not-in-units = The Differential limit must be a positive multiple of the chip unit, { $unit }.
