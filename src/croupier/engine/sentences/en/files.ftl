### Files of round histories: what is wrong with one, and the page of a settled round.

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
head-not-a-card = In { $setting }, '{ $card }' is not a card; write rank (A 2 … 9 T J Q K) and suit (s h d c), like 9h.
head-named-twice = In { $setting }, { $name } stands twice.
found-text = '{ $text }'
found-long-text = '{ $beginning }'…
found-long-number = a very long number
found-table = a table
found-list = a list

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
result-win = wins
result-lose = loses
result-push = stands off
result-returned = returned
result-surrendered = surrendered
result-one-bet-of-all-hands = returned: the hands together lose one Initial Bet
