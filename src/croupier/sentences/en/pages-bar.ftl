### The bar of a table

web-place-bets = Place your bets
web-again-why = The table goes on; you see it again as soon as the line is back.
web-waits-for = The table waits for { $players }.
web-others-decide = Somebody else decides
web-halted-players = { $players } may stay in or take bets back. Nothing moves until they have said which.
web-halted-rank = Something went wrong at the table. It is for a { $rank } or above to decide.
web-option-where = Box { $box }, hand { $hand }:{" "}
web-stay-or-leave = Stay in, or take your { $amount } back?
web-stay = Stay
web-stay-note = { $amount } plays on
web-take-back = Take { $amount } back
web-take-back-note = out of this round
web-staying-means = Staying means taking every further card of this round. Saying nothing means staying.
web-stop = .
web-bet-of-hand = { $bet }, hand { $hand }
web-why = Why?
web-next-bet = Next bet
web-close = Close
web-sure = { $move }, really?
web-range = { $least } to { $most }
web-box = Box { $box }
web-do-for-side = { $move } { $side }
web-do-for-box = { $move }, box { $box }
web-silence-walked-away = Say nothing, and the House plays your hand: it draws to 12 and stands.
web-silence-insurance = Say nothing, and you have no Insurance in this round.
web-no-insurance = No insurance
