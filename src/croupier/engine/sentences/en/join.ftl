### `croupier join`: a live table in the terminal

join-no-floor = There is no floor at { $address }. Somebody has to serve one: `croupier serve`.
join-not-trusted = The certificate of { $address } is not trusted here: { $fault }. If it is the floor's own, name its file in the environment: SSL_CERT_FILE=cert.pem.
join-who = Say who you are: `--name ann`.
join-no-such-table = There is no table { $table }; there are { $tables }.
join-purse = Your chips at this table: { $purse }
join-gone = The connection is gone. What was confirmed is on record; join again to go on.
join-hint-sit = To play: buy 500, sit 3; stand-up 3 and cash-out to leave.
join-hint-buy = To play: buy 500; cash-out to leave.
join-hint-bets = To bet: { $example }; also again, double, clear, withdraw. Later the moves that are open are listed; pass lets a question go by.
join-hint-places = Bets here: { $bets }.
join-hint-deal-cards = To deal: on-duty, count 416, opens, closes, deal 4c, turns player, rejects tie box 3; cut-card, pause, off-duty.
join-hint-spin = To deal: on-duty, opens, closes, spin 17, rejects red; pause, off-duty.
join-hint-report = If something went wrong: reports, with a fact and what it names, such as reports interruption.
join-hint-count = To supervise: confirm 416, on-duty and off-duty for yourself, pause, resume.
join-hint-duty = To supervise: on-duty and off-duty for yourself, pause, resume.
join-hint-rule = To rule: reports interruption, rules confirm, rules reconstruct "seen on film"; a Shift Manager also decides and voids.
join-hint-always = Enter shows the table, ? shows this, q leaves.
join-due-round = Next: the round. Type opens.
join-due-close = Next: the bets close. Type closes.
join-due-card = Next: a card to { $place }. Type deal and the card: deal 4c.
join-due-turn = Next: { $place } is turned. Type turns, the place and its cards.
join-due-spin = Next: the spin. Type spin and the number: spin 17.
join-due-ruling = Next: a ruling. Type rules and one of { $words }.
join-due-decision = Next: the Shift Manager’s decision. Type decides void or decides stand, and why: decides void "nobody saw the card".
join-nothing-after = Nothing comes after { $word }.
join-no-such-box = There is no box { $box } for that bet; the boxes are { $boxes }.
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
