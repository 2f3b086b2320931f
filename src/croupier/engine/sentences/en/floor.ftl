### What is said aloud at a table. A player called `you` is the person who listens.

## People and places

you-there = you
told-you = You
told-hand = { $who }, hand { $hand }
told-drawn = Drawn:
told-discarded = Discarded:
told-held-over = Kept for the next round:
told-turned = Turned over:

place-name-player = Player
place-name-banker = Banker
place-name-dealer = Dealer
place-name-joker = Joker
place-name-andar = Andar
place-name-bahar = Bahar

## Places on the felt

felt-on = { $bet } { $on }
felt-nth = { $number ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
} { $bet }
felt-of-box = { $spot } of box { $box }

## The Dealer's calls

told-place-your-bets = Place your Bets, please.
told-no-more-bets = No more Bets.
told-shuffled = The cards are shuffled.
told-cut-card = The cut card is out: the next round starts a new shoe.

## Bets

told-together = { $lead } { $what }.
told-bets = { $player ->
    [you] You bet
   *[other] { $player } bets
}
told-chips-on = { $amount } on { $spot }
told-chips-added = { $amount } more on { $spot } (now { $lying })
told-partly-taken = { $player ->
    [you] You bet
   *[other] { $player } bets
} { $chips }; { $over } more did not fit under the limits.
told-takes-back = { $player ->
    [you] You take back
   *[other] { $player } takes back
}
told-chips-from = { $amount } from { $spot }
told-takes-some-back = { $player ->
    [you] You take
   *[other] { $player } takes
} { $amount } back from { $spot }; { $left } stays there.
told-turned-away = { $amount } of { $player ->
    [you] your
   *[other] { $player }’s
} bet on { $spot } is turned away: it does not fit under the limits; { $left } stays there.
told-all-turned-away = { $amount } of { $player ->
    [you] your
   *[other] { $player }’s
} bet on { $spot } is turned away: it does not fit under the limits; nothing is left there.
told-under-minimum = { $spot } is { $missing } short of the minimum: add to it or take it back.

## Cards and the ball

told-laid-again = The cards are laid again: { $cards }.
told-face-down = (face down)
told-card-to = { $card } to { $place }
told-card-waiting = { $card } still to be laid
told-card-discarded = { $card } discarded
told-card-held-over = { $card } kept for the next round

## What another player decides

told-hits = { $player } hits{ $hand ->
    [1] {""}
   *[other] {" "}hand { $hand }
}.
told-stands = { $player } stands{ $hand ->
    [1] {""}
   *[other] {" "}hand { $hand }
}.
told-splits = { $player } splits{ $hand ->
    [1] {""}
   *[other] {" "}hand { $hand }
}.
told-doubles = { $player } doubles { $amount }{ $hand ->
    [1] {""}
   *[other] {" "}hand { $hand }
}.
told-follows = { $player } follows with { $amount }.
told-insures = { $player } takes Insurance for { $amount }.
told-insures-hand = { $player } insures the { $hand } for { $amount }.
told-even-money = { $player } takes Even Money.
told-surrenders = { $player } surrenders.
told-asks-on = { $player } asks for the cards to be dealt on.
told-declines = { $player } declines.
told-house-way = { $player } leaves the cards to House Way.
told-says = { $player } { $words }.
told-stays = { $player ->
    [you] You stay
   *[other] { $player } stays
} in.
told-leaves = { $player ->
    [you] You take
   *[other] { $player } takes
} the bets back.

## Rulings

told-stop = Stop. { $what }
told-called = A { $rank } is called to the table.
told-decider-called = The { $rank } is called to the table.
told-by-the-book = By the book: { $effect }.
told-ruled = The { $rank } rules: { $effect }.
told-picked = { $player ->
    [you] You pick
   *[other] { $player } picks
}: { $effect }.
told-void = The round is void; all bets are returned.
reason-as-seen = as the table was seen
reason-nothing-lost = nothing has been lost by it

## What bets come to

told-wins = { $player ->
    [you] Your
   *[other] { $player }’s
} { $stake } on { $spot } wins { $won }.
told-loses = { $player ->
    [you] Your
   *[other] { $player }’s
} { $stake } on { $spot } loses.
told-loses-some = { $player ->
    [you] Your
   *[other] { $player }’s
} { $stake } on { $spot } loses { $lost }.
told-stands-off = { $player ->
    [you] Your
   *[other] { $player }’s
} { $stake } on { $spot } stands off.
told-returned = { $player ->
    [you] Your
   *[other] { $player }’s
} { $stake } on { $spot } is returned.

## Why the round stops

stop-misplaced = A card was laid in the wrong place.
stop-excess = A card was drawn that no hand needs.
stop-wrong-number = There is a wrong number of cards at { $place }.
stop-two-together = Two cards left the shoe together; nobody knows which came first.
stop-together = Several cards left the shoe together; nobody knows which came first.
stop-dealer-overdrew = The Dealer drew a card although the Dealer's hand was complete.
stop-dealt-to-empty-box = A card was dealt to box { $box }, where nobody has bet.
stop-face-up-in-shoe = The next card lay face up in the shoe: { $card }.
stop-foreign-card = A card that does not belong to these decks was found.
stop-cards-missing = Cards are missing from the decks.
stop-cards-in-excess = The decks hold too many cards.
stop-not-shuffled = The cards were not shuffled.
stop-shoe-empty = The shoe is empty.
stop-exposed-by-dealer = The Dealer showed a card that should have stayed face down.
stop-exposed-by-player = A player showed a card that should have stayed face down.
stop-second-hand-examined = { $player ->
    [you] You have
   *[other] { $player } has
} looked at a second hand.
stop-insurance-not-offered = { $player ->
    [you] You were
   *[other] { $player } was
} not offered Insurance.
stop-side-bet-alone = A side bet lies on box { $box } without an Initial Bet.
stop-side-bet-unsettled = A side bet was not settled when it should have been.
stop-surrendered-too-late = { $player ->
    [you] You
   *[other] { $player }
} surrendered too late.
stop-walked-away = { $player ->
    [you] You have
   *[other] { $player } has
} left the table.
stop-interruption = The table was interrupted.
stop-noticed-late = An error of an earlier round was noticed.
stop-display-wrong = The display is wrong.
stop-by-name = There is a report of { $fact }.
