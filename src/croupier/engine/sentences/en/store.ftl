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
