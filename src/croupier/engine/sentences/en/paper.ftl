### Reports on paper: what every bet of a game is worth

paper-findings = What the figures say
paper-figures = The figures
paper-lead-baccarat = What every bet is worth, exactly. Per unit staked, first round from a fresh shoe.
paper-lead-blackjack = What every bet is worth and how to play for it. Per unit staked, first round from a fresh shoe.
paper-lead-roulette = Every bet costs the same. What a player chooses is the shape of the risk.
paper-lead-andar-bahar = What every bet is worth, exactly. Per unit staked, from a fresh deck.
paper-lead-si-ki-pi = What every bet is worth, by House Way and arranged at best. Per unit staked, from a fresh deck.
paper-book = Book
paper-in-effect = { $title }, in effect from { $edition }
paper-version-in-effect = { $title }, version { $version }, in effect from { $edition }
paper-from = Shoe
paper-shoe = { $decks ->
    [one] one deck
   *[other] { $decks } decks
}, { $cards } cards
paper-on-wheel = Wheel
paper-wheel = 39 pockets: 1 to 36, 0, 00 and the House pocket ★
paper-method = Method
paper-method-counted = Every case counted in whole numbers; figures are exact fractions, rounded only where they are printed.
paper-method-enumerated = The Initial Bet: every case gone through in floating point, error below 0.000000001.
paper-reproduce = Reproduce
paper-no-certification = Croupier is play-chip software and claims no certification. Figures are of the rules as we read them.

## The bets

paper-prices = { $prices } prices on one table, from { $least } to { $most } %
paper-bets-note = Bets that are alike in every figure stand in one row. Ahead: chance to have won more than lost after so many rounds at one stake; level is not ahead. The tick is one half.
paper-bet = Bet
paper-pays = Pays
paper-pays-initial = Blackjack 6 to 5, else 1 to 1
paper-to-one = { $much } to 1
paper-chances = win · push · lose
paper-win = Win %
paper-push = Push %
paper-lose = Lose %
paper-rtp = RTP %
paper-rtp-short = RTP
paper-edge = House edge %
paper-edge-here = edge { $share } %
paper-edge-bar = House edge as a bar
paper-spread = Std dev
paper-ahead-after = Ahead after { $rounds }, %
paper-placements = { $placements } placements
paper-exact = Expected values as exact fractions
paper-fraction = Expected value per unit

## What is made

paper-made = Made
paper-chance = Chance %
paper-how-often = How often
paper-one-in = 1 in { $rounds }
paper-back = Comes back, of 100 staked
paper-anything-else = anything else
paper-loses = loses

## How to read it

paper-how-to-read = How to read this page
paper-read-edge = House edge is what the House keeps of one unit staked, on average; RTP is the rest of it. A push gives the stake back and counts as staked.
paper-read-spread = Std dev is the spread of one result, in stakes; after n rounds it is √n times as much.
paper-read-ahead = Ahead after n: how likely somebody is to have won more than lost after n independent rounds at one stake.
paper-read-fresh = Fresh: the first round after the shuffle. Later rounds depend on the cards that are gone.
paper-read-exact = Percentages have four decimals in tables, two in pictures and sentences.
paper-basis = The figures follow from

## Baccarat

paper-cells-favour = { $cells } cells pay more than they should; the best is { $side } Insurance at Banker { $banker }, Player { $player }
paper-no-cell-favours = No Insurance pays more than it should
paper-insurance-note = Insurance by the points of both Hands when it is offered: 閒 Player down, 庄 Banker across, one scale. A dot: not offered.
paper-stage-four-cards = After four cards
paper-stage-third-card = After the Player’s third card
paper-cell-key = Expected value, % of the Insurance; below it whose Insurance, paid / fair odds to 1.
paper-ring-key = A ring: it pays more than fair, the player gains.
paper-favours-player = favours the player
paper-every-cell = Insurance, cell by cell
paper-stage = Stage
paper-side = Insurance of
paper-fair = Fair, to 1
paper-offered = Offered, % of rounds
paper-ev = Expected value, %
paper-favours = Favours
paper-the-player = the player
paper-the-house = the House
paper-insured-title = What the favourable cells are worth
paper-insured-note = House edge of the bet, alone and insured in full in the ringed cells only. Even so neither bet favours the player from a fresh shoe.
paper-alone = { $share } alone
paper-insured = { $share } with { $cells } cells
paper-cells = Cells
paper-edge-insured = With Insurance, %
paper-decks-title = What decks change, from { $fewest } to { $most }
paper-decks-note = House edge, %; each panel spans the same number of points.
paper-decks = { $decks } decks
paper-points-title = { $share } % of the rounds end level
paper-points-note = Final points of both Hands, % of rounds: 閒 Player down, 庄 Banker across. Framed: Ties.

## Blackjack

