### Dragon Tiger

## Bets and places

bet-dragon = dragon
bet-tiger = tiger
bet-suited-tie = suited tie
place-dragon = dragon
place-tiger = tiger

## Setting up a table

dragon-tiger-one-layout = Dragon Tiger has no layout '{ $layout }'; it has one, A.
dragon-tiger-eight-decks = Dragon Tiger is played with eight decks, not { $decks }.
dragon-tiger-half-a-unit = In a Tie half of a bet is lost, and half of the chip unit { $unit } is not a whole cent.

## Rulings

dragon-tiger-ruling-discard = the card is discarded and the result stands
dragon-tiger-ruling-walked-away = their bets are settled as if they were here

## Showing a table

dragon-tiger-why-cards = Dragon { $dragon }, Tiger { $tiger }

## The outcome

dragon-tiger-outcome-void = The round is void.
dragon-tiger-outcome-none = The cards were not dealt.
dragon-tiger-outcome-dragon = Dragon wins.
dragon-tiger-outcome-tiger = Tiger wins.
dragon-tiger-outcome-tie = It is a Tie.
