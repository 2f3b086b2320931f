### 模拟的结果，写在纸上；数字放进来时已可读

simulated-kind = 模拟报告
simulated-title = { $title }：模拟
simulated-lead = { $rounds }局与精确值对照：平均值是否收敛？
simulated-seed = 模拟，种子{ $seed }
simulated-run = 运行
simulated-run-told = { $rounds }局，种子{ $seed }；用时{ $seconds }秒，每秒{ $speed }局
simulated-dealt = 发牌
simulated-to-the-cut-card = 一靴接一靴，每靴发到切牌卡
simulated-against = 对照
simulated-against-told = 新靴第一局的精确值；平均值偏离超过{ $limit }个标准误者标 ⚑
simulated-compared = 比较
simulated-compared-told = 同样的打法，每局重新洗牌，即精确值的前提：{ $rounds }局

## 结论

simulated-none-of = 0 / { $all }
simulated-all-home = 没有平均值落在界外：模拟与数学一致。
simulated-farthest = 最远的偏离精确值{ $score }个标准误；这么多平均值中最远的，在半数模拟里超过{ $usual }个标准误。
simulated-flagged = { $some } / { $all }被标记
simulated-outside = { $bets }落在界外。
simulated-scores = 偏离精确值（标准误）：{ $scores }。
simulated-by-luck = 单凭运气，15,800个平均值中才有一个超出{ $limit }。
simulated-bet-on = { $bet } { $on }
simulated-insurance-at = { $bet }，{ $stage }，{ $on }
simulated-with-fresh = 每局新靴时被标记。
simulated-fresh-farthest = 每局洗牌，{ $rounds }局中最远的平均值偏离{ $score }个标准误。
simulated-plus-minus = { $figure } ± { $reach }%
simulated-cut-card = 是切牌卡带来的影响，且并非偶然。
simulated-cut-card-unseen = 是切牌卡带来的影响（以本次模拟所见）。
simulated-shoes-end = 一靴牌按张数而不是按局数结束，所以靴中各局不能代表新靴的第一局。
simulated-becomes = { $bet }：精确值{ $exact }，按这些牌靴{ $mean }。
simulated-one-digit = 的局数，才能多准确一位。
simulated-known-to = { $bet }现已精确到 ± { $reach }（95%的把握）。

## 平均值的终点

simulated-ends-title = 平均值停在哪里
simulated-ends-note = 以一注为单位。并非每局都有的投注，只计有的次数。
simulated-every-bet = 全部投注
simulated-times = 次数
simulated-mean = 平均值
simulated-exact = 精确值
simulated-mean-percent = 平均值%
simulated-error-percent = 标准误%
simulated-interval = 95%区间%
simulated-from-to = { $low }至{ $high }
simulated-exact-percent = 精确值%
simulated-difference = 相差（百分点）
simulated-score = 标准误
simulated-strip = 偏离精确值，以标准误计：实心为本次，空心为新靴
simulated-fresh-score = 新靴

## 一路走来

simulated-funnel-title = 同一漏斗，每幅放大十倍
simulated-funnel-note = 可靠的模拟始终在色带之内，而色带逐格收窄。高度：平均值与精确值的距离，以该注自己的标准差计；右上角是折合注额的%。
simulated-span = { $least }至{ $most }次
simulated-finer = 放大{ $times }倍
simulated-bands = 色带：95%与99.9%
simulated-hollow = 空心虚线：每局新靴
simulated-errors = { $score }标准误

## 全部投注

simulated-swarm-title = 一次看全部{ $bets }种投注
simulated-swarm-note = 每点一种投注，按偏离精确值多少个标准误排列；曲线是纯属偶然时的分布。{ $bets }种中有{ $outside }种在95%色带之外，按偶然应有{ $expected }种。要看整体，不看单点。

## 怎么读

simulated-read-bands = 色带：无误的模拟在该次数下，平均值有95%和99.9%的机会落在其内，即 ± 1.96与 ± 3.29个标准差除以 √n。
simulated-read-marks = 点在二的幂处，是同样各局的累计，相邻的点彼此相似：一时偏离说明不了什么，离开而不返才说明问题。
simulated-read-flag = 标记只是疑问，不是结论。先查三点：精确值属另一种情形（新靴）、赢的次数太少、规则程序有误。
simulated-read-seed = 种子相同，各局相同，不论多少线程。全部计数在--json。
