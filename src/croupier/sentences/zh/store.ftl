### 永久记录：文件出了什么问题，对赌台意味着什么。

## 运行期间

store-disk-full = 磁盘已满，{ $file } 无法继续写入。腾出空间并重新打开记录之前，各台不再接受投注；已确认的内容不会丢失。
store-read-only = { $file } 是只读的，无法写入。恢复可写并重新打开之前，各台不接受投注；已确认的内容不会丢失。
store-gone = { $file } 已被移走或删除。各台不再接受投注；请把文件放回原处，或恢复备份。
store-damaged = { $file } 已损坏（{ $fault }）。任何赌台都不能再据此接受投注；请恢复完好的备份。
store-older = { $file } 缺少已经确认的内容：其中有 { $entries } 条，而已写下的有 { $confirmed } 条，或者它是另一份记录。请把正确的文件放回原处；若要用较旧的记录继续，请先关闭赌场。
store-other-schema = { $file } 的结构与记录应有的不同：{ $name } 被改动、丢失或添加。
store-trouble = { $file } 无法读写（{ $fault }）。恢复正常并重新打开记录之前，各台不再接受投注。
store-closed = 记录已关闭。各台不再接受投注。

## 打开时

store-in-use = { $file } 正由另一个进程使用。一份记录同时只能由一个进程管理：请先停止那个进程，或指定另一个文件。
store-missing = 没有 { $file } 这份记录。
store-without-folder = 无法打开 { $file }：文件夹 { $folder } 不存在。
store-not-a-record = { $file } 不是 Croupier 的记录。
store-of-later-version = { $file } 由更新版本的 Croupier 写成（其结构版本为 { $found }，本版本只认识到 { $known }）。请使用那个版本或更新的版本。

## 备份或恢复时

copy-not-written = 未能写入 { $file }（{ $fault }）。复制的来源没有改动。
copy-older = { $file } 有 { $entries } 条记录，要换上的只有 { $copied } 条，因此保持原样：如要回到较早的状态，请先把它移走。
copy-of-another-record = { $file } 中是另一份记录的内容，因此保持原样：请先把它移走。
