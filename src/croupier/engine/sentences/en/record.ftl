### The record: what verifying it finds.

## The one order of all entries

record-misnumbered = This entry is numbered { $found }.
record-out-of-place = This entry is stored where entry { $due } belongs.
record-missing = Entries from here to { $last } are missing.
record-chain-broken = The hash chain is broken here: the entry or its hash was changed, or another entry was put in its place.
record-other-head = The record differs from the one whose head was published.
record-ends-early = The record ends here, but was published with { $last } entries.

## An entry

record-unreadable = This entry cannot be read: { $problem }.
record-written-otherwise = This entry is not in the record’s standard encoding.
record-columns-differ = The stream, version or id of this row differs from its entry, which says “{ $stream }”, “{ $id }”.
record-salt-missing = This entry lacks its 16 random bytes. Every entry has them from the first one that has.
record-version-gap = Stream “{ $stream }” is at version { $due }, but this entry follows version { $found }.
record-unknown-stream = The stream “{ $stream }” belongs to no table.
record-not-followed = This entry cannot be replayed: { $fault }.
record-house-not-followed = The House cannot be replayed from this record: { $fault }. Check the record with croupier verify.
record-not-indexed = The index of rounds cannot be built from this record: { $fault }. Check the record with croupier verify.

## An entry decided again

record-opens-no-table = This entry comes before its table was opened.
record-given-by-another = “{ $actor }” sent this command in the name of { $name }.
record-given-otherwise = { $name } gave this command as { $given }, but was { $was } at the time.
record-nobody-then = without an account
record-refused-now = The rules refuse the command of this entry: { $why }
record-decided-otherwise = The command of this entry leads to different events, from event { $number } on.

## The ledger

record-posted-otherwise = The ledger moves { $posted }, but the events of this entry move { $moved }.
record-posting-of-no-entry = The ledger moves { $posted } for an entry that does not exist.
record-overdrawn = This entry overdraws { $account } by { $lacking }.
record-balance-differs = The stored balance of { $account } is { $stored }, but its postings add up to { $posted }.
record-account-of-nobody = The account { $account } has a balance but no postings.
record-account-missing = The account { $account } has postings but no balance.
record-held-otherwise = The tables hold { $held } in { $account }, but its postings add up to { $posted }.
record-no-transfer = nothing
record-more-transfers = and { $more } more
record-transfer = { $amount } from { $source } to { $target }
record-transfer-cited = { $amount } from { $source } to { $target } ({ $cites })

## The index of rounds

record-round-differs = The index entry of round { $number } at “{ $table }” does not match the log.
record-round-of-nobody = The index has round { $number } at “{ $table }”, which no entry opened.
record-round-missing = The index lacks round { $number } at “{ $table }”.
record-round-words = The search index of the round opened here is incomplete or wrong.
record-snapshot-differs = The snapshot of “{ $table }” at round { $number } does not match the log.
record-row-astray = The record contains a row at an impossible position.
record-key-another = The key next to this record is not the House’s key, so sealed shoes and snapshots were not checked. Put the right key back and verify again.
record-order-missing = The sealed order of shoe { $number } at “{ $table }” is missing. The table cannot continue.
record-order-otherwise = The sealed order of shoe { $number } at “{ $table }” does not match its commitment, or the key does not open it.
record-order-of-nobody = The sealed order “{ $name }” belongs to no shoe in use.
record-game-missing = The record has a table whose game is not installed. Install its package. { $why }
record-table-unchecked = “{ $table }” was not checked: its game is not installed. { $why }
