### The account of a ruling: what was reported, which card, who was asked, what became of bets.

by-dealer = dealer
by-supervisor = supervisor
by-manager = manager
by-shift-manager = shift-manager

account-reported = Reported by { $who }: { $fact }.
account-reported-details = Reported by { $who }: { $fact } ({ $details }).
account-reported-later = Reported in a later round: { $fact }.
account-noticed = Noticed by the table: { $fact }.
account-noticed-details = Noticed by the table: { $fact } ({ $details }).
account-insurance = { $bet } { $stage }
account-stage-four-cards = after four cards
account-stage-third-card = after the Player's third card
account-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
account-seen-by = seen by { $player }
account-shown-by = shown by { $player }
account-card = Card { $number }, { $card },
account-at = at { $place }
account-beside-the-shoe = beside the shoe
account-card-moved = { $card } lay { $lay } and went to { $lies }.
account-card-stays = { $card } lay { $lay } and stayed there.
account-card-waits = { $card } lay { $lay } and waits until it is due.
account-card-discarded = { $card } lay { $lay } and was discarded.
account-card-held-over = { $card } lay { $lay } and was held over.
account-card-used = { $card } lay in the shoe and went to { $lies }.
account-asked = Asked: { $choices }.
account-player-at = { $player } ({ $place })
account-stays = { $who } stayed in
account-leaves = { $who } took back
account-chose-nothing = { $who } did not choose
account-bets-returned = Returned: { $bets }.
account-bets-settled-again = Settled again: { $bets }.
account-bets-settled = Settled: { $bets }.
account-bets-stand = Stood as settled: { $bets }.
account-bets-stay = Stayed in play: { $bets }.
account-bet = { $player } { $stake } { $spot }
account-bet-paid = { $player } { $stake } { $spot } ({ $back } back)
account-bet-again = { $player } { $stake } { $spot } ({ $now } back instead of { $before })
account-further-bets =
    { $bets ->
        [one] { $bets } more bet
       *[other] { $bets } more bets
    }
