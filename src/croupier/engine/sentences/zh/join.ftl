### `croupier join`：终端里的实时牌桌

join-no-floor = { $address } 没有开放的赌场。须先有人运行 `croupier serve`。
join-not-trusted = 本机不信任 { $address } 的证书：{ $fault }。若确为该赌场自己的证书，请用环境变量指明其文件：SSL_CERT_FILE=cert.pem。
join-who = 请用 `--name ann` 说明您是谁。
join-no-such-table = 没有 { $table } 这张桌；现有 { $tables }。
join-purse = 您在本桌的筹码：{ $purse }
join-gone = 连接已断开。已确认的都已记录在案；重新加入即可继续。
join-help = 可输入 buy 500、sit 3、bets 25 tie box 3、hit、pass、ready、companion、dismiss Bea.House、cash-out、stand-up 3；按回车显示牌桌，q 离开。
join-unreadable = 对方的回答无法读懂。
join-not-a-number = { $word } 之后须是数字，例如 buy 500 或 sit 3；{ $given } 不是。
join-clock = 剩余秒数：{ $seconds }
join-table-open = 开放
join-table-paused = 暂停
join-table-closing = 本局后收台
join-round-betting = 下注中
join-round-play = 进行中
join-round-concluded = 已结束
join-round-void = 作废
