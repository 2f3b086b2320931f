### `croupier verify`, `backup` and `restore`

record-file-or-data = Give a file or a data folder, not both.
record-no-such-table = The record has no table “{ $table }”.

## The request

verify-not-a-head = “{ $text }” is not a head. Write POSITION:CHAIN, where CHAIN has 64 hexadecimal digits.
verify-no-such-entry = There is no entry { $since }. The record has { $entries } entries.
verify-head-before-since = The head is older than --since. Leave out --since.
verify-not-taken-up = The entries up to { $since } cannot be replayed ({ $fault }). Check the whole record without --since.

## What was found

verify-found = Entry { $position }: { $what }
verify-faults = The record is damaged. Entries checked: { $entries }. Faults: { $faults }.
verify-older = { $position }: decided under older readings. { $what }
verify-older-in-all = Commands decided under older readings: { $commands }. This is not a fault: their hash chain, ledger and replay were checked.
verify-whole = The record is intact: { $entries } entries in { $streams } streams. The hash chain is unbroken, every command leads to the same events, and the ledger matches.
verify-whole-for-table = No faults: { $entries } entries with an unbroken hash chain. The commands of “{ $table }” and of the House lead to the same events. Other tables were not re-run.
verify-since = Entries up to { $since } were not checked. To check them, leave out --since or give a head published after them.
verify-head = Head: { $head }

## Shoes

record-shoe-not-committed = Shoe { $number } does not match its commitment.
record-shoe-incomplete = The order revealed for shoe { $number } is not every card of its { $decks ->
    [0] decks
    [one] deck
   *[other] { $decks } decks
}.
record-spin-impossible = The result revealed for spin { $number } is not a pocket of the wheel and its turns.
record-shoe-dealt-otherwise = Shoe { $number }: card { $place } should have been { $fixed }, but { $shown } was dealt.
record-shoe-abandoned = Shoe { $number } was abandoned, but no key was lost after its commitment.
verify-shoes = { $table }: revealed and dealt as committed: { $told } shoes or spins. Shoe { $number } is in use; cards dealt: { $drawn }, commitment: { $commitment }.
verify-shoes-told = { $table }: revealed and dealt as committed: { $told } shoes or spins. None is in use.

## Copies

backup-made = { $file } now holds the record with { $entries } entries. Head: { $head }
backup-key = The key belongs to it and is in no backup. Copy { $file } too, and keep it apart. Without it rounds in play are lost, and every table starts another shoe.
restore-done = { $file } is now the record, with { $entries } entries. Head: { $head }
restore-without-key = There is no key at { $file }. Copy it there. If it is lost, `croupier new-key` continues without it: wallets stay, rounds in play are void.
