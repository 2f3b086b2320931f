### How tables are shown: what hands come to, pay tables, and the working behind a payment.

## Any game

why-in-action = { $action } of { $stake } counted; { $aside } was handed back at the close
why-won = { $action } at { $odds } wins { $wins }
why-won-before-commission = { $action } at even money wins { $wins }
why-commission = less { $commission } commission: { $wins }
why-lost = { $action } is lost
why-lost-in-part = { $part } of { $action } is lost: { $lost }
why-returned = { $payout } is handed back
why-handed-back = { $payout } is handed back, as decided

## Andar Bahar

andar-bahar-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
andar-bahar-why-cards = cards dealt: Andar { $andar }, Bahar { $bahar }

## Blackjack

blackjack-a-blackjack = Blackjack
blackjack-worth = { $total }
blackjack-worth-soft = soft { $total }
blackjack-worth-bust = Bust with { $total }
blackjack-why = { $own } against the Dealer's { $dealer }
blackjack-bust-with = Bust with { $cards } cards
blackjack-bust-with-or-more = Bust with { $cards } cards or more

## Roulette

roulette-why-pocket =
    { $covers ->
        [one] the ball rested in { $pocket }; the bet covers one pocket
       *[other] the ball rested in { $pocket }; the bet covers { $covers } pockets
    }

## Si Ki Pi

si-ki-pi-low-and-high = { $low } low, { $high } high
si-ki-pi-why = { $own }; the Dealer { $dealer }
