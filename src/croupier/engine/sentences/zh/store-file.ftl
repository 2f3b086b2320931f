### 记录文件的打开、备份与恢复：只在终端里说。

store-without-folder = 无法打开{ $file }：文件夹{ $folder }不存在。
store-not-a-record = { $file }不是Croupier的记录。
store-of-later-version = { $file }由更新版本的Croupier写成（其结构版本为{ $found }，本版本只认识到{ $known }）。请使用那个版本或更新的版本。
copy-not-written = 未能写入{ $file }（{ $fault }）。复制的来源没有改动。
copy-older = { $file }有{ $entries }条记录，要换上的只有{ $copied }条，因此保持原样：如要回到较早的状态，请先把它移走。
copy-of-another-record = { $file }中是另一份记录的内容，因此保持原样：请先把它移走。
