### 玩家输入时另外听得懂的词，以、分开；牌局记录的原词也都听得懂。

heard-bets = 下注、投注、押注、压、压注、买
heard-withdraws = 撤回、撤注
heard-asks-squeeze = 眯、要求眯牌、我要眯牌
heard-continues = 保留、继续、继续下去
heard-takes-back = 收回投注、取回投注、取回、拿回
heard-insures = 保险
heard-even-money = 等额
heard-surrenders = 弃牌
heard-hits = 要、补牌、再来一张
heard-stands = 停、不补牌、不补
heard-doubles = 双倍
heard-splits = 分
heard-follows = 跟
heard-declines = 不跟、不买、不买保险、不要保险、不用、不用了
heard-asks-on = 发下去、继续发
heard-looks = 看
heard-arranges = 摆牌、排、排好、排成
heard-house-way = 按庄家排法、庄家摆法、代排
heard-insures-player = 买闲保险、闲保险
heard-insures-banker = 买庄保险、庄保险

## 赌台上，牌局之外

heard-ready = 就绪、准备好、准备好了、准备
heard-companion = 请陪玩、请一名陪玩、陪玩、请同台玩家、同台玩家
heard-dismiss = 请走
heard-buy = 买筹码、换筹码、带筹码
heard-sit = 入座、坐下、坐
heard-stand-up = 离座、起身
heard-cash-out = 取回筹码、带走筹码、带回筹码
heard-pass = 略过、放弃、不要、不买、不买保险、不要保险、不用、不用了、过
heard-again = 重复、重复上局、再来一次、照旧
heard-double = 加倍、双倍
heard-clear = 清空、全部收回、全部取回
heard-max = 最多、全部、全押
heard-watch = 旁观
heard-deal = 发牌
heard-spin = 开珠
heard-table = 台面、赌台
heard-why = 为什么
heard-rules = 规则、规则书
heard-help = 帮助、说明
heard-q = 离开、退出

## 台面名称以外的投注名

heard-player = 闲家
heard-banker = 庄家
heard-tie = 和局
heard-andar = 左邻、安达
heard-bahar = 右舍、巴哈
heard-super-andar = 超级左邻、超级安达
heard-super-bahar = 超级右舍、超级巴哈
heard-joker = 王牌点数、指定王牌、王牌
heard-initial = 初始注
heard-player-pair = 闲对子
heard-banker-pair = 庄对子
heard-rws-pairs = 对子
heard-first-3-cards = 前三张
heard-boom-busted = 爆牌注、爆破注、爆牌
heard-straight = 直注、单个号码
heard-odd = 单数、奇数、奇
heard-even = 双数、偶数、偶
heard-red = 红色
heard-black = 黑色
heard-pocket-0 = 零、单零
heard-pocket-00 = 双零
heard-pocket-h = 赌场格
heard-zeros = 零位注
heard-dozen = 打
heard-column = 列

## 投注的位置

heard-box = 注位
heard-numbered-box = 号位、号注位、号
heard-hand = 手牌、手
heard-first = 先
heard-filler = 的、在、上、元、块、注、我

## 下注时可照样输入的例子

guide-example-andar-bahar = { $more }左邻 · { $least }超级右舍 · { $least }王牌K
guide-example-baccarat = { $more }闲 · { $least }和 · { $least }庄对
guide-example-blackjack = { $more } · { $least } RWS对子 · { $least }爆牌注
guide-example-si-ki-pi = { $more } · { $least }红利 · { $least }荷官红利
guide-example-roulette = { $least } 17 · { $least }分注17/20 · { $more }红 · { $least }第一打注
guide-at-box = { $place } { $box }号位
