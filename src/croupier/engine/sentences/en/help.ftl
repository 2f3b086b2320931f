### What `--help` says. Of an argument or option, the words for one command (`option-pit-open-table`)
### come before those for every command that has it (`option-table`).

## Commands

command-croupier = Play, supervise, audit and analyse casino table games by their rule books. Without a command: run the live tables (`serve`).
command-backup =
    Copy the record to a file. The server may be running.

    An existing file is replaced only if the record contains all of its entries.
command-bankroll =
    Compute what happens to a purse over a session: risk of ruin, chance of doubling, spread of results.

    Every round is bet on until the session ends, the purse cannot cover the stake or the target is reached. Stakes are flat or follow a progression: martingale, paroli, 1-3-2-6, dalembert, fibonacci, labouchere, oscar, a ladder in a JSON file, or a Python function. Results are exact, except that labouchere, oscar and Python functions are simulated. No progression changes the house edge.
command-count = Analyse card counting: the effect of removing a card, how well a counting system captures it, and how often a bet favours the player.
command-docs = Open the documentation in your browser; build it first if it has changed.
command-edge = Show the exact value of every bet, of one hand or of one situation.
command-join = Play or watch at a live table from this terminal.
command-new-key =
    Continue with a new key after floor.key was lost. Stop the server first.

    An Owner must do this, and must give a reason. Wallets and chips stay. Rounds in play that rest on the lost key become void under paragraph 5.4 of their books. The log notes the new key and the reason.
command-play = Play in the terminal with play chips.
command-restore =
    Replace the record with a backup. Stop the server first.

    An existing record is replaced only if the backup contains all of its entries.
command-rounds = List rounds of the live tables, or show one. The server may be running.
command-rules = Show the rule book in our words, with our reading where it is silent.
command-serve = Run the live tables until you press Ctrl+C. A new House starts with five automatic tables.
command-settle =
    Settle the rounds in these files: who is paid what, and why.

    Several rounds end with a grand total per player and for the House.
command-simulate = Simulate millions of rounds a second and compare every bet with its exact value.
command-trace =
    List the code and the tests behind each paragraph.

    Exits with 1 if a paragraph lacks either or docs/traceability.md is out of date.
command-verify =
    Check the record: hash chain, ledger and balances, and re-run every command.

    The server may be running. Exit status: 0 if the record is intact, 1 if faults were found, 2 if the check could not start.
command-help = Show the help of one command, or of all.
command-pit =
    Supervise live tables. For Pit Supervisors and above, Surveillance and Owners.

    `croupier pit login` starts a session, and `croupier pit logout` ends it. You are asked for passwords; to pass them from a file, one per line: < passwords. Without a session, --name asks for the password for one command.
command-pit-owner = Become the first Owner of a House, with the one-time code that `croupier serve` shows.
command-pit-login = Log in. The commands of `pit` then speak for you, for twelve hours.
command-pit-logout = End the session that `pit login` started.
command-pit-tables = List all tables with state, dealer, stakes and alerts.
command-pit-alerts = List what needs attention now, and since when.
command-pit-claims = List what players owe the House after a paid round was voided.
command-pit-returns = Compare what each bet won or lost with its expected hold.
command-pit-irregularities = List errors and rulings by table, dealer and paragraph.
command-pit-people = List all accounts.
command-pit-evidence = Export everything on record about one round as JSON that anyone can check.
command-pit-check =
    Check that an evidence file is consistent: its hash links are intact, and its commands give the same events.

    Needs neither server nor record. To compare it with the record, use `croupier verify --evidence FILE`. Exit status: 0 if consistent, 1 if not.
command-pit-open =
    Open a new table: automatic, or dealt by people with --recorded.

    For Shift Managers and Owners.
