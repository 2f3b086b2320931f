### The file of a record when it is opened, backed up or restored, as a terminal tells it.

store-without-folder = { $file } cannot be opened: there is no folder { $folder }.
store-not-a-record = { $file } is not a record of Croupier.
store-of-later-version = { $file } was written by a later version of Croupier (its schema is { $found }; this version knows { $known }). Use that version, or a later one.
copy-not-written = { $file } was not written ({ $fault }). What was copied from is as it was.
copy-older = { $file } holds { $entries } entries, more than the { $copied } that would take their place. It is left as it is: move it away first if you want the older state.
copy-of-another-record = { $file } holds entries of another record. It is left as it is: move it away first.
