### Live tables

live-dealt-by-the-house = This table is dealt automatically: nobody keys cards, spins or calls here.
live-seen-by-the-table = This table deals automatically and sees its own cards and ball; the Pit reports anything else.
live-not-on-duty = { $name } does not deal at this table.
live-own-error = { $name } dealt at this table. Somebody else has to rule on what went wrong.
live-paused = The table is paused. No round is opened until somebody of the Pit resumes it.
live-closed = The table is closed.
live-does-not-play = { $name } is not a player of this House. Only players have seats, chips and bets.
live-acts-alone = This table deals by itself: only { $player } can do this.
live-brings-own-chips = Only { $player } can bring these chips to the table.
live-no-chips-here = { $player } has no chips at this table.
live-not-at-the-table = { $player } has no seat and no chips here.
live-squeeze-asked = { $player } has asked to squeeze there already.
live-owes = { $player } owes the House chips and bets none until that is settled or waived.
live-no-shoe-now = The order of a shoe is fixed and told between rounds, by the House.
live-not-committed = No round is opened before the order of its cards is fixed and committed to.
live-no-such-shoe = That is not what the House committed to for shoe { $number }.
live-condition = That cannot be done now: the table is { $condition ->
    [open] open
    [paused] paused
   *[closing] closing
    }.
live-nobody-deals = Nobody deals at this table.
live-waits-already = { $player } has a seat or waits for one already.
live-seat-free = A seat is free: { $player } need not wait.
live-does-not-wait = { $player } does not wait for a seat.
live-busy = The table has more to do than it can take. Try again in a moment.
live-id-used = Another command was given under this id before. Give this one an id of its own.
live-wallet-too-small = There are not enough chips in the wallet for that.
live-others-wait = Others have waited longer for a seat than { $player }.
live-ready-players = Only players with a bet say that they are ready.
live-ready-recorded = The Dealer closes the bets at this table. Only automatic tables close when all players are ready.
live-ready-closed = Betting is closed. You can say Ready again in the next round.
live-ready-no-bet = You have no bet in this round. Bet first, then say Ready.
live-ready-already = You are ready already. Betting closes when the other players are ready, or when the time is up.
live-companions-automatic = Companions play at automatic tables only.
live-companions-seated = Take a seat first. Seated players ask for companions and send them away.
live-companions-chips = Bring chips first. Players with chips at this table ask for companions and send them away.
live-companions-not-open = The table is paused or closing. Companions come once it is open.
live-companions-most = This table has { $most } { $most ->
    [one] companion
   *[other] companions
    }, the most it may have.
live-companions-no-box = A companion needs a free box, and one more stays free for players.
live-companions-none = No companion of the House is called { $name } here.
live-companions-leaving = { $name } leaves as soon as the round is over.
live-other-kind = An electronic table stays electronic, and a recorded one recorded.
live-not-interrupted = No round of an automatic table was interrupted.
live-not-closed = Table { $table } has to be closed first, and its last round played and its last shoe told.
live-stopped = The floor is being closed. Nothing more is taken.
live-broken = Something went wrong at this table that should not happen. It takes nothing more until it has been looked into.
live-written-elsewhere = Somebody else writes to the record of { $table }. Nothing more is taken here.
live-not-unsealed = This table is out of service: the key of the House does not open the sealed order of { $shoe }. It goes on once the floor is started with the key that it was sealed with.
live-order-lost = This table is out of service: the sealed order of { $shoe } is not in the record any more.
live-order-otherwise = This table is out of service: the sealed order of { $shoe } is not the one committed to.
live-game-missing = This table is out of service: its game is not installed here.
live-not-followed = This table is out of service: its record cannot be followed.
live-chips-of-somebody = { $amount } lie on the layout of { $table }, which is out of service. Until it is known whose they are, no player’s account is closed or changed.
live-announce-first = A change of the table has to be announced first. It comes into force with the next round.
live-nothing-to-count = There are no cards to count here.
live-no-count = { $number } is not a number of cards.
live-nothing-to-confirm = No count waits to be confirmed.
live-own-count = { $name } deals at this table. Somebody else of the Pit has to count as well.
live-count-differs = { $dealer } has counted otherwise. Count again, both of you.
live-count-old-cards = Before another shoe starts, the cards of the old one are counted by the Dealer and confirmed by a Pit Supervisor or above.
live-count-new-cards = Before a shoe starts, its { $full } cards are counted by the Dealer and confirmed by a Pit Supervisor or above.
live-cards-do-not-count = The new cards are { $number }, not { $full }. The shoe cannot be opened.
