### The figures of `croupier simulate` on a terminal

played-times = Times
played-mean = Mean
played-error = Std error
played-interval = 95 %
played-exact = Exact
played-z = z
played-on = On
played-bet = Bet
played-every-bet = Every bet, per unit staked
played-cut-card = The exact values are those of the first round from a fresh shoe. Here shoes are dealt to the cut card, so that a round depends on those before it and a mean may well differ a little; --fresh shuffles before every round, as the exact values assume.
played-fresh = Every round was dealt from a fresh shuffle, as the exact values assume.
played-flag = { $flag } lies more than { $limit } standard errors from the exact value.
played-void = { $number ->
    [1] One round
   *[other] { $rounds } rounds
} used up the shoe and had no result; such rounds are not counted.
played-pace = { $rounds }, in { $seconds } s: { $speed } rounds/s.
played-rounds = { $number ->
    [1] 1 round
   *[other] { $rounds } rounds
}
played-part = { $done } of { $asked }
played-seed = seed { $seed }
played-not = not { $name }
played-own = its own { $name }
played-four-cards = four-cards
played-third-card = third-card
played-cell = { $stage } { $points }
trouble-happens = Each kind has its own rate: the share of rounds in which it is to happen, at a moment drawn from those at which it can. In some rounds there is none, or another mistake comes before it.
trouble-governs = Governs: rulings made under the paragraph, or rounds in which bets beyond a limit counted under it. Beside: rulings that name it with another.
trouble-compared = Each round is dealt twice from the same cards or spins and the same bets, once without a mistake. The cost is how much less the House wins; below zero the House has gained. A cost within two standard errors of zero may be chance: more rounds narrow it. Players decide the same way in both. Where they may take their bets back a coin decides for each; players who first look at who is ahead would cost more. Where the House has a choice of rulings, it takes the one named first three times in four. What a mistake does to later rounds is counted but costs nothing here. What one kind of mistake costs is shown by naming it alone.
trouble-title = { $book }: { $rounds }, { $troubled } with a mistake, seed { $seed }
trouble-speed = { $speed } rounds a second
trouble-interrupted = interrupted before { $rounds } rounds; { $speed }
trouble-table = { $players } players at a table with bets from { $least } to { $most } dollars; on average they bet { $bet } dollars a round.
trouble-fact = fact
trouble-rate = rate
trouble-planned = planned
trouble-happened = happened
trouble-went-wrong = What went wrong
trouble-paragraph = paragraph
trouble-governs-column = governs
trouble-beside = beside
trouble-about = about
trouble-governed = What governed
trouble-rounds-with = rounds with a mistake
trouble-void = void rounds
trouble-options = options to take bets back
trouble-taken-back = bets taken back
trouble-next-without = next rounds dealt without bets
trouble-shoes-ended = shoes ended early
trouble-returned = dollars returned by rulings
trouble-in-all = in all
trouble-per-thousand = per 1,000 rounds
trouble-came = What came of it
trouble-bet = bet
trouble-won-rightly = won by the House, dealt rightly
trouble-won-mistakes = won by the House, with mistakes
trouble-cost = cost of the mistakes
trouble-cost-rounds = cost per 1,000 rounds
trouble-cost-dollars = cost per 1,000 dollars bet
trouble-dollars = dollars
trouble-stderr = standard error
trouble-cost-house = What it cost the House
trouble-over-maximum = over-maximum
trouble-under-minimum = under-minimum
