### `--help` 的内容。参数和选项：某一命令专用的说法（`option-pit-open-table`）先于通用的说法（`option-table`）。

## 命令

command-croupier = 按规则书进行的赌台游戏；不带命令时开场营业，与`serve`相同。
command-backup =
    备份此刻的记录；赌场可照常营业。

    已有的文件，只有其中每一条都在记录里时才会被替换。
command-bankroll =
    一注在一场里如何影响本钱，精确推算，一局牌也不发。

    每局都下注，平注或按缆法，直到一场结束、本钱不够一注或达到目标为止。缆法有flat、martingale、paroli、1-3-2-6、dalembert、fibonacci、labouchere、oscar，也可以是JSON文件里的注码表或Python函数。labouchere、oscar和函数用随机发牌的场次计算。任何缆法都改变不了赌场优势。
command-count = 少一张牌对每种投注有何影响，算牌法跟得有多准，以及一靴发到切牌卡为止，有多少时候对玩家有利。
command-docs = 在浏览器中阅读文档；有改动时先重新生成。
command-edge = 精确计算一个游戏每种投注的价值；也可只看一手牌或一种局面。
command-join = 在别人运行的赌场的实时赌台上玩。
command-new-key =
    floor.key遗失后换用新密钥；赌场须已停止营业。

    由东主操作并说明理由。钱包和筹码不变。取决于旧密钥的进行中牌局按各规则书第5.4条作废。新密钥和理由记入记录。
command-play = 带游戏筹码入座。
command-restore =
    把备份恢复为赌场的记录；赌场须先停止营业。

    已有的记录，只有其中每一条都在备份里时才会被替换。
command-rounds = 列出实时赌台的牌局，或查看其中一局；赌场可照常营业。
command-rules = 规则书的规定（用我们自己的话），以及我们的解读。
command-serve = 开场营业：五张赌台，自动发牌，按Ctrl+C停止营业。
command-settle =
    文件中每一局各人所得，以及依据。

    有多局时，另列每位玩家和赌场的总计。
command-simulate = 每秒玩几百万局，统计每一种投注。
command-trace =
    每一条款由哪些代码执行、由哪些测试验证。

    两者缺一的条款，或过时的清单，就是缺口：退出状态为1。
command-verify =
    核验记录：哈希链、账目、余额，并把每一局重新裁定一遍。

    赌场可照常营业。退出状态0：完整；1：发现问题。
command-help = 一个命令或全部命令的帮助。
command-pit =
    照管赌场的赌台：供赌区主任及以上职级、监控部和东主使用。

    `croupier pit login`开始登录，`croupier pit logout`结束登录。密码会在需要时要求输入，也可以从文件逐行读入：< passwords。没有登录时，--name为一条命令要求输入密码。
command-pit-owner = 用`croupier serve`显示的一次性代码成为赌场的第一位东主。
command-pit-login = 登录；此后十二小时内，赌区的命令都以您的身份执行。
command-pit-logout = 结束由`pit login`开始的登录。
command-pit-tables = 所有赌台一览。
command-pit-alerts = 现在有什么要人处理，等了多久。
command-pit-claims = 赔付之后牌局作废，玩家因此欠赌场多少。
command-pit-returns = 每种投注收进和赔出多少，并与平均应有的赢额对照。
command-pit-irregularities = 出过什么差错，按赌台、荷官和条款列出，以及如何裁定。
command-pit-people = 所有持有账户的人。
command-pit-evidence = 记录中关于一局的全部内容，以JSON写出，人人可以核对。
command-pit-check =
    核对一局的证据是否前后相符：条目环环相扣，每个指令重新裁定。

    不需要赌场，也不需要它的记录。记录是否也这样写，只有`croupier verify --evidence FILE`能证明。退出状态0：相符；1：不符。
command-pit-open =
    新开一张赌台：自动发牌的电子赌台，或--recorded。

    供赌台值班经理或东主使用。
command-pit-limits = 宣布新的限额，从下一局起生效。
command-pit-change = 宣布新的布局、副数或规则，从下一局起生效。
command-pit-clocks = 查看或更改一张赌台的各项时限；更改对此后的提问生效。
command-pit-pause = 打完进行中的一局，不再开新局。
command-pit-resume = 让暂停的赌台继续。
command-pit-close = 这是最后一局：打完后收台。
command-pit-reopen = 已收台或即将收台的赌台重新开放。
command-pit-remove = 撤走已收台且无人有筹码的赌台；其记录和台名保留。
command-pit-on-duty = 由持有该游戏执照的荷官接手一张记录赌台。
command-pit-off-duty = 记录赌台当值的荷官离台。
command-pit-confirm-count = 自己也点过之后，确认荷官点得的张数。
command-pit-report = 宣布情况：出了什么差错、在哪里，写法与牌局记录相同。
command-pit-rule = 对叫停的牌局作出所等的裁定。
command-pit-decide = 规则书没有规定时，由赌台值班经理决定。
command-pit-void = 把某一情况所溯及的以往牌局作废；赔付收回。
command-pit-settle-claim = 玩家用钱包里的筹码还清欠赌场的款项；供赌台值班经理使用。
command-pit-waive-claim = 赌场豁免玩家所欠的款项；供赌台值班经理使用。
command-pit-hire = 开立账户；先问您自己的密码，再问新账户的初始密码。
command-pit-role = 改任职位；对方的登录随即失效，新职位不发牌的，执照也一并收回。
command-pit-password = 给别人设新密码，或改自己的；会要求输入，对方的登录随即失效。
command-pit-dismiss = 关闭账户；钱包里的筹码归还赌场，此后不能再登录。
command-pit-licence = 准许某人发某种游戏的牌；没有执照谁也不能发牌。
command-pit-chips = 发给玩家赌场的筹码，或收回一些。

