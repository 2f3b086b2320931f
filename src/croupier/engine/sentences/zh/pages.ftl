### 页面

web-lobby = 大厅
web-felt = 台面
web-bar = 现在可以做什么
web-column = 告示牌、您的投注和本局
web-language = 语言
web-table-about = { $decks ->
    [0] {""}
   *[other] { $decks }副牌 ·{" "}
}布局{ $layout }，{ $boxes ->
    [0] {""}
   *[other] { $boxes }个注位，
}第{ $round }局
web-table-numbered = { $game }{ $number }号台
web-head-differential = 最低{ $least } · 差额{ $most }
web-connected = 已连接
web-connecting = 连接中
web-wallet = 游戏筹码
web-purse = 台上筹码
web-chips = 筹码
web-chip = { $amount }筹码
web-your-bets-in = 您的投注，{ $box }号位
web-your-bets = 您的投注
web-chip-beyond = 多于您台上的{ $purse }
web-chip-below = 低于最低限额{ $least }
web-hint-bet = 先选筹码，再点台面下注。
web-sign = 告示牌
web-minimum = 最低
web-maximum = 最高
web-none = 无
web-differential = 差额
web-round = 第{ $number }局
web-open = 空位
web-round-before = 第{ $number }局：{ $what }
web-newest-first = 最新在前
web-face-down = 牌面朝下
web-card = { $suit }{ $rank }
web-rank-A = A
web-rank-K = K
web-rank-Q = Q
web-rank-J = J
web-rank-10 = 10
web-rank-9 = 9
web-rank-8 = 8
web-rank-7 = 7
web-rank-6 = 6
web-rank-5 = 5
web-rank-4 = 4
web-rank-3 = 3
web-rank-2 = 2
web-suit-s = 黑桃
web-suit-h = 红心
web-suit-d = 方块
web-suit-c = 梅花
web-take-box = 坐{ $box }号位
web-companion-box = { $box }号位：{ $who }陪玩中。您可入座，陪玩会让位。
web-box-bet = { $box }号位，{ $bet }
web-pays = { $odds }
web-yours = 您{ $amount }
web-pays-from = { $least }至{ $most }
web-theirs = { $player } { $amount }

## 操作栏

