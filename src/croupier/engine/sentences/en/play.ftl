### A table in the terminal: `croupier play`.

## Sitting down

play-too-many-companions = { $companions } companions is impossible; 0 to { $most } can play along.
play-no-such-trouble = A trouble rate of { $rate } is impossible; it lies between 0 and 1.
play-no-purse = Nobody sits down with { $purse }; bring at least 1 dollar.
play-not-a-folder = { $path } is a file; --save needs a folder, which is made if it is missing.
play-lobby = Croupier: play chips, by the book.
play-which-table = Which table (q leaves)?
play-name-a-table = Type a number from 1 to { $most }, or the name of a game.

## Getting up

play-leaving = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; you leave with { $purse } ({ $change }).
play-few-chips-left = The evening is over: you have { $purse } left, and the minimum is { $least }.
play-no-chips-left = The evening is over: your purse is empty, and the minimum is { $least }.
play-seed = The seed was { $seed }; the same evening again:
play-saved = The rounds are saved; who got what, and why:

## A round

play-round = Round { $number } · your purse { $purse }
play-your-bet = Your bet:
play-your-bet-or-begin = Your bet, or Enter to { $begins ->
    [spin] spin
   *[deal] deal
}:
play-no-bet = You have no bet on the table: type an amount, or watch to see a round without you. ? lists the bets.
play-under-minimum = The minimum is { $least }: add { $missing } to { $spot }, or it goes back when the bets close.
play-ball-runs = The ball runs …
play-cards-at = { $place } { $cards }
play-between-sentences = {" "}
play-no-chips = No chips on the layout.
play-nothing-settled = No round has been settled yet.

## Questions

play-choose = { $letters }?
play-choose-or-pass = { $letters }, or Enter to let it pass:
play-of-hand = Hand { $hand }: { $question }
play-of-box = Box { $box }: { $question }
play-of-box-and-hand = Box { $box }, Hand { $hand }: { $question }
play-waits-for-you = The table waits for you: say { $letters }.
play-how-much = How much, { $least } to { $most }?
play-really = { $word }, really (y or n)?
play-you-pick = You say which of the cards that were drawn together comes first.
play-cards-right = The cards now lie as they should, and the round goes on with them.
play-cards-stay = The cards stay as they lie, and the round goes on with them.
play-once-all-chose = The round goes on once everybody has chosen.

## Answers

play-not-an-amount = “{ $text }” is not an amount: say { $amounts }.
play-not-a-choice = “{ $text }” is not one of your choices now: say { $letters }, or the word beside it.
play-not-possible = { $amount } is not possible: say { $least } to { $most }, in steps of { $step }.
play-amounts = { $least } to { $most }
play-you-say = You say: { $words }.
play-first-then = { $first } comes first, then { $rest }
play-chips-of-hand = { $spot } of hand { $hand }
play-stay-in = stay in with { $chips }
play-you-stay-in = You stay in with { $chips }.
play-get-back = get { $amount } back
play-get-all-back = get { $amount } back: { $chips }
play-you-take-back = You take back { $chips }.

## Bets as they are typed

play-none-to-repeat = There is no bet of yours to repeat yet.
play-none-to-double = You have no bet on the table to double; again repeats the last.
play-none-lies = You have no bet on the table.
play-say-amount-and-place = Say an amount and a place; ? lists the bets of this table.
play-which-box = Name the box: { $typed }. Or take a seat first: sit 3.
play-more-than-nothing = A bet is more than 0.
play-say-what-back = Say what you take back: withdraw { $least } { $bet }, withdraw { $bet }, or clear for everything.
play-none-there = You have no bet on { $spot }.
play-nothing-fits = Nothing more fits on { $spot }.
play-none-with = There is no { $bet } with { $numbers }.
play-which-one = Which one: { $spots }?
play-did-you-mean = There is no “{ $words }” here. Did you mean { $near }?
play-unknown = There is no “{ $words }” here; ? lists the bets of this table.

## How a round ended

summary-at-odds = { $spot } at { $odds }
summary-part = { $counts } of { $stake }
summary-won = You win { $amount }
summary-lost = You lose { $amount }
summary-level = You are level
summary-no-bet = You had no bet
summary-purse = ; your purse is { $purse }.

