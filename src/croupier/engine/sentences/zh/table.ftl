### 五本规则书共有的内容：下注、发牌、报告、裁定、座位与筹码。

## 人员、牌位与注位

rank-player = 玩家
rank-dealer = 荷官
rank-pit-supervisor = 赌区主任
rank-pit-manager = 赌区经理
rank-shift-manager = 赌台值班经理
rank-or-above = { $rank }或以上职级
the-book = 规则书

# As players type it: one language by its word, the other by its name.
bet-typed = { $word ->
   *[any] { $bet }
}
spot-in-box = { $box }号位的{ $bet }
spot-nth = 第{ $number ->
    [1] 一
    [2] 二
   *[3] 三
}{ $bet }
spot-on = { $bet } { $on }
spot-on-in-box = { $box }号位的{ $bet } { $on }
spot-on-hand = { $spot }（第{ $hand }手牌）

place-box = { $box }号位
place-hand = { $box }号位第{ $hand }手牌
place-dealer = 荷官
bet-initial = 底注
place-waiting = 待发处
place-discarded = 弃牌处
place-held-over = 留待下一局

from-to = { $first }至{ $last }
odds = { $staked } 赔 { $paid }
quoted = “{ $words }”

## 可报告的情况

fact-misplaced = 错放的牌
fact-excess = 多抽的牌
fact-wrong-number = 牌数不对
fact-together = 同时抽出
fact-dealer-overdrew = 荷官多补牌
fact-dealt-to-empty-box = 发牌到空注位
fact-face-up-in-shoe = 牌靴中有明牌
fact-foreign-card = 外来牌
fact-cards-missing = 缺牌
fact-cards-in-excess = 多牌
fact-not-shuffled = 未洗牌
fact-shoe-empty = 牌靴已空
fact-exposed-by-dealer = 荷官露牌
fact-exposed-by-player = 玩家露牌
fact-second-hand-examined = 看了第二手牌
fact-insurance-not-offered = 未提供保险
fact-side-bet-alone = 旁注无底注
fact-side-bet-unsettled = 旁注未结算
fact-surrendered-too-late = 投降过迟
fact-walked-away = 玩家离台
fact-interruption = 牌局中断
fact-noticed-late = 事后发现
fact-display-wrong = 显示屏有误
fact-other = 其他情况
fact-in-full = { $fact }：{ $words }

## 两局之间

table-open = 本台已经开台。
no-round-open = 目前没有进行中的牌局。
round-not-finished = 上一局尚未结束。
other-game = 本台玩的是{ $book }，不是{ $game }。
no-such-seat = { $player }不能坐在{ $box }号位；本台注位为{ $boxes }。
no-seats-here = { $player }不能坐在{ $box }号位；本台不设注位。
seat-taken = { $player }不能坐在{ $box }号位：{ $sitting }已坐在那里。
sits-there-already = { $player }已坐在{ $box }号位。
sits-elsewhere = { $player }并未坐在{ $box }号位。
may-not-do-for = { $name }不可代{ $player }办理；赌区员工可以。
no-purses-counted = 本台不计筹码余额。
no-purse-of = 本台不计{ $player }的筹码余额。
an-amount-of-chips = 筹码金额
chips-bought-before-the-close = 筹码须在停止下注之前或两局之间购买。
chips-taken-between-rounds = 筹码须在两局之间取走。

## 下注

no-such-bet = { $book }没有“{ $bet }”这种投注；可用的有：{ $bets }。
no-box-named = 投注{ $bet }没有指明注位；本台注位为{ $boxes }。
no-such-box = 投注{ $bet }没有{ $box }号位；本台注位为{ $boxes }。
bet-names-a-box = { $bet }只需指明注位。
amount-not-positive = { $what }必须大于0，不能是{ $amount }。
amount-too-large = 金额不能超过{ $most }。
amount-not-in-units = { $what }必须是筹码单位{ $unit }的倍数，不能是{ $amount }。
a-bet = 投注
a-withdrawal = 收回的金额
an-insurance-bet = 保险投注
purse-too-small = { $player }只有{ $purse }，不够{ $amount }。
may-not-bet-for = { $name }不可代{ $player }下注；赌区员工可应要求代为下注。
betting-closed = 已宣布“停止下注”；不得再下注、加注或收回投注。
no-more-bets-said = 已经宣布过“停止下注”。
betting-ended-face-up = 牌靴中发现明牌时，下注即告截止。
betting-still-open = 下注尚未截止。
held-over-card-seen = 上一局留下的牌已被看见；本局不接受投注，照常发牌。
no-room-left = { $spot }已无剩余额度。
less-lies-there = { $player }在{ $spot }只有{ $lying }。
no-bet-of-theirs = { $player }在{ $spot }没有投注。
no-bet-lies-on = { $spot }没有投注。
bets-within-limits = { $bet }的投注没有违反本台限额。