command-pit-limits = Announce new limits. They take effect with the next round.
command-pit-change = Announce a new layout, number of decks or other rules. They take effect with the next round.
command-pit-clocks = Show or change the time limits of a table. Running clocks are not changed.
command-pit-pause = Finish the current round, then open no new one.
command-pit-resume = Resume a paused table.
command-pit-close = Close a table after its current round.
command-pit-reopen = Reopen a closed table, or cancel its closing.
command-pit-remove = Remove a closed table that holds no chips. Its record and its name are kept.
command-pit-on-duty = Put a licensed dealer on duty at a recorded table.
command-pit-off-duty = Take the dealer of a recorded table off duty.
command-pit-confirm-count = Confirm the dealer’s card check after counting the cards yourself.
command-pit-report = Announce a fact, in the words of a round history: what went wrong, and where.
command-pit-rule = Make the ruling that a halted round is waiting for.
command-pit-decide = Make the Shift Manager’s decision where the book is silent.
command-pit-void = Void earlier rounds that a fact reaches back to. Their payments are reversed.
command-pit-settle-claim = Pay a player’s debt to the House from their wallet. For Shift Managers.
command-pit-waive-claim = Waive a player’s debt to the House. For Shift Managers.
command-pit-hire = Create an account. You are asked for your password, then for its first password.
command-pit-role = Change a person’s role. They are logged out, and lose their licences if the new role does not deal.
command-pit-password = Set a person’s password, or your own. You are asked for it. They are logged out.
command-pit-dismiss = Close an account. Its wallet goes back to the House, and its owner can no longer log in.
command-pit-licence = License a person to deal a game, or revoke the licence.
command-pit-chips = Give a player chips, or take chips back.

## Arguments and options