## Paragraphs at the table

play-say-which-paragraph = Say which one: rules 5.8 shows a paragraph.
play-paragraph = { $citation }: { $gist }
play-our-reading = Our reading: { $reading }
play-no-such-paragraph = { $book } has no paragraph “{ $number }”; rules 5.8 shows a paragraph.
play-search-instead = { $book } has no paragraph “{ $number }”; rules 5.8 shows a paragraph, and at another prompt { $command } looks for words.

## The sign, and how one begins

guide-table = { $book }, { $table }
guide-layout = layout { $layout }
guide-layout-and-decks = layout { $layout }, { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}
guide-sign = The sign says: { $limits }.
guide-limits = Limits: { $limits }.
guide-minimum = minimum { $amount }
guide-maximum = maximum { $amount }
guide-maximum-for = maximum { $amount } for { $bets }
guide-differential = Differential { $amount }
guide-differential-means = Differential: what all of you bet on { $one } and on { $other } may differ by { $amount } at most.
guide-pays = It pays: { $odds }.
guide-bets-pay = { $bets } { $odds }
guide-pays-span = { $least }–{ $most } to 1
guide-type = Type { $example }. { $alone }.
guide-alone = { $alone }.
guide-asides = ? explains everything, Tab completes a word, q gets up.
guide-also = { $wins }; also { $typed }
guide-again = your bets of the last round once more
guide-double = as much again on every bet that lies
guide-max = as much as fits there
guide-withdraw = takes chips back; clear takes all of them
guide-enter = { $begins ->
    [spin] spins, once you have a bet; watch spins without you
   *[deal] deals, once you have a bet; watch deals without you
}
guide-table-shown = what lies on the table
guide-why = the last round, each payment with its paragraph
guide-rules = that paragraph of the book
guide-q = gets up; a round under way is finished by the book

## A saved evening

saved-time = Time: { $time }
saved-table = Table: { $book }, { $kind ->
    [recorded] recorded
   *[electronic] electronic
} table, { $table }; { $limits }
saved-seed = Seed: { $seed }, round { $round } of `{ $command }`

## Baccarat

guide-baccarat-player = the Player Hand is nearer to 9; a Tie gives the bet back
guide-baccarat-banker = the Banker Hand is nearer to 9; a Tie gives the bet back
guide-baccarat-tie = both Hands have the same points
guide-baccarat-player-pair = the Player Hand’s first two cards are of one rank
guide-baccarat-banker-pair = the Banker Hand’s first two cards are of one rank
guide-baccarat-alone = { $more } alone goes on Banker, or on Player once you have bet there
guide-baccarat-note = Insurance is offered while a card is still to come and your side is ahead; it pays 1.5 to 8 to 1 if the other side wins. The odds are shown with the offer.
guide-baccarat-insure = { $side ->
    [player] Player Insurance pays { $odds } if the Banker Hand wins
   *[banker] Banker Insurance pays { $odds } if the Player Hand wins
}; you may stake { $amounts }
guide-baccarat-insure-or-tie = { $side ->
    [player] Player Insurance pays { $odds } if the Banker Hand wins
   *[banker] Banker Insurance pays { $odds } if the Player Hand wins
} or it is a Tie; you may stake { $amounts }
guide-baccarat-insured = You stake { $amount } on { $side ->
    [player] Player
   *[banker] Banker
} Insurance at { $odds }.

## Blackjack

