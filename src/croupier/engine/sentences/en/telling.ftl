### What is said aloud at a live table

told-last-call = Last bets, please.
told-clocks-changed = The Pit has changed how long you have at this table. Time that is running is not shortened.
told-seat-taken = { $player } takes the seat at box { $box }.
told-ready = { $player } is ready.
told-all-ready = { $player } is ready, and so are all players with a bet.
told-companion-came = { $name } plays along at box { $box }.
told-companion-came-anywhere = { $name } plays along.
told-companion-moved = { $name } moves to box { $box } to make room for a player.
told-companion-left = { $name } leaves the table.
told-settings-announced = From the next round on this table has other limits or another layout.
told-settings-changed = The table has new limits or a new layout: read the sign.
told-earlier-void = Round { $number } is void; what was paid in it goes back.
told-paused = The table is paused: no further round until it is resumed.
told-paused-over = The table is paused: { $reason }
told-goes-on = The table goes on.
told-last-round = This is the last round at this table.
told-dealer-came = { $dealer } deals at this table now.
told-dealer-left = { $dealer } has left this table.
told-counted = The cards were counted; { $name } has confirmed it.
