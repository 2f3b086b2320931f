### The pages

web-lobby = Lobby
web-felt = The felt
web-bar = What you can do now
web-column = The sign, your bets and the round
web-language = Language
web-table-about = { $decks ->
    [0] {""}
    [one] 1 deck ·{" "}
   *[other] { $decks } decks ·{" "}
}layout { $layout }, { $boxes ->
    [0] {""}
    [one] 1 box,{" "}
   *[other] { $boxes } boxes,{" "}
}round { $round }
web-table-numbered = { $game } { $number }
web-head-differential = min { $least } · diff { $most }
web-connected = Connected
web-connecting = Connecting
web-wallet = Play chips
web-purse = Chips here
web-chips = Chips
web-chip = { $amount } chip
web-chip-beyond = more than your { $purse } here
web-chip-below = below the minimum of { $least }
web-hint-bet = Choose a chip, then click the cloth.
web-your-bets-in = Your bets, box { $box }
web-your-bets = Your bets
web-sign = The sign
web-minimum = Minimum
web-maximum = Maximum
web-none = none
web-differential = Differential
web-round = Round { $number }
web-open = open
web-round-before = Round { $number }: { $what }
web-newest-first = newest first
web-face-down = face down
web-card = { $rank } of { $suit }
web-rank-A = Ace
web-rank-K = King
web-rank-Q = Queen
web-rank-J = Jack
web-rank-10 = 10
web-rank-9 = 9
web-rank-8 = 8
web-rank-7 = 7
web-rank-6 = 6
web-rank-5 = 5
web-rank-4 = 4
web-rank-3 = 3
web-rank-2 = 2
web-suit-s = spades
web-suit-h = hearts
web-suit-d = diamonds
web-suit-c = clubs
web-take-box = Take box { $box }
web-companion-box = Box { $box }: { $who } plays here. Take the box, and the companion makes room.
web-box-bet = Box { $box }, { $bet }
web-pays = pays { $odds }
web-pays-from = pays from { $least } up to { $most }
web-yours = your { $amount }
web-theirs = { $player } { $amount }

## The bar

web-again = Connecting again, try { $tries }
web-bets-stay = Your bets of { $amount } are confirmed and stay where they lie. If the table itself stopped, the book decides whether the round goes on.
web-trouble = The table has stopped
web-bring-chips = Bring chips to the table
web-bring-why = Chips in your wallet are not on the table yet. You can take them back whenever you have no bet.
web-bring = Bring { $amount }
web-purse-and-wallet = Chips here { $purse }, play chips { $wallet }: bring chips or take them home
web-other-amount = Another amount
web-bring-more = Bring more chips
web-chips-home = Take chips home
web-no-line = no connection
web-waits-for-table = Waiting for the table…
web-session-over = Your session is over
web-session-over-why = Log in again to return to your account.
web-session-as-guest = Play as a new guest
web-account = Your account
web-account-waits = The server does not answer yet. Your account is kept; this page tries again by itself.
web-account-keep = Keep this account
web-account-log-in = Log in
web-undo = Undo
web-clear = Clear
web-repeat = Repeat
web-double = Double
web-ready = Ready
web-ready-count = { $said } of { $of } ready
web-of-the-house = { $name } (House)
web-house-tag = House
web-nothing-placed = no bet placed yet
web-nothing-before = no round before
web-silence = If you do not answer, it counts as: { $move }.
web-silence-nothing = If you do not answer, nothing changes.
web-no = No
web-less = Less
web-more = More
web-halted-why = Something went wrong at the table. Whoever may decide is looking at it.
web-no-more-bets = No more bets
web-void = The round is void
web-this-round = This round
web-staked-back = { $staked } staked, { $back } back
web-no-bets = You had no bet in this round.
web-asked-option = Stay in, or take your bets back?
web-asked-order = Which card came first?
web-asked-play = Your hand: what will you do?
web-asked-follow = Follow the hand?
web-asked-window = Before the cards go on
web-asked-insurance = Insure your bet?
web-asked-arrange = Arrange your four cards
web-asked-deal-on = Shall the cards be dealt on?
web-due-spin = The ball is running.
web-due-squeeze = Somebody has asked to squeeze.
web-do-baccarat-insure = Insure
web-do-blackjack-hit = Hit
web-do-blackjack-stand = Stand
web-do-blackjack-split = Split
web-do-blackjack-double = Double
web-do-blackjack-follow = Follow
web-do-blackjack-insure = Insurance
web-do-blackjack-even-money = Even Money
web-do-blackjack-surrender = Surrender
web-do-blackjack-decline = No, thank you
web-do-blackjack-settle-interim = Settle now
web-do-blackjack-collect-bust = Collect
web-do-andar-bahar-ask-on = Deal on
web-do-si-ki-pi-look = Look
web-do-si-ki-pi-arrange = Set
web-do-si-ki-pi-house-way = House Way
web-do-table-choose-option = Choose
web-do-table-time-ran-out = let the time run out
web-do-table-close-betting = close the bets
web-do-table-fix-order = Say the order
web-do-as-drawn = As they were drawn
web-box-open = open
web-nothing-why = It may have been typed wrongly, or what it was about is no longer here.
web-odds = Odds of every bet
web-odds-short = Odds
web-how-to-play = How to play
web-reading = To read
web-my-rounds = My rounds

