### The pages of Andar Bahar and Si Ki Pi

web-box-open = 空位

web-andar-bahar-matched = ✓ { $cards }
web-andar-bahar-left = 余 { $cards } 张
web-andar-bahar-last = 近期结果，最新在前
web-andar-bahar-card = 第 { $card } 张
web-andar-bahar-outcome-andar = 安达
web-andar-bahar-outcome-bahar = 巴哈
web-andar-bahar-outcome-stand-off = 平局
web-andar-bahar-outcome-not-played = 未发完
web-andar-bahar-outcome-void = 作废

web-si-ki-pi-looking = 看牌中
web-si-ki-pi-set = ✓ 已排好
web-si-ki-pi-house-way = 庄家排法
web-si-ki-pi-held-low = 在你
web-si-ki-pi-held-high = 手上 ▾
web-si-ki-pi-dealer-by-house-way = 按庄家排法，所有玩家排好后才开牌
web-si-ki-pi-look-title = 你的四张牌还是暗牌
web-si-ki-pi-look-why = 你只可看一手牌。你押的其他注位按庄家排法排牌；超时未排，这一手也一样。
web-si-ki-pi-look = 看牌
web-si-ki-pi-look-at = 看{ $box }号注位的牌
web-si-ki-pi-drag = 把一张牌拖到另一张上即可对换，也可按 1、2、3 选择。
web-si-ki-pi-ways = 三种排法
web-si-ki-pi-higher = 两组中较大的一组就是大牌，不论玩家怎么叫。
web-si-ki-pi-low = 小牌{ $low }
web-si-ki-pi-high = 大牌{ $high }
web-si-ki-pi-now = ◂ 现在
web-si-ki-pi-house-way-mark = 庄家排法
web-si-ki-pi-set-as = 排成小牌{ $low }、大牌{ $high }
web-si-ki-pi-would-set = 小牌{ $low }、大牌{ $high }
web-si-ki-pi-silence = 超时未排，由荷官按庄家排法排牌。
web-si-ki-pi-once = 牌放下后不得再动。
web-si-ki-pi-points = { $points } 点
web-si-ki-pi-held = 在你手上 ▾
web-si-ki-pi-short-looking = 看牌
web-si-ki-pi-short-set = ✓ 排好
web-si-ki-pi-short-house-way = 庄家
web-si-ki-pi-short-dealer = 所有玩家排好后才开牌
web-si-ki-pi-last = 荷官近期的牌，最新在前
web-si-ki-pi-last-void = 作废
