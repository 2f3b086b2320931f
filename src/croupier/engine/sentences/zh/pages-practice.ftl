## 练习台：由服务器说出

practice-over = 这一场已经打了{ $rounds }局，请另开一张练习台。
practice-must-speak = 要等您回答才能继续。
practice-no-such-table = 您没有这张练习台，可能已经收起，请另开一张。
practice-too-many = 您在其他窗口已开着{ $most }张练习台。请关掉一张，或在一分钟后再试。
practice-address-full = 从您的地址打开的练习台太多。请关掉一张，或在一分钟后再试。
practice-house-full = 赌场的练习台已满，请在一分钟后再试。
practice-no-such-seed = 种子是0到{ $most }之间的整数。
practice-no-such-company = 同台人数是0（没有别人）到{ $most }之间的整数。
practice-no-such-trouble = 荷官出错的频率是0（从不）到1（每张牌都错）之间的数字。
practice-no-advice = 这一步没有可算的数字。
advice-cards-unusual = 这一步没有可算的数字：牌的位置与平常的牌局不同。
practice-rule-first = 牌局已停下：请先说您会怎样裁定。
practice-no-such-ruling = 没有这个可选的裁定。
case-laid = 第{ $number }张牌（{ $card }）应发给{ $due }，却放在{ $lies }。
case-not-due = 第{ $number }张牌（{ $card }）放在{ $lies }，但当时不应发牌。
case-together = 第{ $first }–{ $last }张牌：{ $cards }。
case-together-due = 第{ $first }–{ $last }张牌：{ $cards }。第一张应发给{ $due }。
case-next = { $card }应发给{ $due }。
case-face-down = 牌面朝下
advice-cards-held-over = 这一步没有可算的数字：会先发上一局留下的牌。
advice-card-face-down = 这一步没有可算的数字：有一张牌牌面朝下。
advice-card-comes-next = 这一步没有可算的数字：接下来发的是大家已看到的牌。
advice-either-order = 同时抽出的牌，各种先后视为机会相同。
advice-look-first = 请先看牌。
advice-which-first = 哪张牌先出，没有可算的数字。
advice-split-in-part = 分开的一手牌在拿到第二张之前，没有可算的数字。
advice-without-insurance = 之后若可买保险，不计在内。
advice-played-best = 以替该注位作决定的人打得最好为前提。

## 练习台的页面

web-practice = 练习
web-practice-of = 练习：{ $game }
web-practice-any = 另开一张{ $name }练习台，种子随机
web-practice-seed-of = 种子{ $seed }
web-practice-companions = { $companions ->
    [0] 没有别人
   *[other] { $companions }位同台玩家
}
web-practice-errs-never = 荷官从不出错
web-practice-errs-with = 荷官发的牌有{ $percent }%出错
web-practice-errs-spins = 荷官开珠有{ $percent }%出错
web-practice-again = 从头再来
web-practice-deal = 发牌
web-practice-spin = 开珠
web-practice-next = 下一局
web-practice-hint = 提示
web-practice-working = 正在计算……
web-practice-leave = 收回投注
web-practice-long = 仍在计算。每种游戏最初的提示可能需要一分钟，之后会马上出来。
web-practice-worth = 最佳，平均{ $worth }
web-practice-costs = 平均少{ $cost }
web-practice-one-edge = 无论押在哪里，每押一元，赌场平均赢得{ $edge }。
web-practice-edges = 每押一元，赌场平均赢得：
web-practice-no-figure = 这一步没有可算的数字。
web-practice-bets-cost = 您的投注平均要付出{ $cost }。
web-practice-cost-none = { $move }：没有更好的选择。
web-practice-cost-of = { $move }：平均少{ $cost }，更好的是{ $best }。
web-practice-round-cost = 本局{ $cost }
web-practice-all-cost = 累计{ $cost }
web-keys-practice = 练习
web-key-deal = 发牌，或下一局
web-key-hint = 每种选择值多少
web-key-rule = 您的裁定

## 练习台上停下的牌局

web-case-asks = 您会怎样裁定？
web-case-right = 规则书正是这样裁定。
web-case-allowed = 可以这样裁定。
web-case-wrong = 规则书的裁定不同。
web-case-yours = 您的裁定：{ $effect }。
web-case-books = 牌局按规则书继续：{ $effect }。
web-case-discretion = 规则书交由赌场酌情决定，以下每种裁定都可以。
web-case-go-on = 继续
web-case-ends = 每种可行裁定的结果
web-case-end = 裁定的结果
web-case-bet = 投注
web-case-staked = 注额
web-case-back = 取回{ $amount }
web-case-plays = 留在局中
web-case-or = { $stays }；若收回投注，则{ $back }
web-case-no-bets = 本局没有人下注。
