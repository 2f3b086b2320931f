### Round histories: what is wrong with a file, and how a settled round is told.

## Where something is wrong

file-named = { $file }
standard-input = standard input
wrong-in-file = { $file }: { $problem }
wrong-at-line = { $file }, line { $line }: { $problem }
wrong-in-line = { $file }, line { $line }, “{ $action }”: { $problem }
wrong-in-action = { $file }, “{ $action }”: { $problem }
wrong-by = { $problem } ({ $cites })

## The file

file-not-utf8 = This is not text in UTF-8, which a history file is written in.
file-empty = It is empty.
file-nested-too-deeply = Lists or tables are nested too deeply.
file-number-too-long = A number in it is too long.
file-not-toml = This is not TOML: { $fault }.
file-without-format = The key format is missing: format = "{ $format }".
file-of-another-format = The format { $found } is not known; it must be '{ $format }'.
file-rounds-in-two-brackets = Several rounds are written as [[round]], in two brackets.
file-without-round = The file holds no round.
file-actions-of-each-round = With [[round]], each round has its own actions.
file-key-stands-once = { $setting } stands once, before the first [[round]].
file-without-actions = The round has no actions.

## Its head

head-key-of-another-game = A { $game } table has no '{ $setting }' to set.
head-shoe-without-cards = { $game } is played without cards; it has no shoe.
head-decks-without-cards = Roulette is played without cards; it has no decks.
head-game-not-named = The game is not named; it is one of { $games }.
head-boxes-of-layout = Layout { $layout } has { $boxes } boxes, not { $given }.
head-seat-not-a-box = A seat is the number of a box, not '{ $box }'.
head-whole-number = { $setting } must be a whole number, not { $found }.
head-true-or-false = { $setting } must be true or false, not { $found }.
head-text = { $setting } must be a text in quotes, not { $found }.
head-list-of-texts = { $setting } must be a list of texts, not { $found }.
head-table = { $setting } must be a table of its own, not { $found }.
head-amount = { $setting } must be an amount in dollars like 25 or 12.50, not { $found }.
head-named-twice = In { $setting }, { $name } stands twice.
head-not-a-card = In { $setting }, '{ $card }' is not a card; write rank (A 2 … 9 T J Q K) and suit (s h d c), like 9h.
found-text = '{ $text }'
found-long-text = '{ $beginning }'…
found-table = a table
found-list = a list
found-long-number = a very long number

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

## The page of a settled round

page-title = Settled rounds
page-not-settled = Not settled
page-round-of-file = { $file }, round { $number }
page-table = { $game }, { $kind }, layout { $layout }
page-table-with-decks = { $game }, { $kind }, layout { $layout }, { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    }
table-electronic = electronic table
table-recorded = recorded table
page-cards = Cards
page-wheel = Wheel
page-rulings = Rulings
page-bets = Bets
page-nobody-bet = Nobody bet.
page-totals = Totals
page-grand-total = Grand total of { $rounds } rounds
page-the-house = the House
page-stake = stake
page-bet = bet
page-result = result
page-back = back
page-by = by
page-staked = staked
page-net = net
page-at-odds = at { $odds }
page-in-action = ({ $amount } in action)
page-turned-away = ({ $stake } of { $offered }, { $away } turned away: { $paragraph })
page-ruling = : { $effect } ({ $by })
page-ruling-with-reason = : { $effect } ({ $by }, “{ $reason }”)
page-ruling-without-reason = : { $effect } ({ $by }, no reason recorded)
by-dealer = dealer
by-supervisor = supervisor
by-manager = manager
by-shift-manager = shift-manager
result-win = wins
result-lose = loses
result-push = stands off
result-returned = returned
result-surrendered = surrendered

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

baccarat-outcome-tie = It is a Tie.
baccarat-outcome-won = The { $hand } wins.

blackjack-outcome-none = The Dealer's Hand is not played out.
blackjack-outcome-bust = The Dealer goes Bust.
blackjack-outcome-blackjack = The Dealer has a Blackjack.
blackjack-outcome-stands = The Dealer stands on { $points }.

roulette-ball = Ball
roulette-no-pocket = in no pocket that counts
roulette-house-pocket = the House pocket
roulette-zero = zero
roulette-number = { $colour }, { $parity }, { $half }
roulette-red = red
roulette-black = black
roulette-odd = odd
roulette-even = even
roulette-low = 1-18
roulette-high = 19-36
roulette-outcome = The ball rests in { $pocket }.
roulette-outcome-house-pocket = The ball rests in the House pocket { $star }.

andar-bahar-first-three = First 3 Cards: { $made }
andar-bahar-outcome-stand-off = It is a Stand Off: the first card of the Andar Hand matches the Joker.
andar-bahar-outcome-not-played = No bet lies on Andar or Bahar: the cards are not dealt on to a match.
andar-bahar-outcome-match = The { $hand } wins with { $number ->
        [1] its first card
       *[other] card { $number }
    }.

si-ki-pi-outcome-not-compared = No hand was compared.
si-ki-pi-outcome-dealer = The Dealer has { $halves }.

## Games and bets by name

game-name-baccarat = Baccarat
game-name-blackjack = Blackjack
game-name-roulette = Roulette
game-name-andar-bahar = Andar Bahar
game-name-si-ki-pi = Si Ki Pi

bet-name-player = Player
bet-name-banker = Banker
bet-name-tie = Tie
bet-name-player-pair = Player Pair
bet-name-banker-pair = Banker Pair
bet-name-player-insurance = Player Insurance
bet-name-banker-insurance = Banker Insurance

bet-name-initial = Initial Bet
bet-name-split = Split
bet-name-double = Double
bet-name-insurance = Insurance
bet-name-rws-pairs = RWS Pairs
bet-name-boom-busted = Boom Busted

bet-name-straight = Straight Up
bet-name-street = Street
bet-name-corner = Corner
bet-name-top-line = Top Line
bet-name-line = Line
bet-name-column = Column
bet-name-dozen = Dozen
bet-name-low = 1–18
bet-name-high = 19–36
bet-name-red = Red
bet-name-black = Black
bet-name-odd = Odd
bet-name-even = Even
bet-name-zeros = 0-★-00
bet-name-series-3 = 3-number Series
bet-name-series-6 = 6-number Series

bet-name-andar = Andar
bet-name-bahar = Bahar
bet-name-super-andar = Super Andar
bet-name-super-bahar = Super Bahar
bet-name-under-8 = Under 8
bet-name-over-8 = Over 8
bet-name-first-3-cards = First 3 Cards
bet-name-joker = Joker

bet-name-bonus = Bonus
bet-name-dealer-bonus = Dealer Bonus
