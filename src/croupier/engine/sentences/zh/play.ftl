### 终端里的赌台：`croupier play`。

## 入座

play-too-many-companions = 不能有{ $companions }位同台玩家；可有0至{ $most }位。
play-no-such-trouble = 出错率不能是{ $rate }；须在0与1之间。
play-no-purse = 不能带{ $purse }入座；至少要带1元。
play-not-a-folder = { $path }是文件；--save需要文件夹，没有会自动建立。
play-lobby = Croupier：游戏筹码，按规则书玩。
play-which-table = 选哪一台（q离开）？
play-name-a-table = 请输入1至{ $most }的数字，或游戏的名字。

## 离座

play-leaving = 共玩{ $rounds }局；离座时您有{ $purse }（{ $change }）。
play-few-chips-left = 到此为止：您只剩{ $purse }，最低限额是{ $least }。
play-no-chips-left = 到此为止：您的筹码已用完，最低限额是{ $least }。
play-seed = 种子是{ $seed }；重玩同样的牌局：
play-saved = 各局已存档；查看各人所得及依据：

## 一局

play-round = 第{ $number }局 · 您的筹码{ $purse }
play-your-bet = 请下注：
play-your-bet-or-begin = 继续下注，或按Enter { $begins ->
    [spin] 开珠
   *[deal] 发牌
}：
play-no-bet = 您在台面上没有投注：请输入金额，或输入“旁观”看一局。输入 ? 列出各种投注。
play-under-minimum = 最低限额是{ $least }：请在{ $spot }补{ $missing }，否则停止下注时退还。
play-ball-runs = 珠在转动 …
play-cards-at = { $place } { $cards }
play-between-sentences = {""}
play-no-chips = 台面上没有筹码。
play-nothing-settled = 还没有结算过任何一局。

## 提问

play-choose = { $letters }？
play-choose-or-pass = { $letters }，或按Enter放弃：
play-of-hand = 第{ $hand }手牌：{ $question }
play-of-box = { $box }号位：{ $question }
play-of-box-and-hand = { $box }号位第{ $hand }手牌：{ $question }
play-waits-for-you = 全台在等您：请输入{ $letters }。
play-how-much = 多少，{ $least }至{ $most }？
play-really = { $word }，确定吗（y或n）？
play-you-pick = 同时抽出的牌，由您说哪张先出。
play-cards-right = 牌已归到正确的位置，本局照此继续。
play-cards-stay = 牌按现在的位置不动，本局照此继续。
play-once-all-chose = 所有人选定后，本局继续。

## 回答

play-not-an-amount = “{ $text }”不是金额：请输入{ $amounts }。
play-not-a-choice = “{ $text }”现在不能选：请输入{ $letters }，或旁边的词。
play-not-possible = { $amount }不行：请输入{ $least }至{ $most }，须为{ $step }的倍数。
play-amounts = { $least }至{ $most }
play-you-say = 您说：{ $words }。
play-first-then = { $first }先出，然后是{ $rest }
play-chips-of-hand = { $spot }（第{ $hand }手牌）
play-stay-in = 留下：{ $chips }
play-you-stay-in = 您留下：{ $chips }。
play-get-back = 收回{ $amount }
play-get-all-back = 收回{ $amount }：{ $chips }
play-you-take-back = 您收回：{ $chips }。

## 输入的投注

play-none-to-repeat = 您还没有可以重复的投注。
play-none-to-double = 您在台面上没有可以加倍的投注；输入“重复”即重复上一局的投注。
play-none-lies = 您在台面上没有投注。
play-say-amount-and-place = 请输入金额和注区；输入 ? 列出本台的投注。
play-which-box = 请说明注位：{ $typed }。也可以先入座：入座3。
play-more-than-nothing = 投注必须大于0。
play-say-what-back = 请说明收回什么：取回{ $least } { $bet }、取回{ $bet }，或用“清空”收回全部。
play-none-there = 您在{ $spot }没有投注。
play-nothing-fits = { $spot }不能再加注。
play-none-with = 没有含{ $numbers }的{ $bet }。
play-which-one = 是哪一个：{ $spots }？
play-did-you-mean = 这里没有“{ $words }”。是不是指{ $near }？
play-unknown = 这里没有“{ $words }”；输入 ? 列出本台的投注。

## 一局的结果

