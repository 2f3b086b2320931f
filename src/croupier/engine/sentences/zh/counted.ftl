### `croupier count` 的数字

counted-gone = { $book }，{ $decks }：已发出的牌说明什么
counted-effects-note = 发出一张该牌的影响，以注额的万分之一计。
counted-no-effect = 没有哪一张牌会改变{ $bets }。
counted-effects = 发出一张牌的影响
counted-bet = 投注
counted-by = 按{ $system } 点牌法
counted-correlation = 相关系数
counted-worth-now = 现值
counted-adds = 真数每加一
counted-even-at = 持平真数
counted-ace = 保险的持平真数，已把荷官的A点入。
counted-unbalanced = { $system }是不平衡点牌法：真数按超出的部分计。
counted-exposed-note = 各按余下的牌计算。标准误按各靴之间的差异计，只用于总和由{ $fewest }靴或以上分担的投注。真数为{ $system } 点牌法的平均。
counted-cells = 曾对玩家有利的{ $all }格中，列出最有利的{ $shown }格。
counted-shoes = { $shoes }靴，每靴发到剩{ $behind }张，各{ $rounds }局
counted-favours = 有利
counted-error = ±（标准误）
counted-then-worth = 此时值
counted-at-most = 最多
counted-true-count = 真数
counted-indices = 临界真数
counted-hand = 手牌
counted-from-count = 真数达到此数时：s停牌，h要牌，d加倍，p分牌，r投降。
