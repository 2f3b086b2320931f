### `croupier serve`

serve-open = 赌场已开放：{ $address }
serve-join = 在另一个终端入座：croupier join baccarat-1 --name ann --floor { $address }
serve-owner = 业主的一次性代码：{ $code }
serve-kept = 记录、密钥和日志存放在 { $folder }
serve-until = 按 Ctrl+C 收场；有注的牌局会先打完，最多等五分钟。再按一次 Ctrl+C 立即收场。
serve-closed = 赌场已收场。
serve-no-such-port = { $port } 不是端口；端口为 0 至 65535。
serve-tls-needs-both = TLS 须同时给出 --tls-cert 和 --tls-key。
serve-no-file = 没有文件 { $file }。
