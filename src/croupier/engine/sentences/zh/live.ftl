### 实时赌台

live-dealt-by-the-house = 本台自动发牌，任何人都不能录入牌、开珠结果或荷官口令。
live-seen-by-the-table = 本台自动发牌，牌与珠由本台自行识别。其他情况由赌区人员报告。
live-not-on-duty = { $name }不是本台当值荷官。
live-own-error = { $name }在本台发过牌，其间的差错须由他人裁定。
live-paused = 本台已暂停，须由赌区人员恢复后才开新局。
live-closed = 本台已收台。
live-does-not-play = { $name }不是本赌场的玩家；只有玩家可以入座、买筹码和下注。
live-acts-alone = 本台自行发牌：只有{ $player }本人可以这样做。
live-brings-own-chips = 只有{ $player }本人可以把这些筹码带到本台。
live-no-chips-here = { $player }在本台没有筹码。
live-not-at-the-table = { $player }在本台没有座位，也没有筹码。
live-squeeze-asked = { $player }已请求在此眯牌。
live-owes = { $player }尚欠赌场筹码，结清或豁免之前不能下注。
live-no-shoe-now = 牌靴的次序只能由赌场在两局之间封存或公布。
live-not-committed = 牌的次序封存并公布承诺值之前，不得开局。
live-no-such-shoe = 这与赌场为第{ $number }靴所封存的不符。
live-condition = 现在不能这样做：本台{ $condition ->
    [open] 开放中
    [paused] 已暂停
   *[closing] 即将收台
    }。
live-nobody-deals = 本台目前没有荷官。
live-waits-already = { $player }已有座位或已在候位。
live-seat-free = 尚有空位，{ $player }不必候位。
live-does-not-wait = { $player }并没有候位。
live-busy = 本台正忙，请稍后再试。
live-id-used = 此编号已用于另一项指令。请为这项指令另取编号。
live-wallet-too-small = 钱包里的筹码不够。
live-others-wait = 还有人比{ $player }更早候位。
live-ready-players = 只有本局已下注的玩家可以示意就绪。
live-ready-recorded = 本台由荷官停止下注。只有自动赌台会在全体就绪时停止下注。
live-ready-closed = 已停止下注。下一局可再示意就绪。
live-ready-no-bet = 您本局尚未下注。请先下注，再示意就绪。
live-ready-already = 您已就绪。其他玩家就绪或时间到时停止下注。
live-companions-automatic = 只有自动赌台设有陪玩。
live-companions-seated = 请先入座。只有入座玩家可以请来或请走陪玩。
live-companions-chips = 请先带筹码上台。只有在本台有筹码的玩家可以请来或请走陪玩。
live-companions-not-open = 本台已暂停或即将收台。开放后才可请陪玩。
live-companions-most = 本台已有{ $most }名陪玩，不能再多。
live-companions-no-box = 陪玩需要一个空注位，并须另留一个给玩家。
live-companions-none = 本台没有名为{ $name }的赌场陪玩。
live-companions-leaving = { $name }在本局结束后离开。
live-other-kind = 电子赌台不能改为记录赌台，记录赌台也不能改为电子赌台。
live-not-interrupted = 自动发牌的赌台没有中断的牌局。
live-not-closed = 须先收台、打完最后一局并公布最后一靴，才能撤除{ $table }。
live-stopped = 赌场正在停止营业，不再受理。
live-broken = 本台出现了不应有的故障，查明之前不再受理。
live-written-elsewhere = 另有程序在写入{ $table }的记录，此处不再受理。
live-not-unsealed = 本台暂停服务：本场的密钥打不开{ $shoe }所封存的牌序。用当初封存所用的密钥重新开场营业后即可继续。
live-order-lost = 本台暂停服务：记录中已没有{ $shoe }所封存的牌序。
live-order-otherwise = 本台暂停服务：{ $shoe }所封存的牌序与当初承诺的不符。
live-game-missing = 本台暂停服务：此处未安装该游戏。
live-not-followed = 本台暂停服务：其记录无法读取。
live-chips-of-somebody = { $table }暂停服务，台面上还有{ $amount }。在查明归属之前，不关闭也不更改任何玩家的账户。
live-announce-first = 赌台的变更须先宣布，从下一局起生效。
live-nothing-to-count = 这里没有牌可点。
live-no-count = { $number }不是牌的张数。
live-nothing-to-confirm = 没有待确认的点牌结果。
live-own-count = { $name }正在本台发牌，须由赌区另一人点牌确认。
live-count-differs = 与{ $dealer }点得的张数不符。请双方重新点牌。
live-count-old-cards = 换靴之前，须由荷官点清旧牌，并由赌区主任或以上职级确认。
live-count-new-cards = 开靴之前，须由荷官点清{ $full }张牌，并由赌区主任或以上职级确认。
live-cards-do-not-count = 新牌共{ $number }张，应为{ $full }张，不能开靴。
