### The durable record: what went wrong with its file, and what that means for the tables.

## While it is kept

store-disk-full = There is no room left on the disk for { $file }. The tables take no further bet until there is room and the record is opened again; nothing that was confirmed is lost.
store-read-only = { $file } cannot be written: it is read-only. The tables take no bet until it can be written and is opened again; nothing that was confirmed is lost.
store-gone = { $file } has been moved or deleted. The tables take no further bet; put the file back, or restore a backup.
store-damaged = { $file } is damaged ({ $fault }). No table takes a bet on it; restore a backup that is sound.
store-older = { $file } lacks what was confirmed: it has { $entries } entries, and { $confirmed } were written down, or it is another record. Put the right file back; to go on with an older one, close the floor first.
store-other-schema = { $file } is not made the way a record is: { $name } was changed, lost or added.
store-trouble = { $file } cannot be read or written ({ $fault }). The tables take no further bet until it can and the record is opened again.
store-closed = The record is closed. The tables take no further bet.

## When it is opened

store-in-use = { $file } is in use by another process. A record is kept by one process at a time: stop that one, or name another file.
store-missing = There is no record { $file }.
store-without-folder = { $file } cannot be opened: there is no folder { $folder }.
store-not-a-record = { $file } is not a record of Croupier.
store-of-later-version = { $file } was written by a later version of Croupier (its schema is { $found }; this version knows { $known }). Use that version, or a later one.

## When it is backed up or restored

copy-not-written = { $file } was not written ({ $fault }). What was copied from is as it was.
copy-older = { $file } holds { $entries } entries, more than the { $copied } that would take their place. It is left as it is: move it away first if you want the older state.
copy-of-another-record = { $file } holds entries of another record. It is left as it is: move it away first.
