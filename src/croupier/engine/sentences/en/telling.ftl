### Sentences spoken at a live table

told-last-call = Last bets, please.
told-clocks-changed = The time limits of this table have changed. Running clocks are not shortened.
told-seat-taken = { $player } takes the seat at box { $box }.
told-ready = { $player } is ready.
told-all-ready = { $player } is ready, and so are all players with a bet.
told-companion-came = { $name } plays along at box { $box }.
told-companion-came-anywhere = { $name } plays along.
told-companion-moved = { $name } moves to box { $box } to make room for a player.
told-companion-left = { $name } leaves the table.
told-settings-announced = New limits or a new layout from the next round.
told-settings-changed = The limits or the layout have changed. See the sign.
told-earlier-void = Round { $number } is void. Its payments are reversed.
told-paused = The table is paused. No new round opens until it is resumed.
told-paused-over = The table is paused: { $reason }
told-goes-on = The table is open again.
told-last-round = This is the last round at this table.
told-dealer-came = { $dealer } deals at this table now.
told-dealer-left = { $dealer } has left this table.
told-counted = The cards were checked and confirmed by { $name }.
