### 系统或程序库所说的故障；没有中文说法的照原文引用。

fault-as-told = “{ $words }”
fault-no-such-file = 没有这个文件或文件夹
fault-not-permitted = 没有权限
fault-is-a-folder = 这是文件夹
fault-no-folder = 这不是文件夹
fault-file-exists = 文件已存在
fault-name-too-long = 文件名太长
fault-disk-full = 磁盘已满
fault-read-only = 磁盘只读
fault-disk = 磁盘读写出错
fault-too-many-files = 同时使用的文件过多
fault-port-taken = 端口已被占用
fault-no-such-address = 本机没有这个地址
fault-refused = 连接被拒绝
