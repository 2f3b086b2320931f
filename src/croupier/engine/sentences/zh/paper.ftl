### 写在纸上的报告：每种投注值多少

paper-findings = 数字说明了什么
paper-figures = 数字
paper-lead-baccarat = 每种投注的精确价值。每注以一个单位计，新靴第一局。
paper-lead-blackjack = 每种投注的价值，以及该怎么打。每注以一个单位计，新靴第一局。
paper-lead-roulette = 每种投注的代价都一样，玩家选的只是风险的大小。
paper-lead-andar-bahar = 每种投注的精确价值。每注以一个单位计，用一副新牌。
paper-lead-si-ki-pi = 每种投注的价值：按庄家排法，以及按最佳排法。每注以一个单位计，用一副新牌。
paper-book = 规则书
paper-in-effect = 《{ $title }》，{ $edition }起生效
paper-version-in-effect = 《{ $title }》第{ $version }版，{ $edition }起生效
paper-from = 牌靴
paper-shoe = { $decks }副牌，{ $cards }张
paper-on-wheel = 轮盘
paper-wheel = 39个珠格：1至36、0、00和赌场格★
paper-method = 方法
paper-method-counted = 每种情形都以整数计；数字是精确分数，印出时才四舍五入。
paper-method-enumerated = 底注：每种情形以浮点数逐一算过，误差小于0.000000001。
paper-reproduce = 复算命令
paper-no-certification = Croupier是游戏筹码软件，未经任何认证，也不声称获得认证。数字出自我们所理解的规则。

## 投注

paper-prices = 一张台上{ $prices }种代价，从{ $least }%到{ $most }%
paper-bets-note = 各项数字都相同的投注并为一行。领先：以同样注额打这么多局后，赢多于输的机会；打平不算。刻度在一半处。
paper-bet = 投注
paper-pays = 赔率
paper-pays-initial = 黑杰克5 赔 6，其余1 赔 1
paper-to-one = 1 赔 { $much }
paper-chances = 赢 · 退 · 输
paper-win = 赢%
paper-push = 退%
paper-lose = 输%
paper-rtp = 返还率%
paper-rtp-short = 返还率
paper-edge = 赌场优势%
paper-edge-here = 优势{ $share }%
paper-edge-bar = 赌场优势的条形图
paper-spread = 标准差
paper-ahead-after = { $rounds }局后领先%
paper-placements = { $placements }个位置
paper-exact = 期望值的精确分数
paper-fraction = 每一注的期望值

## 牌型

paper-made = 牌型
paper-chance = 机会%
paper-how-often = 多少局一次
paper-one-in = 每{ $rounds }局一次
paper-back = 每押100返还
paper-anything-else = 其他
paper-loses = 输

## 怎么读

paper-how-to-read = 怎么读这一页
paper-read-edge = 赌场优势是赌场平均从每一注留下的部分；返还率是其余的部分。退注也算押过。
paper-read-spread = 标准差是一次结果的起伏，以注为单位；n局之后是它的 √n倍。
paper-read-ahead = n局后领先：以同样注额各自独立打n局后，赢多于输的可能。
paper-read-fresh = 新靴：洗牌后的第一局。之后各局要看已经发出的牌。
paper-read-exact = 百分数在表中四位小数，在图和句子里两位。
paper-basis = 数字依据

## 百家乐

