### `croupier join`：终端里的实时牌桌

join-no-floor = { $address } 没有开放的赌场。须先有人运行 `croupier serve`。
join-who = 请用 `--name ann` 说明您是谁。
join-no-such-table = 没有 { $table } 这张桌；现有 { $tables }。
join-purse = 您在本桌的筹码：{ $purse }
join-gone = 连接已断开。已确认的都已记录在案；重新加入即可继续。
join-help = 可输入 buy 500、sit 3、bets 25 tie box 3、hit、pass、cash-out、stand-up 3；按回车显示牌桌，q 离开。
join-unreadable = 对方的回答无法读懂。
join-not-a-number = { $word } 之后须是数字，例如 buy 500 或 sit 3；{ $given } 不是。
