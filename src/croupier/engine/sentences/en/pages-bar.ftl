### The bar of a table

web-place-bets = Place your bets
web-again-why = The table goes on; you see it again as soon as the line is back.
web-cut = { $bet } { $offered } was cut to { $left }
web-instead-of = { $bet } { $offered } was turned away
web-cut-why = { $amount } does not fit under the limits of the table: it is back with your chips.
web-cut-keep = Keep { $amount }
web-cut-leave = Take all back
web-instead = Place { $amount } instead
web-leave-it = Leave it
web-over-half = Stake { $amount } more?
web-over-half-why = More than half of your chips at this table would then lie on the cloth.
web-over-half-stake = Stake { $amount }
web-not-in-action = Of your { $stake } on { $bet }, { $amount } is not in action and comes back.
web-waits-for = The table waits for { $players }.
web-others-decide = Somebody else decides
web-halted-players = { $players } may stay in or take bets back. Nothing moves until they have said which.
web-halted-rank = It is for a { $rank } or above to decide. Nothing moves until then.
web-option-box = Box { $box }:{" "}
web-option-where = Box { $box }, hand { $hand }:{" "}
web-stay-or-leave = Stay in, or take your { $amount } back?
web-stay = Stay
web-stay-note = { $amount } plays on
web-take-back = Take { $amount } back
web-take-back-note = out of this round
web-staying-means = If you stay, you accept every further card of this round.
web-silence-option = If you do not answer, you stay.
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
web-silence-walked-away = If you do not answer, the House plays your hand: it draws to 12 and stands.
web-silence-insurance = No answer: no Insurance.
web-silence-insured = If you do not answer, the Insurance you have stays as it is.
web-no-insurance = No insurance
web-no-more-insurance = No more insurance

## The sign

web-sign-pays = What it pays
web-limit-from = from { $least }
web-differential-even = Both sides are even; room { $room }
web-differential-leads = { $side } leads by { $amount }; room { $room }

## Tell the dealer

web-something-wrong = Something looks wrong?
web-tell = Tell the dealer
web-companions = Companions
web-companions-here = House companions: { $many }
web-companions-about = Companions play for the House, with chips of the House. They bet once a player has. Their chips and their boxes give way to players, and they decide for no one else.
web-companion-ask = Ask for a companion
web-companion-at = { $who }, box { $box }
web-companion-dismiss = Send { $who } away
web-companion-leaving = Leaves after this round
web-tell-how = Say what you saw. The table finds the paragraph; nothing happens until you confirm.
web-tell-now = What you can say now
web-tell-nothing = There is nothing here that you could report now.
web-tell-not-now = Not now
web-tell-another = something else
web-tell-then = What then happens
web-tell-awaits = The round stops. It waits for { $awaits }.
web-tell-by-itself = Nobody has to rule: the book says what follows.
web-tell-sure = Everybody at the table hears it, and your name is written down with it.
web-told = The dealer has been told.
web-key-tell = tell the dealer what went wrong
web-outlook-by-itself = By the book
web-outlook-choice = The choice
web-outlook-asks = { $players } may then stay in or take bets back.
web-outlook-stay = If you stay
web-outlook-leave = If you take back
web-outlook-yours = Your bets
web-as-they-lie = As the cards lie
web-as-they-would = As they would lie
web-fate-nothing = you have no bet here
web-fate-plays = { $amount } plays on
web-fate-back = { $amount } comes back to you
web-fate-both = { $plays } plays on, { $back } comes back
web-ruling-confirm = If it is confirmed
web-ruling-reconstruct = If the cards are Reconstructed
web-ruling-cannot = If they cannot be Reconstructed
web-ruling-intentional = If it was done on purpose
web-ruling-unaffected = If the round stands
web-ruling-unfounded = If it did not happen
web-fact-somewhere = where it lies now
web-fact-unseen = I did not see which
web-fact-card = Card { $number }: { $face }, { $place }
web-fact-field-since = From which card on?
web-fact-field-place = Where?
web-fact-field-card = Which card?
web-fact-field-player = Who?
web-fact-field-box = Which box?
web-fact-field-side = Which side?
web-fact-field-count = How many cards?
web-fact-field-text = In your own words
web-fact-misplaced = A card went to the wrong place
web-fact-excess = A card too many was drawn
web-fact-wrong-number = A hand has the wrong number of cards
web-fact-together = Two cards were drawn together
web-fact-dealer-overdrew = The Dealer drew too many cards
web-fact-dealt-to-empty-box = A box without a bet got cards
web-fact-face-up-in-shoe = A card lies face up in the shoe
web-fact-foreign-card = A card is not of this shoe
web-fact-cards-missing = Cards are missing
web-fact-cards-in-excess = There are too many cards
web-fact-not-shuffled = The cards were not shuffled
web-fact-shoe-empty = The shoe is empty
web-fact-exposed-by-dealer = The Dealer showed a card
web-fact-exposed-by-player = A Player showed cards
web-fact-second-hand-examined = Somebody looked at a second hand
web-fact-insurance-not-offered = Insurance was not offered
web-fact-side-bet-alone = A side bet lies alone
web-fact-side-bet-unsettled = A side bet was not settled
web-fact-surrendered-too-late = Somebody surrendered too late
web-fact-walked-away = Somebody walked away
web-fact-interruption = The round was interrupted
web-fact-noticed-late = Something in an earlier round
web-fact-display-wrong = The display is wrong
web-fact-ball-dropped = The ball was dropped into the wheel
web-fact-few-revolutions = The ball turned too few times
web-fact-no-pocket = The ball lies in no pocket
web-fact-ball-left = The ball left the wheel
web-fact-wheel-still = The wheel stood still
web-fact-same-direction = Ball and wheel turned the same way
web-fact-foreign-object = Something fell into the wheel
web-fact-interference = Somebody interfered
web-fact-wheel-stopped = The wheel stopped
web-fact-ball-broke = The ball broke
web-fact-other = Something else

## Sound

web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-key-sound = sound on or off

## Insurance, and who decides

web-insure-your = Insure your { $amount } on { $side }?
web-insure-text = Pays { $odds } { $when }. At most { $most }: no more is paid than the { $bet } insured.
web-would-pay = would pay { $amount }
web-half = Half { $amount }
web-most = Most { $amount }
web-note-back = { $amount } comes back now
web-decide-for = You decide for { $players } too, who may follow a Split or Double.
web-decided-by = { $player } decides for box { $box }, where your { $amount } lies; you are asked when there is something to follow.

## A round that stands still

web-what-it-means = What it means
web-see-cards = See the cards
web-laid-again = The cards were laid again
web-as-they-lay = As they lay
web-as-they-are = As they lie now
web-fate-or = { $stays }, or { $leaves }
web-fact-drawn-together = Two cards were drawn together
web-why-purse-too-small = not enough chips here

## Several people on one box

web-behind-box = Box { $box }
web-decides = { $player } decides
web-you-decide = You decide
web-on-hand = { $amount } on hand { $hand }
web-depends-next = It depends on the next card, to { $place }:
web-depends-void = the round is void
web-depends-open = more cards to come
web-depends-bet = { $player } { $bet }: { $amount } back
web-depends-cards =
    { $cards ->
        [one] At least { $cards } more card decides.
       *[other] At least { $cards } more cards decide.
    }
