### 服务器自身的回答

server-unreadable = 无法读取：{ $fault }
server-too-large = 内容过大，最多{ $most }字节。
server-only-json = 这里只接受JSON，请以application/json发送。
server-only-text = 这里只接受文本帧。
server-foreign-origin = 该网页不能在此代表任何人。
server-foreign-host = 这里不以此名称提供服务。
server-too-fast = 请求过于频繁，请在{ $seconds }秒后再试。
server-too-many-connections = { $name }的连接已经太多。请关掉一个，或在一分钟后再试。
server-log-in = 请先登录。
server-no-such-page = 这里什么也没有。
server-no-such-table = 没有名为{ $table }的赌台。
server-by-is-known = 指令由谁发出以登录为准，请不要填写“by”。
server-no-command = 指令须是带有“type”的对象。
server-wrong-code = 这不是东主的一次性代码。
server-no-code-now = 赌场已有东主，不再需要一次性代码。
server-guest-came-before = 已有访客凭此请求入场，该请求不再有效。请换一个名字入场。
server-password-elsewhere = 设定密码须用POST /api/password，该请求会自行记录在案。
server-key-elsewhere = 遗失的密钥须在赌场停止营业时更换：croupier new-key。
server-stopping = 赌场现在停止营业。已确认的一切仍然有效，筹码会保留。
server-failed = 这里出了问题，已经记录下来。

## 赌台上的指令

live-gives-no-command = { $name }的职位是{ $role }，不能在赌台上下指令。
live-watches-only = { $name }在此只能旁观。要参与投注，请不带“watch”重新连接。
live-key-the-cards = 请录入所发的牌：这里不知道牌靴的次序。
live-says-nothing = 这一行什么也没有说。
live-no-answer = 赌台没有回应。
live-not-known = 尚不清楚这一指令是否已经执行。请用同一编号再发一次，届时会有答复，且只会执行一次。{ $why }
live-dealer-not-licensed = { $name }没有{ $game }的执照，不能发牌。
live-not-in-that-rank = { $name }现在没有这个职级，或正在更改。请重试。
server-no-such-step = 本局没有第{ $number }步。
