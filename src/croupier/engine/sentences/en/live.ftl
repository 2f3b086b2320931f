### Live tables

live-dealt-by-the-house = This table deals automatically. Cards, spins and calls cannot be entered.
live-seen-by-the-table = This table deals automatically and checks its own cards and ball. Other facts are announced by a Pit Supervisor or above.
live-not-on-duty = { $name } is not on duty at this table.
live-own-error = { $name } dealt here and cannot rule on it. Another supervisor must.
live-paused = The table is paused. A Pit Supervisor or above can resume it.
live-closed = The table is closed.
live-does-not-play = { $name } has no player account. Only players can have seats, chips and bets.
live-acts-alone = This table deals by itself: only { $player } can do this.
live-brings-own-chips = Only { $player } can bring these chips to the table.
live-no-chips-here = { $player } has no chips at this table.
live-not-at-the-table = { $player } has no seat and no chips here.
live-squeeze-asked = { $player } has already asked to squeeze there.
live-owes = { $player } owes the House chips and cannot bet until the debt is settled or waived.
live-no-shoe-now = Only the House commits to and reveals shoes, between rounds.
live-not-committed = The round cannot open yet: the House has not committed to its shoe.
live-no-such-shoe = This order does not match the commitment for shoe { $number }.
live-condition = That cannot be done now: the table is { $condition ->
    [open] open
    [paused] paused
   *[closing] closing
    }.
live-nobody-deals = No dealer is on duty at this table.
live-waits-already = { $player } already has a seat or is in the queue.
live-seat-free = A seat is free. { $player } can take it without queueing.
live-does-not-wait = { $player } is not in the queue.
live-busy = The table is busy. Try again in a moment.
live-id-used = This id was used for another command. Use a new id.
live-wallet-too-small = There are not enough chips in the wallet.
live-others-wait = Other players have been in the queue longer than { $player }.
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
live-other-kind = A table cannot change between electronic and recorded.
live-not-interrupted = There is no interrupted round at this table.
live-not-closed = Close { $table } first. Its last round must be over and its last shoe revealed.
live-stopped = The House is closing and accepts no more commands.
live-broken = This table is out of service because of an internal error. It accepts no commands until the error is fixed.
live-written-elsewhere = Another process has written to the record of { $table }. This table accepts no more commands.
live-not-unsealed = This table is out of service: the key does not open the sealed order of { $shoe }. Restart the server with the key that sealed it.
live-order-lost = This table is out of service: the sealed order of { $shoe } is missing from the record.
live-order-otherwise = This table is out of service: the sealed order of { $shoe } does not match its commitment.
live-game-missing = This table is out of service: its game is not installed.
live-not-followed = This table is out of service: its record cannot be replayed.
live-chips-of-somebody = { $table } is out of service with { $amount } on its layout. Player accounts cannot be closed or changed until it is known who owns these chips.
live-announce-first = Announce the change first. It takes effect with the next round.
live-nothing-to-count = There are no cards to check.
live-no-count = { $number } is not a valid number of cards.
live-nothing-to-confirm = No card check is waiting to be confirmed.
live-own-count = { $name } is the dealer. Another person, a Pit Supervisor or above, must confirm the card check.
live-count-differs = Your number differs from { $dealer }’s. Both of you must count again.
live-count-old-cards = Check the old cards first: the Dealer counts them, a Pit Supervisor or above confirms.
live-count-new-cards = Check the new cards first: the Dealer counts { $full } cards, a Pit Supervisor or above confirms.
live-cards-do-not-count = The new shoe has { $number } cards instead of { $full } and cannot be used.
