### What all five books share: betting, dealing, reports, rulings, seats and chips.

## People, places and spots

rank-player = Player
rank-dealer = Dealer
rank-pit-supervisor = Pit Supervisor
rank-pit-manager = Pit Manager
rank-shift-manager = Table Games Shift Manager
rank-or-above = a { $rank } or above

spot-in-box = { $bet } box { $box }
spot-on = { $bet } { $on }
spot-on-in-box = { $bet } { $on } box { $box }

place-box = box { $box }
place-hand = box { $box } hand { $hand }
place-waiting = waiting
place-discarded = discarded
place-held-over = held over

from-to = { $first } to { $last }
odds = { $paid } to { $staked }

## Setting up a table

no-such-layout = { $book } has no layout '{ $layout }'; its appendices are { $first } to { $last }.
number-of-decks = { $book } is played with { $fewest } to { $most } decks, not { $decks }.

## Betting

no-such-bet = { $book } has no bet '{ $bet }'; its bets are { $bets }.
no-box-named = For { $bet } no box was named; this table has boxes { $boxes }.
no-such-box = For { $bet } there is no box { $box }; this table has boxes { $boxes }.
bet-names-a-box = { $bet } names a box and nothing else.
amount-not-positive = { $what } must be above 0, not { $amount }.
amount-not-in-units = { $what } must be a multiple of the chip unit { $unit }, not { $amount }.
an-insurance-bet = An Insurance Bet
purse-too-small = { $player } has { $purse }, not { $amount }.

## Squeezing

squeeze-not-offered = No card is dealt face down at this table.
squeeze-not-yours = Only the Seated Player with the highest bet on the table may ask to squeeze.
squeeze-no-such-hand = There is no hand { $place } to squeeze.
squeeze-too-late = The card has been dealt already.

## Any command

round-over = The round is over.
no-such-command = { $book } has no { $command }.

## Rulings

ruling-result-stands = the round goes on and its result stands
ruling-noticed-late = noticed after the next round began: no effect on this round
ruling-cards-decide = the cards on the table decide, not the display
