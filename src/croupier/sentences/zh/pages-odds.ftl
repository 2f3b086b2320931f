### 每种投注的赔率，写在纸上的页面

web-odds-working = 正在计算，首次最多需要一分钟。
web-odds-findings = 数字说明了什么
web-odds-figures = 数字
web-odds-lead-baccarat = 每一注值多少，分毫不差。以一注为单位，新靴第一局。
web-odds-lead-blackjack = 每一注值多少，该怎么打。以一注为单位，新靴第一局。
web-odds-lead-roulette = 每一注代价都一样。玩家选的是风险的形状。
web-odds-lead-andar-bahar = 每一注值多少，分毫不差。以一注为单位，用一副新牌。
web-odds-lead-si-ki-pi = 每一注值多少，按庄家排法和按最佳排法。以一注为单位，用一副新牌。
web-odds-book = 规则书
web-odds-in-effect = { $title }，{ $edition } 起生效
web-odds-from = 牌靴
web-odds-shoe = { $decks } 副牌，{ $cards } 张
web-odds-on-wheel = 轮盘
web-odds-wheel = 39 个号码：1 至 36、0、00 和赌场号 ★
web-odds-method = 方法
web-odds-method-counted = 每种情形都以整数计；数字是精确分数，印出时才四舍五入。
web-odds-method-enumerated = 底注：每种情形以浮点数逐一算过，误差小于 0.000000001。
web-odds-reproduce = 终端命令
web-odds-to-the-book = 《{ $book }》规则书，{ $edition } 版
web-odds-to-the-tables = 回到赌台
web-odds-no-certification = Croupier 是游戏筹码软件，不作任何认证声明。数字出自我们所理解的规则。

## 投注

web-odds-prices = 一张台上 { $prices } 种代价，从 { $least } 到 { $most } %
web-odds-bets-note = 各项数字都相同的投注并为一行。领先：以同样注额打这么多局后，赢多于输的机会；打平不算。刻度在一半处。
web-odds-bet = 投注
web-odds-pays = 赔率
web-odds-pays-initial = 黑杰克 6 赔 5，其余 1 赔 1
web-odds-to-one = 1 赔 { $much }
web-odds-chances = 赢 · 退 · 输
web-odds-win = 赢 %
web-odds-push = 退 %
web-odds-lose = 输 %
web-odds-rtp = 返还率 %
web-odds-rtp-short = 返还率
web-odds-edge = 赌场优势 %
web-odds-edge-here = 优势 { $share } %
web-odds-edge-bar = 赌场优势的条形图
web-odds-spread = 标准差
web-odds-ahead-after = { $rounds } 局后领先 %
web-odds-placements = { $placements } 个位置
web-odds-exact = 期望值的精确分数
web-odds-fraction = 每一注的期望值

## 牌型

web-odds-made = 牌型
web-odds-chance = 机会 %
web-odds-how-often = 多久一次
web-odds-one-in = { $rounds } 局一次
web-odds-back = 每押 100 返还
web-odds-anything-else = 其他
web-odds-loses = 输

## 怎么读

web-odds-how-to-read = 怎么读这一页
web-odds-read-edge = 赌场优势是赌场平均从每一注留下的部分；返还率是其余的部分。退注也算押过。
web-odds-read-spread = 标准差是一次结果的起伏，以注为单位；n 局之后是它的 √n 倍。
web-odds-read-ahead = n 局后领先：以同样注额各自独立打 n 局后，赢多于输的可能。
web-odds-read-fresh = 新靴：洗牌后的第一局。之后各局要看已经发出的牌。
web-odds-read-exact = 百分数在表中四位小数，在图和句子里两位。
web-odds-basis = 数字依据

## 百家乐

