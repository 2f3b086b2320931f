### My rounds, and one of them again

web-more-rounds = Earlier rounds
web-no-rounds = You have not played a round yet.
web-round-of = { $table }, round { $number }
web-bet-in-all = { $amount } bet in all
web-shoes = Shuffles checked here
web-shoes-why = Before the first card the House committed to the whole order. Your browser has just worked the commitment out again from what was told afterwards.
web-shoe-of = { $table }, number { $number }:
web-shoe-holds = it is what the House had committed to
web-shoe-broken = it is NOT what the House had committed to
web-replay = Step by step
web-step = { $at } of { $of }
web-step-first = To the start
web-step-back = Back
web-step-on = On
web-step-play = Play
web-step-stop = Stop