guide-blackjack-initial = your hand is nearer to 21 than the Dealer’s, or the Dealer goes Bust
guide-blackjack-initial-pays = { $odds }, a Blackjack { $blackjack }
guide-blackjack-rws-pairs = your first two cards are of one rank
guide-blackjack-boom-busted = the Dealer goes Bust; more cards pay more
guide-blackjack-alone = { $more } alone is your Initial Bet
guide-blackjack-note-play = In play: h hit, s stand, d double, p split. Before a further card: i insurance and e even money against an Ace, r surrender against anything else.
guide-blackjack-note-dealer = The Dealer draws to 16 and stands on every 17. Below 12 a hand must be drawn to.
guide-blackjack-of-box = box { $box }: { $text }
guide-blackjack-insure = Insurance pays { $odds } if the Dealer has a Blackjack; you may stake { $amounts }
guide-blackjack-insured = You stake { $amount } on Insurance at { $odds }.
guide-blackjack-even-money = win { $bet } now, whatever the Dealer has
guide-blackjack-even-money-taken = You take Even Money.
guide-blackjack-surrender = give the hand up and lose half of your { $bet }
guide-blackjack-surrendered = You surrender: half of your { $bet } is lost.
guide-blackjack-follow = put { $amounts } beside it, as the box’s player did
guide-blackjack-followed = You follow with { $amount }.
guide-blackjack-decline = do not follow
guide-blackjack-declined = You decline.
guide-blackjack-soft = soft { $points }
guide-blackjack-hard = { $points }
guide-blackjack-hit = one more card
guide-blackjack-hit-21 = one more card, although you have 21
guide-blackjack-have-hit = You hit { $points }.
guide-blackjack-stand = no more cards, play { $points }
guide-blackjack-have-stood = You stand on { $points }.
guide-blackjack-double = { $most } more and exactly one card
guide-blackjack-double-less = { $most } more and exactly one card; d 5 doubles for 5
guide-blackjack-doubled = You double for { $amount }.
guide-blackjack-split = two hands of one card each, { $bet } more for the second
guide-blackjack-have-split = You split: { $bet } more lies on the second hand.

## Roulette

guide-roulette-one = one number
guide-roulette-split = two numbers side by side
guide-roulette-street = three numbers in a row
guide-roulette-corner = four numbers around a corner
guide-roulette-top-line = 0, 00, ★, 1, 2 and 3
guide-roulette-line = six numbers in two rows
guide-roulette-twelve = twelve numbers
guide-roulette-eighteen = eighteen numbers
guide-roulette-zeros = 0, 00 or ★
guide-roulette-series-3 = three numbers of a Series
guide-roulette-series-6 = six numbers of a Series
guide-roulette-alone = A number of the wheel alone, 17 or 25, is bet on at your last stake; any other amount alone, 50, goes where your last bet went, at first on Red
guide-roulette-note = split 17/20 names both numbers; corner 17, street 1 and line 1 the lowest one. The zeros 0, 00 and ★ (type H) lose every bet outside the numbers.

## Andar Bahar

guide-andar-bahar-andar = the Joker’s rank comes first on Andar; if it is Andar’s first card, a stand-off
guide-andar-bahar-bahar = the Joker’s rank comes first on Bahar
guide-andar-bahar-super-andar = Andar’s first card matches the Joker
guide-andar-bahar-super-bahar = Bahar’s first card matches the Joker and Andar’s does not
guide-andar-bahar-under-8 = the Joker is 2 to 7
guide-andar-bahar-over-8 = the Joker is 9 to Ace
guide-andar-bahar-first-3-cards = the first three cards are a Flush, Straight, Three of a Kind or better
guide-andar-bahar-joker = the Joker is of the rank you name
guide-andar-bahar-alone = { $more } alone goes on Andar, or on Bahar once you have bet there
guide-andar-bahar-ask-on = see the cards dealt on to a match, for show
guide-andar-bahar-asked-on = You ask to see the cards dealt on.

## Si Ki Pi

guide-si-ki-pi-initial = your Low and your High Hand both beat the Dealer’s; one of two is a stand-off
guide-si-ki-pi-bonus = your four cards hold a pair or better
guide-si-ki-pi-dealer-bonus = the Dealer’s four cards hold a pair or better
guide-si-ki-pi-alone = { $more } alone is your Initial Bet
guide-si-ki-pi-note = You divide four cards into a Low and a High Hand, two cards each, in one of three ways: a, b or c. A pair beats a Gong (2 and 8), a Gong beats points, 9 is the best; of equal points the higher card wins, of equal cards and of two zeros the Dealer. h leaves it to House Way.
guide-si-ki-pi-way = low { $low } ({ $low_cards }), high { $high } ({ $high_cards })
guide-si-ki-pi-set = You set { $way }.
guide-si-ki-pi-house-way = leave it to the Dealer
guide-si-ki-pi-house-way-is = leave it to the Dealer, who would choose { $letter }
guide-si-ki-pi-house-way-taken = The Dealer sets your cards by House Way.
