### The record: what verifying it finds.

## The one order of all entries

record-misnumbered = The number of this entry is { $found }.
record-out-of-place = An entry with this number lies where entry { $due } belongs.
record-missing = Entries are missing from here to { $last }.
record-chain-broken = This entry is not the one that was chained here: its text or its chain has been changed, or another entry lies in its place.
record-other-head = Up to this entry the record is not the one whose head was published.
record-ends-early = The record ends here; it was published with { $last } entries.

## An entry

record-unreadable = This entry cannot be read: { $problem }.
record-written-otherwise = The text of this entry is not written the way the record writes it.
record-columns-differ = Stream, version or id beside this entry are not those in its text: “{ $stream }”, “{ $id }”.
record-salt-missing = This entry lacks its 16 random bytes. Every entry has them from the first one that has.
record-version-gap = In the stream “{ $stream }” this entry follows on version { $found }; it stands at { $due }.
record-unknown-stream = Nobody knows a stream “{ $stream }”.
record-not-followed = Nothing follows from this entry as it is written: { $fault }.
record-house-not-followed = The House cannot be followed through this record: { $fault }. Check the record with croupier verify.
record-not-indexed = No index of rounds can be made of this record: { $fault }. Check the record with croupier verify.

## An entry decided again

record-opens-no-table = This entry comes before its table was opened.
record-given-by-another = Asked for by “{ $actor }”, but given in the name of { $name }.
record-given-otherwise = Given by { $name }, who was { $was } then, as { $given }.
record-nobody-then = nobody of this House
record-refused-now = Decided again, the command of this entry is refused: { $why }
record-decided-otherwise = Decided again, the command of this entry leads to something else from event { $number } on.

## The ledger

record-posted-otherwise = The ledger has { $posted }. The events of this entry move { $moved }.
record-posting-of-no-entry = The ledger has { $posted }, but there is no such entry.
record-overdrawn = With this entry { $account } is { $lacking } below zero.
record-balance-differs = The balance of { $account } is stored as { $stored }; its postings add up to { $posted }.
record-account-of-nobody = There is an account { $account } that no posting names.
record-account-missing = The account { $account } is missing; postings name it.
record-held-otherwise = In { $account } lie { $held }; its postings add up to { $posted }.
record-no-transfer = nothing
record-more-transfers = and { $more } more
record-transfer = { $amount } from { $source } to { $target }
record-transfer-cited = { $amount } from { $source } to { $target } ({ $cites })

## The index of rounds

record-round-differs = The index says something else of round { $number } at “{ $table }” than the entries.
record-round-of-nobody = The index has a round { $number } at “{ $table }” that no entry opened.
record-round-missing = The index lacks round { $number } at “{ $table }”.
record-round-words = The round that this entry opened is not found by its own words in the index.
record-snapshot-differs = The snapshot of “{ $table }” as round { $number } opened is not how its entries leave the table.
record-row-astray = A row of the record lies here, where there can be none.
record-key-another = The key beside this record is not the one that the House noted. Nothing was held against it; put the right key back and verify again.
record-order-missing = The sealed order of shoe { $number } at “{ $table }” is missing: the table cannot go on with it.
record-order-otherwise = The sealed order of shoe { $number } at “{ $table }” is not the one committed to, or this key does not open it.
record-order-of-nobody = A sealed order is kept as “{ $name }”, and no such shoe is in use.
record-game-missing = The record has a table whose game is not installed here: install the package that brings it. { $why }
record-table-unchecked = “{ $table }” could not be checked: its game is not installed here. { $why }
