### What all five books share: betting, dealing, reports, rulings, seats and chips.

## People, places and spots

rank-player = Player
rank-dealer = Dealer
rank-pit-supervisor = Pit Supervisor
rank-pit-manager = Pit Manager
rank-shift-manager = Table Games Shift Manager
rank-or-above = a { $rank } or above
the-book = the book

# As players type it: one language by its word, the other by its name.
bet-typed = { $bet ->
   *[any] { $word }
}
spot-in-box = { $bet } box { $box }
spot-nth = { $bet } { $number }
spot-on = { $bet } { $on }
spot-on-in-box = { $bet } { $on } box { $box }
spot-on-hand = { $spot } hand { $hand }

place-box = box { $box }
place-hand = box { $box } hand { $hand }
place-dealer = dealer
bet-initial = initial
place-waiting = waiting
place-discarded = discarded
place-held-over = held over

from-to = { $first } to { $last }
odds = { $paid } to { $staked }
quoted = “{ $words }”

## Facts that are reported

fact-misplaced = a card in the wrong place
fact-excess = a card too many
fact-wrong-number = a hand with a wrong number of cards
fact-together = cards drawn together
fact-dealer-overdrew = a card too many for the Dealer
fact-dealt-to-empty-box = cards dealt to a box without a bet
fact-face-up-in-shoe = a card face up in the shoe
fact-foreign-card = a card that is not of this shoe
fact-cards-missing = cards missing from the set
fact-cards-in-excess = too many cards in the set
fact-not-shuffled = cards that were not shuffled
fact-shoe-empty = an empty shoe
fact-exposed-by-dealer = a card shown by the Dealer
fact-exposed-by-player = cards shown by a Player
fact-second-hand-examined = a Player who looked at a second hand
fact-insurance-not-offered = Insurance that was not offered
fact-side-bet-alone = a side bet without an Initial Bet
fact-side-bet-unsettled = a side bet that was not settled
fact-surrendered-too-late = a Surrender that came too late
fact-walked-away = a Player who walked away
fact-interruption = an interruption
fact-noticed-late = an error of an earlier round
fact-display-wrong = a display that is wrong
fact-other = something else
fact-in-full = { $fact } (“{ $words }”)

## Between rounds

table-open = The table is open.
no-round-open = No round is open.
round-not-finished = The round before is not finished.
other-game = This is a table of { $book }, not of { $game }.
no-such-seat = { $player } cannot sit at box { $box }; the boxes are { $boxes }.
no-seats-here = { $player } cannot sit at box { $box }; this table has no boxes.
seat-taken = { $player } cannot sit at box { $box }: { $sitting } sits there.
sits-there-already = { $player } sits at box { $box } already.
sits-elsewhere = { $player } does not sit at box { $box }.
may-not-do-for = { $name } may not do this for { $player }; Pit Employees may.
no-purses-counted = This table counts no purses.
no-purse-of = This table counts no purse of { $player }.
an-amount-of-chips = An amount of chips
chips-bought-before-the-close = Chips are bought before the bets are closed, or between rounds.
chips-taken-between-rounds = Chips are taken away between rounds.

## Betting

no-such-bet = { $book } has no bet '{ $bet }'; its bets are { $bets }.
no-box-named = For { $bet } no box was named; this table has boxes { $boxes }.
no-such-box = For { $bet } there is no box { $box }; this table has boxes { $boxes }.
bet-names-a-box = { $bet } names a box and nothing else.
amount-not-positive = { $what } must be above 0, not { $amount }.
amount-too-large = No amount can be above { $most }.
amount-not-in-units = { $what } must be a multiple of the chip unit { $unit }, not { $amount }.
a-bet = A bet
a-withdrawal = A withdrawal
an-insurance-bet = An Insurance Bet
purse-too-small = { $player } has { $purse }, not { $amount }.
may-not-bet-for = { $name } may not bet for { $player }; Pit Employees may, on request.
betting-closed = “No more Bets” has been announced; no bet may be placed, increased or withdrawn.
no-more-bets-said = “No more Bets” has been announced already.
betting-ended-face-up = Betting ended when a card was found face up in the shoe.
betting-still-open = Betting is still open.
held-over-card-seen = A card held over has been seen; this round is dealt without bets.
no-room-left = No room is left for { $spot }.
less-lies-there = { $player } has only { $lying } on { $spot }.
no-bet-of-theirs = { $player } has no bet on { $spot }.
no-bet-lies-on = No bet lies on { $spot }.
bets-within-limits = The bets on { $bet } breach no limit of this table.

