### The durable record: what went wrong with its file, and what that means for the tables.

## While it is kept

store-disk-full = The disk is full: { $file } cannot grow. Betting stops until there is space. Nothing confirmed is lost.
store-read-only = { $file } is read-only. Betting stops until it can be written. Nothing confirmed is lost.
store-gone = { $file } was moved or deleted. Betting stops. Put the file back or restore a backup.
store-damaged = { $file } is damaged ({ $fault }). Betting stops. Restore a backup.
store-older = { $file } is an older or different record: it has { $entries } entries, but { $confirmed } were confirmed. Put the right file back. To continue with an older one, stop the server first.
store-other-schema = { $file } has an unexpected database schema: { $name } was changed, removed or added.
store-trouble = { $file } cannot be read or written ({ $fault }). Betting stops until it can.
store-closed = The record is closed. No bets are accepted.

## When it is opened

store-in-use = { $file } is in use by another process. Stop that process or choose another file.
store-missing = There is no record { $file }.
