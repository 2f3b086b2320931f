### `croupier join`：终端里的实时赌台

join-no-floor = { $address }没有开放的赌场。须先有人运行`croupier serve`。
join-not-trusted = 本机不信任{ $address }的证书：{ $fault }。若确为该赌场自己的证书，请用环境变量指明其文件：SSL_CERT_FILE=cert.pem。
join-who = 请用`--name ann`说明您是谁。
join-no-such-table = 没有{ $table }这张赌台；现有：{ $tables }。
join-purse = 您在本台的筹码：{ $purse }
join-gone = 连接已断开。已确认的都已记录在案；重新加入即可继续。
join-hint-sit = 开始：买筹码500、入座3；离开：离座3、取回筹码。
join-hint-buy = 开始：买筹码500；离开：取回筹码。
join-hint-bets = 下注：{ $example }；另有重复、加倍、清空、取回。此后会列出可选的做法；输入“略过”表示放弃。
join-hint-places = 这里的投注：{ $bets }。
join-hint-deal-cards = 发牌：on-duty、count 416、opens、closes、deal 4c、turns player、rejects tie box 3；cut-card、pause、off-duty。
join-hint-spin = 开珠：on-duty、opens、closes、spin 17、rejects red；pause、off-duty。
join-hint-report = 出了差错：reports后写明情况及其所指，例如reports interruption。
join-hint-count = 督导：confirm 416，自己上下台用on-duty、off-duty，另有pause、resume。
join-hint-duty = 督导：自己上下台用on-duty、off-duty，另有pause、resume。
join-hint-rule = 裁定：reports interruption、rules confirm、rules reconstruct "seen on film"；赌台值班经理还可用decides、voids。
join-hint-always = 按回车显示赌台，? 显示本说明，q离开。
join-due-duty = { $what }自行接手请输入on-duty。
join-due-count = { $what }请输入count和点得的张数：count 416。
join-due-confirm = { $what }请输入confirm和点得的张数：confirm 416。
join-due-round = 下一步：开局。请输入opens。
join-due-close = 下一步：停止下注。请输入closes。
join-due-card = 下一步：发一张牌到{ $place }。请输入deal和牌：deal 4c。
join-due-turn = 下一步：翻开{ $place }。请输入turns、位置和牌。
join-due-spin = 下一步：开珠。请输入spin和号码：spin 17。
join-due-ruling = 下一步：裁定。请输入rules和{ $words }之一。
join-due-decision = 下一步：赌台值班经理的决定。请输入decides void或decides stand，并写明理由：decides void "nobody saw the card"。
join-nothing-after = { $word }之后不写别的。
join-no-such-box = 该投注没有{ $box }号位；注位有{ $boxes }。
join-unreadable = 对方的答复无法识别。
join-not-a-number = { $word ->
    [buy] 买筹码
    [sit] 入座
    [stand-up] 离座
   *[other] { $word }
    }之后须是数字，例如{ $example }；{ $given }不是。
join-example-buy = 买筹码500
join-example-sit = 入座3
join-example-stand-up = 离座3
join-name-taken = { $why }若是您的名字，请加上--password登录；否则请另取名字。
join-round = 第{ $number }局
join-seat = { $box }号位{ $player }
join-clock = 剩余秒数：{ $seconds }
join-table-open = 开放
join-table-paused = 暂停
join-table-closing = 本局后收台
join-no-round-yet = 尚未开局
join-round-betting = 下注中
join-round-play = 进行中
join-round-concluded = 已结束
join-round-void = 作废