## Dealing

played-without-cards = { $book } is played without cards.
no-card-while-betting = No card is dealt while bets are open; announce “No more Bets” first.
no-card-due = No card is due now; { $due }.
no-card-due-say-where = No card is due now; { $due }. If one was laid all the same, say where.
no-card-due-to = No card is due to { $place }; { $due }.
no-such-place-to-deal = No card can be dealt to { $place } at this table.
no-such-place-to-lie = No card can lie at { $place } at this table.
say-where-it-was-laid = Say where on the table the card was laid.
how-many-together = Cards drawn together are two or more, at most { $most }.
electronic-knows-cards = An electronic table knows every card it draws.
held-over-comes-first = { $held } was held over and comes first, not { $card }.
card-not-in-shoe = { $card } is no longer in a shoe of { $decks } decks.
dealt-face-up = The card to { $place } is dealt face up; nobody was granted a squeeze.
dealt-face-down = The card to { $place } is squeezed: it is dealt face down.
nothing-face-down = No card lies face down at { $place }.
so-many-face-down =
    { $cards ->
        [one] { $cards } card lies face down at { $place }.
       *[other] { $cards } cards lie face down at { $place }.
    }

## What is due

due-card = the next card goes to { $place }
due-turn = the card face down at { $place } is to be turned
due-decision = { $player } decides for box { $box } hand { $hand }
due-answer = { $player } may still answer for box { $box }
due-spin = the ball is to be spun
due-settlement = the bets are to be settled
due-nothing = the round is over

## Squeezing

squeeze-not-offered = No card is dealt face down at this table.
squeeze-not-yours = Only the Seated Player with the highest bet on the table may ask to squeeze.
squeeze-no-such-hand = There is no hand { $place } to squeeze.
squeeze-too-late = The card has been dealt already.
squeeze-not-asked = Nobody has asked to squeeze.

## Any command

round-over = The round is over.
round-voided = The round has been voided.
round-halted = The round is halted over { $fact } and waits for { $awaits }.
no-such-command = { $book } has no { $command }.
rank-too-low = { $name } is a { $rank }; this is for { $needed }.
question-closed = That question is no longer open.

## Whose word is awaited

awaits-ruling = the ruling of { $rank } ({ $words })
ruling-word-confirm = confirm it
ruling-word-reconstruct = Reconstruct the cards
ruling-word-cannot = rule that they cannot be Reconstructed
ruling-word-intentional = rule that it was done on purpose
ruling-word-unaffected = let the round stand
ruling-word-unfounded = rule that it did not happen
awaits-choices = the choice of { $players }
awaits-order = { $who } to say which card comes first
awaits-decision = the decision of { $rank }

## Reports, and what is said about them

being-ruled-on = This is being ruled on already: { $fact }.
ruled-on-already = This has been ruled on: { $fact }. The House rules once.
impossible-now = At this point of the round there cannot have been { $fact }.
impossible-because = There cannot have been { $fact }: { $ground }
ground-no-card = no card has been dealt.
ground-no-such-card =
    { $cards ->
        [one] card { $number } has not been dealt; { $cards } card has.
       *[other] card { $number } has not been dealt; { $cards } cards have.
    }
ground-not-together = from card { $number } on too few of the { $cards } cards were dealt.
ground-cards-at =
    { $cards ->
        [0] no card lies at { $place }.
        [one] only { $cards } card lies at { $place }.
       *[other] only { $cards } cards lie at { $place }.
    }
