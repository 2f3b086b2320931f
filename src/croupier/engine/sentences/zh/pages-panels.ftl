### What panels say that are fetched when they are opened

web-your-chips = 您的筹码
web-in-play = 在局中
web-bring-it = 带上台
web-chips-home-why = 局中的筹码留到结算为止。离座即离开本台的所有注位；一旦没有筹码在局中，筹码就回到钱包。
web-take-home = 带回{ $amount }
web-get-up = 离座
web-going-home = 您已离座。本局结算后，筹码就回到钱包。
web-account-guest = 您现在是访客{ $name }，只有这个浏览器认得此账户。设定名字和密码后，从任何地方都能回来。
web-account-kept = 账户已保留。登录名是{ $login }。
web-account-kept-as = 账户已保留。登录名是{ $login }。在赌台上您仍是{ $name }：座位、筹码和牌局都在这个名字下。
web-account-another = 其他账户
web-account-leaves-guest = 登录其他账户后，就再也回不到{ $name }。
web-account-name = 名字
web-account-password = 密码
web-account-old = 旧密码
web-account-new = 新密码，至少10个字符
web-account-in = 您已登录：{ $name }。
web-account-change = 更改密码
web-account-change-it = 更改
web-account-changed = 密码已更改。其他浏览器均已登出。
web-account-log-out = 登出
web-account-lost = 此账户没有密码：登出后再也回不来，筹码也取不回。
web-account-no-answer = 服务器没有回应。没有任何损失，请重试。
