### `croupier verify`, `backup` and `restore`

record-file-or-data = Name a file or a data folder, not both.
record-no-such-table = The record knows no table “{ $table }”.

## What is asked for

verify-not-a-head = “{ $text }” is not a head; one is written POSITION:CHAIN, with 64 hexadecimal digits after the colon.
verify-no-such-entry = There is no entry { $since } to begin after; the record has { $entries }.
verify-head-before-since = The head lies before the part that is to be checked; leave out --since.
verify-not-taken-up = The entries up to { $since } cannot be followed ({ $fault }). Check the whole record, without --since.

## What was found

verify-found = Entry { $position }: { $what }
verify-faults = The record is not whole. Entries checked: { $entries }; faults found: { $faults }.
verify-older = { $position }: decided under older readings. { $what }
verify-older-in-all = Commands decided under older readings: { $commands }. That is no fault: they are checked for chain, ledger and replay.
verify-whole = The record is whole: { $entries } entries in { $streams } streams, each chained to the one before, decided again and posted as it moved.
verify-whole-for-table = Nothing is wrong: { $entries } entries, each chained to the one before; those of “{ $table }” and of the House decided again.
verify-since = Entries up to { $since } were taken as they lie. Whether anything was changed there is shown only by checking without --since, or by a head that was published after them.
verify-head = Head: { $head }

## Shoes

record-shoe-not-committed = The order told for shoe { $number } is not the one committed to.
record-shoe-incomplete = The order told for shoe { $number } is not every card of its { $decks ->
    [0] decks
    [one] deck
   *[other] { $decks } decks
}.
record-spin-impossible = The order told for spin { $number } is not a pocket of the wheel and its turns.
record-shoe-dealt-otherwise = Shoe { $number } was not dealt as it was fixed: at place { $place } of its order stands { $fixed }, dealt was { $shown }.
record-shoe-abandoned = Shoe { $number } was abandoned, and no key was lost since its order was fixed.
verify-shoes = { $table }: shoes or spins told and dealt as fixed: { $told }. Shoe { $number } is in use and not told yet; dealt from it: { $drawn }; its commitment is { $commitment }.
verify-shoes-told = { $table }: shoes or spins told and dealt as fixed: { $told }. None is in use.

## Copies

backup-made = { $file } now holds the record with { $entries } entries. Head: { $head }
backup-key = The key belongs to it and is in no backup. Copy { $file } too, and keep it apart. Without it rounds in play are lost, and every table starts another shoe.
restore-done = { $file } is now the record, with { $entries } entries. Head: { $head }
restore-without-key = There is no key at { $file }. Copy it there. If it is lost, `croupier new-key` continues without it: wallets stay, rounds in play are void.
