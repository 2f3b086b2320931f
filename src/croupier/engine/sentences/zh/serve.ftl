### `croupier serve`

serve-open = 赌场开始营业：{ $address }
serve-join = 在另一个终端入座：croupier join baccarat-1 --name ann --floor { $address }
serve-owner = 赌场还没有东主。一次性代码：{ $code }。请在{ $address }/owner输入，或运行`croupier pit owner --name olive --floor { $address }`。
serve-kept = 记录、密钥和日志存放在{ $folder }
serve-metrics = 供Prometheus读取的数据在{ $address }
serve-until = 按Ctrl+C停止营业；有投注的牌局会先打完，最多等五分钟。再按一次Ctrl+C立即停止。
serve-closed = 赌场已停止营业。
serve-no-such-port = { $port }不是端口；端口为0至65535。
serve-tls-needs-both = TLS须同时给出--tls-cert和--tls-key。
serve-no-such-network = { $network }不是地址，也不是网段。写法如192.0.2.7、10.0.0.0/8或2001:db8::/32。
serve-no-such-address = { $address }不是带端口的地址。写法如127.0.0.1:9100。
serve-no-such-number = { $option }须为1至{ $most }的整数。
serve-no-file = 没有文件{ $file }。

server-key-missing = 找不到密钥{ $file }。没有它就无法打开此记录的牌靴，请放回原处；若已遗失：croupier new-key --help。
server-key-open = 密钥{ $file }可被他人读取。请只允许自己读取：chmod 600。
server-key-wrong = { $file }不是此记录的密钥：记录中登记的是另一把，或者封存的牌序没有一份能用它打开。请放回正确的密钥；若已遗失：croupier new-key --help。

new-key-lost = 本赌场的密钥已遗失。换用新密钥后：钱包和筹码不变；牌或珠取决于旧密钥的进行中牌局，按各规则书第5.4条作废，已有结果的则由赌台值班经理裁定。以下赌台将换新牌靴或重新开珠：{ $tables }
new-key-no-table = 无
new-key-sure = 确定换用新密钥，请输入yes
new-key-needs-yes = 请加--yes以示确认。
new-key-nothing-done = 未作任何更改。
new-key-not-lost = { $file }就是此记录的密钥，并未遗失。
new-key-by-an-owner = 本赌场有东主。请用东主的名字说明您是谁：--name olive。
new-key-done = 赌场改用{ $file }中的新密钥。请另存一份，与记录分开保管。
server-address-taken = 无法监听{ $host }的端口{ $port }：{ $fault }
server-tls-wrong = { $file }与{ $other }不是一对证书和密钥：两者须为PEM格式、彼此对应，且密钥不带密码。
