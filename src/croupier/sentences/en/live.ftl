### Live tables

live-dealt-by-the-house = This table is dealt automatically: nobody keys cards, spins or calls here.
live-not-on-duty = { $name } does not deal at this table.
live-own-error = { $name } deals at this table. Somebody else has to rule on what went wrong.
live-paused = The table is paused. No round is opened until somebody of the Pit resumes it.
live-closed = The table is closed.
live-no-chips-here = { $player } has no chips at this table.
live-no-shoe-now = The order of a shoe is fixed and told between rounds, by the House.
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
live-wallet-too-small = There are not enough chips in the wallet for that.
live-others-wait = Others have waited longer for a seat than { $player }.
