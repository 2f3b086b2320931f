### My rounds, and one of them again

web-more-rounds = Earlier rounds
web-no-rounds = You have not played a round yet.
web-round-of = { $table }, round { $number }
web-bet-in-all = { $amount } bet in all
web-shoes = Shuffles checked here
web-shoes-why = Before the first card the House committed to the whole order. Your browser has just worked the commitment out again from what was told afterwards.
web-shoe-of = { $table }, number { $number }:
web-shoe-holds = it is what the House had committed to
web-shoe-broken = it is NOT what the House had committed to

## The line above, the timeline and its buttons

web-replay-about = layout { $layout } · { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
} · { $day }
web-replay-about-wheel = layout { $layout } · { $day }
web-timeline = The whole round
web-mark = { $number }: { $title }
web-replay = Step by step
web-step = { $at } of { $of }
web-step-first = First
web-step-back = Back
web-step-on = Step
web-step-last = Last
web-step-play = Play
web-step-stop = Stop
web-space = Space
web-speed = Speed
web-speed-half = ½
web-speed-one = 1×
web-speed-four = 4×
web-speed-real = as it was
web-speed-real-why = no wait longer than five seconds
web-keys-replay = The round again
web-key-step-first = to the beginning
web-key-step-back = one event back
web-key-step-on = one event on
web-key-step-last = to the end
web-key-step-play = play, or stop

## Events and bets

web-events = Every event, with its paragraph
web-every-bet = All bets at this moment
web-col-box = Box
web-col-player = Player
web-col-bet = Bet
web-col-stake = Stake
web-col-result = Result
web-col-net = Net
web-col-paragraphs = Paragraphs
web-result-win = wins
web-result-lose = loses
web-result-push = stands off
web-result-returned = goes back
web-result-open = open
web-bet-of = { $player }, { $bet }
web-no-bet-yet = No bet lies on the table yet.
web-not-decided = The { $stake } there are not decided yet at this moment.

## What was checked

web-checked = Checked
web-checking = Being checked …
web-export = Take it with you:
web-chain-holds = { $entries ->
    [one] { $entries } entry of the record
   *[other] { $entries } entries of the record
}, each sealed with the one before it: worked out here, in your browser
web-chain-untold = { $untold ->
    [one] { $untold } more tells
   *[other] { $untold } more tell
} of others’ chips or hidden cards. They are not handed out.
web-chain-later = { $later ->
    [one] The seal of { $later } more is
   *[other] The seals of { $later } more are
} handed out once no round in play hides a card.
web-chain-none = No seal to check here yet
web-chain-broken = Entry { $position } is NOT sealed as the record says
web-chain-cannot = Not checked here: browsers work out seals only over https or on this machine
web-amounts-hold = { $bets ->
    [one] What the { $bets } bet came to stands
   *[other] What the { $bets } bets came to stands
} in these entries as it is shown here
web-amounts-differ = What is shown here is NOT what stands in these entries
web-decided-again = Decided again by the server just now: { $commands ->
    [one] { $commands } command
   *[other] { $commands } commands
}, { $amounts ->
    [0] nothing differs
    [one] { $amounts } amount, the same
   *[other] { $amounts } amounts, all the same
}
web-decided-otherwise = Decided again by the server just now: entry { $position } comes out OTHERWISE
web-decided-older = Decided again by the server just now: { $commands } commands, of which { $older } under older readings of the book; these are replayed
web-shoe-sealed = Shoe { $number } is still in play. Its order was sealed before its first card and is told when the shoe is over
web-shoe-held = Shoe { $number } was told, and is the order that was sealed before its first card: worked out here
web-shoe-not-held = Shoe { $number } is NOT the order that was sealed before its first card
web-shoe-places = The cards of this round are its cards { $from } to { $to }.
web-spin-held = Spin { $number } was told, and is what was sealed before the bets: worked out here
web-spin-not-held = Spin { $number } is NOT what was sealed before the bets
web-spin-same = The ball was to rest in { $pocket }, and did.
web-dealt-by-hand = Dealt by hand: there was no order to seal beforehand
web-own-game = Game
web-own-table = Table
web-own-any-game = every game
web-own-any-table = every table
web-own-export = Save as
web-own-round = Round
web-own-bets = My bets
web-own-staked = Staked
web-own-result = Result
web-own-total = Total so far
web-own-caption = My rounds, the latest first
web-own-voided-later = voided later: the bets came back
web-own-returned = returned
web-all-rounds = Rounds of the House
web-no-rounds-of-others = There are no rounds here.
web-own-sum =
    { $rounds ->
        [one] One round, { $staked } staked:
       *[other] { $rounds } rounds, { $staked } staked:
    }
