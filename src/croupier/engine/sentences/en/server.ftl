### What the server answers on its own

server-unreadable = The request could not be read: { $fault }
server-too-large = The request is too large. The limit is { $most } bytes.
server-only-json = Send the body as application/json.
server-only-text = Send text frames. Binary frames are not accepted.
server-foreign-origin = Requests from this origin are not allowed.
server-foreign-host = This server does not answer to that host name.
server-too-fast = Too many requests. Try again in { $seconds } s.
server-too-many-connections = { $name } has too many open connections. Close one, or try again in a minute.
server-log-in = Log in first.
server-no-such-page = Not found.
server-no-such-table = There is no table “{ $table }”.
server-by-is-known = Leave out “by”. The server takes it from your login.
server-no-command = A command must be an object with a “type”.
server-wrong-code = That is not the Owner’s one-time code.
server-no-code-now = The House already has an Owner. The one-time code is no longer valid.
server-guest-came-before = This guest request has expired. Choose another name.
server-password-elsewhere = Use POST /api/password to set a password. It is recorded without the password itself.
server-key-elsewhere = A lost key is replaced while the House is closed: croupier new-key.
server-stopping = The House is closing. Confirmed bets stand, and your chips are safe.
server-failed = An unexpected error occurred and was logged. If you sent a command, send it again with the same id.

## Commands at a table

live-gives-no-command = { $name } has the role { $role }, which cannot act at a table.
live-watches-only = { $name } is only watching. Connect without “watch” to play.
live-key-the-cards = Name the card, for example “deal 9h”. This table does not know the order of the shoe.
live-says-nothing = The line is empty.
live-no-answer = The table did not answer in time.
live-not-known = It is not known yet whether this went through. Send it again with the same id; it cannot happen twice. { $why }
live-dealer-not-licensed = { $name } is not licensed to deal { $game }.
live-not-in-that-rank = { $name } does not hold this rank, or it is being changed. Try again.
server-no-such-step = This round has no step { $number }.
