### 大厅，以及每页都有的：页眉、按键、条文

web-home = Croupier，回到大厅
web-keys = 按键
web-sheet-close = 关闭
web-cite = 《{ $book }》规则书第 { $number } 条
web-our-reading = 我们的理解
web-lobby-count = { $tables } 张台，{ $people ->
    [0] 暂无人
   *[other] { $people } 人
}
web-lobby-title = 入座、站立下注，或旁观
web-lobby-promise = 只用游戏筹码。每笔赔付都注明条文。
web-lobby-tables = 赌台
web-lobby-limits = 限红
web-lobby-differential = { $least }，差额 { $room }
web-lobby-from = { $least } 起
web-lobby-round = 局数
web-lobby-spin = 转数
web-lobby-people = 在台
web-lobby-seats = 注位
web-lobby-no-seats = 不设座位
web-lobby-taken = { $box } 号位：{ $name }
web-lobby-free = { $box } 号位：空
web-lobby-return = 回到 { $box } 号位
web-lobby-leave = 离座
web-lobby-stand = 站立
web-lobby-join = 加入
web-lobby-watch = 旁观
web-lobby-last = 最近
web-lobby-dealers-last = 庄家最近
web-lobby-no-rounds = 尚未开局
web-lobby-about-baccarat = 附保险
web-lobby-about-blackjack = RWS 对子 · Boom Busted
web-lobby-about-roulette = 0 · 00 · ★ · 1–36
web-lobby-about-si-ki-pi = 大小两手，一副牌
web-lobby-about-andar-bahar = 左邻右舍 · 先配对者胜
web-lobby-pocket-red = 红
web-lobby-pocket-black = 黑
web-lobby-pocket-zero = 绿
web-lobby-pocket-house = 赌场
web-lobby-ended-void = 作废
web-lobby-ended-bust = 爆牌
web-lobby-ended-blackjack = 黑杰克
web-lobby-ended-andar = 左邻 Andar
web-lobby-ended-bahar = 右舍 Bahar
web-lobby-ended-stand-off = 平手
web-lobby-doing-paused = 暂停
web-lobby-doing-closing = 本局后关台
web-lobby-doing-halted = 已暂停，等候裁定
web-lobby-doing-void = 本局作废
web-lobby-doing-close = 请下注
web-lobby-doing-card = 发牌中
web-lobby-doing-turn = 开牌
web-lobby-doing-spin = 滚珠转动中
web-lobby-doing-squeeze = 有人眯牌
web-lobby-doing-play = 玩家决定中
web-lobby-doing-follow = 是否跟随
web-lobby-doing-window = 玩家决定中
web-lobby-doing-insurance = 可买保险
web-lobby-doing-arrange = 摆牌中
web-lobby-doing-deal-on = 是否继续发牌
web-lobby-doing-next = 已派彩，即将开新局
web-lobby-you = 你
web-lobby-name = 你的名字
web-lobby-name-example = 小安
web-lobby-guest = 访客
web-lobby-come-in = 进场
web-lobby-or-at-once = 也可直接选注位：系统代取名字，附送 10,000 游戏筹码，马上开始。
web-lobby-boxes = 你占的注位
web-lobby-how = 怎么玩
web-lobby-how-sit = 入座：注位归你，由你作决定。
web-lobby-how-stand = 站立：在别人的注位上下注。
web-lobby-how-watch = 旁观：什么都看得到，不下注。

## 路单

web-roads = 路单
web-road-bead = 珠盘路
web-road-big = 大路
web-road-eye = 大眼仔
web-road-small = 小路
web-road-pig = 曱甴路
web-road-big-counts = 大路：庄 { $banker }，闲 { $player }，和 { $tie }
web-roads-counts = 庄 { $banker } · 閒 { $player } · 和 { $tie }
web-roads-only = 路单仅供参考
web-roads-if = { $side } 问路
web-roads-what-if = 下一局若开{ $side }：大眼仔{ $eye }，小路{ $small }，曱甴路{ $pig }
web-road-colour-red = 红
web-road-colour-blue = 蓝
web-road-colour-none = 无

## 按键

web-keys-everywhere = 任何地方
web-keys-lobby = 大厅
web-keys-betting = 下注时
web-keys-deciding = 决定时
web-keys-reading = 阅读
web-key-enter = 金色按钮
web-key-escape = 关闭
web-key-help = 本页按键
web-key-table = 到该台
web-key-arrows = 在注位间移动
web-key-space = 放一枚筹码
web-key-take = 取回一枚筹码
web-key-chips = 换小、换大筹码
web-key-box = 到该注位
web-key-undo = 撤销
web-key-clear = 清空
web-key-repeat = 重复上局
web-key-double = 加倍
web-key-line = 打字下注
web-key-play = 要牌、停牌、加倍、分牌
web-key-window = 投降、保险、等额赔付
web-key-follow = 不要；跟随
web-key-arrange = 分法、庄家摆法
web-key-sign = 告示牌
web-key-round = 本局
web-key-bets = 你的注码

## 百家乐台面

web-felt-discards = 弃牌 { $cards } 张
web-felt-shoe = 第 { $shoe } 靴 · 余 { $cards } 张
web-felt-cut-card-out = 第 { $shoe } 靴 · 切牌已出，余 { $cards } 张
web-felt-draws-player = 闲家补牌
web-felt-draws-banker = 庄家补牌
web-felt-to = { $much } 赔 { $one }

## 赌台：分页、打字下注、单个注位

web-watching = 你在旁观
web-tab-round = 本局
web-line = 打字下注
web-line-example = 100 banker box 3
web-line-say = 说
