### What the server answers on its own

server-unreadable = This cannot be read: { $fault }
server-too-large = This is too large; the most is { $most } bytes.
server-only-json = Only JSON is read here: send it as application/json.
server-only-text = Only text frames are read here.
server-foreign-origin = This page may not speak for anybody here.
server-foreign-host = Nobody is served under this name.
server-too-fast = That was too much at once. Try again in { $seconds } s.
server-too-many-connections = { $name } has too many connections already. Close one, or try again in a minute.
server-log-in = Log in first.
server-no-such-page = There is nothing here.
server-no-such-table = There is no table called { $table }.
server-by-is-known = Who gives a command is known from the login: leave “by” out.
server-no-command = A command is an object with a “type”.
server-wrong-code = That is not the Owner’s one-time code.
server-no-code-now = The House has an Owner: the one-time code is no longer needed.
server-guest-came-before = A guest came in with this request before, and it counts no longer. Come in under another name.
server-password-elsewhere = A password is given with POST /api/password, which puts it on record by itself.
server-key-elsewhere = A lost key is replaced while the House is closed: croupier new-key.
server-stopping = The House closes now. What was confirmed stands; chips are kept.
server-failed = Something went wrong here. It has been written down.

## Commands at a table

live-gives-no-command = { $name } has the role { $role } and gives no command at a table.
live-watches-only = { $name } only watches here. Connect without “watch” to play.
live-key-the-cards = Name the card that was dealt: the order of this shoe is not known here.
live-says-nothing = The line says nothing.
live-no-answer = The table gives no answer.
live-not-known = Whether this was carried out is not known. Ask for it once more under the same id: it is answered then, and done once. { $why }
live-dealer-not-licensed = { $name } is not licensed to deal { $game }.
live-not-in-that-rank = { $name } has no such rank, or it is being changed. Say it again.
server-no-such-step = There is no step { $number } in this round.