ground-no-bet = { $player } has no bet in this round.
ground-betting-open = betting is still open.
ground-settled = the bets have been settled.
ground-not-next = { $card } cannot be the next card.
ground-has-a-place = card { $number } has a place in the round.
ground-no-bet-at-box = { $player } has no Initial Bet on box { $box }.
ground-dealt-face-up = the cards at { $place } were dealt face up.
card-was-due-there = The card was due there, so that it was not misplaced.
no-ruling-awaited = Nothing waits for a ruling.
other-facts-wait = Nothing called { $called } waits for a ruling; what waits is { $waiting }.
ruling-not-possible = It is to be ruled { $possible }, not “{ $ruling }”.
no-such-report = There is no such report to call unfounded.
say-why-unfounded = Say why the report is unfounded.
wrong-card-lies-there = The card lies where it was not due: that did happen.
were-drawn-together = The cards were keyed as drawn together: that did happen.
decided-by-shift-manager = A Shift Manager has decided about this report; a later decision may replace that one.
more-happened-since = More has happened since this report; it cannot be undone.
no-option-now = Nobody is given an option now.
no-open-bet-there = { $player } has no open bet to decide about there.
no-clock-running = No clock is running.
ruling-has-no-clock = The House's ruling has no clock.
no-order-to-fix = No order of cards is to be fixed.
order-is-for = Which card comes first is for { $who } to say.
cards-drawn-together = The cards drawn together are { $cards }.
no-decision-awaited = Nothing waits for the Shift Manager.
decision-names-what-went-on = The cards have gone on since the earlier decision: say what becomes of { $bets } as well.
decision-needs-reason = A decision the book does not make needs a reason.
name-the-bets = Name the bets that are decided about.
bet-decided-once = Each bet is decided once.
bet-only-returned = Betting is still open: a bet can only be returned.
say-what-is-handed-back = Say what is handed back for the one bet named.
cards-not-replaced-here = This book does not have the cards replaced.

## Earlier rounds

name-earlier-rounds = Name rounds of this table, from 1 to { $last }.
nothing-reaches-back = Nothing reported since round { $round } reaches back to it.
round-not-on-record = Round { $round } is not on record.
round-of-another-game = Round { $round } was one of another game.
round-void-already = Round { $round } is void already.
voiding-needs-reason = Voiding earlier rounds needs a reason.
earlier-rounds-void-under-it = Earlier rounds are void under this report; it cannot be undone.

## Rulings

ruling-result-stands = the round goes on and its result stands
ruling-noticed-late = noticed after the next round began: no effect on this round
ruling-void-already = the round is void already; a Table Games Shift Manager or above names the earlier ones
ruling-cards-decide = the cards on the table decide, not the display
ruling-void = the round is void and all bets are returned
ruling-next-card = the card is used as the next card
ruling-reconstructed = the cards are Reconstructed
ruling-not-reconstructed = the cards cannot be Reconstructed
ruling-void-as-paid = no card is dealt after payment that would complete the hands: the round is void
ruling-stands-as-paid = no card is dealt after payment that would complete the hands: what was settled stands
ruling-order-fixed = the order of the cards drawn together is fixed
ruling-with-cards = { $effect }: { $cards }
ruling-no-order-needed = everybody has taken the bets back: no order is needed
ruling-taken-for = what was reported as { $called } is taken for { $fact }
ruling-unfounded = the report of { $fact } was unfounded: the round goes on as it stood
ruling-new-cards = a new set of cards is brought after this round
ruling-shift-manager-decides = a Table Games Shift Manager or above decides
ruling-stands = it stands
ruling-bets = { $told }
ruling-bet-returned = { $player }'s bet on { $spot } is returned
ruling-bet-settled = { $player }'s bet on { $spot } is settled at { $payout }
owes-nothing = { $player } owes the House nothing here.
waiving-needs-reason = Waiving a claim needs a reason.
