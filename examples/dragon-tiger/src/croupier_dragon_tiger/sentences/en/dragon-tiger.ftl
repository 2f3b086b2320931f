### Dragon Tiger

## Names: of the game, of what people bet on, of where the cards lie

game-name-dragon-tiger = Dragon Tiger
bet-dragon = dragon
bet-tiger = tiger
bet-suited-tie = suited tie
bet-name-dragon = Dragon
bet-name-tiger = Tiger
bet-name-suited-tie = Suited Tie
place-dragon = dragon
place-tiger = tiger
hand-dragon = Dragon
hand-tiger = Tiger
place-name-dragon = Dragon
place-name-tiger = Tiger

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

dragon-tiger-outcome-dragon = Dragon wins.
dragon-tiger-outcome-tiger = Tiger wins.
dragon-tiger-outcome-tie = It is a Tie.

## For the person who sits down

dragon-tiger-guide-dragon = Dragon’s card is higher; a Tie takes half
dragon-tiger-guide-tiger = Tiger’s card is higher; a Tie takes half
dragon-tiger-guide-tie = both cards are of one rank
dragon-tiger-guide-suited-tie = both cards are of one rank and one suit
dragon-tiger-guide-alone = { $more } alone goes on Dragon, or on Tiger once you have bet there
dragon-tiger-guide-note = One card each. The Ace is the lowest card, the King the highest; suits do not matter.