paper-cells-favour = { $cells }格的赔率高于公平赔率；最好的是庄{ $banker } 点、闲{ $player } 点时的{ $side }保险
paper-no-cell-favours = 没有一格保险的赔率高于公平赔率
paper-insurance-note = 按可买保险时双方的点数：竖为闲，横为庄，用同一色阶。圆点：不提供。
paper-stage-four-cards = 发四张后
paper-stage-third-card = 闲家补第三张后
paper-cell-key = 期望值，占保险注额的%；下面是哪一方的保险、实赔 / 公平赔率（1赔）。
paper-ring-key = 圈出：赔率高于公平赔率，玩家占优。
paper-favours-player = 对玩家有利
paper-every-cell = 保险逐格
paper-stage = 时机
paper-side = 哪一方的保险
paper-fair = 公平赔率
paper-offered = 出现，占局数%
paper-ev = 期望值%
paper-favours = 有利于
paper-the-player = 玩家
paper-the-house = 赌场
paper-insured-title = 有利的格子值多少
paper-insured-note = 该注的赌场优势：单押，以及只在圈出的格子买足保险。即便如此，新靴时两注都不利于玩家。
paper-alone = 单押{ $share }
paper-insured = 买{ $cells }格{ $share }
paper-cells = 格数
paper-edge-insured = 买保险后%
paper-decks-title = 副数的影响：{ $fewest }至{ $most }副
paper-decks-note = 赌场优势%；每格纵轴跨度相同。
paper-decks = { $decks }副
paper-points-title = { $share }%的牌局以和局结束
paper-points-note = 双方最后的点数，占局数的%：竖为闲，横为庄。框出：和局。

## 21点

paper-chart-title = 策略表：每手牌怎么打
paper-chart-note = 竖列是您的牌，横行是荷官首张。粗线分开不同的打法。
paper-hard = 硬牌
paper-hard-note = 没有A，或每张A算1。
paper-soft = 软牌
paper-soft-note = 一张A算11。
paper-pairs = 对子
paper-pairs-note = 不能再分的，按点数打。
paper-play-hit = 要牌
paper-play-stand = 停牌
paper-play-double = 加倍
paper-play-surrender = 投降
paper-play-double-else-hit = 加倍，否则要牌
paper-play-double-else-stand = 加倍，否则停牌
paper-play-split = 分牌
paper-play-surrender-else-hit = 投降，否则要牌
paper-play-surrender-else-stand = 投降，否则停牌
paper-marked = 黑角：视手中具体的牌，打法可能与表不同。这样的手牌有{ $hands }种，合计使代价由{ $chart }%变为{ $cards }%。
paper-exceptions = 不照表打更好的牌
paper-hand = 手牌
paper-dealer = 荷官
paper-by-chart = 照表
paper-better = 更好
paper-gains = 多得%
paper-rules-title = 最伤玩家的一条规则，是最有利的一条的{ $times }倍
paper-rules-note = 每条规则对玩家值多少，占底注的%；逐条计算，有无该条各按最佳策略表打。
paper-rule = 规则
paper-worth = 价值%
paper-worth-bar = 条形：向左是玩家的损失，向右是所得
paper-edge-without = 没有它时赌场优势%
paper-results-title = 多数牌局输赢正好一注
paper-results-note = 照表打，底注的结果以注计，占局数%：输{ $lost }%，平{ $pushed }%，赢{ $won }%。
paper-net = 结果（注）
paper-dealer-title = 荷官首张：{ $up }最常爆牌，{ $share }%
paper-dealer-note = 荷官手牌的结局，占该首张的%；荷官17 点一律停牌。
paper-end-blackjack = 黑杰克
paper-end-bust = 爆牌
paper-boom-title = 爆牌注主要靠张数少的爆牌：每押100，三张爆牌返还{ $share }
paper-boom-note = 每押100，荷官爆牌张数各返还多少；外框是赌场留下的。
paper-rws-title = RWS对子：每押100，{ $made }返还{ $share }
paper-rws-note = 每押100，各种对子返还多少；外框是赌场留下的。

## 轮盘

