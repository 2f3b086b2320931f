## Practice tables, said by the server

practice-over = This evening has had { $rounds } rounds. Open another practice table.
practice-must-speak = Nothing goes on without your answer.
practice-no-such-table = You have no practice table of this name. It may have been put away: open another one.
practice-too-many = You have { $most } practice tables open in other windows. Close one first.
practice-house-full = All practice tables of the House are taken. Try again in a few minutes.
practice-no-such-seed = A seed is a whole number from 0 to { $most }.
practice-no-such-company = At most { $most } others play along, or nobody.
practice-no-such-trouble = The Dealer errs with a share of the cards from 0, never, to 1, always.
practice-no-advice = There is no figure for this.

## The page of a practice table

web-practice = Practice
web-practice-of = Practice: { $game }
web-practice-seed-of = Seed { $seed }
web-practice-errs-never = The Dealer never errs
web-practice-errs-with = The Dealer errs with { $percent } % of the cards
web-practice-again = From the start
web-practice-deal = Deal
web-practice-next = Next round
web-practice-hint = Hint
web-practice-working = Working it out …
web-practice-nothing = Say nothing
web-practice-worth = best: { $worth } on average
web-practice-costs = costs { $cost }
web-practice-edges = What the House keeps of each chip, on average:
web-practice-no-figure = There is no figure for this.
web-practice-bets-cost = Your bets cost { $cost } on average.
web-practice-cost-none = { $move }: nothing better.
web-practice-cost-of = { $move } cost { $cost } on average; better: { $best }.
web-practice-round-cost = This round { $cost }
web-practice-all-cost = so far { $cost }
web-keys-practice = Practice
web-key-deal = deal, or the next round
web-key-hint = what each move is worth

## Practice in the lobby

web-practice-promise = A table of your own, with play chips of its own. It waits for you, and tells you what each decision costs.
web-practice-game = Game
web-practice-with = Who plays along
web-practice-companions = { $companions ->
    [0] nobody else
    [one] one companion
   *[other] { $companions } companions
}
web-practice-errs = How often the Dealer errs
web-practice-never = never
web-practice-often = with { $percent } % of the cards
web-practice-seed = Seed
web-practice-any-seed = any
web-practice-seed-why = A whole number of up to twelve digits: the same seed and the same choices give the same cards.
web-practise = Practise
web-lobby-also-practice = a table of your own that waits for you
web-key-practice = to the practice table
