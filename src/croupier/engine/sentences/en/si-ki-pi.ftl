### Si Ki Pi


## Bets

bet-bonus = bonus
bet-dealer-bonus = dealer bonus

## What cards make

si-ki-pi-pairs = Pairs
si-ki-pi-pair-of = pair of { $rank ->
    [A] Aces
    [K] Kings
    [Q] Queens
    [J] Jacks
    [T] 10s
   *[other] { $rank }s
}
si-ki-pi-gong = Gong
si-ki-pi-points = { $points }
si-ki-pi-four-of-a-kind = Four of a Kind
si-ki-pi-three-of-a-kind = Three of a Kind
si-ki-pi-two-pairs = Two Pairs
si-ki-pi-pair = Pair

## Setting up a table

si-ki-pi-single-deck = Si Ki Pi is played with a single deck, not { $decks }.
si-ki-pi-number-of-boxes = A Si Ki Pi table has 1 to { $most } boxes, not { $boxes }.
si-ki-pi-no-such-dealing = Cards are dealt one by one, 'cards', or in 'sets' of four, not '{ $dealing }'.

## Betting

si-ki-pi-bet-on-nothing = { $bet } is not placed on { $on }.
si-ki-pi-dealer-bonus-without-box = A Bonus on the Dealer's hand names no box.

## Looking and arranging

si-ki-pi-no-squeeze = Si Ki Pi has no squeeze: every card lies face down.
si-ki-pi-no-hand-in-play = No hand is in play on box { $box }.
si-ki-pi-look-when-directed = Players look at their cards when the Dealer directs them to.
si-ki-pi-looked-already = { $player } has looked at box { $box } already.
si-ki-pi-arranged-after-last-card = Hands are arranged after the last card.
si-ki-pi-arranging-over = The time to arrange is over; box { $box } is set by House Way.
si-ki-pi-left-to-house-way-already = Box { $box } has been left to House Way already.
si-ki-pi-arranged-already = Box { $box } has been arranged already.
si-ki-pi-two-and-two = A hand is arranged as two cards and two other cards.
si-ki-pi-other-cards = The cards of box { $box } are { $cards }.
si-ki-pi-not-these-cards = These are not the cards of box { $box }.
si-ki-pi-card-elsewhere = { $card } lies elsewhere; there is one in the deck.

## Who decides for a box

si-ki-pi-another-decides = { $other } decides for box { $box }, not { $player }.
si-ki-pi-set-by-house-way = Box { $box } is set by House Way.
si-ki-pi-looks-at-one-hand = Box { $box } is set by House Way: { $player } looks at one hand only.
si-ki-pi-seated-elsewhere = Box { $box } is set by House Way: { $player } is seated at another box.
si-ki-pi-walked-away-set-by-another = { $player } has walked away: box { $box } is set by { $other }.
si-ki-pi-walked-away-set-by-house-way = { $player } has walked away: box { $box } is set by House Way.

## Rulings

si-ki-pi-ruling-walked-away = where nobody else on the box can decide, it is set by House Way; the bets are settled
si-ki-pi-ruling-single-card = a single card of that hand was shown: the round goes on
si-ki-pi-ruling-cards-shown = two or more cards were shown: those on that hand stay in or take their bets back
si-ki-pi-ruling-cards-seen = some Player has seen their cards: the round is void and all bets are returned
si-ki-pi-ruling-dealer-too-few = the Dealer's hand has too few cards: the round is void, all bets are returned
si-ki-pi-ruling-dealer-too-many = the Dealer's hand has too many cards: the round is void, all bets are returned
si-ki-pi-ruling-box-too-few = box { $box } has too few cards: its hand is removed from play
si-ki-pi-ruling-box-too-many = box { $box } has too many cards: its hand is removed from play
si-ki-pi-ruling-drawn-after-the-end = drawn after the round was settled, the cards are discarded
si-ki-pi-ruling-can-be-reconstructed = the cards can be Reconstructed
si-ki-pi-ruling-hand-removed = the hand is removed from play and its bets are returned
si-ki-pi-ruling-hand-invalid = the further hand is invalid: its cards leave the round and all bets on it are returned
si-ki-pi-ruling-not-on-purpose = not on purpose: the round goes on, the further hand by House Way

## How a round ended

si-ki-pi-outcome-not-compared = No hand was compared.
si-ki-pi-outcome-dealer = The Dealer has { $halves }.

## Bets by name

bet-name-bonus = Bonus
bet-name-dealer-bonus = Dealer Bonus

## How it is shown

si-ki-pi-low-and-high = { $low } low, { $high } high
si-ki-pi-why = { $own }; the Dealer { $dealer }
si-ki-pi-why-bonus = the four cards are { $cards }: { $made }
si-ki-pi-why-no-bonus = the four cards are { $cards }: no Bonus hand
si-ki-pi-ground-no-other-hand = { $player } has looked at no other hand.