## 发牌

played-without-cards = { $book }不用牌。
no-card-while-betting = 下注期间不发牌；请先宣布“停止下注”。
no-card-due = 现在不该发牌；{ $due }。
no-card-due-say-where = 现在不该发牌；{ $due }。若仍有牌放到台面，请说明放在何处。
no-card-due-to = 现在不该发牌到{ $place }；{ $due }。
no-such-place-to-deal = 本台不能发牌到“{ $place }”。
no-such-place-to-lie = 本台的“{ $place }”不能放牌。
say-where-it-was-laid = 请说明这张牌放在台面何处。
how-many-together = 同时抽出的牌至少两张，最多{ $most }张。
electronic-knows-cards = 电子赌台知道自己抽出的每一张牌。
held-over-comes-first = { $held }是上一局留下的牌，须先发，不是{ $card }。
card-not-in-shoe = { $decks }副牌的牌靴中已没有{ $card }。
dealt-face-up = { $place }的牌须牌面朝上发出；没有人获准眯牌。
dealt-face-down = { $place }的牌要眯牌：须牌面朝下发出。
nothing-face-down = { $place }没有暗牌。
so-many-face-down = { $place }有{ $cards }张暗牌。

## 下一步

due-card = 下一张牌应发到{ $place }
due-turn = 应翻开{ $place }的暗牌
due-decision = 由{ $player }决定{ $box }号位第{ $hand }手牌
due-answer = { $player }仍可就{ $box }号位作答
due-spin = 应开珠
due-settlement = 应结算投注
due-nothing = 本局已结束

## 眯牌

squeeze-not-offered = 本台不发暗牌。
squeeze-not-yours = 只有全台注额最高的入座玩家才可要求眯牌。
squeeze-no-such-hand = { $place }没有可眯的牌。
squeeze-too-late = 这张牌已经发出。
squeeze-not-asked = 没有人要求眯牌。

## 任何指令

round-over = 本局已结束。
round-voided = 本局已作废。
round-halted = 本局因“{ $fact }”叫停，正等待{ $awaits }。
no-such-command = { $book }没有“{ $command }”这一指令。
rank-too-low = { $name }是{ $rank }；此事须由{ $needed }办理。
question-closed = 这项提问已经截止。

## 等待谁发话

awaits-ruling = { $rank }的裁定（{ $words }）
ruling-word-confirm = 确认属实
ruling-word-reconstruct = 复原牌局
ruling-word-cannot = 裁定无法复原
ruling-word-intentional = 裁定属故意
ruling-word-unaffected = 裁定本局有效
ruling-word-unfounded = 裁定不成立
awaits-choices = { $players }的选择
awaits-order = { $who }说明哪张牌先出
awaits-decision = { $rank }的决定

## 报告与回应

being-ruled-on = “{ $fact }”已在裁定中。
ruled-on-already = “{ $fact }”已经裁定；赌场只裁定一次。
impossible-now = 牌局进行到此，不可能发生“{ $fact }”。
impossible-because = 不可能发生“{ $fact }”：{ $ground }
ground-no-card = 还没有发牌。
ground-no-such-card = 第{ $number }张牌还没有发；只发了{ $cards }张。
ground-not-together = 已发{ $cards }张，从第{ $number }张起不够数。
ground-cards-at =
    { $cards ->
        [0] { $place }没有牌。
       *[other] { $place }只有{ $cards }张牌。
    }
