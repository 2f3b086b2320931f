### The odds of every bet, as pages on paper

web-odds-working = Being worked out. The first time it takes up to a minute.
web-odds-findings = What the figures say
web-odds-figures = The figures
web-odds-lead-baccarat = What every bet is worth, exactly. Per unit staked, first round from a fresh shoe.
web-odds-lead-blackjack = What every bet is worth and how to play for it. Per unit staked, first round from a fresh shoe.
web-odds-lead-roulette = Every bet costs the same. What a player chooses is the shape of the risk.
web-odds-lead-andar-bahar = What every bet is worth, exactly. Per unit staked, from a fresh deck.
web-odds-lead-si-ki-pi = What every bet is worth, by House Way and arranged at best. Per unit staked, from a fresh deck.
web-odds-book = Book
web-odds-in-effect = { $title }, in effect from { $edition }
web-odds-from = Shoe
web-odds-shoe = { $decks ->
    [one] one deck
   *[other] { $decks } decks
}, { $cards } cards
web-odds-on-wheel = Wheel
web-odds-wheel = 39 pockets: 1 to 36, 0, 00 and the House pocket ★
web-odds-method = Method
web-odds-method-counted = Every case counted in whole numbers; figures are exact fractions, rounded only where they are printed.
web-odds-method-enumerated = The Initial Bet: every case gone through in floating point, error below 0.000000001.
web-odds-reproduce = In a terminal
web-odds-to-the-book = { $book }, book of { $edition }
web-odds-to-the-tables = To the tables
web-odds-no-certification = Croupier is play-chip software and claims no certification. Figures are of the rules as we read them.

## The bets

web-odds-prices = { $prices ->
    [one] One price, { $least } %
   *[other] { $prices } prices on one table, from { $least } to { $most } %
}
web-odds-bets-note = Bets that are alike in every figure stand in one row. Ahead: chance to have won more than lost after so many rounds at one stake; level is not ahead. The tick is one half.
web-odds-bet = Bet
web-odds-pays = Pays
web-odds-pays-initial = Blackjack 6 to 5, else 1 to 1
web-odds-to-one = { $much } to 1
web-odds-chances = win · push · lose
web-odds-win = Win %
web-odds-push = Push %
web-odds-lose = Lose %
web-odds-rtp = RTP %
web-odds-rtp-short = RTP
web-odds-edge = House edge %
web-odds-edge-here = edge { $share } %
web-odds-edge-bar = House edge as a bar
web-odds-spread = Std dev
web-odds-ahead-after = Ahead after { $rounds }, %
web-odds-placements = { $placements } placements
web-odds-exact = Expected values as exact fractions
web-odds-fraction = Expected value per unit

## What is made

web-odds-made = Made
web-odds-chance = Chance %
web-odds-how-often = How often
web-odds-one-in = 1 in { $rounds }
web-odds-back = Comes back, of 100 staked
web-odds-anything-else = anything else
web-odds-loses = loses

## How to read it

web-odds-how-to-read = How to read this page
web-odds-read-edge = House edge is what the House keeps of one unit staked, on average; RTP is the rest of it. A push gives the stake back and counts as staked.
web-odds-read-spread = Std dev is the spread of one result, in stakes; after n rounds it is √n times as much.
web-odds-read-ahead = Ahead after n: how likely somebody is to have won more than lost after n independent rounds at one stake.
web-odds-read-fresh = Fresh: the first round after the shuffle. Later rounds depend on the cards that are gone.
web-odds-read-exact = Percentages have four decimals in tables, two in pictures and sentences.
web-odds-basis = The figures follow from

## Baccarat

