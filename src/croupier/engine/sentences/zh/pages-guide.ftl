### 分步玩法：开始时才取用。金额、输赢和条款由赌台给出。

web-guide-name = 分步玩法
web-guide-of = 玩法：{ $game }
web-guide-step = 玩法 · 第{ $step }步，共{ $of }步
web-guide-next = 下一步
web-guide-do = 替我做
web-guide-again = 重来
web-guide-leave = 退出
web-guide-play-on = 在此继续
web-guide-to-table = 去赌台
web-guide-to-lobby = 回大厅
web-guide-chip = 请选一枚筹码。选定后一直在您手上，直到换另一枚。这些是练习筹码，不值钱。
web-guide-dealing = { $game ->
    [roulette] 珠在转动，请看轮盘。
   *[other] 荷官正在发牌，请看台面。
}
web-guide-no-bet = 这一局您没有下注。请重来，在发牌前先把筹码放到台面上。

## 百家乐

web-guide-baccarat-aim = 荷官发两手牌：闲和庄。您押哪一手更接近九点，也可押和。玩家自己不拿牌。
web-guide-baccarat-bet = 请点您注位（金框）里的闲。每点一次放一枚筹码。
web-guide-baccarat-deal = 筹码已放好，请按“发牌”。在其他赌台由计时停止下注。荷官先给闲和庄各发两张牌。
web-guide-baccarat-cards = 把点数相加：十和人头牌不计，A计一点，只看个位数。补不补第三张牌由规则决定，不由您决定。
web-guide-baccarat-insurance = 您押的一边领先，可以给投注买保险。操作栏写明赔率和最多可买多少。这次先不买。
web-guide-baccarat-paid = 更接近九点的一手赢了。这是您的投注结果和所依据的条款。按“为什么？”看怎样算出。
web-guide-baccarat-next = 整个游戏就是这样。旁注在每个注位的上排；押得最多的玩家可以眯牌。您可在此继续，或去赌台入座。

## 21点

web-guide-blackjack-aim = 您与荷官比牌：比荷官更接近二十一点，又不超过。人头牌计十点，A计一点或十一点。
web-guide-blackjack-bet = 请点您注位（金框）的圆圈。旁边的小圈是押对子的旁注。
web-guide-blackjack-deal = 请按“发牌”。您得两张明牌，荷官先得一张。所有玩家都决定以后，荷官才补其余的牌。
web-guide-blackjack-split = 轮到您。要牌是再补一张，停牌是不再补。您的两张牌点数相同，可以分成两手：请按“分牌”。
web-guide-blackjack-double = 现在是两手牌，各有一注，先打第一手。加倍是再下一注并且只补一张：请按“加倍”。
web-guide-blackjack-play = 请打这一手：要牌再补一张，够了就停牌。超过二十一点是爆牌，立刻输。金色按钮是赌场的打法。
web-guide-blackjack-paid = 荷官补到十六点，十七点以上停牌。这是每手牌的结果和所依据的条款。按“为什么？”看怎样算出。
web-guide-blackjack-next = 整个游戏就是这样。荷官亮A时可买保险，牌不好可以投降。您可在此继续，或去赌台入座。

## 轮盘

web-guide-roulette-aim = 珠落入轮盘的一个珠格。您押珠会落入哪个号码，或押一组号码。
web-guide-roulette-number = 请点台面上的17。筹码放在两个号码之间的线上就押两个号码；台面上方写明押中哪些号码、赔多少。
web-guide-roulette-red = 押的号码越少，赔得越多。请再放一枚筹码在台面边上的红：所有红色号码都算。
web-guide-roulette-spin = 请按金色按钮。停止下注，荷官开珠，珠停在一个珠格里。
web-guide-roulette-paid = 标记立在开出的号码上。这是每一注的结果和所依据的条款。赢的筹码留下，输的收走。
web-guide-roulette-next = 整个游戏就是这样。0、00和★既不是红也不是黑。以往的结果与下一转无关。您可在此继续，或去赌台下注。

## 安达巴哈

web-guide-andar-bahar-aim = 荷官先翻开一张王牌，然后轮流给左邻和右舍发牌。先出现与王牌同点的牌，那一边就赢。
web-guide-andar-bahar-bet = 请点您注位（金框）里的左邻。您押同点的牌落在这一边。
web-guide-andar-bahar-joker = 您也可以押王牌点数。请再放一枚筹码在注位上方那一排的8。
web-guide-andar-bahar-deal = 请按“发牌”。荷官翻开王牌，王牌点数的投注当即分出输赢，然后一张张发牌。
web-guide-andar-bahar-cards = 王牌单独放着。请看最后发的一张：与王牌同点，它的一边赢了。花色不计。
web-guide-andar-bahar-paid = 这是每一注的结果和所依据的条款。按“为什么？”看是什么决定的。
web-guide-andar-bahar-next = 整个游戏就是这样，中间不用作决定。超级左邻、超级右舍和首三张赔得多，但较少赢。您可在此继续，或去赌台入座。

## 四支牌

web-guide-si-ki-pi-aim = 您得四张牌，分成两手，每手两张：小牌和大牌。两手都要赢荷官的才算赢。
web-guide-si-ki-pi-bet = 请点您注位（金框）的大圆圈。小圈是押对子等牌型的旁注。
web-guide-si-ki-pi-deal = 请按“发牌”。您和荷官各得四张暗牌。您排好以后，荷官的牌才翻开。
web-guide-si-ki-pi-look = 请看牌。每手只计两张牌的点数，十和人头牌不计；对子最大，杠其次，都大过点数。
web-guide-si-ki-pi-arrange = 四张牌有三种排法。请选一种，或把一张牌拖到另一张上；也可由荷官按庄家排法排牌。然后按金色按钮。
web-guide-si-ki-pi-compare = 荷官的牌已翻开。小牌比小牌，大牌比大牌。两手都赢才赢，赢一手则退还投注。同牌（牌面完全相同）荷官赢。
web-guide-si-ki-pi-paid = 这是您的投注结果，赢时已扣佣金，并附所依据的条款。按“为什么？”看怎样算出。
web-guide-si-ki-pi-next = 整个游戏就是这样。台面旁的牌型表列出每一手的大小。您可在此继续，或去赌台入座。