web-odds-cells-favour = { $cells } 格赔得比应赔的多；最好的是庄 { $banker } 点、闲 { $player } 点的{ $side }保险
web-odds-no-cell-favours = 没有一格保险赔得比应赔的多
web-odds-insurance-note = 按可买保险时双方的点数：閒竖排，庄横排，同一色阶。圆点：不提供。
web-odds-stage-four-cards = 发四张后
web-odds-stage-third-card = 闲家补第三张后
web-odds-cell-key = 期望值，占保险注额的 %；下面是哪一方的保险、实赔 / 公平赔率（1 赔）。
web-odds-ring-key = 圈出：赔得比公平多，玩家得利。
web-odds-favours-player = 对玩家有利
web-odds-every-cell = 保险逐格
web-odds-stage = 时机
web-odds-side = 哪一方的保险
web-odds-fair = 公平赔率
web-odds-offered = 出现，占局数 %
web-odds-ev = 期望值 %
web-odds-favours = 有利于
web-odds-the-player = 玩家
web-odds-the-house = 赌场
web-odds-insured-title = 有利的格子值多少
web-odds-insured-note = 该注的赌场优势：单押，以及只在圈出的格子买足保险。即便如此，新靴时两注都不利于玩家。
web-odds-alone = 单押 { $share }
web-odds-insured = 买 { $cells } 格 { $share }
web-odds-cells = 格数
web-odds-edge-insured = 买保险后 %
web-odds-decks-title = 牌副数的影响：{ $fewest } 至 { $most } 副
web-odds-decks-note = 赌场优势 %；每格纵轴跨度相同。
web-odds-decks = { $decks } 副
web-odds-points-title = { $share } % 的局以和局结束
web-odds-points-note = 双方最后的点数，占局数 %：閒竖排，庄横排。框出：和局。

## 21点

web-odds-chart-title = 策略表：每手牌怎么打
web-odds-chart-note = 竖排是你的牌，横排是荷官首张。粗线分开不同的打法。
web-odds-hard = 硬牌
web-odds-hard-note = 没有A，或每张A算 1。
web-odds-soft = 软牌
web-odds-soft-note = 一张A算 11。
web-odds-pairs = 对子
web-odds-pairs-note = 不能再分的，按点数打。
web-odds-play-hit = 要牌
web-odds-play-stand = 停牌
web-odds-play-double = 加倍
web-odds-play-surrender = 投降
web-odds-play-double-else-hit = 加倍，否则要牌
web-odds-play-double-else-stand = 加倍，否则停牌
web-odds-play-split = 分牌
web-odds-play-surrender-else-hit = 投降，否则要牌
web-odds-play-surrender-else-stand = 投降，否则停牌
web-odds-marked = 黑角：手中的牌可能与表相反。这样的牌有 { $hands } 种，合起来代价由 { $chart } 变为 { $cards } %。
web-odds-exceptions = 不照表打更好的牌
web-odds-hand = 手牌
web-odds-dealer = 荷官
web-odds-by-chart = 照表
web-odds-better = 更好
web-odds-gains = 多得 %
web-odds-rules-title = 一条规则拿走的，是给得最多的规则的 { $times } 倍
web-odds-rules-note = 每条规则对玩家值多少，占底注的 %；逐条计算，有无该条各按最佳策略表打。
web-odds-rule = 规则
web-odds-worth = 值 %
web-odds-worth-bar = 条形：向左是玩家的损失，向右是所得
web-odds-edge-without = 没有它时赌场优势 %
web-odds-results-title = 多数局输赢一注
web-odds-results-note = 照表打，底注的结果以注计，占局数 %：输 { $lost } %，平 { $pushed } %，赢 { $won } %。
web-odds-net = 结果（注）
web-odds-dealer-title = 荷官首张：{ $up } 最常爆牌，{ $share } %
web-odds-dealer-note = 荷官手牌的结局，占该首张的 %；荷官 17 点一律停牌。
web-odds-end-blackjack = 黑杰克
web-odds-end-bust = 爆牌
web-odds-boom-title = 爆破注靠张数少的爆牌：每押 100 有 { $share } 因三张返还
web-odds-boom-note = 每押 100，荷官爆牌张数各返还多少；外框是赌场留下的。
web-odds-rws-title = RWS对子：每押 100 有 { $share } 因{ $made }返还
web-odds-rws-note = 每押 100，各种对子返还多少；外框是赌场留下的。

## 轮盘