web-odds-cells-favour = { $cells } cells pay more than they should; the best is { $side } Insurance at Banker { $banker }, Player { $player }
web-odds-no-cell-favours = No Insurance pays more than it should
web-odds-insurance-note = Insurance by the points of both Hands when it is offered: 閒 Player down, 庄 Banker across, one scale. A dot: not offered.
web-odds-stage-four-cards = After four cards
web-odds-stage-third-card = After the Player’s third card
web-odds-cell-key = Expected value, % of the Insurance; below it whose Insurance, paid / fair odds to 1.
web-odds-ring-key = A ring: it pays more than fair, the player gains.
web-odds-favours-player = favours the player
web-odds-every-cell = Insurance, cell by cell
web-odds-stage = Stage
web-odds-side = Insurance of
web-odds-fair = Fair, to 1
web-odds-offered = Offered, % of rounds
web-odds-ev = Expected value, %
web-odds-favours = Favours
web-odds-the-player = the player
web-odds-the-house = the House
web-odds-insured-title = What the favourable cells are worth
web-odds-insured-note = House edge of the bet, alone and insured in full in the ringed cells only. Even so neither bet favours the player from a fresh shoe.
web-odds-alone = { $share } alone
web-odds-insured = { $share } with { $cells } cells
web-odds-cells = Cells
web-odds-edge-insured = With Insurance, %
web-odds-decks-title = What decks change, from { $fewest } to { $most }
web-odds-decks-note = House edge, %; each panel spans the same number of points.
web-odds-decks = { $decks } decks
web-odds-points-title = { $share } % of the rounds end level
web-odds-points-note = Final points of both Hands, % of rounds: 閒 Player down, 庄 Banker across. Framed: Ties.

## Blackjack

web-odds-chart-title = The chart: what to do with each hand
web-odds-chart-note = Your hand down, the Dealer’s first card across. Heavy lines part one play from another.
web-odds-hard = Hard totals
web-odds-hard-note = No Ace, or each counts 1.
web-odds-soft = Soft totals
web-odds-soft-note = An Ace counts 11.
web-odds-pairs = Pairs
web-odds-pairs-note = One that is Split no more plays its total.
web-odds-play-hit = Hit
web-odds-play-stand = Stand
web-odds-play-double = Double
web-odds-play-surrender = Surrender
web-odds-play-double-else-hit = Double, else Hit
web-odds-play-double-else-stand = Double, else Stand
web-odds-play-split = Split
web-odds-play-surrender-else-hit = Surrender, else Hit
web-odds-play-surrender-else-stand = Surrender, else Stand
web-odds-marked = A dark corner: the cards of the hand may speak against the chart. { $hands } hands do; together they change the price from { $chart } to { $cards } %.
web-odds-exceptions = Hands better played differently from the chart
web-odds-hand = Hand
web-odds-dealer = Dealer
web-odds-by-chart = By the chart
web-odds-better = Better
web-odds-gains = Gains %
web-odds-rules-title = What one rule takes is { $times } times what the best one gives
web-odds-rules-note = Worth of each rule to the player, % of the Initial Bet, one at a time, with and without it by the best chart for either.
web-odds-rule = Rule
web-odds-worth = Worth %
web-odds-worth-bar = Worth as a bar: to the left it costs the player, to the right it gives
web-odds-edge-without = House edge without it, %
web-odds-results-title = Most rounds end at one stake either way
web-odds-results-note = Result of the Initial Bet in stakes, % of rounds, by the chart: loses { $lost } %, level { $pushed } %, wins { $won } %.
web-odds-net = Result in stakes
web-odds-dealer-title = First card of the Dealer: { $up } goes bust most often, { $share } %
web-odds-dealer-note = How the Dealer’s Hand ends, % of the hands with that first card; the Dealer stands on all 17s.
web-odds-end-blackjack = BJ
web-odds-end-bust = bust
web-odds-boom-title = Boom Busted lives on short busts: { $share } of 100 come back for three cards
web-odds-boom-note = Of 100 staked, what comes back for a Dealer’s Bust of so many cards; outlined, what the House keeps.
web-odds-rws-title = RWS Pairs: { $share } of 100 come back for { $made }
web-odds-rws-note = Of 100 staked, what comes back for each kind of Pair; outlined, what the House keeps.

## Roulette

