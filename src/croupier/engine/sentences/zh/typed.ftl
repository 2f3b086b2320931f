### 玩家在台上输入的话：牌局记录中每个动词所显示的那个词。

typed-bets = 押
typed-withdraws = 取回
typed-asks-squeeze = 眯牌
typed-continues = 留下
typed-takes-back = 收回
typed-insures = 买保险
typed-even-money = 等额赔付
typed-surrenders = 投降
typed-hits = 要牌
typed-stands = 停牌
typed-doubles = 加倍
typed-splits = 分牌
typed-follows = 跟注
typed-declines = 不要
typed-asks-on = 继续发牌
typed-looks = 看牌
typed-arranges = 排牌
typed-house-way = 庄家排法

move-range = 可为{ $least }至{ $most }
move-hand = 第{ $hand }手牌

move-which = 哪一个？{ $moves }
move-how-much = 多少？{ $word }可为{ $least }至{ $most }：请在其后写明数额。
move-no-amount = { $word }之后不写数额。
