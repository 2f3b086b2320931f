### `croupier serve`

serve-open = 赌场已开放：{ $address }
serve-join = 在另一个终端入座：croupier join baccarat-1 --name ann --floor { $address }
serve-owner = 赌场还没有东主。一次性代码：{ $code }。请在 { $address }/owner 输入，或运行 `croupier pit owner --name olive --floor { $address }`。
serve-kept = 记录、密钥和日志存放在 { $folder }
serve-until = 按 Ctrl+C 收场；有注的牌局会先打完，最多等五分钟。再按一次 Ctrl+C 立即收场。
serve-closed = 赌场已收场。
serve-no-such-port = { $port } 不是端口；端口为 0 至 65535。
serve-tls-needs-both = TLS 须同时给出 --tls-cert 和 --tls-key。
serve-no-file = 没有文件 { $file }。

server-key-missing = 找不到密钥 { $file }。没有它就无法打开此记录的牌靴，请放回原处。
server-key-open = 密钥 { $file } 可被他人读取。请只允许自己读取：chmod 600。
server-key-wrong = { $file } 不是此记录的密钥：记录中登记的是另一把，或者封存的牌序没有一份能用它打开。请放回正确的密钥。
server-address-taken = 无法监听 { $host } 的端口 { $port }：{ $fault }
server-tls-wrong = { $file } 与 { $other } 不是一对证书和密钥：两者须为 PEM 格式、彼此对应，且密钥不带密码。
