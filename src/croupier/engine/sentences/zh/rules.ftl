### 规则书及其条款：`croupier rules`，以及语言的选择。

## 任何命令

no-such-language = 没有“{ $language }”这种语言；可用的有：{ $languages }。
not-a-whole-number = “{ $text }”不是整数；请写成1000000、1_000_000或1e6。
number-too-long = { $digits }位的数字太长。

## 规则书

edition-of-version = 第{ $version }版，自{ $effective }起生效
edition-in-effect = 自{ $effective }起生效
not-built-yet = 程序尚不支持这个游戏。
gists-are-ours = 要点和解读是我们自己的话；以获批准的规则书为准。

## 章

section-1 = 定义
section-2 = 游戏方式
section-3 = 玩法
section-4 = 结算
section-5 = 异常情况
section-title = { $number }. { $title }
appendix-title = 附录{ $letter }

## 条款种类

kind-heading = 标题
kind-definition = 定义
kind-equipment = 设备
kind-procedure = 程序
kind-rule = 规则
kind-pay = 赔付
kind-irregularity = 异常
kind-discretion = 酌情

## 条款

paragraph-stands-in = { $title }，{ $section }；{ $edition }
our-reading = 我们的解读：
under-which = 上级条款
below-it = 下级条款
in-other-books = 其他规则书的同一规则
it-refers-to = 引用的条款
referred-to-by = 引用本条的条款

## 搜索

found-in-books = 提到“{ $words }”的条款：{ $counts }。
found-in-book = { $book } { $count }条
nothing-to-search-for = 请写明要找什么，例如--search保险。
not-in-book = { $book }没有提到“{ $words }”的条款。
not-in-books = 各规则书都没有提到“{ $words }”的条款。
not-in-book-near = { $book }没有提到“{ $words }”的条款。是不是要找{ $near }？
not-in-books-near = 各规则书都没有提到“{ $words }”的条款。是不是要找{ $near }？
in-another-book = { $book }没有提到“{ $words }”的条款；{ $others }有。
search-or-paragraph = 用--search时可以指明游戏，但不要指明条款。

## 找不到的

name-a-game = 请指明游戏：{ $games }；或用--search搜索所有规则书。
no-such-book = 没有“{ $game }”这个游戏。规则书有：{ $books }。
no-such-book-near = 没有“{ $game }”这个游戏。是不是要找{ $near }？
paragraph-of-another-book = “{ $text }”不是{ $book }的条款。
no-such-section = { $book }没有“{ $section }”这一章，也没有这个附录；章为1至5，附录为A至{ $last }。
no-such-paragraph = { $book }没有第“{ $number }”条。
no-such-paragraph-near = { $book }没有第“{ $number }”条。是不是要找{ $near }？