web-odds-shapes-title = { $kinds } bets, { $shapes } shapes
web-odds-shapes-note = House edge { $edge } %, RTP { $rtp } % in every row, so neither has a column. The mean after 100 spins is { $mean } stakes for all (dashed).
web-odds-placed = Placements
web-odds-each = { $placements } each
web-odds-any-set = any set
web-odds-pockets = Pockets of { $pockets }
web-odds-interval = { $spins } spins, in stakes: median, half of all, 9 in 10
web-odds-interval-told = nine in ten from { $low } to { $high }, median { $middle }
web-odds-why-title = Why they all cost the same
web-odds-why-note = A bet on n pockets pays 36 ∕ n − 1 to 1, whatever n.
web-odds-why = A unit on n pockets comes back 36 ∕ n times, n times in { $pockets }: on average 36 ∕ { $pockets }, for every n. The House keeps { $house } ∕ { $pockets } = { $share } %. The same holds for every mixture of bets.
web-odds-pay-tables = The four pay tables
web-odds-pay-table = Pay table
web-odds-layouts = Layouts
web-odds-further = Fourteen kinds, and
web-odds-hope-title = The wider the swing, the longer the hope
web-odds-hope-note = Chance to be ahead, %, against the spread of one spin; hollow after 100 spins, solid after 1,000.

## Andar Bahar

web-odds-cards-title = A round takes { $mean } cards on average
web-odds-cards-note = Cards dealt in a round with a bet on Andar or Bahar, the Joker included, % of rounds.
web-odds-cards = Cards
web-odds-mean = mean { $mean }
web-odds-first-three-title = First 3 Cards: { $share } of 100 come back for { $made }
web-odds-first-three-note = Of 100 staked, what comes back for what the Joker and the first two cards make; outlined, what the House keeps.

## Si Ki Pi

web-odds-ways-title = Arranging at best saves { $points } points
web-odds-ways-note = The Initial Bet, % of rounds: hollow by House Way, solid arranged at best. The Dealer arranges by House Way.
web-odds-ways-told = House edge { $house } % by House Way, { $best } % at best.
web-odds-arranged = Arranged
web-odds-wins = wins
web-odds-stand-offs = Stand Offs
web-odds-losses = losses
web-odds-house-way = By House Way
web-odds-best-way = At best
web-odds-bonus-title = Bonus: { $share } of 100 come back for { $made }
web-odds-bonus-note = Of 100 staked, what comes back for what the four cards make, yours or the Dealer’s; outlined, what the House keeps.
web-odds-arranged-title = { $share } % of the hands are worth more than they stake
web-odds-arranged-note = Low Hand down, High Hand across, arranged at best: expected value, % of the stake; below it how often, % of hands. A dot: never arranged so.
web-odds-low-high = Low \ High
web-odds-made-gong = Gong
web-odds-made-pair = Pair
web-odds-costliest-title = { $differences } of { $sets } sets of ranks are better arranged otherwise
web-odds-costliest-note = The { $shown } that cost most by House Way; Low Hand / High Hand.
web-odds-four-cards-held = Four cards
web-odds-dealt = Dealt, % of rounds
web-odds-cost = Cost when dealt, %
web-odds-cost-overall = Over all rounds, %

## From the table to the book, and back

web-book-odds = Odds of every bet of this game
web-book-version = version { $version }
web-book-only-edition = the only edition kept
web-book-editions = editions kept: { $editions }
web-book-sections = Sections
web-book-appendix = Appendix { $letter }

## An address at which there is nothing

web-nothing-here = There is no page at this address

## The lobby

web-lobby-return-table = Back to the table
web-lobby-books = Books
web-lobby-layout = Layout
web-lobby-decks = Decks
web-lobby-evening = Your evening
web-lobby-at-tables = Chips at tables
web-lobby-rounds-played = Rounds played
web-lobby-result = Result
web-lobby-course = Course of { $rounds } rounds: result { $result }, between { $lowest } and { $highest }
web-lobby-round-by-round = Round by round
web-lobby-also-rounds = replay and export
web-lobby-also-books = every paragraph in our words
web-lobby-also-odds = exact, away from the tables
web-lobby-shuffle = Fair shuffle
web-lobby-also-shuffle = check a shoe yourself
web-lobby-notices = Notice
web-notice-paused = { $table } is paused: no further round until it goes on.
web-notice-closing = { $table } is closing: this is its last round.
web-notice-halted = { $table } has stopped; a ruling is awaited.
web-notice-limits = { $table } has other limits from the next round on: { $range }.
web-notice-queue = { $table }: { $people ->
    [one] one person waits
   *[other] { $people } people wait
} for a box.
