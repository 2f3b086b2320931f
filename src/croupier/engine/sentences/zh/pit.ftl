### 赌区

## 警示

pit-interrupted = 有投注的牌局中断过多：最近一小时{ $hour }局，最近{ $of }局中{ $recent }局。
pit-stands-still = 台上有投注，但没有任何动静。
pit-game-missing = 本台暂停服务：此处未安装该游戏。{ $why }
pit-not-followed = 本台暂停服务：其记录无法读取（{ $fault }）。
pit-chips-lie-there = 本台还有玩家的筹码：手中{ $purses }，台面上{ $layout }。
pit-at-the-maximum = { $players }在{ $spot }已达最高限额。
pit-claim = { $player }欠赌场{ $amount }。
pit-no-dealer = 本局进行中，却没有荷官。
pit-dealer-due = 没有荷官当值：须由赌区主任安排，或由荷官自行接手。
pit-round-due = 牌已备妥，须由{ $dealer }开局。
pit-unlicensed = { $dealer }没有该游戏的执照，却在此发牌。
pit-dealer-gone = { $dealer }在此当值，但未连线。
pit-miscounted = 上一靴共{ $number }张牌，应为{ $full }张。
pit-count = { $dealer }已点牌，须由赌区人员另行点牌确认。
pit-empty-early = 报告称牌靴已空，但按记录还应剩{ $left }张。
pit-shoe-ends = 牌靴即将用完，还剩{ $left }张。
pit-not-by-the-book = 本台的设定不符合规则书。{ $why }
pit-unannounced = 本台的设定未经宣布就已变更。
pit-old-edition = 本台沿用{ $edition }版规则，现行版本为{ $current }。
pit-change-ahead = { $name }已宣布从下一局起变更。
pit-paused = 本台已暂停。

## 证据

evidence-holds = { $table }第{ $number }局的证据前后相符：{ $entries }条记录环环相扣，重新裁定的结果与当时一致。
evidence-does-not-hold = { $table }第{ $number }局的证据不能成立。
evidence-beside-record = 这些条目是否在记录之中，由保管记录者以此命令证明：croupier verify --evidence { $file }
evidence-on-record = { $table }第{ $number }局的证据与本记录一致。
evidence-not-of-this-record = { $table }第{ $number }局的证据与本记录不符。
evidence-not-on-record = 记录中此处是另一条目，或没有条目。
evidence-otherwise = 按记录，证据中的“{ $field }”并非如此。
evidence-other-history = 牌局记述与这些条目推演出的不同。
evidence-other-rulings = 裁定的说明与这些条目不符。
evidence-other-paragraph = { $paragraph }未被这些条目引用、有所缺漏，或文字不同。
evidence-is-none = { $file }不是croupier pit evidence所写的一局证据。
evidence-not-read = 无法读取{ $file }：{ $fault }。
evidence-other-end = 重新推演后，本局以“{ $status }”告终。
evidence-opens-another = 第一条记录开的不是这一局。

## 查询

pit-not-for-them = 赌区只供赌区主任及以上职级、监控部和东主查看，{ $name }是{ $role }。
pit-no-such-round = 记录中没有{ $table }的第{ $number }局。
pit-not-foreseen = 只有赌台值班经理的决定和以往牌局的作废可以事先查看。

## `croupier pit`

pit-done = 已办妥并记录在案。
pit-effect = { $table }第{ $round }局{ $status ->
    [betting] 下注中
    [play] 进行中
    [concluded] 已赔付
   *[void] 已作废
    }。此决定的结果：
pit-effect-chips = { $player }：台上筹码由{ $now }变为{ $then }。
pit-effect-claim = { $chips }{ $player }此后欠赌场{ $claim }。
pit-effect-none = 没有筹码变动。
pit-effect-sure = 确定吗？（输入y确定，其他则放弃）
pit-effect-left = 未作任何决定。加上`--yes`则不再询问。
pit-code = `croupier serve`显示的一次性代码
pit-no-code = 缺少一次性代码：请输入，或以文件的第一行提供。
pit-logged-in = { $name }已登录{ $address }，职位：{ $role }，十二小时内有效。`croupier pit logout`可退出登录。
pit-logged-out = { $name }已退出登录。
pit-log-in-first = 请先登录{ $address }：`croupier pit login --name sue`。
pit-no-session = 没有为{ $address }保存这样的登录，未作任何更改。
pit-session-over = { $name }的登录已失效。请重新登录：`croupier pit login --name { $name }`。
pit-sessions-open = { $file }中的登录可被他人读取。请只允许自己读取：chmod 600。
pit-sessions-unreadable = { $file }中没有登录信息。请删除该文件后重新登录。
pit-sessions-not-read = 无法读取{ $file }：{ $fault }。
pit-sessions-not-written = 无法写入{ $file }：{ $fault }。
pit-password = { $name }的密码
pit-no-password = 缺少{ $name }的密码：请输入，或以文件中的一行提供。
pit-no-limit-given = 请说明要改什么：--minimum、--maximum或--differential。
pit-differential-of-no-bet = 差额属于整张赌台，不属于某一种投注，请去掉--bet。
pit-new-password = { $name }的新密码
pit-again = 请再输入一次
pit-not-the-same = 两次输入的密码不一致，未作任何更改。
pit-nothing-to-change = 请说明要改什么：--layout、--decks、--boxes、--unit、--edition或--rule。
pit-set-up-so-already = { $table }台本来就是这样设定或宣布的。
pit-not-a-rule = “{ $rule }”不是赌台的规则设定。请照牌局记录开头的写法给出键和值，例如private=true。
pit-no-claims = 没有人欠赌场款项。
pit-clock-betting = 从“请下注”到“停止下注”
pit-clock-last-call = “停止下注”前多久作最后提示
pit-clock-decision = 回答一个问题的时间
pit-clock-pause = 两局之间
pit-clock-card = 自动荷官发牌的间隔
pit-clock-spin = 从“停止下注”到珠停定
pit-clock-seat-kept = 断线后保留座位多久
pit-head-player = 玩家
pit-head-owes = 欠款
pit-head-clock = 计时
pit-head-seconds = 秒
pit-head-counts = 计什么
pit-no-such-word = “{ $word }”不是{ $words }之一。
pit-all-quiet = 一切正常，无须处理。
pit-working = 仍在计算，请稍后再问：{ $games }。
pit-lasts = 已持续{ $seconds }秒。
pit-unfounded = 不成立
pit-account-closed = { $role }，已关闭
pit-condition = { $condition ->
    [open] 开放
    [paused] 暂停
   *[closing] 即将收台
    }
pit-head-table = 赌台
pit-head-condition = 状态
pit-head-round = 局
pit-head-dealer = 荷官
pit-head-players = 入座
pit-head-staked = 台上注额
pit-head-interrupted = 中断
pit-head-alerts = 警示
pit-head-bet = 投注
pit-head-bets = 注数
pit-head-handle = 投注总额
pit-head-paid = 返还
pit-head-hold = 赢额
pit-head-held = 赢率
pit-head-expected = 期望赢额
pit-head-deviations = 偏离（标准差）
pit-every-bet = 全部投注
pit-head-paragraph = 条款
pit-head-facts = 情况
pit-head-unfounded = 不成立
pit-head-time = 时间
pit-head-fact = 情况
pit-head-ruling = 裁定
pit-head-name = 名字
pit-head-role = 职位
pit-head-licences = 执照
pit-head-deals-at = 当值赌台
pit-head-wallet = 钱包
