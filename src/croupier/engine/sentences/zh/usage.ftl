### 程序的用法：`--help` 的标题，以及输入有误时的说明。

usage-usage = 用法：
usage-any-options = [选项]
usage-a-command = 命令
usage-arguments = 参数：
usage-options = 选项：
usage-commands = 命令：
usage-example = 例：{ $example }
usage-default = [默认：{ $value }]
usage-required = [必填]

usage-no-such-command = 没有“{ $word }”这个命令。
usage-no-such-option = 没有选项{ $option }。
usage-no-such-option-near = 没有选项{ $option }。是不是要输入：{ $near }？
usage-missing-argument = 缺少参数“{ $name }”。
usage-missing-option = 缺少选项{ $name }。
usage-missing-command = 请指明命令。
usage-too-many-words = 多出了参数：{ $words }
usage-takes-no-value = 选项{ $option }后面不能带值。
usage-takes-a-value = 选项{ $option }后面须有值。
usage-not-a-number = { $name }的值无效：不是数字。
usage-not-a-whole-number = { $name }的值无效：不是整数。
usage-try = 用法请看 `{ $command } --help`。
