### 各游戏的赔率结论；数字填入时已写好

odds-figure = { $figure }
odds-from-to = { $first } → { $last }
odds-so-many-of = { $some } / { $all }
odds-so-many-times = { $times }倍
odds-against = { $one }对{ $other }
odds-fraction = { $fraction } = { $share }
odds-mean-cards = { $cards }张
odds-cards = { $cards }张牌
odds-cards-or-more = { $cards }张或以上
odds-cheapest = { $bet }的代价最低。
odds-still-ahead = 押{ $bet }的人打1,000局后，{ $share }仍赢钱。

## 百家乐

odds-after-four-cards = 发四张后
odds-after-the-third-card = 闲家补第三张后
odds-cheapest-costs = 每押1,000平均输{ $costs }；{ $other }输{ $more }。
odds-insurance-favours = 个保险格对玩家有利：庄{ $banker }格，闲{ $player }格。
odds-insurance-best = 最好的是{ $stage }庄{ $banker } 点对闲{ $player } 点的{ $side }保险：{ $gains }。
odds-insurance-takes = 只买这些格，庄由{ $banker }降到{ $insured_banker }，闲由{ $player }降到{ $insured_player }。
odds-tie-costs = 和的代价是{ $bet }的{ $times }倍，对子是{ $pair_times }倍（{ $pair }）。
odds-not-insured = 两者都不能买保险。
odds-decks-matter = 副数影响对子：由{ $fewest }副到{ $most }副。
odds-decks-pairs = 对子的代价低了{ $pairs }个百分点，和低了{ $tie }。
odds-decks-little = 庄、闲的变动不到{ $most }。

## 21点

odds-price-of-initial = 是底注的代价（照下面的策略表打）。
odds-very-cards = 每手都按实际的牌来打，也只再省{ $saved }个百分点：照表打就够了。
odds-rule-blackjack-pays = 黑杰克5 赔 6，而非2 赔 3
odds-rule-surrender = 投降（荷官首张为A时不可）
odds-rule-even-money = 等额赔付
odds-rule-double-after-split = 分牌后可加倍
odds-rule-costs-most = 代价主要来自一条规则：{ $rule }。
odds-rule-without = 没有它，这个游戏只要{ $without }。
odds-rule-gives-most = 给玩家最多的规则：{ $rule }。
odds-rule-second = 其次是：{ $rule }，{ $gives }。
odds-never-insurance = 买保险从不划算：代价{ $costs }。
odds-pairs-as-dear = 是RWS对子与底注的代价之比；RWS对子{ $pairs }。
odds-boom-as-dear = 爆牌注是{ $times }倍，{ $boom }。
odds-pairs-by-decks = 用{ $decks }副牌时对子代价{ $pairs }；底注只变动{ $initial }个百分点。

## 轮盘

odds-even-chance = 一赔一的投注
odds-every-bet-costs = 是每种投注的代价，不论布局，四张赔率表都一样。
odds-paid-as-if = 赔付按{ $paid }个号码算；轮盘实有{ $pockets }个。
odds-no-mixture = 没有哪一注、哪种组合的代价更低。
odds-spread-differs = 不同的只是波动。
odds-spread-of-one = { $bet }转一次的标准差是{ $wide }注，{ $other }是{ $narrow }注。
odds-both-lose = 转{ $spins }次，两者平均都输{ $lost }注。
odds-wide-keeps-hope = 波动大的投注，久玩之后仍领先的人更多。
odds-ahead-of-both = 转{ $spins }次后，押{ $bet }的人有{ $wide }仍赢钱，押{ $other }的只有{ $narrow }；其余的人则输得更多。

## 安达巴哈

odds-other-side = { $bet }的代价是{ $costs }。
odds-stand-off = { $share }的牌局首张即同点，押左邻的退注。
odds-dearest = { $bet }的代价是{ $cheapest }的{ $times }倍。
odds-two-more = { $one }代价{ $costs }，{ $other } { $more }。
odds-length-of-a-round = 是一局平均用牌张数，连王牌在内。
odds-likeliest-length = 最常见的是{ $cards }张，占{ $share }。
odds-longest-round = 最多不过{ $cards }张。

## 四支牌

odds-house-way-costs = 庄家排法对玩家不是最好的排法。
odds-best-way-saves = 按庄家排法，底注每押1,000平均输{ $house }；按最佳排法输{ $best }。
odds-other-arrangement = 种点数组合，换一种排法比庄家排法好。
odds-differences-dealt = { $share }的牌局会发到其中一种。
odds-stand-offs = 的牌局打平（每手都按最佳排法时）。
odds-stand-offs-by-house-way = 按庄家排法是{ $share }；排得好的人把输变成平局。
odds-bonus-costs = 是红利的代价，为最佳排法底注的{ $times }倍。
odds-bonus-wins = 有{ $share }的牌局中奖，多半靠一对。
