### What the odds of a game come to; figures are put in ready to read

odds-figure = { $figure }
odds-from-to = { $first } → { $last }
odds-so-many-of = { $some } of { $all }
odds-so-many-times = { $times } times
odds-against = { $one } against { $other }
odds-fraction = { $fraction } = { $share }
odds-mean-cards = { $cards } cards
odds-cards = { $cards } cards
odds-cards-or-more = { $cards } cards or more
odds-cheapest = { $bet } is the cheapest bet.
odds-still-ahead = After 1,000 rounds { $share } of those who bet on { $bet } are ahead.

## Baccarat

odds-after-four-cards = after four cards
odds-after-the-third-card = after the Player’s third card
odds-cheapest-costs = It costs { $costs } per 1,000 staked; { $other } costs { $more }.
odds-insurance-favours = Insurance cells favour the player, { $banker } on Banker and { $player } on Player.
odds-insurance-best = The best is { $side } Insurance at Banker { $banker } against Player { $player } { $stage }: { $gains }.
odds-insurance-takes = Buying only these takes Banker from { $banker } to { $insured_banker }, Player from { $player } to { $insured_player }.
odds-tie-costs = The Tie costs { $times } times as much as { $bet }, a Pair { $pair_times } times ({ $pair }).
odds-not-insured = Neither can be insured.
odds-decks-matter = Decks matter to the Pairs, from { $fewest } to { $most } of them.
odds-decks-pairs = Pairs get cheaper by { $pairs } points, the Tie by { $tie }.
odds-decks-little = Banker and Player move by less than { $most }.

## Blackjack

odds-price-of-initial = is the price of the Initial Bet, played by the chart below.
odds-very-cards = Playing each hand by its very cards saves only { $saved } points more: the chart is all one needs.
odds-rule-blackjack-pays = Blackjack pays 6 to 5, not 3 to 2
odds-rule-surrender = Surrender, but not against an Ace
odds-rule-even-money = Even Money
odds-rule-double-after-split = Double Down after a Split
odds-rule-costs-most = One rule makes the price: { $rule }.
odds-rule-without = Without it the game would cost { $without }.
odds-rule-gives-most = The best of what the player is given: { $rule }.
odds-rule-second = Next comes: { $rule }, { $gives }.
odds-never-insurance = Insurance never pays for itself: it costs { $costs }.
odds-pairs-as-dear = as dear as the Initial Bet are RWS Pairs, { $pairs }.
odds-boom-as-dear = Boom Busted is { $times } times as dear, { $boom }.
odds-pairs-by-decks = With { $decks } decks the Pairs cost { $pairs }; the Initial Bet changes by { $initial } points.

## Roulette

odds-even-chance = an even chance
odds-every-bet-costs = is what every bet costs, on every layout, in all four pay tables.
odds-paid-as-if = Each is paid as if the wheel had { $paid } pockets; it has { $pockets }.
odds-no-mixture = No bet, and no mixture of bets, is cheaper than another.
odds-spread-differs = The spread is all that differs.
odds-spread-of-one = One spin of { $bet } has a standard deviation of { $wide } stakes, { $other } { $narrow }.
odds-both-lose = After { $spins } spins both have lost { $lost } stakes on average.
odds-wide-keeps-hope = Wide bets keep hope longer.
odds-ahead-of-both = After { $spins } spins { $wide } of those on { $bet } are still ahead, of those on { $other } { $narrow }. The rest pay for it with deeper losses.

## Andar Bahar

odds-other-side = { $bet } costs { $costs }.
odds-stand-off = In { $share } of the rounds the first card matches at once, and a bet on Andar comes back.
odds-dearest = { $bet } costs { $times } times as much as { $cheapest }.
odds-two-more = { $one } costs { $costs }, { $other } { $more }.
odds-length-of-a-round = is how long a round lasts on average, the Joker included.
odds-likeliest-length = Most often it ends with { $cards } cards, in { $share } of the rounds.
odds-longest-round = None needs more than { $cards }.

## Si Ki Pi

odds-house-way-costs = The House Way is not the best way for a player.
odds-best-way-saves = By House Way the Initial Bet costs { $house } per 1,000 staked, arranged at best { $best }.
odds-other-arrangement = sets of ranks are better arranged otherwise than by House Way.
odds-differences-dealt = One of them is dealt in { $share } of the rounds.
odds-stand-offs = of the rounds are a Stand Off if every hand is arranged at best.
odds-stand-offs-by-house-way = By House Way it is { $share }; whoever arranges better turns losses into Stand Offs.
odds-bonus-costs = is the price of a Bonus, { $times } times that of the Initial Bet at best.
odds-bonus-wins = It wins in { $share } of the rounds, mostly with a Pair.
