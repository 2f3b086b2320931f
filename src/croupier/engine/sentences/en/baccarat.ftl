### Baccarat

## Bets and Hands

bet-player = player
bet-banker = banker
bet-tie = tie
bet-player-pair = player pair
bet-banker-pair = banker pair
bet-player-insurance = Player Insurance
bet-banker-insurance = Banker Insurance
place-player = player
place-banker = banker

## Setting up a table

baccarat-insurance-unless-private = Only a private table may be without Insurance.
baccarat-no-maximum-here = A { $bet } box has no maximum; the Differential limits it.

## Insurance

baccarat-no-such-side = Insurance is for the player or the banker, not '{ $side }'.
baccarat-insurance-forgone = { $player } has forgone Insurance for this round.
baccarat-nothing-to-insure = { $player } has no open bet on the { $side } to insure.
baccarat-no-insurance-here = This private table shows a notice: no Insurance is offered.
baccarat-insurance-waived = Insurance after the Player Hand's third card was waived for this round.
baccarat-insurance-not-offered = { $insurance } is not offered at these points.
baccarat-insurance-room = At { $odds } { $player } may insure the { $side } for { $room } at most: the payout may not exceed the bet.

## Squeezing

baccarat-banker-cannot-come-first = The Banker's third card can come first only where the Banker draws whatever the Player Hand's third card is.
baccarat-third-card-opened = The Player Hand's third card has been opened already.

## Rulings

baccarat-ruling-wrong-number = a Hand holds the wrong number of cards: the round is void
baccarat-ruling-forgo-insurance = they forgo Insurance for this round; their bets are settled as they lie
baccarat-ruling-insurance-not-offered = Insurance still open is offered now; where one that has closed would have won, the Original Bet is returned

## Showing a table

baccarat-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
baccarat-why-points = Player { $player }, Banker { $banker }
baccarat-why-insurance = at most { $most }, because of { $bet }
baccarat-why-pair = the first two cards are { $cards }: a pair
baccarat-why-no-pair = the first two cards are { $cards }: no pair
baccarat-insurance-pays-if = if { $side ->
    [banker] Banker
   *[player] Player
} loses; a Tie returns it
baccarat-insurance-pays-unless = if { $side ->
    [banker] Banker
   *[player] Player
} does not win, in a Tie too

## How a round ended

baccarat-outcome-tie = It is a Tie.
baccarat-outcome-won = The { $hand } wins.

## Bets by name

bet-name-player = Player
bet-name-banker = Banker
bet-name-tie = Tie
bet-name-player-pair = Player Pair
bet-name-banker-pair = Banker Pair
bet-name-player-insurance = Player Insurance
bet-name-banker-insurance = Banker Insurance
baccarat-ground-no-bet-on-side = { $player } has no bet on that side.
baccarat-ground-walked-away = { $player } has walked away.
baccarat-ground-no-offer = no such Insurance came up.
baccarat-ground-ruled-already = it has been ruled on already.
baccarat-ground-bought = { $player } bought that Insurance.
baccarat-ground-forgone = { $player } let an earlier Insurance of this round go.