ground-no-bet = { $player }本局没有投注。
ground-betting-open = 下注尚未截止。
ground-settled = 投注已结算。
ground-not-next = 下一张牌不可能是{ $card }。
ground-has-a-place = 第{ $number }张牌在本局中有其位置。
ground-no-bet-at-box = { $player }在{ $box }号位没有底注。
ground-dealt-face-up = { $place }的牌发的是明牌。
card-was-due-there = 这张牌本来就该发到那里，并没有放错。
no-ruling-awaited = 没有等待裁定的事项。
other-facts-wait = 没有叫{ $called }的事项在等待裁定；等待裁定的是{ $waiting }。
ruling-not-possible = 此处应裁定{ $possible }，不能是“{ $ruling }”。
no-such-report = 没有这样的报告可裁定为不成立。
say-why-unfounded = 请说明报告为何不成立。
wrong-card-lies-there = 这张牌确实放错了位置：此事属实。
were-drawn-together = 这些牌录入时即为同时抽出：此事属实。
decided-by-shift-manager = 值班经理已就该报告作出决定；只能以新的决定取代。
more-happened-since = 该报告之后牌局已有进展，无法撤销。
no-option-now = 现在没有人可作选择。
no-open-bet-there = { $player }在那里没有可作选择的未结投注。
no-clock-running = 现在没有计时。
ruling-has-no-clock = 赌场的裁定不计时。
no-order-to-fix = 没有须确定先后的牌。
order-is-for = 哪张牌先出，由{ $who }说明。
cards-drawn-together = 同时抽出的牌是{ $cards }。
no-decision-awaited = 没有等待值班经理决定的事项。
decision-names-what-went-on = 之前的决定作出后又发过牌：请一并说明{ $bets }如何处理。
decision-needs-reason = 规则书未作规定的决定须说明理由。
name-the-bets = 请指明所决定的投注。
bet-decided-once = 每项投注只决定一次。
bet-only-returned = 下注尚未截止：投注只能退还。
say-what-is-handed-back = 请说明指定的那一注应退还多少。
cards-not-replaced-here = 本规则书没有更换牌的规定。

## 以往各局

name-earlier-rounds = 请指明本台的局数，从1至{ $last }。
nothing-reaches-back = 第{ $round }局之后所报告的情况均不溯及该局。
round-not-on-record = 第{ $round }局没有记录。
round-of-another-game = 第{ $round }局是另一种游戏。
round-void-already = 第{ $round }局已经作废。
voiding-needs-reason = 作废以往牌局须说明理由。
earlier-rounds-void-under-it = 以往牌局已因该报告作废，无法撤销。

## 裁定

ruling-result-stands = 本局继续，结果有效
ruling-noticed-late = 下一局开始后才发现：不影响本局
ruling-void-already = 本局已经作废；之前受影响的各局由赌台值班经理或以上职级指明
ruling-cards-decide = 以台面上的牌为准，不以显示屏为准
ruling-void = 本局作废，退还所有投注
ruling-next-card = 这张牌用作下一张牌
ruling-reconstructed = 牌局复原
ruling-not-reconstructed = 牌局无法复原
ruling-void-as-paid = 赔付后不再发牌，手牌无法补齐：本局作废
ruling-stands-as-paid = 赔付后不再发牌，手牌无法补齐：已结算的结果有效
ruling-order-fixed = 同时抽出的牌已定先后
ruling-with-cards = { $effect }：{ $cards }
ruling-no-order-needed = 所有人已收回投注：无须定先后
ruling-taken-for = 报告的“{ $called }”按“{ $fact }”处理
ruling-unfounded = “{ $fact }”不成立：本局照原状继续
ruling-new-cards = 本局后换上新牌
ruling-shift-manager-decides = 由赌台值班经理或以上职级决定
ruling-stands = 维持原状
ruling-bets = { $told }
ruling-bet-returned = 退还{ $player }在{ $spot }的投注
ruling-bet-settled = { $player }在{ $spot }的投注按{ $payout }结算
owes-nothing = { $player }在此没有欠款。
waiving-needs-reason = 豁免欠款须说明理由。
