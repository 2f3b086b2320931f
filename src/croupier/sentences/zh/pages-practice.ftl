## 练习台：由服务器说出

practice-over = 这一场已经打了 { $rounds } 局，请另开一张练习台。
practice-must-speak = 要等您回答才能继续。
practice-no-such-table = 您没有这张练习台，可能已经收起，请另开一张。
practice-too-many = 您在其他窗口已开着 { $most } 张练习台，请先关掉一张。
practice-house-full = 赌场的练习台已满，请过几分钟再试。
practice-no-advice = 这一步没有可算的数字。
practice-seed-range = 种子是 0 到 { $most } 之间的整数。
