## Practice tables, said by the server

practice-over = This evening has had { $rounds } rounds. Open another practice table.
practice-must-speak = Nothing goes on without your answer.
practice-no-such-table = You have no practice table of this name. It may have been put away: open another one.
practice-too-many = You have { $most } practice tables open in other windows. Close one, or try again in a minute.
practice-address-full = Too many practice tables are open from your address. Close one, or try again in a minute.
practice-house-full = All practice tables of the House are taken. Try again in a minute.
practice-no-such-seed = A seed is a whole number from 0 to { $most }.
practice-no-such-company = Companions are a whole number from 0 (nobody) to { $most }.
practice-no-such-trouble = How often the Dealer makes a mistake is a number from 0 (never) to 1 (with every card).
practice-no-advice = There is no figure for this.
practice-rule-first = The round is stopped: say first what you would rule.
practice-no-such-ruling = There is no such ruling to choose.
case-laid = Card { $number }, { $card }, was due at { $due } and lies at { $lies }.
case-not-due = Card { $number }, { $card }, lies at { $lies }; no card was due.
case-together = Cards { $first }–{ $last }: { $cards }.
case-together-due = Cards { $first }–{ $last }: { $cards }. The first was due at { $due }.
case-next = { $card } is due at { $due }.
case-face-down = face down
advice-cards-unusual = There is no figure for this: the cards do not lie as in an ordinary round.
advice-cards-held-over = There is no figure for this: cards held over from the round before are dealt first.
advice-card-face-down = There is no figure for this: a card lies face down.
advice-card-comes-next = There is no figure for this: cards that everybody has seen come next.
advice-either-order = Either order of the cards drawn together is taken as equally likely.
advice-look-first = Look at your cards first.
advice-which-first = There is no figure for which card should come first.
advice-split-in-part = There is no figure for one hand of a split pair before it has its second card.
advice-without-insurance = Any Insurance that is offered later is not counted.
advice-played-best = If whoever decides for the box plays as well as possible.

## The page of a practice table

web-practice = Practice
web-practice-of = Practice: { $game }
web-practice-any = A practice table of { $name }, with any seed
web-practice-seed-of = Seed { $seed }
web-practice-companions = { $companions ->
    [0] nobody else
    [one] one companion
   *[other] { $companions } companions
}
web-practice-errs-never = The Dealer makes no mistakes
web-practice-errs-with = The Dealer makes mistakes with { $percent } % of the cards
web-practice-errs-spins = The Dealer makes mistakes with { $percent } % of the spins
web-practice-again = From the start
web-practice-deal = Deal
web-practice-spin = Spin
web-practice-next = Next round
web-practice-hint = Hint
web-practice-working = Working it out …
web-practice-leave = Take the bets back
web-practice-long = Still working it out. The first hints of a game may take up to a minute; later ones come at once.
web-practice-worth = best: { $worth } on average
web-practice-costs = costs { $cost }
web-practice-one-edge = The House keeps { $edge } of each chip on average, whatever it lies on.
web-practice-edges = What the House keeps of each chip, on average:
web-practice-no-figure = There is no figure for this.
web-practice-bets-cost = Your bets cost { $cost } on average.
web-practice-cost-none = { $move }: nothing better.
web-practice-cost-of = { $move } costs { $cost } on average. Better: { $best }.
web-practice-round-cost = This round { $cost }
web-practice-all-cost = so far { $cost }
web-keys-practice = Practice
web-key-deal = deal, or the next round
web-key-hint = what each move is worth
web-key-rule = what you would rule

## A round that stops at a practice table

web-case-asks = What would you rule?
web-case-right = That is what the book rules.
web-case-allowed = That ruling is allowed.
web-case-wrong = The book rules otherwise.
web-case-yours = You ruled: { $effect }.
web-case-books = The round goes on by the book: { $effect }.
web-case-discretion = The book leaves it to the House. Each of these rulings is allowed.
web-case-go-on = Go on
web-case-ends = What each allowed ruling comes to
web-case-end = What the ruling comes to
web-case-bet = Bet
web-case-staked = Staked
web-case-back = { $amount } back
web-case-plays = stays in play
web-case-or = { $stays }, or { $back } if taken back
web-case-no-bets = Nobody has a bet in this round.
