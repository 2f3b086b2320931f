### The file of a record when it is opened, backed up or restored, as a terminal tells it.

store-without-folder = Cannot open { $file }: the folder { $folder } does not exist.
store-not-a-record = { $file } is not a Croupier record.
store-of-later-version = { $file } was written by a newer version of Croupier (schema { $found }; this version supports { $known }). Use the newer version.
copy-not-written = { $file } was not written ({ $fault }). The source is unchanged.
copy-older = { $file } has { $entries } entries, more than the { $copied } that would replace them. Nothing was changed. To go back to the older state, move { $file } away first.
copy-of-another-record = { $file } belongs to another record. Nothing was changed. Move it away first.
