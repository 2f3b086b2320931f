### The lobby, and what every page has: header, keys, paragraphs

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
web-lobby-title = Sit down, stand behind a box, or watch
web-lobby-promise = Play chips only. Every payment shows its paragraph.
web-lobby-tables = Tables
web-lobby-limits = Limits
web-lobby-differential = { $least }, Differential { $room }
web-lobby-from = from { $least }
web-lobby-round = Round
web-lobby-spin = Spin
web-lobby-people = At the table
web-lobby-seats = Boxes
web-lobby-no-seats = No fixed seats
web-lobby-taken = Box { $box }: { $name }
web-lobby-free = Box { $box }: free
web-lobby-return = Return to box { $box }
web-lobby-leave = Leave box
web-lobby-stand = Stand
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-last = Last
web-lobby-dealers-last = Dealer’s last
web-lobby-no-rounds = No round played yet
web-lobby-about-baccarat = 百家乐 · with Insurance
web-lobby-about-blackjack = 二十一点 · RWS Pairs · Boom Busted
web-lobby-about-roulette = 轮盘 · 0 · 00 · ★ · 1–36
web-lobby-about-si-ki-pi = low and high hand, single deck
web-lobby-about-andar-bahar = 左邻右舍 · first match wins
web-lobby-pocket-red = red
web-lobby-pocket-black = black
web-lobby-pocket-zero = green
web-lobby-pocket-house = House
web-lobby-ended-void = void
web-lobby-ended-bust = bust
web-lobby-ended-blackjack = Blackjack
web-lobby-ended-andar = 左邻 Andar
web-lobby-ended-bahar = 右舍 Bahar
web-lobby-ended-stand-off = Stand Off
web-lobby-doing-paused = Paused
web-lobby-doing-closing = Closing after this round
web-lobby-doing-halted = Stopped, a ruling is awaited
web-lobby-doing-void = The round is void
web-lobby-doing-close = Place your bets
web-lobby-doing-card = Dealing
web-lobby-doing-turn = Cards are turned
web-lobby-doing-spin = The ball is running
web-lobby-doing-squeeze = Somebody squeezes
web-lobby-doing-play = Players decide
web-lobby-doing-follow = Follow the hand?
web-lobby-doing-window = Players decide
web-lobby-doing-insurance = Insurance is offered
web-lobby-doing-arrange = Setting hands
web-lobby-doing-deal-on = Deal on?
web-lobby-doing-next = Paid; next round soon
web-lobby-you = You
web-lobby-name = Your name
web-lobby-name-example = Ann
web-lobby-guest = Guest
web-lobby-come-in = Come in
web-lobby-or-at-once = Or take any box: you play at once under a made-up name, with 10,000 in play chips.
web-lobby-boxes = Boxes you hold
web-lobby-how = How it goes
web-lobby-how-sit = Take a box: it is yours, and you decide for it.
web-lobby-how-stand = Stand: bet in a box where somebody sits.
web-lobby-how-watch = Watch: see everything, bet nothing.

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
web-key-line = type a bet
web-key-play = hit, stand, double, split
web-key-window = surrender, insurance, even money
web-key-follow = no; follow
web-key-arrange = ways to divide, House Way
web-key-sign = the sign
web-key-round = the round
web-key-bets = your bets

## The felt of Baccarat

web-felt-discards = { $cards } discarded
web-felt-shoe = Shoe { $shoe } · { $cards } cards left
web-felt-cut-card-out = Shoe { $shoe } · cut card out, { $cards } left
web-felt-draws-player = Player draws next
web-felt-draws-banker = Banker draws next
web-felt-to = { $much } to { $one }

## The table: tabs, a typed bet, one box drawn large

web-watching = You are watching
web-tab-round = The round
web-line = Type a bet
web-line-example = 100 banker box 3
web-line-say = Say it
