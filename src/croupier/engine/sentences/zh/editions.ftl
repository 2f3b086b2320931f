### 规则书的版本

## 设台与结算页

no-such-edition = { $book }没有“{ $edition }”这一版；现有版本：{ $editions }。
table-by-another-edition = { $table }，按{ $edition }版（非现行版）

## 比较两个版本

edition-of-which-game = 请指明是哪个游戏的版本，例如croupier rules baccarat --edition 2019-09-16。
diff-stands-alone = 使用--diff时，只写一个游戏和两个版本，或一个版本、一个规则书文件，不写其他内容。
edition-alone = { $book }只有{ $edition }一版；可与规则书文件比较：--diff FILE.toml。
edition-is-current = { $edition }是{ $book }的现行版；可与{ $editions }或规则书文件比较。
book-unreadable = { $file }不是规则书：{ $problem }。
book-of-another-game = { $file }是{ $found }的规则书，不是{ $book }的。
editions-compared = { $book }：从{ $before }版到{ $after }版
editions-counted = 修改{ $changed }条，新增{ $added }条，删去{ $gone }条
editions-equal = 各条均无不同。
paragraphs-changed = 修改
paragraphs-added = 新增
paragraphs-gone = 删去
paragraph-kind = 类别
paragraph-gist = 要旨
paragraph-reading = 解读
