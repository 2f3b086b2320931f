### 操作栏

web-place-bets = 请下注
web-again-why = 赌台照常进行，连线恢复后即可看到。
web-cut = { $bet } { $offered }减为{ $left }
web-instead-of = { $bet } { $offered }未被接受
web-cut-why = 有{ $amount }超出本台限额，已退还给您。
web-cut-keep = 保留{ $amount }
web-cut-leave = 全部收回
web-instead = 改押{ $amount }
web-leave-it = 不押了
web-not-in-action = 您押{ $bet }的{ $stake }中，有{ $amount }不属有效注额，将予退还。
web-waits-for = 正在等待{ $players }。
web-others-decide = 由他人决定
web-halted-players = { $players }可留下或收回投注；答复之前，牌局不动。
web-halted-rank = 由{ $rank }或以上职级裁定，在此之前，牌局不动。
web-option-box = { $box }号位：
web-option-where = { $box }号位第{ $hand }手：
web-stay-or-leave = 留下，还是收回您的{ $amount }？
web-over-half = 再押{ $amount }？
web-over-half-why = 那样，您在本台的筹码会有一半以上押在台面上。
web-over-half-stake = 押{ $amount }
web-stay = 留下
web-stay-note = { $amount }继续
web-take-back = 收回{ $amount }
web-take-back-note = 退出本局
web-staying-means = 留下即接受本局之后的每一张牌。
web-silence-option = 若不回答，视为留下。
web-stop = 。
web-bet-of-hand = { $bet }，第{ $hand }手
web-why = 为什么？
web-next-bet = 下一注
web-close = 关闭
web-sure = { $move }，确定？
web-range = { $least }至{ $most }
web-box = { $box }号位
web-do-for-side = { $move }（{ $side }）
web-do-for-box = { $move }，{ $box }号位
web-silence-walked-away = 若不回答，由赌场代打：补到12 点即停。
web-silence-insurance = 不回答即不买。
web-silence-insured = 若不回答，保险维持现状。
web-no-insurance = 不买保险
web-no-more-insurance = 不再加买保险

## 告示牌

web-sign-pays = 赔率表
web-limit-from = { $least }起
web-differential-even = 两边持平；每边还可多押{ $room }
web-differential-leads = { $side }多{ $amount }；还可再多押{ $room }

## 告知荷官