## On more than one page

web-home = Croupier, to the lobby
web-keys = Keys
web-sheet-close = Close
web-cite = Paragraph { $number } of the book { $book }
web-our-reading = How we read it
web-lobby-count = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $people ->
    [0] nobody at them
    [one] one person
   *[other] { $people } people
}
web-lobby-stand = Stand
web-lobby-how-stand = Stand: bet in a box where somebody sits.

## Roads

web-roads = Roads
web-road-bead = Bead plate
web-road-big = Big road
web-road-eye = Big eye boy
web-road-small = Small road
web-road-pig = Cockroach pig
web-road-big-counts = Big road: Banker { $banker }, Player { $player }, Tie { $tie }
web-roads-counts = Banker 庄 { $banker } · Player 閒 { $player } · Tie { $tie }
web-roads-only = displays only inform
web-roads-if = If { $side } next
web-roads-what-if = If the next is { $side }: big eye boy { $eye }, small road { $small }, cockroach pig { $pig }
web-road-colour-red = red
web-road-colour-blue = blue
web-road-colour-none = no mark

## Keys

web-keys-everywhere = Everywhere
web-keys-lobby = In the lobby
web-keys-betting = Betting
web-keys-deciding = Deciding
web-keys-reading = Reading
web-key-enter = the gold button
web-key-escape = close what is open
web-key-help = the keys of this page
web-key-table = to that table
web-key-arrows = from spot to spot, as they lie
web-key-space = a chip on the spot
web-key-take = a chip off the spot
web-key-chips = a smaller, a larger chip
web-key-box = to that box
web-key-undo = undo
web-key-clear = clear
web-key-repeat = repeat the last round
web-key-double = double
web-key-ready = ready: no more bets
web-key-line = type a bet
web-key-play = hit, stand, double, split
web-key-window = surrender, insurance, even money
web-key-follow = no; follow
web-key-insure = insurance; no
web-key-arrange = ways to divide, House Way
web-key-sign = the sign
web-key-round = the round
web-key-bets = your bets

## The felt of Baccarat

web-felt-discards = { $cards ->
    [0] Discards: none yet
   *[other] { $cards } discarded
}
web-felt-shoe = Shoe { $shoe } · { $cards } cards left
web-felt-cut-card-out = Shoe { $shoe } · cut card out, { $cards } left
web-felt-wins = wins
web-felt-draws-player = Player draws next
web-felt-draws-banker = Banker draws next
web-felt-to = { $much } to { $one }

## The table: tabs, a typed bet, one box drawn large

web-watching = You are watching
web-tab-round = The round
web-line = Type a bet
web-line-example = 25 { $bet }
web-line-example-box = 25 { $bet } box { $box }
web-line-say = Say it
