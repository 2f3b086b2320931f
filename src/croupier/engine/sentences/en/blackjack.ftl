### Blackjack

## For all games

bet-insurance = insurance

## Bets and hands

bet-rws-pairs = rws pairs
bet-boom-busted = boom busted
bet-split-hand = split
bet-double = double
bet-blackjack = Blackjack
bet-surrender = a Surrender

blackjack-insurance = Insurance
blackjack-even-money = Even Money
blackjack-surrender = Surrender
blackjack-a-double-down = A Double Down

blackjack-ace-pair-suited = Ace Pair Suited
blackjack-suited-pair = Suited Pair
blackjack-coloured-pair = Coloured Pair
blackjack-mixed-pair = Mixed Pair

## Setting up a table

blackjack-number-of-boxes = A Blackjack table has 1 to { $most } boxes, not { $boxes }.

## Betting

blackjack-no-such-bet = No bet '{ $bet }' is placed before the cards; Blackjack has { $bets }.
blackjack-bet-not-on = { $bet } is not placed on { $on }.
blackjack-boom-busted-no-box = Boom Busted names no box; it is for the table.

## Squeezing

blackjack-squeeze-a-box = A Player asks to squeeze the cards of a box.
blackjack-squeeze-too-late = The cards have been dealt.
blackjack-squeeze-without-bet = { $player } has no bet on box { $box }.

## After the Initial Deal

blackjack-window-too-early = { $what } comes after the Initial Deal.
blackjack-window-too-late = The moment for { $what } has passed.
blackjack-window-answered = { $player } has called a play or declined: it is too late.
blackjack-nothing-to-decline = { $player } is offered nothing to decline.
blackjack-insurance-for-an-ace = Insurance is for a Dealer's Ace only.
blackjack-nothing-to-insure = { $player } has no Initial Bet on box { $box } to insure.
blackjack-insurance-room = Insurance is half the Initial Bet at most: { $room } is left for { $player }.
blackjack-even-money-for-whom = Even Money is for a Player's Blackjack against a Dealer's Ace.
blackjack-even-money-instead = { $player } took Even Money on box { $box }.
blackjack-even-money-taken = { $player } has taken Even Money already.
blackjack-no-initial-bet = { $player } has no Initial Bet on box { $box }.
blackjack-bet-insured = { $player }'s bet on box { $box } is insured.
blackjack-no-surrender-to-an-ace = There is no Surrender against a Dealer's Ace.
blackjack-no-surrender-after-split = A hand that was Split cannot be surrendered.
blackjack-box-not-in-play = No hand is in play on box { $box }.
blackjack-box-surrendered = Box { $box } has been surrendered already.
blackjack-won-already = This Blackjack has won already.
blackjack-interim-by-dealer = The Interim Settlement is for the Dealer.
blackjack-interim-by-itself = An electronic table does this by itself: the Interim Settlement.
blackjack-interim-too-early = The Interim Settlement follows the Initial Deal.
blackjack-interim-made = The Interim Settlement has been made.

## Playing a hand

blackjack-player-decides = The Player of the box decides.
blackjack-other-decides = { $decider } decides for box { $box }, not { $player }.
blackjack-walked-away = { $player } has walked away: nothing more is offered.
blackjack-house-decides = The House decides for box { $box }, not { $player }.
blackjack-hand-not-in-play = Box { $box } hand { $hand } is not in play.
blackjack-hand-not-asked = Box { $box } hand { $hand } is not asked now.
blackjack-another-hand-is-asked = Box { $box } hand { $hand } is not asked now; box { $asked_box } hand { $asked_hand } is.
blackjack-hand-surrendered = Box { $box } hand { $hand } was surrendered.
blackjack-hand-bust = Box { $box } hand { $hand } is Bust.
blackjack-hand-blackjack = Box { $box } hand { $hand } is a Blackjack and takes no card.
blackjack-hand-soft-21 = Box { $box } hand { $hand } is a Soft 21 and takes no card.
blackjack-hand-split-ace = Box { $box } hand { $hand } is a split Ace and takes one card.
blackjack-hand-doubled = Box { $box } hand { $hand } is doubled and takes one card.
blackjack-hand-stands = Box { $box } hand { $hand } stands.
blackjack-must-draw = A hand of { $points } must draw to { $least } or more.
blackjack-not-a-pair = Only two cards of identical value can be Split.
blackjack-split-too-often = A box is Split at most three times, into four hands.
blackjack-double-too-late = Double Down is for the first two cards of a hand.
blackjack-double-room = A Double Down is the Initial Bet at most: { $room } for { $player }.
blackjack-nothing-to-follow = There is no Split or Double Down to follow.
blackjack-not-asked-to-follow = { $player } is not asked to follow on box { $box } hand { $hand }.
blackjack-follow-with-the-same = A Split is followed with the same bet, { $bet }.
blackjack-bust-by-dealer = Collecting a Bust is for the Dealer.
blackjack-bust-by-itself = An electronic table does this by itself: collecting a Bust.
blackjack-no-bust = Box { $box } hand { $hand } has no bet to collect for a Bust.

## Rulings

blackjack-ruling-dealer-overdrew = the card beyond the Dealer's completed hand is discarded
blackjack-ruling-side-bet-alone = the RWS Pairs bet was taken out and returned at the close
blackjack-ruling-settle-pairs = RWS Pairs are settled now
blackjack-ruling-not-reconstructed = a settlement has taken place: the cards are not Reconstructed
blackjack-ruling-empty-box = cards dealt to a box without a bet are discarded
blackjack-ruling-discard-both = the cards drawn together are discarded and the Dealer draws another
blackjack-ruling-house-plays = where nobody else on the box can decide, the House draws to 12; the bets are settled
blackjack-ruling-too-late = the Surrender came too late: the hand is played

## How a round ended

blackjack-outcome-none = The Dealer's Hand is not played out.
blackjack-outcome-bust = The Dealer goes Bust.
blackjack-outcome-blackjack = The Dealer has a Blackjack.
blackjack-outcome-stands = The Dealer stands on { $points }.

## Bets by name

bet-name-split-hand = Split
bet-name-double = Double
bet-name-rws-pairs = RWS Pairs
bet-name-boom-busted = Boom Busted

## How it is shown

blackjack-a-blackjack = Blackjack
blackjack-worth = { $total }
blackjack-worth-soft = soft { $total }
blackjack-worth-bust = Bust with { $total }
blackjack-why = { $own } against the Dealer's { $dealer }
blackjack-why-dealer = the Dealer has { $dealer }
blackjack-why-boom-busted = the Dealer has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }: { $dealer }
blackjack-why-pair = the first two cards are { $cards }: { $made }
blackjack-why-no-pair = the first two cards are { $cards }: no pair
blackjack-bust-with = Bust with { $cards } cards
blackjack-bust-with-or-more = Bust with { $cards } cards or more
blackjack-ground-not-the-dealers = card { $number } is not the Dealer's.
blackjack-ground-not-complete = the Dealer's Hand was not complete before card { $number }.
blackjack-ground-lies-elsewhere = card { $number } does not lie at box { $box }.
blackjack-ground-box-has-a-bet = there is a bet on box { $box }.
blackjack-ground-none-alone = no RWS Pairs bet on box { $box } lacked an Initial Bet.
blackjack-ground-nothing-unsettled = no RWS Pairs bet waits to be settled.
blackjack-ground-ace = the Dealer's first card is an Ace.
blackjack-ground-still-open = { $player } can still Surrender.