## 参数和选项

option-about = 同时有几项情况时，针对哪一项。
option-as-csv = 供电子表格使用：一注一行
option-as-html = 供浏览器使用：一页
option-as-json = 供程序读取
option-at = 在这张赌台。
option-banker = ……庄家的点数。
option-behind-proxy = 本机前面有反向代理：由它处理TLS，并转告来访者的地址。
option-bankroll-bet = 一种投注；或几种："banker 100, tie 10"。
option-pit-limits-bet = 只改这种投注：tie……
option-betting = 从“请下注”到停止下注。
option-blackjack-pays = 非规则书所定：黑杰克2 赔 3（写3:2）。
option-simulate-boxes = 21点的注位数；默认一个。
option-boxes = 有几个注位。
option-docs-browser = 在浏览器中显示（默认：有屏幕时显示）。
option-browser = 在浏览器中打开大厅；不指明时，有屏幕就打开。
option-card = 自动荷官发牌的间隔。
option-cards = 您点算的牌数。
option-checkpoint = 进度存在那里，下次接着做。
option-cluster = dask的tcp://HOST:PORT，或local:N。
option-command = 其中一个命令
option-companions = 有几人一起玩，0至4。
option-csv = 供电子表格使用；单看一局时一注一行。
option-count-cut = 切牌卡后面的张数。
option-simulate-cut = 切牌卡后面的张数；默认52。
option-data = 赌场的记录存放在哪里。
option-serve-data = 记录、密钥和日志；默认在您的数据文件夹。
option-edge-dealer = ……荷官的这张牌。
option-rounds-dealer = 由这位荷官输入。
option-pit-irregularities-dealer = 由此人发牌。
option-pit-on-duty-dealer = 从现在起由谁发牌
option-decision = 回答一个提问。
option-bankroll-decks = 新靴的副数；默认八副。
option-count-decks = 牌靴的副数；默认八副。
option-simulate-decks = 牌靴的副数；默认八副。
option-edge-decks = 牌靴开始时有几副；默认八副。
option-decks = 牌靴里有几副牌。
option-device = cuda：用显卡，统计结果相同。
option-diff = 两个版本有何不同；或一个版本、一个规则书文件与现行版本有何不同
option-differential = 以元计
option-dollars = 以元计
option-rules-edition = 当日起生效的版本，而非现行版本
option-edition = 按规则书的哪个版本。
option-effect = void、stand
option-evidence = 一局的证据，与记录对照。
option-fact = 情况及其所指：misplaced 5 to banker
option-fast = 发牌之间不停顿。
option-backup-file = 副本写到哪里
option-restore-file = 一份备份
option-verify-file = 记录或其备份
option-pit-check-file = `pit evidence`所写的文件
option-files = 牌局记录，不超过32 MiB；- 为标准输入；文件夹则取其中及各级子文件夹里以.toml结尾的所有文件，按名称排序
option-floor = 赌场开放的地址。
option-four-colours = 四种花色各用一色。
option-fresh = 每局之前洗牌。
option-play-game = 游戏；不指明则进大厅。
option-pit-open-game = 玩什么游戏
option-pit-licence-game = 可以发牌的游戏
option-hand = 21点：一手牌的各种打法，A7……
option-head = 以前公布过的链头。
option-serve-failed-logins = 一个地址十分钟内可失败的登录次数（默认100）。
option-serve-guests = 一个地址十分钟内可入场的新访客数（默认240）。
option-serve-metrics = 在ADDRESS:PORT提供Prometheus数据（默认不提供）。
option-serve-shared-network = 多人共用的地址或网段，例如学校：限额放宽到十倍。可重复。
option-serve-trusted-proxy = 反向代理的地址或网段：由它处理TLS，并转告来访者的地址。可重复。
option-host = 监听的地址。
option-hours = 改按小时计一场。
option-indices = 21点：何时改变打法。
option-insure = 百家乐：对玩家有利时买保险。
option-json = 供程序读取；单看一局时为JSON行。
option-ladder = flat、martingale、labouchere……；own.json；own.py:name。
option-language = en或zh；否则看LC_ALL、LC_MESSAGES、LANG。
option-last-call = 停止下注前多久作最后提示。
option-edge-layout = 轮盘：这种布局上的投注。
option-layout = 规则书中的布局：A、B……
option-simulate-layout = 轮盘的布局；默认A。
option-play-maximum = 一处的上限；有差额的游戏，也是差额。
option-maximum = 以元计
option-play-minimum = 最小的投注，以元计。
option-minimum = 以元计
option-more-than = 注额在此以上。
option-most = 最多列出几局，新的在前。
option-join-name = 您是谁；不指明则为访客。
option-serve-name = 来访者还可使用的主机名。
option-name = 您是谁（默认：最近一次用`croupier pit login`登录的人）。
option-pit-owner-name = 东主的名字；会要求输入代码和密码。
option-pit-login-name = 您是谁；会要求输入密码。
option-no-double-after-split = 非规则书所定：分牌后不能加倍。
option-no-even-money = 非规则书所定：没有等额赔付。
option-no-surrender = 非规则书所定：不能投降。
option-number = 查看一局：局号
option-on = 位置：--on 0-00。
option-outcome = 例如banker、17或void。
option-rounds-paragraph = 依此条款赔付或裁定，例如 "Baccarat 5.13"。
option-rules-paragraph = 例如5.13、3.15.2(a)或附录A；或第1至5章
option-trace-paragraph = 例如5.8：逐处列出其代码和测试
option-pit-irregularities-paragraph = "Baccarat 5.8"
option-password = 登录；会要求输入密码。
option-pause = 两局之间。
option-placements = 只要这些投注："red, split 0-00"。
option-edge-player = 百家乐：从两张牌的这个点数起……
option-rounds-player = 此人下过注的牌局。
option-bankroll-plot = 画出走势和结局：out.svg。
option-edge-plot = 写出全部图表：out.svg。
option-simulate-plot = 平均值如何收敛：out.svg。
option-port = 端口；0：任一空闲端口。
option-bankroll-purse = 带来的本钱。
option-play-purse = 入座时有多少，以元计。
option-reason = 理由；会记录在案。
option-yes = 不再询问，直接执行。
option-new-key-name = 东主的名字；密码另行询问。
option-record = 记录或其备份。
option-recorded = 由人发牌并输入。
option-report = 写一份可以传阅或打印的报告：out.html。
option-revoke = 收回执照。
option-round = 局号
option-bankroll-rounds = 一场的局数；默认四小时。
option-simulate-rounds = 1e9、1_000_000；默认一千万。
option-pit-void-rounds = 局号
option-rounds-an-hour = 每小时局数。
option-rule = 照牌局记录开头的写法：private=true。
option-ruling = 例如confirm、reconstruct或unfounded。
option-save = 牌局记录存放在哪里。
option-search = 提到它的条款，在一本或所有规则书中
option-seat-kept = 人离开后座位保留多久。
option-bankroll-seed = 种子相同，场次相同。
option-edge-seed = 配合--sweep：牌靴的种子（默认1）。
option-count-seed = 种子相同，牌靴相同。
option-play-seed = 随机种子；种子相同，牌局相同。
option-simulate-seed = 种子相同，牌局相同。
option-series = 系列注，JSON格式：三号和六号。
option-sessions = 打法为函数时，随机打多少场。
option-bankroll-shoe = 每局都从这副牌靴发："A:31,2:32,…,K:30"。
option-edge-shoe = 还剩哪些牌："A:31,2:32,…,K:30"。
option-verify-shoe = 把每靴牌、每次开珠与其承诺对照。
option-edge-shoes = 配合--sweep：发这么多靴（默认50）。
option-shoes = 发这么多靴，逐局计算。
option-rounds-since = 例如2026-11-16或2026-11-16T20:15。
option-verify-since = 到这一条为止的条目按现状采用。
option-spin = 从“停止下注”到珠停定。
option-stake = 一注；默认100，买保险时120。
option-steps = 谁要求了什么，台上说了什么。
option-strategy = 打法表，格式同`edge blackjack --json`。
option-sweep = 投注随decks=4..8、cut=16,52或pays:tie=7..9变化。
option-system = hi-lo、zen、omega-2……；或JSON文件。
option-join-table = 赌台；不指明则列出各台。
option-rounds-table = 查看一局：赌台
option-verify-table = 只重新裁定这张赌台的牌局。
option-pit-returns-table = 只看这张赌台。
option-pit-irregularities-table = 只看这张赌台。
option-table = 赌台，台名见`pit tables`
option-pit-open-table = 台名，例如salon-2
option-take-back = 从钱包收回赌场。
option-target = 达到这个数就离场。
option-threads = 在本机；不指明则每核一个。
option-tls-cert = TLS证书。
option-tls-key = TLS密钥。
option-toml = 供`croupier settle`读取的记录文件。
option-play-trouble = 荷官出错的机会，0至1。
option-simulate-trouble = 由引擎模拟台上的差错："together:0.01"。
option-unit = 最小的筹码，以元计。
option-until = 同上。
option-version = 显示版本。
option-watch = 只看不玩。
option-pit-settle-claim-who = 欠款的玩家
option-pit-waive-claim-who = 欠款的玩家
option-who = 谁的账户
option-write = 先更新docs/traceability.md
option-help = 显示本说明后退出。