paper-shapes-title = { $kinds }种投注，{ $shapes }种形状
paper-shapes-note = 每行赌场优势都是{ $edge }%，返还率{ $rtp }%，所以不另列。转100次平均都是{ $mean }注（虚线）。
paper-placed = 位置
paper-each = 各{ $placements }
paper-any-set = 任意组
paper-pockets = { $pockets }个号码中
paper-interval = { $spins }转，以注计：中位、半数、九成
paper-interval-told = 九成在{ $low }到{ $high }之间，中位{ $middle }
paper-why-title = 为什么代价都一样
paper-why-note = 押n个号码，1 赔 36 ∕ n − 1，n是多少都一样。
paper-why = 押在n个号码上的一注，{ $pockets }次中有n次返还36 ∕ n：平均36 ∕ { $pockets }，n是多少都一样。赌场留下{ $house } ∕ { $pockets } = { $share }%。任何组合也都一样。
paper-pay-tables = 四张赔率表
paper-pay-table = 赔率表
paper-layouts = 布局
paper-further = 十四种，另有
paper-hope-title = 起伏越大，希望越久
paper-hope-note = 领先的机会%，对一转的标准差；空心是100转后，实心是1,000转后。

## 安达巴哈

paper-cards-title = 一局平均用{ $mean }张牌
paper-cards-note = 有人押左邻或右舍的牌局用牌张数，连王牌在内，占局数%。
paper-cards = 张数
paper-mean = 平均{ $mean }
paper-first-three-title = 首三张：每押100，{ $made }返还{ $share }
paper-first-three-note = 每押100，王牌与头两张组成的牌型各返还多少；外框是赌场留下的。

## 四支牌

paper-ways-title = 最佳排法省下{ $points }个百分点
paper-ways-note = 底注，占局数%：空心按庄家排法，实心按最佳排法。荷官按庄家排法。
paper-ways-told = 按庄家排法赌场优势{ $house }%，按最佳排法{ $best }%。
paper-arranged = 排法
paper-wins = 赢
paper-stand-offs = 平局
paper-losses = 输
paper-house-way = 庄家排法
paper-best-way = 最佳排法
paper-bonus-title = 红利：每押100，{ $made }返还{ $share }
paper-bonus-note = 每押100，您或荷官的四张牌组成的牌型各返还多少；外框是赌场留下的。
paper-arranged-title = { $share }%的手牌期望值为正
paper-arranged-note = 小牌竖排，大牌横排，按最佳排法：期望值，占注额%；下面是多常见，占牌数%。圆点：从不这样排。
paper-low-high = 小 \ 大
paper-made-gong = 杠
paper-made-pair = 对子
paper-costliest-title = { $sets }种点数组合中，{ $differences }种另排更好
paper-costliest-note = 按庄家排法损失最多的{ $shown }种；小牌 / 大牌。
paper-four-cards-held = 四张牌
paper-dealt = 发到，占局数%
paper-cost = 发到时损失%
paper-cost-overall = 合计每局%

## 整页

paper-variant = 与规则书不同
paper-left = { $decks }副牌剩下的：{ $left }
paper-checked-by = 核对
paper-checked = 模拟{ $rounds }局，种子{ $seed }：{ $means }个平均值中偏离精确值最远的为{ $farthest }个标准误；这么多平均值中最远的，在半数模拟里超过{ $usual }个标准误
paper-edition = 《{ $title }》，{ $edition }版
paper-further-basis = 数字还依据这些条款
paper-key = 怎么读一格
paper-naturals = 8 点或9 点即例牌，双方不补牌，不提供保险。
paper-all = 合计
paper-chart-gives-up = 策略表：{ $first }至{ $last } 点对荷官{ $up }投降
paper-rules-plain = 每条规则值多少
paper-lying-title = { $placements }个下注位置
paper-lying-note = 每格是一个位置，直注或外围；每个记号又是一个。零号一端另有分注和街注。
paper-so-many = { $bet }，{ $placements }
paper-behind-title = 人人都会落后，一赔一的投注最快
paper-behind-note = 以同样注额转这么多次后领先的机会，逐次精确计算。色带：每多需要赢一次就跳一下。
paper-kind = 规则书报告
paper-count = { $n }
paper-even-chance = 一赔一
paper-lead-begun = 每种投注的价值。每注以一个单位计，用这靴剩下的牌打下一局。
paper-insured-begun = 该注的赌场优势：单押，以及只在圈出的格子买足保险。
