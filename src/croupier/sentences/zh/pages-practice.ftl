## 练习台：由服务器说出

practice-over = 这一场已经打了 { $rounds } 局，请另开一张练习台。
practice-must-speak = 要等你回答才能继续。
practice-no-such-table = 你没有这张练习台，可能已经收起，请另开一张。
practice-too-many = 你在其他窗口已开着 { $most } 张练习台，请先关掉一张。
practice-house-full = 赌场的练习台已满，请过几分钟再试。
practice-no-such-seed = 种子是 0 到 { $most } 之间的整数。
practice-no-such-company = 同桌最多 { $most } 位，也可以没有。
practice-no-such-trouble = 荷官出错的比例在 0（从不）到 1（总是）之间。
practice-no-advice = 这一步没有可算的数字。

## 练习台的页面

web-practice = 练习
web-practice-of = 练习：{ $game }
web-practice-seed-of = 种子 { $seed }
web-practice-errs-never = 荷官从不出错
web-practice-errs-with = 荷官发的牌有 { $percent } % 出错
web-practice-again = 从头再来
web-practice-deal = 发牌
web-practice-next = 下一局
web-practice-hint = 提示
web-practice-working = 正在计算……
web-practice-nothing = 不作声
web-practice-worth = 最佳，平均 { $worth }
web-practice-costs = 平均少 { $cost }
web-practice-edges = 赌场平均从每个筹码中抽取：
web-practice-no-figure = 这一步没有可算的数字。
web-practice-bets-cost = 你的投注平均代价 { $cost }。
web-practice-cost-none = { $move }：没有更好的选择。
web-practice-cost-of = { $move }平均少 { $cost }，更好的是{ $best }。
web-practice-round-cost = 本局 { $cost }
web-practice-all-cost = 累计 { $cost }
web-keys-practice = 练习
web-key-deal = 发牌，或下一局
web-key-hint = 每种选择值多少

## 大厅里的练习台

web-practice-promise = 一张属于你自己的赌台，筹码也是它自己的。它会等你，并告诉你每个决定的代价。
web-practice-game = 游戏
web-practice-with = 同桌
web-practice-companions = { $companions ->
    [0] 没有别人
   *[other] { $companions } 位同桌
}
web-practice-errs = 荷官出错的频率
web-practice-never = 从不
web-practice-often = { $percent } % 的牌
web-practice-seed = 种子
web-practice-any-seed = 随机
web-practice-seed-why = 最多十二位的整数：种子和选择都相同，牌就相同。
web-practise = 开始练习
web-lobby-also-practice = 一张会等你的赌台
web-key-practice = 到练习台
