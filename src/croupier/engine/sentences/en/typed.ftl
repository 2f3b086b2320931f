### What a player types at a table: in English the verbs of a round history.

typed-bets = bets
typed-withdraws = withdraws
typed-asks-squeeze = asks-squeeze
typed-continues = continues
typed-takes-back = takes-back
typed-insures = insures
typed-even-money = even-money
typed-surrenders = surrenders
typed-hits = hits
typed-stands = stands
typed-doubles = doubles
typed-splits = splits
typed-follows = follows
typed-declines = declines
typed-asks-on = asks-on
typed-looks = looks
typed-arranges = arranges
typed-house-way = house-way

move-range = { $least } to { $most }
move-hand = hand { $hand }

move-which = Which one? { $moves }
move-how-much = How much? { $word } takes { $least } to { $most }: write the amount after it.
move-no-amount = { $word } takes no amount.
