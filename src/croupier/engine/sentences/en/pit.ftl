### The Pit

## Alerts

pit-interrupted = Rounds with bets were interrupted too often: { $hour } in the last hour, { $recent } of the last { $of } rounds.
pit-stands-still = Bets lie on the table, and nothing happens.
pit-game-missing = This table is out of service: its game is not installed here. { $why }
pit-not-followed = This table is out of service: its record cannot be followed ({ $fault }).
pit-chips-lie-there = Players’ chips lie at this table: { $purses } in purses, { $layout } on the layout.
pit-at-the-maximum = { $players } at the maximum on { $spot }.
pit-claim = The House has a claim of { $amount } on { $player }.
pit-no-dealer = A round is open, and nobody deals.
pit-dealer-due = No Dealer is on duty: a Pit Supervisor puts one there, or a Dealer takes the table.
pit-round-due = The cards are ready. { $dealer } has to open the round.
pit-unlicensed = { $dealer } deals here without a licence for the game.
pit-dealer-gone = { $dealer } is on duty here, but not connected.
pit-miscounted = The last shoe was { $number } cards, not { $full }.
pit-count = { $dealer } has counted the cards; a Pit Supervisor or above has to count them too.
pit-empty-early = The shoe was reported empty, but by the record { $left ->
    [one] one card is
   *[other] { $left } cards are
    } left.
pit-shoe-ends = The shoe is about to end: { $left ->
    [one] one card is
   *[other] { $left } cards are
    } left.
pit-not-by-the-book = This table is not set up as its book allows. { $why }
pit-unannounced = The settings of this table were changed without notice.
pit-old-edition = This table plays by the edition of { $edition }; the current one is of { $current }.
pit-change-ahead = { $name } has announced a change for the next round.
pit-paused = The table is paused.

## Evidence

evidence-holds = Round { $number } of { $table } holds together: { $entries ->
    [one] one entry
   *[other] { $entries } entries
    }, linked as written and decided again as then.
evidence-does-not-hold = The evidence about round { $number } of { $table } does not hold.
evidence-beside-record = Whether the record has these entries, its keeper shows with: croupier verify --evidence { $file }
evidence-on-record = Round { $number } of { $table } is in this record as the evidence says.
evidence-not-of-this-record = The evidence about round { $number } of { $table } does not agree with this record.
evidence-not-on-record = The record has another entry here, or none.
evidence-otherwise = By the record, “{ $field }” of the evidence is different.
evidence-other-history = The history is not the one that these entries make.
evidence-other-rulings = The account of the rulings is not that of these entries.
evidence-other-paragraph = { $paragraph } is not cited by these entries, is missing, or has other words.
evidence-is-none = { $file } is not evidence about a round, as croupier pit evidence writes it.
evidence-not-read = { $file } cannot be read: { $fault }.
evidence-other-end = Played again, the round ends as “{ $status }”.
evidence-opens-another = The first entry does not open this round.

## What it is asked for

pit-not-for-them = The Pit is for a Pit Supervisor and above, Surveillance and Owners; { $name } is a { $role }.
pit-no-such-round = There is no round { $number } of { $table } on record.
pit-not-foreseen = Only a Shift Manager’s decision and the void of earlier rounds are shown beforehand.

## `croupier pit`

pit-done = Done, and on record.
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
pit-no-code = The one-time code is missing: type it, or give it as the first line of a file.
pit-logged-in = { $name } is logged in at { $address } as { $role }, for twelve hours. `croupier pit logout` ends the session.
pit-logged-out = { $name } is logged out.
pit-log-in-first = Log in at { $address } first: `croupier pit login --name sue`.
pit-no-session = No such session is kept for { $address }. Nothing was done.
pit-session-over = The session of { $name } is over. Log in again: `croupier pit login --name { $name }`.
pit-sessions-open = The sessions in { $file } can be read by others. Allow only yourself to read the file: chmod 600.
pit-sessions-unreadable = { $file } does not hold sessions. Remove the file and log in again.
pit-sessions-not-read = { $file } cannot be read: { $fault }.
pit-sessions-not-written = { $file } cannot be written: { $fault }.
pit-password = Password of { $name }
pit-no-password = The password of { $name } is missing: type it, or give it as a line of a file.
pit-no-limit-given = Say what is to change: --minimum, --maximum or --differential.
pit-differential-of-no-bet = The Differential is that of the table, not of one bet: leave --bet out.
pit-new-password = New password of { $name }
pit-again = The same once more
pit-not-the-same = You have typed two different passwords. Nothing was changed.
pit-nothing-to-change = Say what is to change: --layout, --decks, --boxes, --unit, --edition or --rule.
pit-set-up-so-already = Table { $table } is set up, or announced, like this already.
pit-not-a-rule = “{ $rule }” is not a rule of a table. Write a key and a value as in the head of a round history: private=true.
pit-no-claims = Nobody owes the House anything.
pit-clock-betting = from “Place your Bets” until the bets close
pit-clock-last-call = before the bets close, the last call
pit-clock-decision = to answer a question
pit-clock-pause = between two rounds
pit-clock-card = from one card of the automatic Dealer to the next
pit-clock-spin = from “No more Bets” until the ball rests
pit-clock-seat-kept = how long a seat is kept for somebody who is not connected
pit-head-player = Player
pit-head-owes = Owes
pit-head-clock = Clock
pit-head-seconds = Seconds
pit-head-counts = What it counts
pit-no-such-word = “{ $word }” is not one of { $words }.
pit-all-quiet = Nothing needs anybody.
pit-working = Still being worked out, ask again in a minute: { $games }.
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
