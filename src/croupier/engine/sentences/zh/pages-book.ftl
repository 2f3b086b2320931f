### 规则书，用我们自己的话

web-lobby-also = 还可以看
web-books = 五本规则书
web-book-edition = { $edition }版
web-book-ours = 每一条款都用我们自己的话写出；书中没有言明之处，附上我们的解读。一切以规则书为准。
web-book-search = 条款编号或词语
web-book = 规则书
web-in-the-book = 到规则书里看
