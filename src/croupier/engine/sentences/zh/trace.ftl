### `croupier trace`

trace-no-checkout = trace须读取源代码和测试，只能在源代码目录中使用。
trace-name-a-paragraph = 请同时指明条款，例如 `{ $example }`。
trace-not-operative = 此条款对程序没有要求。
trace-code = 代码
trace-tests = 测试
trace-book = 规则书
trace-paragraphs = 条款
trace-items = 分项
trace-operative = 有要求的
trace-with-code = 有代码
trace-with-test = 有测试
trace-missing = 欠缺
trace-columns = 条款有带点的编号；分项以字母标示，或在附录中。两者之中，除标题和单纯的词语解释外，都对程序有要求。其后各列只计有要求的。
trace-not-built = * 尚未实现：欠缺之处不算失败
trace-unknown = { $place }引用了{ $paragraph }，但没有规则书有此条款。
trace-stale = { $file }已过时，可用croupier trace --write更新。
trace-lacks-both = { $paragraph }没有代码，也没有测试。
trace-lacks-code = { $paragraph }没有代码。
trace-lacks-test = { $paragraph }没有测试。
