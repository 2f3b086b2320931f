### What a simulation found, on paper; figures are put in ready to read

simulated-kind = Report on a simulation
simulated-title = { $title }, simulated
simulated-lead = { $rounds } rounds against the exact values: do the means close in on them?
simulated-seed = Simulated, seed { $seed }
simulated-run = Run
simulated-run-told = { $rounds } rounds, seed { $seed }; { $seconds } s, { $speed } rounds a second
simulated-dealt = Dealt
simulated-to-the-cut-card = shoe after shoe, each to its cut card
simulated-against = Against
simulated-against-told = exact values of the first round from a fresh shoe; a mean more than { $limit } standard errors away is flagged ⚑
simulated-compared = Compared
simulated-compared-told = the same, shuffled before every round, as the exact values assume: { $rounds } rounds

## Findings

simulated-none-of = 0 of { $all }
simulated-all-home = No mean ends outside: simulation and mathematics agree.
simulated-farthest = The farthest lies { $score } standard errors from its exact value; with this many bets, it lies beyond { $usual } in half of all simulations.
simulated-flagged = { $some } of { $all } flagged
simulated-outside = { $bets } ended outside.
simulated-scores = Distance from the exact value, in standard errors: { $scores }.
simulated-by-luck = By luck alone one mean in 15,800 strays beyond { $limit }.
simulated-bet-on = { $bet } { $on }
simulated-insurance-at = { $bet }, { $stage }, { $on }
simulated-with-fresh = flagged with fresh shoes.
simulated-fresh-farthest = Shuffled before every round, the farthest mean of { $rounds } rounds lies { $score } standard errors away.
simulated-plus-minus = { $figure } ± { $reach } %
simulated-cut-card = is what the cut card costs, and the effect is real.
simulated-cut-card-unseen = is what the cut card costs, as far as this run shows.
simulated-shoes-end = Shoes end after a number of cards, not of rounds, so the rounds in them are not a fair sample of fresh ones.
simulated-becomes = { $bet }: { $exact } exactly, { $mean } over these shoes.
simulated-one-digit = the rounds for one digit more.
simulated-known-to = { $bet } is now known to ± { $reach }, 95 times in 100.

## Where the means ended

simulated-ends-title = Where the means ended
simulated-ends-note = Per unit staked. A bet that is not always offered counts the times it was.
simulated-every-bet = Every bet
simulated-times = Times
simulated-mean = Mean
simulated-exact = Exact
simulated-mean-percent = Mean %
simulated-error-percent = Std error %
simulated-interval = 95 % interval, %
simulated-from-to = { $low } to { $high }
simulated-exact-percent = Exact %
simulated-difference = Difference, points
simulated-score = Standard errors
simulated-strip = From the exact value, standard errors: solid this run, hollow fresh shoes
simulated-fresh-score = Fresh shoes

## The way there

simulated-funnel-title = The same funnel, each panel ten times finer
simulated-funnel-note = A sound simulation stays inside the bands while they narrow from panel to panel. Height: distance of the mean from the exact value, every bet in its own standard deviations; at the right top what that is in % of the stake.
simulated-span = { $least } to { $most } times
simulated-finer = { $times } times finer
simulated-bands = bands: 95 % and 99.9 %
simulated-hollow = hollow and dashed: fresh shoes
simulated-errors = { $score } s.e.

## All bets at once

simulated-swarm-title = Many bets at once: all { $bets }
simulated-swarm-note = One dot a bet, by its distance from the exact value in standard errors; the curve is what chance gives. { $outside } of { $bets } lie outside the 95 % band, where chance puts { $expected }. Judge the swarm, not one dot.

## How to read it

simulated-read-bands = Bands are where the mean of an honest run lies 95 and 99.9 times in 100, at that number of times: ± 1.96 and ± 3.29 standard deviations divided by √n.
simulated-read-marks = Marks stand at powers of two. They are sums of the same rounds, so neighbours are alike: a path that drifts for a while proves nothing, one that leaves and stays out does.
simulated-read-flag = A flag is a question, not a verdict. Its first suspects: the exact value is of another situation (a fresh shoe), too few wins to judge by, a fault in the rules as coded.
simulated-read-seed = Same seed, same rounds, on any number of threads. Every count is in --json.
