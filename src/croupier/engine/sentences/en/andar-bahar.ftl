### Andar Bahar

## Bets and places

bet-andar = andar
bet-bahar = bahar
bet-super-andar = super andar
bet-super-bahar = super bahar
bet-under-8 = under 8
bet-over-8 = over 8
bet-first-3-cards = first 3 cards
bet-joker = joker
place-joker = joker
place-andar = andar
place-bahar = bahar

## What the First 3 Cards make

andar-bahar-straight-flush = Straight Flush
andar-bahar-three-of-a-kind = Three of a Kind
andar-bahar-straight = Straight
andar-bahar-flush = Flush

## Setting up a table

andar-bahar-no-such-layout = Andar Bahar has no layout '{ $layout }'; its appendices are A and B.
andar-bahar-single-deck = Andar Bahar is played with a single deck, not { $decks }.
andar-bahar-number-of-boxes = The layouts have { $number } boxes, not { $given }: { $boxes }.

## Betting

andar-bahar-no-rank-named = A joker bet names a rank, one of { $ranks }; none was named.
andar-bahar-no-such-rank = A joker bet names a rank, one of { $ranks }; '{ $rank }' is not one.
andar-bahar-bet-on-nothing = { $bet } is not placed on { $on }.
andar-bahar-bet-is-shared = { $bet } names no box; the whole table shares its placement.

## Dealing on for show

andar-bahar-match-found = A Hand has its match already.
andar-bahar-asked-already = The House was asked already.
andar-bahar-who-asks-on = A Player of this round who is at the table asks the House to deal on.
andar-bahar-dealt-on-anyway = With a bet on Andar or Bahar the cards are dealt on.

## Squeezing

andar-bahar-what-is-squeezed = A Player asks to squeeze the Joker, Andar or Bahar.

## Rulings

andar-bahar-ruling-settled-in-absence = their bets are settled as if they were here
andar-bahar-ruling-cards-removed = cards with no place in the round are removed from play

## How a round ended

andar-bahar-first-three = First 3 Cards: { $made }
andar-bahar-outcome-stand-off = It is a Stand Off: the first card of the Andar Hand matches the Joker.
andar-bahar-outcome-not-played = No bet lies on Andar or Bahar: the cards are not dealt on to a match.
andar-bahar-outcome-match = The { $hand } wins with { $number ->
        [1] its first card
       *[other] card { $number }
    }.

## Bets by name

bet-name-andar = Andar
bet-name-bahar = Bahar
bet-name-super-andar = Super Andar
bet-name-super-bahar = Super Bahar
bet-name-under-8 = Under 8
bet-name-over-8 = Over 8
bet-name-first-3-cards = First 3 Cards
bet-name-joker = Joker

## How it is shown

andar-bahar-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
andar-bahar-why-cards = cards dealt: Andar { $andar }, Bahar { $bahar }
andar-bahar-why-joker = the Joker is { $joker }
andar-bahar-why-super = the Joker is { $joker }, the first cards beside it are { $cards }
andar-bahar-why-first-three = the first three cards are { $cards }: { $made }
andar-bahar-why-first-three-none = the first three cards are { $cards }: no hand that pays