summary-at-odds = { $spot }（{ $odds }）
summary-part = { $stake }中的{ $counts }
summary-won = 您赢{ $amount }
summary-lost = 您输{ $amount }
summary-level = 您不输不赢
summary-no-bet = 您没有投注
summary-purse = ；您的筹码有{ $purse }。

## 台上查阅条款

play-say-which-paragraph = 请说明哪一条：例如rules 5.8。
play-paragraph = { $citation }：{ $gist }
play-our-reading = 我们的解读：{ $reading }
play-no-such-paragraph = { $book }没有第“{ $number }”条；例如rules 5.8。
play-search-instead = { $book }没有第“{ $number }”条；例如rules 5.8。要搜索文字，可另行运行{ $command }。

## 台面告示与开始

guide-table = { $book }，{ $table }
guide-layout = 布局{ $layout }
guide-layout-and-decks = 布局{ $layout }，{ $decks }副牌
guide-sign = 台面告示：{ $limits }。
guide-limits = 限额：{ $limits }。
guide-minimum = 最低{ $amount }
guide-maximum = 最高{ $amount }
guide-maximum-for = 最高{ $amount }（{ $bets }）
guide-differential = 差额{ $amount }
guide-differential-means = 差额：全台押{ $one }的总额与押{ $other }的总额，相差最多{ $amount }。
guide-pays = 赔率：{ $odds }。
guide-bets-pay = { $bets } { $odds }
guide-pays-span = 1 赔 { $least }–{ $most }
guide-type = 请输入{ $example }。{ $alone }。
guide-alone = { $alone }。
guide-asides = 输入 ? 看全部说明，Tab补全词语，q离座。
guide-also = { $wins }；还有{ $typed }
guide-again = 重复上一局的投注
guide-double = 台面上每注再加同样的金额
guide-max = 该处还能下的最大金额
guide-withdraw = 收回筹码；“清空”收回全部
guide-enter = { $begins ->
    [spin] 已有投注时开珠；“旁观”不下注而看一局
   *[deal] 已有投注时发牌；“旁观”不下注而看一局
}
guide-table-shown = 台面上的牌和筹码
guide-why = 上一局，每笔赔付附条款
guide-rules = 规则书的该条款
guide-q = 离座；进行中的一局按规则书了结

## 存档

saved-time = 时间：{ $time }
saved-table = 赌台：{ $book }，{ $kind ->
    [recorded] 记录赌台
   *[electronic] 电子赌台
}，{ $table }；{ $limits }
saved-seed = 种子：{ $seed }，`{ $command }`的第{ $round }局

## 百家乐

guide-baccarat-player = 闲家点数较近9；和则退还
guide-baccarat-banker = 庄家点数较近9；和则退还
guide-baccarat-tie = 两家点数相同
guide-baccarat-player-pair = 闲家头两张牌成对
guide-baccarat-banker-pair = 庄家头两张牌成对
guide-baccarat-alone = 只输入{ $more }即押庄；押过闲后则押闲
guide-baccarat-note = 还有牌要发而您所押的一方领先时，可买保险；另一方赢时1 赔 1.5至1 赔 8。赔率随保险一同显示。
guide-baccarat-insure = { $side ->
    [player] 闲保险：庄家赢时{ $odds }
   *[banker] 庄保险：闲家赢时{ $odds }
}；可买{ $amounts }
guide-baccarat-insure-or-tie = { $side ->
    [player] 闲保险：庄家赢或和时{ $odds }
   *[banker] 庄保险：闲家赢或和时{ $odds }
}；可买{ $amounts }
guide-baccarat-insured = 您买了{ $side ->
    [player] 闲保险
   *[banker] 庄保险
}{ $amount }，{ $odds }。

## 21点