paper-chart-title = The chart: what to do with each hand
paper-chart-note = Your hand down, the Dealer’s first card across. Heavy lines part one play from another.
paper-hard = Hard totals
paper-hard-note = No Ace, or each counts 1.
paper-soft = Soft totals
paper-soft-note = An Ace counts 11.
paper-pairs = Pairs
paper-pairs-note = A pair that cannot be Split again plays its total.
paper-play-hit = Hit
paper-play-stand = Stand
paper-play-double = Double
paper-play-surrender = Surrender
paper-play-double-else-hit = Double, else Hit
paper-play-double-else-stand = Double, else Stand
paper-play-split = Split
paper-play-surrender-else-hit = Surrender, else Hit
paper-play-surrender-else-stand = Surrender, else Stand
paper-marked = A dark corner: the cards of the hand may call for another play than the chart. Those of { $hands } hands do; together they change the price from { $chart } to { $cards } %.
paper-exceptions = Hands better played differently from the chart
paper-hand = Hand
paper-dealer = Dealer
paper-by-chart = By the chart
paper-better = Better
paper-gains = Gains %
paper-rules-title = What one rule takes is { $times } times what the best one gives
paper-rules-note = Worth of each rule to the player, % of the Initial Bet, one at a time, with and without it by the best chart for either.
paper-rule = Rule
paper-worth = Worth %
paper-worth-bar = Worth as a bar: to the left it costs the player, to the right it gives
paper-edge-without = House edge without it, %
paper-results-title = Most rounds end at one stake either way
paper-results-note = Result of the Initial Bet in stakes, % of rounds, by the chart: loses { $lost } %, level { $pushed } %, wins { $won } %.
paper-net = Result in stakes
paper-dealer-title = First card of the Dealer: { $up } goes bust most often, { $share } %
paper-dealer-note = How the Dealer’s Hand ends, % of the hands with that first card; the Dealer stands on all 17s.
paper-end-blackjack = BJ
paper-end-bust = bust
paper-boom-title = Boom Busted lives on short busts: { $share } of 100 come back for three cards
paper-boom-note = Of 100 staked, what comes back for a Dealer’s Bust of so many cards; outlined, what the House keeps.
paper-rws-title = RWS Pairs: { $share } of 100 come back for { $made }
paper-rws-note = Of 100 staked, what comes back for each kind of Pair; outlined, what the House keeps.

## Roulette

paper-shapes-title = { $kinds } bets, { $shapes } shapes
paper-shapes-note = House edge { $edge } %, RTP { $rtp } % in every row, so neither has a column. The mean after 100 spins is { $mean } stakes for all (dashed).
paper-placed = Placements
paper-each = { $placements } each
paper-any-set = any set
paper-pockets = Pockets of { $pockets }
paper-interval = { $spins } spins, in stakes: median, half of all, 9 in 10
paper-interval-told = nine in ten from { $low } to { $high }, median { $middle }
paper-why-title = Why they all cost the same
paper-why-note = A bet on n pockets pays 36 ∕ n − 1 to 1, whatever n.
paper-why = A unit on n pockets comes back 36 ∕ n times, n times in { $pockets }: on average 36 ∕ { $pockets }, for every n. The House keeps { $house } ∕ { $pockets } = { $share } %. The same holds for every mixture of bets.
paper-pay-tables = The four pay tables
paper-pay-table = Pay table
paper-layouts = Layouts
paper-further = Fourteen kinds, and
paper-hope-title = The wider the swing, the longer the hope
paper-hope-note = Chance to be ahead, %, against the spread of one spin; hollow after 100 spins, solid after 1,000.

## Andar Bahar

paper-cards-title = A round takes { $mean } cards on average
paper-cards-note = Cards dealt in a round with a bet on Andar or Bahar, the Joker included, % of rounds.
paper-cards = Cards
paper-mean = mean { $mean }
paper-first-three-title = First 3 Cards: { $share } of 100 come back for { $made }
paper-first-three-note = Of 100 staked, what comes back for what the Joker and the first two cards make; outlined, what the House keeps.

## Si Ki Pi

paper-ways-title = Arranging at best saves { $points } points
paper-ways-note = The Initial Bet, % of rounds: hollow by House Way, solid arranged at best. The Dealer arranges by House Way.
paper-ways-told = House edge { $house } % by House Way, { $best } % at best.
paper-arranged = Arranged
paper-wins = wins
paper-stand-offs = Stand Offs
paper-losses = losses
paper-house-way = By House Way
paper-best-way = At best
paper-bonus-title = Bonus: { $share } of 100 come back for { $made }
paper-bonus-note = Of 100 staked, what comes back for what the four cards make, yours or the Dealer’s; outlined, what the House keeps.
paper-arranged-title = { $share } % of the hands are worth more than they stake
paper-arranged-note = Low Hand down, High Hand across, arranged at best: expected value, % of the stake; below it how often, % of hands. A dot: never arranged so.
paper-low-high = Low \ High
paper-made-gong = Gong
paper-made-pair = Pair
paper-costliest-title = { $differences } of { $sets } sets of ranks are better arranged otherwise
paper-costliest-note = The { $shown } that cost most by House Way; Low Hand / High Hand.
paper-four-cards-held = Four cards
paper-dealt = Dealt, % of rounds
paper-cost = Cost when dealt, %
paper-cost-overall = Over all rounds, %

## The whole sheet

paper-variant = Not by the book
paper-left = what is left of { $decks } decks: { $left }
paper-checked-by = Checked by
paper-checked = a simulation of { $rounds } rounds, seed { $seed }: the farthest of { $means } means lies { $farthest } standard errors from its exact value; with this many means, the farthest lies beyond { $usual } in half of all simulations
paper-edition = { $title }, book of { $edition }
paper-further-basis = further paragraphs that the figures rest on
paper-key = How to read a cell
paper-naturals = 8 or 9: a Natural. Nobody draws, nothing is offered.
paper-all = all
paper-chart-gives-up = The chart: give up { $first } to { $last } against a { $up }
paper-rules-plain = What each rule is worth
paper-lying-title = Where the { $placements } placements lie
paper-lying-note = A cell is one placement, Straight Up or outside; each mark is one more. The zero end has splits and streets of its own.
paper-so-many = { $bet }, { $placements }
paper-behind-title = Everybody falls behind; even chances first
paper-behind-note = Chance to be ahead after so many spins at one stake, every number of spins counted exactly. Band: it jumps with each further win that is needed.
paper-kind = Report on a rule book
paper-count = { $n ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $n }
}
paper-even-chance = even chance
paper-lead-begun = What every bet is worth. Per unit staked, next round from what is left of the shoe.
paper-insured-begun = House edge of the bet, alone and insured in full in the ringed cells only.
