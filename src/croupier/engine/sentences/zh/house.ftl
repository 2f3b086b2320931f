### 赌场：权限、名字、筹码、执照、赌台、登录。

## 职位

role-owner = 东主
role-surveillance = 监控部

## 权限

house-not-known-as-such = 赌场没有担任这一职位的{ $name }。
house-log-in-first = 请先登录：此事须由{ $needed }办理。
house-for-newcomers = { $name }已有账户：这只供赌场本身或没有账户的人使用。
house-role-too-low = { $name }的职位是{ $role }；此事须由{ $needed }办理。
house-role-of-the-owners = { $name }无权处理“{ $role }”这一职位，须由东主办理。
house-owned-already = 赌场已有东主。
house-readings-noted = 赌场已记录第{ $readings }版解读；版本只能递增。
house-key-noted = 赌场的密钥早已登记。
house-key-needs-reason = 更换密钥须说明理由。
house-key-of-the-owner = 赌场的密钥由东主决定。
house-last-owner = { $name }是唯一的东主，须先另立一位东主。

## 名字与账户

house-not-a-name = “{ $name }”不能作名字；名字为1至{ $longest }个字母、汉字、数字、“-”、“_”或单个空格，并以字母、汉字或数字开头。
house-name-reserved = 谁也不能叫“{ $name }”：这是赌场的用词。
house-name-taken = 名字“{ $name }”已有人用。
house-name-like = 这个名字容易与{ $name }混淆，请换一个看起来不同的名字。
house-name-mixed = “{ $name }”混用了不同文字，或含有难以分辨的字符。请只用一种文字。
house-nobody-called = 没有叫“{ $name }”的人。
house-account-closed = { $name }的账户已关闭。
house-role-already = { $name }的职位已经是{ $role }。
house-guest-has-no-password = { $name }是访客，没有密码。
house-guest-stays-guest = { $name }是访客，没有密码；只有开立了账户的人才能担任职位。
house-account-kept = { $name }已有密码。

## 筹码

house-chips-need-reason = 发放或收回筹码须说明理由。
house-reason-too-long = 理由最多{ $longest }个字。
house-chips-for-players = 只有玩家可以持有筹码；{ $name }的职位是{ $role }。
house-chips-at-table = { $name }在{ $table }台上还有筹码{ $amount }。
house-owes = { $name }在{ $table }台尚欠赌场{ $amount }，须先结清或豁免。
house-chips-in-wallet = { $name }还有{ $amount }的筹码，须先收回。

## 执照

house-licences-for-dealers = 执照只发给荷官或以上职级；{ $name }的职位是{ $role }。
house-licensed-already = { $name }已持有{ $game }的执照。
house-not-licensed = { $name }没有{ $game }的执照。

## 赌台

house-not-a-table-name = “{ $name }”不能作台名；台名为1至{ $longest }个小写字母a–z、数字或“-”，并以字母或数字开头。
house-table-name-taken = 已经有过名为{ $table }的赌台，记录用的就是这个名字。
house-no-such-table = 没有名为{ $table }的赌台。
house-not-set-up-so = { $game }的赌台不能这样设定。
house-automatic-only-electronic = 自动荷官只在电子赌台发牌。
house-table-holds-chips = { $table }台上还有玩家的筹码。
house-table-owed = 在{ $table }台尚有欠款，须先结清或豁免。
house-clock-beyond = 计时{ $clock }必须大于0秒且不超过{ $longest }秒，不能是{ $given }秒。
house-clocks-already = { $table }台的计时本来就是这样设定的。
house-last-call-too-early = 最后下注提示须在开始下注之后：last_call_s必须小于betting_s。

## 登录

password-too-short = 密码至少要有{ $shortest }个字符。
login-wrong = 名字与密码不符。
login-locked = 以此名称从此处登录失败次数过多：已被锁定，请在{ $minutes }分钟后再试。
login-many-failed = 从此地址登录失败次数过多，请在{ $seconds }秒后再试。
