### 终端里 `croupier simulate` 的数字

played-times = 次数
played-mean = 平均值
played-error = 标准误
played-interval = 95%
played-exact = 精确值
played-z = z
played-on = 位置
played-bet = 投注
played-every-bet = 每种投注，以一注为单位
played-cut-card = 精确值是新靴第一局的值。这里一靴接一靴，每靴发到切牌卡，各局受前面各局影响，平均值可能略有不同；--fresh每局重新洗牌，与精确值的前提相同。
played-fresh = 每局都重新洗牌，与精确值的前提相同。
played-flag = { $flag }偏离精确值超过{ $limit }个标准误。
played-void = { $number ->
    [1] 一局
   *[other] { $rounds }局
}用尽牌靴而没有结果，不计在内。
played-pace = { $rounds }，用时{ $seconds }秒：每秒{ $speed }局。
played-rounds = { $number ->
    [1] 1局
   *[other] { $rounds }局
}
played-part = { $asked }中的{ $done }局
played-seed = 种子{ $seed }
played-not = 不用{ $name }
played-own = 自备的{ $name }
played-four-cards = 发四张后
played-third-card = 闲家补第三张后
played-cell = { $stage } { $points }
trouble-happens = 每种差错各有比率：在多少局中安排发生，时刻从可能发生的时刻中抽取。有些局没有这样的时刻，或先发生了另一个差错。
trouble-governs = 适用：按该条款作出的裁定，或超出限额的投注按该条款计算的局。并引：与另一条款一同引用它的裁定。
trouble-compared = 每局用同样的牌或转次、同样的投注发两遍，其中一遍没有差错。代价是赌场少赢多少；负数即赌场多赢。代价在零的两个标准误之内，可能只是偶然：局数越多越准。玩家在两遍中的打法相同。可以收回投注时，各人以掷硬币决定；先看谁领先再决定的玩家，代价会更高。赌场可选择裁定时，四次有三次取排在最前的一种。差错对以后各局的影响只计次数，这里不计代价。要看一种差错的代价，请只写这一种。
trouble-title = { $book }：{ $rounds }，其中{ $troubled }局有差错，种子{ $seed }
trouble-speed = 每秒{ $speed }局
trouble-interrupted = 未满{ $rounds }局即停止；{ $speed }
trouble-table = 一台{ $players }位玩家，每注{ $least }至{ $most }元；平均每局共押{ $bet }元。
trouble-fact = 情况
trouble-rate = 比率
trouble-planned = 安排
trouble-happened = 发生
trouble-went-wrong = 出了什么差错
trouble-paragraph = 条款
trouble-governs-column = 适用
trouble-beside = 并引
trouble-about = 内容
trouble-governed = 适用的条款
trouble-rounds-with = 有差错的局
trouble-void = 作废的局
trouble-options = 可收回投注的次数
trouble-taken-back = 收回的投注
trouble-next-without = 没有投注的下一局
trouble-shoes-ended = 提前结束的牌靴
trouble-returned = 按裁定退还（元）
trouble-in-all = 合计
trouble-per-thousand = 每1,000局
trouble-came = 结果如何
trouble-bet = 押注
trouble-won-rightly = 没有差错时赌场所赢
trouble-won-mistakes = 有差错时赌场所赢
trouble-cost = 差错的代价
trouble-cost-rounds = 每1,000局的代价
trouble-cost-dollars = 每押1,000元的代价
trouble-dollars = 元
trouble-stderr = 标准误
trouble-cost-house = 赌场的代价
trouble-over-maximum = 投注超过最高限额
trouble-under-minimum = 投注不足最低限额
