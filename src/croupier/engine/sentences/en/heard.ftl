### Further words that are understood where a player types, apart by commas. The words of a round
### history are understood as well.

heard-bets = bet, put, place
heard-withdraws = withdraw
heard-asks-squeeze = squeeze
heard-continues = keep, stay, stay in, continue
heard-takes-back = take back, take-back
heard-insures = insure, insurance
heard-even-money = even money, even
heard-surrenders = surrender
heard-hits = hit, card
heard-stands = stand
heard-doubles = double, double down
heard-splits = split
heard-follows = follow
heard-declines = no, decline
heard-asks-on = on, deal on
heard-looks = look
heard-arranges = set
heard-house-way = house way
heard-insures-player = insure player
heard-insures-banker = insure banker

## At a table, beside the round

heard-ready = ready
heard-companion = companion
heard-dismiss = dismiss
heard-buy = buy
heard-sit = sit
heard-stand-up = stand-up
heard-cash-out = cash-out
heard-pass = pass
heard-again = again, repeat, same, rebet
heard-double = double
heard-clear = clear
heard-max = max, all
heard-watch = watch
heard-deal = deal
heard-spin = spin
heard-table = table
heard-why = why
heard-rules = rules
heard-help = help
heard-q = q, quit, leave, exit

## Bets, beside their names on the felt

heard-player = player
heard-banker = banker
heard-tie = tie
heard-andar = andar
heard-bahar = bahar
heard-super-andar = super andar
heard-super-bahar = super bahar
heard-joker = joker
heard-initial = initial bet
heard-player-pair = player pair
heard-banker-pair = banker pair
heard-rws-pairs = rws pairs
heard-first-3-cards = first 3 cards
heard-boom-busted = boom busted
heard-straight = straight up
heard-odd = odd
heard-even = even
heard-red = red
heard-black = black
heard-pocket-0 = zero
heard-pocket-00 = double zero
heard-pocket-h = house pocket
heard-zeros = zeros
heard-dozen = dozen
heard-column = column

## Where a bet lies

heard-box = box
heard-numbered-box = box
heard-hand = hand
heard-first = first
heard-filler = on, the

## Examples, as they can be typed while bets are open

guide-example-andar-bahar = { $more } andar · { $least } super bahar · { $least } joker K
guide-example-baccarat = { $more } player · { $least } tie · { $least } banker pair
guide-example-blackjack = { $more } · { $least } rws pairs · { $least } boom busted
guide-example-roulette = { $least } 17 · { $least } split 17/20 · { $least } corner 17 · { $more } red
guide-example-si-ki-pi = { $more } · { $least } bonus · { $least } dealer bonus
guide-at-box = { $place } box { $box }