web-again = 重新连接，第{ $tries }次
web-bets-stay = 您的{ $amount }投注已确认，原处不动。如果是赌台本身中断，本局是否继续由规则书决定。
web-trouble = 赌台已叫停
web-bring-chips = 请先带筹码上台
web-bring-why = 钱包里的筹码还没有上台。台上没有投注时，可随时取回。
web-bring = 带{ $amount }上台
web-purse-and-wallet = 台上筹码{ $purse }，游戏筹码{ $wallet }：带筹码上台或带回
web-other-amount = 其他数额
web-bring-more = 再带筹码
web-chips-home = 带回筹码
web-no-line = 没有连接
web-waits-for-table = 正在等赌台回应……
web-session-over = 您的登录已结束
web-session-over-why = 请重新登录，回到您的账户。
web-session-as-guest = 以新访客身份玩
web-account = 您的账户
web-account-waits = 服务器尚未回应。您的账户仍在，本页会自动重试。
web-account-keep = 保留此账户
web-account-log-in = 登录
web-undo = 撤销
web-clear = 清空
web-repeat = 重复上局
web-double = 加倍
web-ready = 就绪
web-ready-count = { $of }人中{ $said }人就绪
web-of-the-house = { $name }（赌场）
web-house-tag = 赌场
web-nothing-placed = 还没有下注
web-nothing-before = 没有上一局
web-silence = 若不回答，视为：{ $move }。
web-silence-nothing = 若不回答，一切不变。
web-no = 不要
web-less = 减少
web-more = 增加
web-halted-why = 台上出了差错，有权裁定的人正在处理。请稍候。
web-no-more-bets = 停止下注
web-void = 本局作废
web-this-round = 本局
web-staked-back = 下注{ $staked }，收回{ $back }
web-no-bets = 本局您没有下注。
web-asked-option = 留下，还是收回投注？
web-asked-order = 哪一张先出？
web-asked-play = 轮到您：怎么打？
web-asked-follow = 要跟注吗？
web-asked-window = 继续发牌之前
web-asked-insurance = 要买保险吗？
web-asked-arrange = 请排好您的四张牌
web-asked-deal-on = 要继续发牌吗？
web-due-spin = 珠在转动。
web-due-squeeze = 有人要求眯牌。
web-do-baccarat-insure = 买保险
web-do-blackjack-hit = 要牌
web-do-blackjack-stand = 停牌
web-do-blackjack-split = 分牌
web-do-blackjack-double = 加倍
web-do-blackjack-follow = 跟注
web-do-blackjack-insure = 保险
web-do-blackjack-even-money = 等额赔付
web-do-blackjack-surrender = 投降
web-do-blackjack-decline = 不用了
web-do-blackjack-settle-interim = 中期结算
web-do-blackjack-collect-bust = 收爆牌注
web-do-andar-bahar-ask-on = 继续发
web-do-si-ki-pi-look = 看牌
web-do-si-ki-pi-arrange = 排好
web-do-si-ki-pi-house-way = 庄家排法
web-do-table-choose-option = 选择
web-do-table-time-ran-out = 时间到
web-do-table-close-betting = 停止下注
web-do-table-fix-order = 说出次序
web-do-as-drawn = 按抽出的次序
web-box-open = 空位
web-nothing-why = 可能输错了，或者所指的东西已经不在这里。
web-odds = 各注赔率
web-odds-short = 赔率
web-how-to-play = 玩法
web-reading = 阅读
web-my-rounds = 我的牌局

## 多页共用

web-home = Croupier，回到大厅
web-keys = 按键
web-sheet-close = 关闭
web-cite = 《{ $book }》规则书第{ $number }条
web-our-reading = 我们的解读
web-lobby-count = { $tables }张赌台，{ $people ->
    [0] 暂无人
   *[other] { $people }人
}
web-lobby-stand = 站后下注
web-lobby-how-stand = 站后下注：在别人的注位上下注。

## 路单

web-roads = 路单
web-road-bead = 珠盘路
web-road-big = 大路
web-road-eye = 大眼仔
web-road-small = 小路
web-road-pig = 曱甴路
web-road-big-counts = 大路：庄{ $banker }，闲{ $player }，和{ $tie }
web-roads-counts = 庄{ $banker } · 闲{ $player } · 和{ $tie }
web-roads-only = 路单仅供参考
web-roads-if = { $side }问路
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
web-key-enter = 按下金色按钮
web-key-escape = 关闭当前窗口
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
web-key-ready = 就绪：不再下注
web-key-line = 输入下注
web-key-play = 要牌、停牌、加倍、分牌
web-key-window = 投降、保险、等额赔付
web-key-follow = 不要；跟注
web-key-arrange = 排法、庄家排法
web-key-insure = 保险；不要
web-key-sign = 告示牌
web-key-round = 本局
web-key-bets = 您的投注

## 百家乐台面

web-felt-discards = { $cards ->
    [0] 尚无弃牌
   *[other] 弃牌{ $cards }张
}
web-felt-shoe = 第{ $shoe }靴 · 余{ $cards }张
web-felt-cut-card-out = 第{ $shoe }靴 · 切牌卡已出，余{ $cards }张
web-felt-wins = 赢
web-felt-draws-player = 闲家补牌
web-felt-draws-banker = 庄家补牌
web-felt-to = { $one } 赔 { $much }

## 赌台：分页、输入下注、单个注位

web-watching = 您在旁观
web-tab-round = 本局
web-line = 输入下注
web-line-example = 25{ $bet }
web-line-example-box = 25{ $bet }{ $box }号位
web-line-say = 提交