web-odds-shapes-title = { $kinds } 种投注，{ $shapes } 种形状
web-odds-shapes-note = 每行赌场优势都是 { $edge } %，返还率 { $rtp } %，所以不另列。转 100 次平均都是 { $mean } 注（虚线）。
web-odds-placed = 位置
web-odds-each = 各 { $placements }
web-odds-any-set = 任意组
web-odds-pockets = { $pockets } 个号码中
web-odds-interval = { $spins } 转，以注计：中位、半数、九成
web-odds-interval-told = 九成在 { $low } 到 { $high } 之间，中位 { $middle }
web-odds-why-title = 为什么代价都一样
web-odds-why-note = 押 n 个号码，1 赔 36 ∕ n − 1，n 是多少都一样。
web-odds-why = 押在 n 个号码上的一注，{ $pockets } 次中有 n 次返还 36 ∕ n：平均 36 ∕ { $pockets }，n 是多少都一样。赌场留下 { $house } ∕ { $pockets } = { $share } %。任何组合也都一样。
web-odds-pay-tables = 四张赔率表
web-odds-pay-table = 赔率表
web-odds-layouts = 布局
web-odds-further = 十四种，另有
web-odds-hope-title = 起伏越大，希望越久
web-odds-hope-note = 领先的机会 %，对一转的标准差；空心是 100 转后，实心是 1,000 转后。

## 安达巴哈

web-odds-cards-title = 一局平均用 { $mean } 张牌
web-odds-cards-note = 有人押安达或巴哈的局用牌张数，连王牌在内，占局数 %。
web-odds-cards = 张数
web-odds-mean = 平均 { $mean }
web-odds-first-three-title = 首三张：每押 100 有 { $share } 因{ $made }返还
web-odds-first-three-note = 每押 100，王牌与头两张组成的牌型各返还多少；外框是赌场留下的。

## 四支牌

web-odds-ways-title = 最佳排法省下 { $points } 个百分点
web-odds-ways-note = 底注，占局数 %：空心按庄家排法，实心按最佳排法。荷官按庄家排法。
web-odds-ways-told = 按庄家排法赌场优势 { $house } %，按最佳排法 { $best } %。
web-odds-arranged = 排法
web-odds-wins = 赢
web-odds-stand-offs = 平局
web-odds-losses = 输
web-odds-house-way = 庄家排法
web-odds-best-way = 最佳排法
web-odds-bonus-title = 红利：每押 100 有 { $share } 因{ $made }返还
web-odds-bonus-note = 每押 100，你或荷官的四张牌组成的牌型各返还多少；外框是赌场留下的。
web-odds-arranged-title = { $share } % 的牌值得超过所押
web-odds-arranged-note = 小牌竖排，大牌横排，按最佳排法：期望值，占注额 %；下面是多常见，占牌数 %。圆点：从不这样排。
web-odds-low-high = 小 \ 大
web-odds-made-gong = 杠
web-odds-made-pair = 对子
web-odds-costliest-title = { $sets } 种点数组合中，{ $differences } 种另排更好
web-odds-costliest-note = 按庄家排法损失最多的 { $shown } 种；小牌 / 大牌。
web-odds-four-cards-held = 四张牌
web-odds-dealt = 发到，占局数 %
web-odds-cost = 发到时损失 %
web-odds-cost-overall = 合计每局 %

## 从赌台到规则书，再回来

web-book-odds = 本游戏各注赔率
web-book-version = 第 { $version } 版本
web-book-only-edition = 仅此一版
web-book-editions = 保存的版本：{ $editions }
web-book-sections = 各节
web-book-appendix = 附录 { $letter }

## 没有页面的地址

web-nothing-here = 这个地址没有页面

## 大厅

web-lobby-return-table = 回到赌台
web-lobby-books = 规则书
web-lobby-layout = 布局
web-lobby-decks = 牌副数
web-lobby-evening = 今晚
web-lobby-at-tables = 台上筹码
web-lobby-rounds-played = 已玩局数
web-lobby-result = 输赢
web-lobby-course = { $rounds } 局走势：结果 { $result }，最低 { $lowest }，最高 { $highest }
web-lobby-round-by-round = 逐局
web-lobby-also-rounds = 重看与导出
web-lobby-also-books = 每一段都用我们的话写出
web-lobby-also-odds = 精确计算，离台阅读
web-lobby-shuffle = 公平洗牌
web-lobby-also-shuffle = 亲自核对一靴牌
web-lobby-notices = 告示
web-notice-paused = { $table }暂停：恢复前不再开局。
web-notice-closing = { $table }即将关台：这是最后一局。
web-notice-halted = { $table }已停下，等候裁定。
web-notice-limits = { $table }下一局起改限红：{ $range }。
web-notice-queue = { $table }：{ $people } 人等候注位。
