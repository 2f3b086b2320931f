### `croupier docs`

docs-no-checkout = 文档由源代码生成，`croupier docs`只能在源代码目录中使用。
docs-no-sphinx = 文档需要Sphinx，此处尚未安装。请用`{ $command }`安装。
docs-building = 正在生成文档，约需十秒。
docs-failed = 文档未能生成，原因见上文。
