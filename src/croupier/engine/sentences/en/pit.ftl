### The Pit

## Alerts

pit-interrupted = Rounds with bets were interrupted too often: { $hour } in the last hour, { $recent } of the last { $of } rounds.
pit-stands-still = Bets are on the layout, but nothing has happened for more than three minutes.
pit-game-missing = This table is out of service: its game is not installed here. { $why }
pit-not-followed = This table is out of service: its record cannot be replayed ({ $fault }).
pit-chips-lie-there = Players have chips here: { $purses } in purses, { $layout } on the layout.
pit-at-the-maximum = { $players } at the maximum on { $spot }.
pit-claim = { $player } owes the House { $amount }.
pit-no-dealer = A round is open, but no dealer is on duty.
pit-dealer-due = No Dealer is on duty: a Pit Supervisor puts one there, or a Dealer takes the table.
pit-round-due = The cards are ready. { $dealer } has to open the round.
pit-unlicensed = { $dealer } is dealing without a licence for this game.
pit-dealer-gone = { $dealer } is on duty but not connected.
pit-miscounted = Card check: the last shoe had { $number } cards instead of { $full }.
pit-count = { $dealer } has counted the cards. A Pit Supervisor or above must count them too and confirm.
pit-empty-early = The shoe was reported empty, but the record says that { $left ->
    [one] one card is
   *[other] { $left } cards are
    } left.
pit-shoe-ends = The shoe is about to end: { $left ->
    [one] one card is
   *[other] { $left } cards are
    } left.
pit-not-by-the-book = The settings of this table break its rule book. { $why }
pit-unannounced = The settings of this table were changed without being announced.
pit-old-edition = This table uses the { $edition } edition. The current one is { $current }.
pit-change-ahead = { $name } has announced new settings. They take effect with the next round.
pit-paused = The table is paused.

## Evidence

evidence-holds = Round { $number } of { $table } is consistent: { $entries ->
    [one] one entry
   *[other] { $entries } entries
    }. Their hash links are intact, and their commands lead to the same events.
evidence-does-not-hold = The evidence about round { $number } of { $table } is inconsistent.
evidence-beside-record = This does not show that the round is in the record. To check that: croupier verify --evidence { $file }
evidence-on-record = Round { $number } of { $table } matches the record.
evidence-not-of-this-record = The evidence about round { $number } of { $table } does not match this record.
evidence-not-on-record = The record has a different entry here, or none.
evidence-otherwise = “{ $field }” differs from the record.
evidence-other-history = The history does not match the entries.
evidence-other-rulings = The account of the rulings does not match the entries.
evidence-other-paragraph = { $paragraph } is missing, has different wording, or is not cited by these entries.
evidence-is-none = { $file } is not an evidence file of `croupier pit evidence`.
evidence-not-read = { $file } cannot be read: { $fault }.
evidence-other-end = Replayed, the round ends as “{ $status }”.
evidence-opens-another = The first entry does not open this round.

## What it is asked for

pit-not-for-them = The Pit is for a Pit Supervisor and above, Surveillance and Owners; { $name } is a { $role }.
pit-no-such-round = The record has no round { $number } of { $table }.
pit-not-foreseen = Only a Shift Manager’s decision and the void of earlier rounds are shown beforehand.

## `croupier pit`

pit-done = Done.
pit-effect = { $status ->
    [betting] Betting is open in round { $round } of { $table }
    [play] Round { $round } of { $table } is in play
    [concluded] Round { $round } of { $table } is paid
   *[void] Round { $round } of { $table } is void
    }. What this decision does:
pit-effect-chips = { $player } has { $now } at the table now, and { $then } then.
pit-effect-claim = { $chips } { $player } then owes the House { $claim }.
pit-effect-none = No chips move.
pit-effect-sure = Decide so? (y, or anything else to leave it)
pit-effect-left = Nothing was decided. `--yes` decides without asking.
pit-code = The one-time code that `croupier serve` shows
pit-no-code = No one-time code. Type it, or pass it on standard input as the first line.
pit-logged-in = { $name } is logged in at { $address } as { $role }, for twelve hours. `croupier pit logout` ends the session.
pit-logged-out = { $name } is logged out.
pit-log-in-first = Log in at { $address } first: `croupier pit login --name sue`.
pit-no-session = No such session is kept for { $address }. Nothing was done.
pit-session-over = The session of { $name } is over. Log in again: `croupier pit login --name { $name }`.
pit-sessions-open = Other users can read the sessions in { $file }. Run chmod 600 on it.
pit-sessions-unreadable = { $file } does not hold sessions. Remove the file and log in again.
pit-sessions-not-read = { $file } cannot be read: { $fault }.
pit-sessions-not-written = { $file } cannot be written: { $fault }.
pit-password = Password of { $name }
pit-no-password = No password for { $name }. Type it, or pass it on standard input.
pit-no-limit-given = Give at least one of --minimum, --maximum and --differential.
pit-differential-of-no-bet = The Differential applies to the whole table. Leave out --bet.
pit-new-password = New password of { $name }
pit-again = The same password again
pit-not-the-same = The two passwords differ. Nothing was changed.
pit-nothing-to-change = Give at least one of --layout, --decks, --boxes, --unit, --edition and --rule.
pit-set-up-so-already = { $table } already has these settings, or they are announced.
pit-not-a-rule = “{ $rule }” is not a setting. Write KEY=VALUE, for example private=true.
pit-no-claims = No player owes the House anything.
pit-clock-betting = from “Place your Bets” until the bets close
pit-clock-last-call = before the bets close, the last call
pit-clock-decision = to answer a question
pit-clock-pause = between two rounds
pit-clock-card = from one card of the automatic Dealer to the next
pit-clock-spin = from “No more Bets” until the ball rests
pit-clock-seat-kept = for a disconnected player, until their seat is freed
pit-head-player = Player
pit-head-owes = Owes
pit-head-clock = Clock
pit-head-seconds = Seconds
pit-head-counts = What it counts
pit-no-such-word = “{ $word }” is not one of { $words }.
pit-all-quiet = No alerts.
pit-working = Still computing: { $games }. Ask again in a minute.
pit-lasts = For { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
    }.
pit-unfounded = unfounded
pit-account-closed = { $role }, closed
pit-condition = { $condition ->
    [open] open
    [paused] paused
   *[closing] closing
    }
pit-head-table = Table
pit-head-condition = Is
pit-head-round = Round
pit-head-dealer = Dealer
pit-head-players = Seated
pit-head-staked = Staked
pit-head-interrupted = Interrupted
pit-head-alerts = Alerts
pit-head-bet = Bet
pit-head-bets = Bets
pit-head-handle = Handle
pit-head-paid = Paid
pit-head-hold = Hold
pit-head-held = Of the handle
pit-head-expected = Expected
pit-head-deviations = Std devs
pit-every-bet = All bets
pit-head-paragraph = Paragraph
pit-head-facts = Facts
pit-head-unfounded = Unfounded
pit-head-time = Time
pit-head-fact = Fact
pit-head-ruling = Ruling
pit-head-name = Name
pit-head-role = Role
pit-head-licences = Licences
pit-head-deals-at = Deals at
pit-head-wallet = Wallet
