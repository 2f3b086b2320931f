### 百家乐

## 投注与牌位

bet-player = 闲
bet-banker = 庄
bet-tie = 和
bet-player-pair = 闲对
bet-banker-pair = 庄对
bet-player-insurance = 闲保险
bet-banker-insurance = 庄保险
place-player = 闲家
place-banker = 庄家

## 设台

baccarat-insurance-unless-private = 只有私人台才可不设保险。
baccarat-no-maximum-here = { $bet }注位不设最高限额，由差额限制。

## 保险

baccarat-no-such-side = 保险只能买闲（player）或庄（banker），没有“{ $side }”。
baccarat-insurance-forgone = { $player }本局已放弃保险。
baccarat-nothing-to-insure = { $player }在{ $side }没有可买保险的未结算投注。
baccarat-no-insurance-here = 本私人台已张贴告示：不设保险。
baccarat-insurance-waived = 本局已免去闲家补第三张牌后的保险。
baccarat-insurance-not-offered = 现时点数不设{ $insurance }。
baccarat-insurance-room = 赔率{ $odds }时，{ $player }的{ $side }保险最多可买{ $room }：赔付额不得超过原投注。

## 眯牌

baccarat-banker-cannot-come-first = 只有无论闲家第三张牌是什么庄家都须补牌时，庄家的第三张牌才可先发。
baccarat-third-card-opened = 闲家的第三张牌已经翻开。

## 裁定

baccarat-ruling-wrong-number = 有一方牌数不对：本局作废
baccarat-ruling-forgo-insurance = 离台者放弃本局的保险；投注照常结算
baccarat-ruling-insurance-not-offered = 仍可买的保险现在补问；已错过而本会赢的，退还原注

## 台面显示

baccarat-points = { $points } 点
baccarat-why-points = 闲{ $player } 点，庄{ $banker } 点
baccarat-why-insurance = 最多{ $most }，因为原注是{ $bet }
baccarat-why-pair = 首两张是{ $cards }：成对
baccarat-why-no-pair = 首两张是{ $cards }：不成对
baccarat-insurance-pays-if = { $side ->
    [banker] 庄
   *[player] 闲
}输即赔，和局退还
baccarat-insurance-pays-unless = { $side ->
    [banker] 庄
   *[player] 闲
}不赢即赔，和局也赔

## 一局的结果

baccarat-outcome-tie = 和局。
baccarat-outcome-won = { $hand }赢。

## 投注的名称

bet-name-player = 闲
bet-name-banker = 庄
bet-name-tie = 和
bet-name-player-pair = 闲对
bet-name-banker-pair = 庄对
bet-name-player-insurance = 闲保险
bet-name-banker-insurance = 庄保险
baccarat-ground-no-bet-on-side = { $player }在该方没有投注。
baccarat-ground-walked-away = { $player }已离开。
baccarat-ground-no-offer = 没有出现这样的保险。
baccarat-ground-ruled-already = 对此已有裁定。
baccarat-ground-bought = { $player }已买了该保险。
baccarat-ground-forgone = { $player }已放弃本局较早的保险。
