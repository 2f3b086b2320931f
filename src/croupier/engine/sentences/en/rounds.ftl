### `croupier rounds`

rounds-one-output = Choose one of --steps, --toml, --json and --csv.
rounds-name-one = One round is shown by its table and its number; --table NAME lists the rounds of a table.
rounds-not-indexed = This record comes from an earlier version and has no index of rounds. Run `croupier serve` once to build it.
rounds-no-such-round = There was no round { $number } at { $table }.
rounds-in-play = Round { $number } at { $table } is still in play.
rounds-not-followed = Round { $number } at { $table } cannot be replayed: { $fault }. Check the record with croupier verify.
rounds-not-a-time = “{ $text }” is not a time; times are written as 2026-11-16 or 2026-11-16T20:15.
rounds-none = No rounds found.
rounds-more = There are more rounds. Raise --most to list them.
rounds-title = { $table }, round { $number }, opened { $opened }
rounds-voided-later = Voided later, by entry { $position } of the record.
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

## What a replayed round says

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
