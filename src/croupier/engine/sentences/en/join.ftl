### `croupier join`: a live table in the terminal

join-no-floor = There is no floor at { $address }. Somebody has to serve one: `croupier serve`.
join-not-trusted = The certificate of { $address } is not trusted here: { $fault }. If it is the floor's own, name its file in the environment: SSL_CERT_FILE=cert.pem.
join-who = Say who you are: `--name ann`.
join-no-such-table = There is no table { $table }; there are { $tables }.
join-purse = Your chips at this table: { $purse }
join-gone = The connection is gone. What was confirmed is on record; join again to go on.
join-help = Type buy 500, sit 3, bets 25 tie box 3, hit, pass, ready, companion, dismiss Bea.House, cash-out, stand-up 3; Enter shows the table, q leaves.
join-unreadable = The floor answered something that this program cannot read.
join-not-a-number = After { $word } comes a number, buy 500 or sit 3; { $given } is not one.
join-clock = Seconds left: { $seconds }
join-table-open = open
join-table-paused = paused
join-table-closing = closing after this round
join-round-betting = betting
join-round-play = in play
join-round-concluded = concluded
join-round-void = void