web-something-wrong = 觉得不对？
web-tell = 告知荷官
web-companions = 陪玩
web-companions-here = 赌场陪玩{ $many }名
web-companions-about = 陪玩是赌场派来的，用赌场的筹码。玩家下注后才下注，限额和注位都让玩家先用，也不替任何人作决定。
web-companion-ask = 请一名陪玩
web-companion-at = { $who }，{ $box }号位
web-companion-dismiss = 请走{ $who }
web-companion-leaving = 本局后离开
web-tell-how = 请说出您看到的情况，赌台会找出对应条款；您确认之前，一切不变。
web-tell-now = 现在可以报告
web-tell-nothing = 现在没有您可以报告的情况。
web-tell-not-now = 现在不能报告
web-tell-another = 其他情况
web-tell-then = 接下来会怎样
web-tell-awaits = 牌局叫停，等待{ $awaits }。
web-tell-by-itself = 无需任何人裁定，按规则书处理。
web-tell-sure = 全台都会听到，并会记下您的名字。
web-told = 已告知荷官。
web-key-tell = 告知荷官出了什么问题
web-outlook-by-itself = 按规则书
web-outlook-choice = 选择
web-outlook-asks = 之后由{ $players }选择留下或收回投注。
web-outlook-stay = 如您留下
web-outlook-leave = 如您收回
web-outlook-yours = 您的投注
web-as-they-lie = 牌现在的位置
web-as-they-would = 裁定后的位置
web-fate-nothing = 您在此没有投注
web-fate-plays = { $amount }继续
web-fate-back = 退还您{ $amount }
web-fate-both = { $plays }继续，退还{ $back }
web-ruling-confirm = 如确认属实
web-ruling-reconstruct = 如复原牌局
web-ruling-cannot = 如无法复原
web-ruling-intentional = 如属故意
web-ruling-unaffected = 如本局有效
web-ruling-unfounded = 如并未发生
web-fact-somewhere = 现在的位置
web-fact-unseen = 没看清是哪张
web-fact-card = 第{ $number }张：{ $face }，{ $place }
web-fact-field-since = 从哪张牌开始？
web-fact-field-place = 在哪里？
web-fact-field-card = 哪张牌？
web-fact-field-player = 谁？
web-fact-field-box = 哪个注位？
web-fact-field-side = 哪一边？
web-fact-field-count = 几张牌？
web-fact-field-text = 用您自己的话说
web-fact-misplaced = 一张牌发错了位置
web-fact-excess = 多抽了一张牌
web-fact-wrong-number = 一手牌的张数不对
web-fact-together = 两张牌同时抽出
web-fact-dealer-overdrew = 荷官多补了牌
web-fact-dealt-to-empty-box = 给没有投注的注位发了牌
web-fact-face-up-in-shoe = 牌靴里有一张明牌
web-fact-foreign-card = 有一张牌不属于此牌靴
web-fact-cards-missing = 缺牌
web-fact-cards-in-excess = 牌太多
web-fact-not-shuffled = 牌没有洗
web-fact-shoe-empty = 牌靴已空
web-fact-exposed-by-dealer = 荷官露了牌
web-fact-exposed-by-player = 玩家露了牌
web-fact-second-hand-examined = 有人看了第二手牌
web-fact-insurance-not-offered = 没有提供保险
web-fact-side-bet-alone = 旁注没有底注
web-fact-side-bet-unsettled = 旁注没有结算
web-fact-surrendered-too-late = 有人投降太迟
web-fact-walked-away = 有人离台
web-fact-interruption = 牌局中断
web-fact-noticed-late = 之前某局有问题
web-fact-display-wrong = 显示屏有误
web-fact-ball-dropped = 珠直接落入轮盘
web-fact-few-revolutions = 珠转的圈数不足
web-fact-no-pocket = 珠没有落入珠格
web-fact-ball-left = 珠飞出轮盘
web-fact-wheel-still = 轮盘没有转动
web-fact-same-direction = 珠与轮盘同向转动
web-fact-foreign-object = 有东西掉进轮盘
web-fact-interference = 有人干扰
web-fact-wheel-stopped = 轮盘停了
web-fact-ball-broke = 珠破裂
web-fact-other = 其他情况

## 声音

web-sound = 声音
web-sound-on = 声音开
web-sound-off = 声音关
web-key-sound = 开关声音

## 保险，由谁决定

web-insure-your = 为您的{ $side }注{ $amount }买保险？
web-insure-text = { $odds }：{ $when }。最多可买{ $most }，赔付不超过所保的{ $bet }。
web-would-pay = 可赔{ $amount }
web-half = 一半{ $amount }
web-most = 最多{ $amount }
web-note-back = 现在退还{ $amount }
web-decide-for = 您也替{ $players }决定；分牌或加倍时，他们可以跟注，也可以不跟。
web-decided-by = { $box }号位由{ $player }决定，您的{ $amount }也在那里；需要跟注时会问您。

## 叫停的牌局

web-what-it-means = 对您有何影响
web-see-cards = 看牌
web-laid-again = 牌已重新放好
web-as-they-lay = 原来的位置
web-as-they-are = 现在的位置
web-fate-or = { $stays }，或{ $leaves }
web-fact-drawn-together = 两张牌同时抽出
web-why-purse-too-small = 台上筹码不足

## 一个注位上有几位玩家

web-behind-box = { $box }号位
web-decides = 由{ $player }决定
web-you-decide = 由您决定
web-on-hand = 第{ $hand }手{ $amount }
web-depends-next = 取决于下一张牌（发到{ $place }）：
web-depends-void = 本局作废
web-depends-open = 还要再发牌
web-depends-bet = { $player } { $bet }：得回{ $amount }
web-depends-cards = 至少还要{ $cards }张牌才见分晓。