option-about = The fact to rule on, if several are open.
option-as-csv = Print CSV, one row per bet.
option-as-html = Print one HTML page.
option-as-json = Print JSON.
option-at = Only rounds at this table.
option-banker = Baccarat, with --player: points of the Banker Hand after two cards.
option-behind-proxy = Trust a proxy on this machine that ends TLS and passes the client’s address on.
option-bankroll-bet = Bet name; or several with stakes: "banker 100, tie 10".
option-pit-limits-bet = Only for this bet, such as tie.
option-betting = Seconds from “Place your Bets” to “No more Bets”.
option-blackjack-pays = Variant: what a Blackjack pays, such as 3:2 (book: 6:5).
option-simulate-boxes = Blackjack: number of boxes played (default: 1).
option-boxes = Number of betting boxes.
option-docs-browser = Open it in a browser (default: if there is a display).
option-browser = Open the lobby in a browser (default: if there is a display).
option-card = Seconds between two cards of an automatic table.
option-cards = Number of cards you counted.
option-checkpoint = Save progress to this file, and resume from it.
option-cluster = Run on a Dask cluster: tcp://HOST:PORT, or local:N for N local workers.
option-command = Command name.
option-companions = Number of other players, 0 to 4.
option-csv = Print CSV; for one round, one row per bet.
option-count-cut = Cards behind the cut card.
option-simulate-cut = Cards behind the cut card (default: 52).
option-data = Data folder of the House.
option-serve-data = Folder for record, key and log (default: croupier in your data folder).
option-edge-dealer = Blackjack, with --hand: the Dealer’s card.
option-rounds-dealer = Only rounds dealt by this dealer at a recorded table.
option-pit-irregularities-dealer = Only rounds dealt by this person.
option-pit-on-duty-dealer = Dealer to put on duty.
option-decision = Seconds to answer a question.
option-bankroll-decks = Decks in a fresh shoe (default: 8, or 1 for single-deck games).
option-count-decks = Decks in the shoe (default: 8, or 1 for single-deck games).
option-simulate-decks = Decks in the shoe (default: 8).
option-edge-decks = Decks in a full shoe (default: 8, or 1 for single-deck games).
option-decks = Number of decks in the shoe.
option-device = cpu or cuda. Both give the same counts.
option-diff = Compare two editions, or one edition or book file with the current edition.
option-differential = Differential limit, in dollars.
option-dollars = Amount in dollars.
option-rules-edition = Show the edition that took effect on this date (default: the current one).
option-edition = Edition of the rule book, by its date.
option-effect = void or stand.
option-evidence = Check that this evidence file agrees with the record.
option-fact = The fact and what it names: misplaced 5 to banker.
option-fast = Deal without pauses.
option-backup-file = File to write.
option-restore-file = Backup to restore.
option-verify-file = A record file or a backup (default: the record in the data folder).
option-pit-check-file = Evidence file written by `pit evidence`.
option-files = Round histories (up to 32 MiB each), or folders: all .toml files in them and in the folders below, by name. - reads standard input.
option-floor = Address of the server.
option-four-colours = Print each suit in its own colour.
option-fresh = Shuffle before every round.
option-play-game = Game to play (default: choose from a list).
option-pit-open-game = Game to play.
option-pit-licence-game = Game they may deal.
option-hand = Blackjack: show every action for this hand, such as A7.
option-head = Check that the record still contains this published head.
option-serve-failed-logins = Failed logins from one address in ten minutes (default: 100).
option-serve-guests = New guests from one address in ten minutes (default: 240).
option-serve-metrics = Serve figures for Prometheus at ADDRESS:PORT (default: nowhere).
option-serve-shared-network = An address or network that many people share, such as a school: its limits are ten times as high. Repeatable.
option-serve-trusted-proxy = The address or network of a proxy that ends TLS and passes the client’s address on. Repeatable.
option-host = Address to listen on.
option-hours = Length of the session in hours, instead of --rounds.
option-indices = Blackjack: list the counts at which to deviate from the chart.
option-insure = Baccarat: buy Insurance whenever it favours the player.
option-json = Print JSON; for one round, JSON lines.
option-ladder = Progression: flat, martingale, labouchere, …; a JSON file; or FILE.py:FUNCTION.
option-language = Language: en or zh (default: from LC_ALL, LC_MESSAGES or LANG).
option-last-call = Seconds before betting closes at which last bets are called.
option-edge-layout = Roulette: layout whose bets to show.
option-layout = Layout of the rule book: A, B, …
option-simulate-layout = Roulette: layout (default: A).
option-play-maximum = Maximum bet per spot, in dollars; also the Differential limit where the game has one.
option-maximum = Maximum bet, in dollars.
option-play-minimum = Minimum bet, in dollars.
option-minimum = Minimum bet, in dollars.
option-more-than = Only rounds with a single stake above this amount, in dollars.
option-most = Number of rounds to list, latest first.
option-join-name = Your name (default: a made-up guest name).
option-serve-name = Additional host name to accept. Repeatable.
option-name = Your account name (default: that of the last `croupier pit login`).
option-pit-owner-name = The Owner’s name. You are asked for the code and for a password.
option-pit-login-name = Your account name. You are asked for the password.
option-no-double-after-split = Variant: no Double Down after a Split.
option-no-even-money = Variant: no Even Money.
option-no-surrender = Variant: no Surrender.
option-number = Number of the round to show.
option-on = Where the bet is placed, such as 0-00 for a Split.
option-outcome = Only rounds with this outcome: banker, 17, void, …
option-rounds-paragraph = Only rounds settled or ruled under this paragraph: "Baccarat 5.13".
option-rules-paragraph = A paragraph (5.13, 3.15.2(a)), a section (1 to 5) or an appendix (A).
option-trace-paragraph = A paragraph such as 5.8: list each place in code and tests.
option-pit-irregularities-paragraph = Only this paragraph: "Baccarat 5.8".
option-password = Log in to an account. You are asked for the password.
option-pause = Seconds between two rounds.
option-placements = Roulette: simulate only these bets, such as "red, split 0-00".
option-edge-player = Baccarat: points of the Player Hand after two cards.
option-rounds-player = Only rounds in which this player bet. Repeatable.
option-bankroll-plot = Draw the fan and the final purses as an SVG file: out.svg.
option-edge-plot = Write all charts as an SVG file: out.svg.
option-simulate-plot = Draw how the means converge as an SVG file: out.svg.
option-port = Port to listen on; 0 picks a free one.
option-bankroll-purse = Starting purse, in dollars.
option-play-purse = Starting purse, in dollars.
option-reason = Reason. It is stored in the record.
option-yes = Do it without asking.
option-new-key-name = Name of an Owner. You are asked for the password.
option-record = A record file, or a backup of one.
option-recorded = Dealt by people, who enter the cards.
option-report = Write a printable HTML report to this file.
option-revoke = Revoke the licence.
option-round = Round number.
option-bankroll-rounds = Length of the session in rounds (default: four hours).
option-simulate-rounds = Number of rounds, such as 1_000_000 or 1e9 (default: 1e7, or 10,000 with --trouble).
option-pit-void-rounds = Numbers of the rounds to void.
option-rounds-an-hour = Rounds per hour.
option-rule = A setting of this game, as in the head of a round history: private=true. Repeatable.
option-ruling = Only rounds with this ruling: void, reconstructed, unfounded, …
option-save = Save each round as a history file in this folder.
option-search = Show paragraphs that contain these words, in one book or in all.
option-seat-kept = Seconds a disconnected player keeps their seat.
option-bankroll-seed = Seed for simulated sessions.
option-edge-seed = With --sweep: the seed of these shoes (default: 1).
option-count-seed = Seed for the shoes.
option-play-seed = Seed. The same seed and the same moves repeat the evening.
option-simulate-seed = Seed (default: random, printed). The same seed gives the same rounds.
option-series = Roulette: JSON file with the Series Bets, as lists "three" and "six".
option-sessions = Number of simulated sessions, for progressions that are not computed exactly.
option-bankroll-shoe = Every round from this shoe: "A:31,2:32,…,K:30".
option-edge-shoe = Cards left in the shoe, by rank: "A:31,2:32,…,K:30".
option-verify-shoe = Check every revealed shoe and spin against its commitment and the cards dealt.
option-edge-shoes = With --sweep: deal this many shoes (default: 50).
option-shoes = Deal this many shoes and evaluate every round.
option-rounds-since = Only rounds opened at or after this time: 2026-11-16 or 2026-11-16T20:15.
option-verify-since = Do not check entries up to this number.
option-spin = Seconds from “No more Bets” until the ball rests.
option-stake = Stake per round, in dollars (default: 100, or 120 with --insure).
option-steps = Show every command and announcement of the round.
option-strategy = Blackjack: chart to play by, in the format of `edge blackjack --json`.
option-sweep = Recompute the bets over a range: decks=4..8, cut=16,52 or pays:tie=7..9.
option-system = Counting system: hi-lo, zen, omega-2, … or a JSON file.
option-join-table = Table to join (default: list the tables).
option-rounds-table = Table of the round to show.
option-verify-table = Re-run only the commands of this table and of the House.
option-pit-returns-table = Only this table.
option-pit-irregularities-table = Only this table.
option-table = Table name, as `pit tables` shows it.
option-pit-open-table = Name of the new table, such as salon-2.
option-take-back = Take chips from the wallet back to the House.
option-target = Stop when the purse reaches this amount.
option-threads = Number of threads (default: one per core).
option-tls-cert = TLS certificate file (PEM).
option-tls-key = TLS private key file (PEM, no password).
option-toml = Print the round as a history file for `croupier settle`.
option-play-trouble = Share of cards or spins the dealer gets wrong, from 0 to 1.
option-simulate-trouble = Play whole rounds with dealing errors, by kind and rate: "together:0.01".
option-unit = Smallest chip, in dollars.
option-until = Only rounds opened up to this time; a date includes the whole day.
option-version = Show the version.
option-watch = Watch without playing.
option-pit-settle-claim-who = Player who owes the debt.
option-pit-waive-claim-who = Player who owes the debt.
option-who = Account name.
option-write = Update docs/traceability.md first.
option-help = Show this message and exit.
