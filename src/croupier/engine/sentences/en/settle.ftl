### `croupier settle`: files as they are named on the command line.

settle-one-output = Choose one of --json, --csv and --html.
settle-not-a-file-name = This is not the name of a file.
settle-no-such-file = No such file or directory.
settle-file-not-permitted = Permission denied.
settle-file-not-read = { $fault }.
settle-file-too-large = It is larger than { $most } MiB, the most that is read of one file.
settle-nothing-in-folder = No file in this folder ends in { $ending }.