guide-blackjack-initial = 您的牌比荷官的更近21 点，或荷官爆牌
guide-blackjack-initial-pays = { $odds }，黑杰克{ $blackjack }
guide-blackjack-rws-pairs = 您的头两张牌牌面相同
guide-blackjack-boom-busted = 荷官爆牌；张数越多赔得越多
guide-blackjack-alone = 只输入{ $more }即为底注
guide-blackjack-note-play = 打牌时：h要牌，s停牌，d加倍，p分牌。补牌之前：荷官亮A，i买保险、e等额赔付；亮其他牌，r投降。
guide-blackjack-note-dealer = 荷官16 点或以下补牌，17 点或以上停牌。不足12 点的牌必须要牌。
guide-blackjack-of-box = { $box }号位：{ $text }
guide-blackjack-insure = 荷官得黑杰克时，保险{ $odds }；可买{ $amounts }
guide-blackjack-insured = 您买了保险{ $amount }，{ $odds }。
guide-blackjack-even-money = 不论荷官是什么牌，现在就赢{ $bet }
guide-blackjack-even-money-taken = 您接受等额赔付。
guide-blackjack-surrender = 放弃这手牌，输掉{ $bet }的一半
guide-blackjack-surrendered = 您投降：输掉{ $bet }的一半。
guide-blackjack-follow = 跟注：与该注位的玩家一样，加{ $amounts }
guide-blackjack-followed = 您跟注{ $amount }。
guide-blackjack-decline = 不跟注
guide-blackjack-declined = 您不跟注。
guide-blackjack-soft = 软{ $points } 点
guide-blackjack-hard = { $points } 点
guide-blackjack-hit = 再要一张牌
guide-blackjack-hit-21 = 再要一张牌，虽然已有21 点
guide-blackjack-have-hit = 您在{ $points }要牌。
guide-blackjack-stand = 不再要牌，以{ $points }比牌
guide-blackjack-have-stood = 您在{ $points }停牌。
guide-blackjack-double = 再加{ $most }，只补一张牌
guide-blackjack-double-less = 再加{ $most }，只补一张牌；d 5即加5
guide-blackjack-doubled = 您加倍{ $amount }。
guide-blackjack-split = 分成两手，各一张牌，第二手再加{ $bet }
guide-blackjack-have-split = 您分牌：第二手加了{ $bet }。

## 轮盘

guide-roulette-one = 一个号码
guide-roulette-split = 相邻两个号码
guide-roulette-street = 横排三个号码
guide-roulette-corner = 交角四个号码
guide-roulette-top-line = 0、00、★、1、2和3
guide-roulette-line = 两横排六个号码
guide-roulette-twelve = 十二个号码
guide-roulette-eighteen = 十八个号码
guide-roulette-zeros = 0、00或★
guide-roulette-series-3 = 系列中的三个号码
guide-roulette-series-6 = 系列中的六个号码
guide-roulette-alone = 只输入轮盘上的号码（如17或25），即以上一注的金额押该号码；只输入其他金额（如50），即押在上一注所押之处，起初为红
guide-roulette-note = split 17/20写明两个号码；corner 17、street 1和line 1写最小的号码。0、00和★（输入H）开出时，号码以外的外围注全输。

## 安达巴哈

guide-andar-bahar-andar = 与王牌同点的牌先在左邻出现；若是左邻第一张牌则平局
guide-andar-bahar-bahar = 与王牌同点的牌先在右舍出现
guide-andar-bahar-super-andar = 左邻第一张牌与王牌同点
guide-andar-bahar-super-bahar = 右舍第一张牌与王牌同点，而左邻的不同点
guide-andar-bahar-under-8 = 王牌是2至7
guide-andar-bahar-over-8 = 王牌是9至A
guide-andar-bahar-first-3-cards = 首三张牌是同花、顺子、三条或更大
guide-andar-bahar-joker = 王牌正是您所押的点数
guide-andar-bahar-alone = 只输入{ $more }即押左邻；押过右舍后则押右舍
guide-andar-bahar-ask-on = 继续发牌到同点为止，只供观看
guide-andar-bahar-asked-on = 您要求继续发牌观看。

## 四支牌

guide-si-ki-pi-initial = 您的小牌和大牌都胜过荷官；一胜一负为平局
guide-si-ki-pi-bonus = 您的四张牌有一对或更大
guide-si-ki-pi-dealer-bonus = 荷官的四张牌有一对或更大
guide-si-ki-pi-alone = 只输入{ $more }即为底注
guide-si-ki-pi-note = 您把四张牌分成小牌和大牌，各两张，有三种排法：a、b或c。对子胜杠（2配8），杠胜点数，9 点最大；点数相同比牌面大小，同牌或同为0 点则荷官胜。h按庄家排法。
guide-si-ki-pi-way = 小牌{ $low }（{ $low_cards }），大牌{ $high }（{ $high_cards }）
guide-si-ki-pi-set = 您排成{ $way }。
guide-si-ki-pi-house-way = 由荷官排
guide-si-ki-pi-house-way-is = 由荷官排，荷官会选{ $letter }
guide-si-ki-pi-house-way-taken = 荷官按庄家排法替您排牌。
