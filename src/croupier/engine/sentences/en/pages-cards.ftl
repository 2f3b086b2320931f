### Cards and felts

web-card-concerned = { $card }, which the halt is about
web-key-deck = cards in two colours or in four
web-key-ranking = the ranking card
web-ranking = Ranking card
web-ranking-how = From the highest down; within a line, the further left the better. Suits do not matter.
web-ranking-equal = all equal; the Dealer wins them

## Squeezing

web-squeeze-ask = Squeeze
web-squeeze-ask-name = Ask to squeeze the cards of { $place }
web-squeeze-first = Squeeze its third card first
web-squeeze-first-name = Ask to squeeze the third card of { $place } before the Player's is opened; nobody can insure after that
web-squeeze-asked = Squeeze asked for
web-squeeze-they-ask = { $player } asks to squeeze
web-squeeze-you = You squeeze
web-squeeze-they = { $player } squeezes
web-squeeze-yours = You squeeze
web-squeeze-how = Drag a corner or an edge across the card, or press an arrow key several times. Past 60 % of the card, letting go opens it for everybody. If you do nothing, the Dealer opens it.
web-squeeze-others = { $player } squeezes
web-squeeze-waits = The card lies face down until it is let go.
web-squeeze-open = { $number ->
    [1] Open your first card
    [2] Open your second card
    [3] Open your third card
   *[other] Open your next card
}

## Beside what is printed on the cloth

web-print-odds = { $paid } to { $staked }
