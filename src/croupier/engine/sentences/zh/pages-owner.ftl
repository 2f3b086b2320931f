### 第一位东主的页面

web-owner-title = 成为东主
web-owner-lead = 赌场还没有东主。一次性代码显示在运行croupier serve的终端里。
web-owner-code = 一次性代码
web-owner-name = 名字
web-owner-password = 密码
web-owner-again = 再输入一次密码
web-owner-enter = 成为东主
web-owner-not-the-same = 两次输入的密码不一致，没有发送任何内容。
web-owner-no-answer = 服务器没有回应。请用同一代码和密码再试一次。
web-owner-done = { $name }现在是赌场的东主。
web-owner-next = 东主在终端里聘用人员、开设赌台。请先在那里登录：
