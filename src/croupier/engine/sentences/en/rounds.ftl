### `croupier rounds`

rounds-one-output = Choose one of --steps, --toml, --json and --csv.
rounds-name-one = One round is shown by its table and its number; --table NAME lists the rounds of a table.
rounds-not-indexed = This record was kept by an earlier version and has no index of its rounds yet. Open the floor with it once (croupier serve); then they can be listed.
rounds-no-such-round = There was no round { $number } at { $table }.
rounds-in-play = Round { $number } at { $table } is in play; it can be recalled when it is over.
rounds-not-followed = Round { $number } at { $table } cannot be followed: { $fault }. Check the record with croupier verify.
rounds-not-a-time = “{ $text }” is not a time; times are written as 2026-11-16 or 2026-11-16T20:15.
rounds-none = No such round was found.
rounds-more = There are more; --most lists more of them.
rounds-title = { $table }, round { $number }, opened { $opened }
rounds-voided-later = Voided long after it was over, by entry { $position } of the record.
rounds-by-clock = clock
rounds-buys-chips = buys chips
rounds-cashes-out = cashes out
rounds-heading-opened = Opened
rounds-heading-table = Table
rounds-heading-round = Round
rounds-heading-outcome = Outcome
rounds-heading-staked = Staked
rounds-heading-largest = Largest
rounds-heading-players = Players
rounds-heading-ruled = Ruled

## What is told of a round that is shown again

told-decided = { $player } has decided.
told-card-got = { $lead } gets { $card }: { $worth }.
told-card-opened = { $lead } { $card }: { $worth }.
told-card-down = { $lead } gets a card face down.
told-bets-decided = { $player }’s { $bets } bets are settled.
label-no-more-bets = No more bets
label-stop = Stop
label-ruling = Ruling
label-settled = Settled
label-concluded = The end
label-void = Void
