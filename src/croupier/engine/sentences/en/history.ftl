### Round histories: lines of play, and how a round ended.

## Words nobody knows

no-such-word = There is no { $kind } '{ $word }'; choose from { $known }.
no-such-word-but-near = There is no { $kind } '{ $word }'; did you mean { $near }?
kind-bet = bet
kind-decision = decision
kind-fact = fact
kind-key = key
kind-limit = limit
kind-ruling = ruling
kind-stage = stage
kind-table = kind of table
kind-verb = verb

## Lines of play

line-quotation-open = A quotation is opened and not closed; a second " is missing.
line-without-verb = { $actor } does nothing here; a line is an actor and a verb.
line-begins-near = No line begins with '{ $word }'; did you mean { $near }?
line-begins-with-verb = '{ $verb }' is a verb; a line begins with who does it, like “ann { $verb } …”.
line-unknown-rank = '{ $word }' is not a rank of staff; the ranks are { $ranks }.
line-rank-without-name = After “{ $word }” a name must follow at once, like { $role }:lim.
line-staff-bet-for-a-player = Staff bet for a player only; end the line with “for” and the name.
line-ends = The line ends where { $what } should be named.
line-ends-before = The line ends where “{ $word }” should follow.
line-word-should-follow = Here “{ $word }” should follow, not '{ $found }'.
line-goes-on = '{ $words }' at the end of the line says nothing here.
verb-of-other-games = “{ $verb }” is a verb of { $games }, not of { $game }.
fact-of-other-games = “{ $fact }” is a fact of { $games }, not of { $game }.
not-a-name = '{ $name }' is not a name; a name is letters, digits, “_”, “.” and “-”.
name-of-staff = Nobody can be called '{ $name }': the word is a word for staff.
name-that-begins-a-line = Nobody can be called '{ $name }': the word begins a line of its own.
name-of-a-place = Nobody can be called '{ $name }': the word is a place on the table.
not-a-card = '{ $card }' is not a card; write rank (A 2 … 9 T J Q K) and suit (s h d c), like 9h.
not-a-number = '{ $word }' is not a number; { $what } should be named.
not-an-amount = '{ $amount }' is not an amount; write dollars like 25 or 12.50.
no-card-of-that-number = There is no card { $number }; { $cards ->
        [one] 1 card has
       *[other] { $cards } cards have
    } left the shoe.
player-without-bet = { $player } has no bet in this round.
together-without-a-blank = Cards drawn together are written without a blank, like 9h+3c.
together-without-a-place = Cards drawn together have no place before their order is fixed.
clock-only-runs-out = The clock can only run out: “clock runs-out”.

## What a line should name

what-amount = the amount
what-bet = a bet
what-box = the number of a box
what-card = a card
what-decision = a decision
what-fact = a fact
what-first-wrong-card = the number of the first wrong card
what-hand = the number of a hand
what-handed-back = what is handed back
what-how-many-cards = how many cards
what-how-many-revolutions = how many revolutions
what-place = a place on the table
what-player = a player
what-pocket = a pocket
what-round = the number of a round
what-ruling = a ruling
what-side = player or banker
what-stage = a stage
what-stake = the stake
what-where = where
what-who-saw = who saw it
what-who-showed = who showed them
what-whose-cards = whose cards

## Hands and outcomes

hand-player = Player Hand
hand-banker = Banker Hand
hand-joker = Joker
hand-andar = Andar Hand
hand-bahar = Bahar Hand
hand-dealer = Dealer
hand-of-box = Box { $box }
hand-of-several = Box { $box } hand { $hand }
outcome-void = The round is void.
outcome-not-played = The round ends without a result.

## Games and bets by name

game-name-baccarat = Baccarat
game-name-blackjack = Blackjack
game-name-roulette = Roulette
game-name-andar-bahar = Andar Bahar
game-name-si-ki-pi = Si Ki Pi

bet-name-initial = Initial Bet
bet-name-split = Split
bet-name-insurance = Insurance
