### `croupier settle`：命令行上的文件。

settle-one-output = --json、--csv和--html只能选一个。
settle-not-a-file-name = 这不是文件名。
settle-no-such-file = 没有这个文件或文件夹。
settle-file-not-permitted = 没有读取权限。
settle-file-not-read = 无法读取：{ $fault }。
settle-file-too-large = 文件大于{ $most } MiB；一个文件最多读这么多。
settle-nothing-in-folder = 这个文件夹里没有以{ $ending }结尾的文件。
