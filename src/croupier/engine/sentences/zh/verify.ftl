### `croupier verify`、`backup` 和 `restore`

record-file-or-data = 请指定文件或数据文件夹，不要两者都指定。
record-no-such-table = 记录中没有名为“{ $table }”的赌台。

## 所要求的

verify-not-a-head = “{ $text }”不是链头；链头写作POSITION:CHAIN，冒号后为64位十六进制数字。
verify-no-such-entry = 没有第{ $since }条可作起点；记录共有{ $entries }条。
verify-head-before-since = 链头位于要核验的部分之前；请去掉--since。
verify-not-taken-up = 到第{ $since }条为止的条目无法推演（{ $fault }）。请去掉--since，核验整份记录。

## 所发现的

verify-found = 第{ $position }条：{ $what }
verify-faults = 记录不完整。已核验条目：{ $entries }；发现问题：{ $faults }。
verify-older = { $position }：按旧解读裁定。{ $what }
verify-older-in-all = 按旧解读裁定的指令：{ $commands }。这不算问题：其链接、账目和重放均已核验。
verify-whole = 记录完整：{ $streams }个流共{ $entries }条，环环相扣，均已重新裁定，且过账相符。
verify-whole-for-table = 没有问题：共{ $entries }条，环环相扣；“{ $table }”和赌场的条目已重新裁定。
verify-since = 到第{ $since }条为止的条目按现状采用。那部分是否被改动过，只有不带--since核验，或用其后公布的链头才能看出。
verify-head = 链头：{ $head }

## 牌靴

record-shoe-not-committed = 第{ $number }靴公布的次序与事先承诺的不符。
record-shoe-incomplete = 第{ $number }靴公布的次序并非{ $decks ->
    [0] 完整的若干副牌
   *[other] 那{ $decks }副牌的每一张
}。
record-spin-impossible = 第{ $number }次开珠公布的内容不是轮盘上的珠格与圈数。
record-shoe-dealt-otherwise = 第{ $number }靴没有按定好的次序发牌：次序的第{ $place }位是{ $fixed }，发出的是{ $shown }。
record-shoe-abandoned = 第{ $number }靴被弃用，而其次序固定之后并未遗失密钥。
verify-shoes = { $table }：已公布且与承诺相符的牌靴（轮盘为转次）：{ $told }。第{ $number }靴（转）正在使用，尚未公布；已发出：{ $drawn }；其承诺值为{ $commitment }。
verify-shoes-told = { $table }：已公布且与承诺相符的牌靴（轮盘为转次）：{ $told }。目前没有使用中的牌靴。

## 副本

backup-made = { $file }现存有记录的{ $entries }条。链头：{ $head }
backup-key = 密钥也须保存，备份中没有密钥。请另外复制{ $file }并分开保管。没有它，进行中的牌局作废，各台须换新牌靴。
restore-done = { $file }现为记录，共{ $entries }条。链头：{ $head }
restore-without-key = { $file }处没有密钥，请复制到该处。若已遗失，可用`croupier new-key`继续：钱包不变，进行中的牌局作废。
