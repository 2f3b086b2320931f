### 赔率页，以及通向它的地方

web-odds-working = 正在计算，首次最多需要一分钟。
web-odds-to-the-tables = 回到赌台

## 从赌台到规则书，再回来

web-book-odds = 本游戏各注赔率
web-book-version = 版本{ $version }
web-book-only-edition = 仅此一版
web-book-editions = 保存的版本：{ $editions }
web-book-sections = 各章
web-book-appendix = 附录{ $letter }

## 没有页面的地址

web-nothing-here = 这个地址没有页面

## 大厅

web-lobby-return-table = 回到赌台
web-lobby-books = 规则书
web-lobby-layout = 布局
web-lobby-decks = 副数
web-lobby-evening = 本场
web-lobby-at-tables = 台上筹码
web-lobby-rounds-played = 已玩局数
web-lobby-result = 输赢
web-lobby-course = { $rounds }局走势：结果{ $result }，最低{ $lowest }，最高{ $highest }
web-lobby-round-by-round = 逐局查看
web-lobby-also-rounds = 重看与导出
web-lobby-also-books = 每一条款，用我们自己的话
web-lobby-also-odds = 精确数值，供台下参阅
web-lobby-shuffle = 公平洗牌
web-lobby-also-shuffle = 亲自核对一靴牌
web-lobby-notices = 告示
web-notice-paused = { $table }暂停：恢复前不再开局。
web-notice-out-of-service = { $table }暂停服务。
web-notice-closing = { $table }即将收台：这是最后一局。
web-notice-halted = { $table }已叫停，等候裁定。
web-notice-limits = { $table }下一局起改限红：{ $range }。
web-notice-queue = { $table }：{ $people }人等候注位。
