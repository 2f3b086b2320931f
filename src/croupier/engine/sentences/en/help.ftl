### What `--help` says. Of an argument or option, the words for one command (`option-pit-open-table`)
### come before those for every command that has it (`option-table`).

## Commands

command-croupier = Casino table games run by the book; alone it opens the live floor, as `serve`.
command-backup =
    Copy the record as it stands at this moment; the floor may be open and goes on.

    A file that is there is replaced only if all its entries are in the record.
command-bankroll =
    What a bet does to a purse in a session, exactly: no round is dealt.

    Every round is bet on, at one stake or by a progression, until the session ends, the purse does not cover the stake, or the target is reached. A progression is flat, martingale, paroli, 1-3-2-6, dalembert, fibonacci, labouchere, oscar, a ladder in a JSON file, or a Python function. Labouchere, oscar and functions are dealt sessions at random. None changes the edge.
command-count = What one card more or less does to every bet, how well a system follows that, and how often a bet favours the player in shoes dealt to the cut card.
command-docs = Open the documentation in your browser; build it first if it has changed.
command-edge = What every bet of a game is worth, exactly; or one hand, or one situation.
command-join = Play at a live table of a floor that somebody serves.
command-new-key =
    Continue with a new key after floor.key was lost; the floor has to be closed.

    An Owner does it, with a reason. Wallets and chips stay. Rounds in play that rest on the lost key are void by paragraph 5.4 of their books. The log notes the new key and the reason.
command-play = Sit down at a table with play chips.
command-restore =
    Make a backup the record of the house; the floor has to be closed.

    A record that is there is replaced only if all its entries are in the backup.
command-rounds = List the rounds of the live tables, or show one of them; the floor may be open.
command-rules = What the book says, in our words, and how we read it.
command-serve = Open the floor: five tables, dealt automatically, until Ctrl+C.
command-settle =
    Who gets what for each round of the files, and why.

    Of several rounds there is a grand total for each player and for the House.
command-simulate = Plays a game millions of times a second and counts every bet.
command-trace =
    The code that obeys each paragraph, and its tests.

    A paragraph without either, or a stale list, is a gap: exit status 1.
command-verify =
    Check the record: chain, ledger, balances, and every round decided again.

    The floor may be open meanwhile. Exit status 0: whole; 1: faults were found.
command-help = The help of a command, or of them all.
command-pit =
    Look after the tables of a floor: for a Pit Supervisor and above, Surveillance and Owners.

    `croupier pit login` begins a session, and `croupier pit logout` ends it. Passwords are asked for; a file may hold them, one a line: < passwords. Without a session, --name asks for the password of one command.
command-pit-owner = Become the first Owner of a House, with the one-time code that `croupier serve` shows.
command-pit-login = Log in; the commands of the Pit then speak for you, for twelve hours.
command-pit-logout = End the session that `pit login` has begun.
command-pit-tables = Every table at a glance.
command-pit-alerts = What needs somebody now, and for how long already.
command-pit-claims = What players owe the House because a round was made void after they were paid.
command-pit-returns = What each bet took in and paid out, beside what it should hold on average.
command-pit-irregularities = What went wrong, by table, Dealer and paragraph, and what was ruled.
command-pit-people = Everybody who has an account.
command-pit-evidence = Everything on record about one round, as JSON that anybody can check.
command-pit-check =
    Check that evidence about a round holds together: its links, and every command decided again.

    Neither a floor nor its record is needed. Whether the record says the same, only `croupier verify --evidence FILE` shows. Exit status 0: it holds; 1: it does not.
command-pit-open =
    Open a new table: electronic and dealt by itself, or --recorded.

    For a Shift Manager or an Owner.
command-pit-limits = Announce other limits; they count from the next round on.
command-pit-change = Announce another layout, other decks or rules; they count from the next round on.
command-pit-clocks = Show how long people have at a table, or change it: for what is asked from then on.
command-pit-pause = The round in play is finished, and no other is opened.
command-pit-resume = A table that was paused goes on.
command-pit-close = This was the last round: once it is over the table is closed.
command-pit-reopen = A table that was closed, or is about to be, goes on.
command-pit-remove = Take away a closed table where nobody has chips; its record and its name stay.
command-pit-on-duty = A Dealer who is licensed for the game takes over a recorded table.
command-pit-off-duty = Whoever deals at a recorded table leaves it.
command-pit-confirm-count = Confirm what the Dealer has counted, once you have counted it too.
command-pit-report = Announce a fact, in the words of a round history: what went wrong, and where.
command-pit-rule = Rule on what a halted round waits for.
command-pit-decide = The Shift Manager’s decision where the book is silent.
command-pit-void = Make earlier rounds void that a fact reaches back to; payments go back.
command-pit-settle-claim = A player pays what they owe the House, out of their wallet; for a Shift Manager.
command-pit-waive-claim = The House gives up what a player owes it; for a Shift Manager.
command-pit-hire = Open an account; its first password is asked for after your own.
command-pit-role = Give somebody another role; their sessions end, and licences go with a role that deals none.
command-pit-password = Give somebody a new password, or choose your own; it is asked for, and their sessions end.
command-pit-dismiss = Close an account; what is in its wallet goes back to the House, and nobody logs in there.
command-pit-licence = Let somebody deal a game; without a licence nobody does.
command-pit-chips = Give a player chips of the House, or take some back.

## Arguments and options

option-about = Of several facts.
option-as-csv = for a spreadsheet: a row a bet
option-as-html = for a browser: one page
option-as-json = for machines
option-at = At this table.
option-banker = … and these of the Banker.
option-behind-proxy = A proxy on this machine ends TLS and passes the client’s address on.
option-bankroll-bet = One bet; or several: "banker 100, tie 10".
option-pit-limits-bet = Of this bet alone: tie, …
option-betting = From “Place your Bets” until the bets close.
option-blackjack-pays = Not the book’s rule: Blackjack pays 3:2.
option-simulate-boxes = Of Blackjack; else one.
option-boxes = How many boxes it has.
option-docs-browser = Open it in a browser (default: if there is a screen).
option-browser = Open the lobby in a browser; else where there is a screen.
option-card = From one card of the automatic Dealer to the next.
option-cards = How many cards you have counted.
option-checkpoint = Keep what is done there; continue from it.
option-cluster = tcp://HOST:PORT of dask, or local:N.
option-command = one of the commands
option-companions = How many play along, 0 to 4.
option-csv = For a spreadsheet; of one round a row a bet.
option-count-cut = Cards behind the cut card.
option-simulate-cut = Cards behind the cut card; else 52.
option-data = Where the house keeps its record.
option-serve-data = Record, key and log; else in your data folder.
option-edge-dealer = … against this card.
option-rounds-dealer = Keyed by this Dealer.
option-pit-irregularities-dealer = Dealt by this person.
option-pit-on-duty-dealer = who deals from now on
option-decision = To answer a question.
option-bankroll-decks = Of a fresh shoe; else eight.
option-count-decks = Of the shoe; else eight.
option-simulate-decks = Of the shoe; else eight.
option-edge-decks = How many decks the shoe began with; else eight.
option-decks = How many decks are in the shoe.
option-device = cuda: on the graphics card, to the same counts.
option-diff = what differs between two editions, or between one, or the file of a book, and the current edition
option-differential = in dollars
option-dollars = in dollars
option-rules-edition = the edition in effect from that day, not the current
option-edition = By which edition of the book.
option-effect = void, stand
option-evidence = Evidence about a round, held against the record.
option-fact = the fact and what it names: misplaced 5 to banker
option-fast = No pauses between the cards.
option-backup-file = where the copy goes
option-restore-file = a backup
option-verify-file = a record or a backup of one
option-pit-check-file = what `pit evidence` has written
option-files = round histories of up to 32 MiB; - is standard input; of a folder, all files in it and in the folders below that end in .toml, by name
option-floor = Where the floor is served.
option-four-colours = A colour for each suit.
option-fresh = Shuffle before every round.
option-play-game = The game; left out: the lobby.
option-pit-open-game = what is played there
option-pit-licence-game = the game they may deal
option-hand = Blackjack: the actions of one hand, A7 …
option-head = A head that was published before.
option-serve-failed-logins = Failed logins from one address in ten minutes (default: 100).
option-serve-guests = New guests from one address in ten minutes (default: 240).
option-serve-metrics = Serve figures for Prometheus at ADDRESS:PORT (default: nowhere).
option-serve-shared-network = An address or network that many people share, such as a school: its limits are ten times as high. Repeatable.
option-serve-trusted-proxy = The address or network of a proxy that ends TLS and passes the client’s address on. Repeatable.
option-host = The address to listen on.
option-hours = Of the session, instead.
option-indices = Blackjack: when to play differently.
option-insure = Baccarat: buy Insurance where it favours the player.
option-json = For machines; of one round JSON lines.
option-ladder = flat, martingale, labouchere …; own.json; own.py:name.
option-language = en or zh; else what LC_ALL, LC_MESSAGES, LANG say.
option-last-call = Before the bets close, the last call.
option-edge-layout = Roulette: the bets on this one.
option-layout = A layout of the book: A, B, …
option-simulate-layout = Of the Roulette table; else A.
option-play-maximum = The most on one place, and the Differential where a game has one.
option-maximum = in dollars
option-play-minimum = The smallest bet, in dollars.
option-minimum = in dollars
option-more-than = With a stake above it.
option-most = How many to list, the latest first.
option-join-name = Who you are; a guest by default.
option-serve-name = A further name under which people come.
option-name = Who you are (default: the last login, by `croupier pit login`).
option-pit-owner-name = The Owner’s name; code and password are asked for.
option-pit-login-name = Who you are; the password is asked for.
option-no-double-after-split = Not the book’s rule: none after a Split.
option-no-even-money = Not the book’s rule: no Even Money.
option-no-surrender = Not the book’s rule: no Surrender.
option-number = for one round: its number
option-on = Where it lies: --on 0-00.
option-outcome = As banker, 17 or void.
option-rounds-paragraph = Settled or ruled by it, as "Baccarat 5.13".
option-rules-paragraph = like 5.13, 3.15.2(a) or an appendix, A; or a section, 1 to 5
option-trace-paragraph = like 5.8: its code and its tests, place by place
option-pit-irregularities-paragraph = "Baccarat 5.8"
option-password = Log in; the password is asked for.
option-pause = Between two rounds.
option-placements = Only these bets: "red, split 0-00".
option-edge-player = Baccarat: from these points of two cards …
option-rounds-player = In which they had a bet.
option-bankroll-plot = Draw fan and end: out.svg.
option-edge-plot = Write all charts: out.svg.
option-simulate-plot = How the means converge: out.svg.
option-port = The port; 0: any that is free.
option-bankroll-purse = What they bring.
option-play-purse = What you sit down with, in dollars.
option-reason = Why; it is kept on record.
option-yes = Do it without asking.
option-new-key-name = The name of an Owner; the password is asked for.
option-record = A record or a backup of one.
option-recorded = Dealt by people, and keyed in.
option-report = Write a report to show around or print: out.html.
option-revoke = They may not any more.
option-round = its number
option-bankroll-rounds = Of the session; else four hours.
option-simulate-rounds = 1e9, 1_000_000; else ten million.
option-pit-void-rounds = their numbers
option-rounds-an-hour = Rounds an hour.
option-rule = As in the head of a round history: private=true.
option-ruling = As void, reconstructed or unfounded.
option-save = Where round histories are kept.
option-search = paragraphs that mention it, in one book or in all
option-seat-kept = How long a seat is kept for whoever has left.
option-bankroll-seed = The same seed, the same sessions.
option-edge-seed = With --sweep: the seed of these shoes (default: 1).
option-count-seed = The same seed, the same shoes.
option-play-seed = For an evening that can be repeated.
option-simulate-seed = The same seed, the same rounds.
option-series = Its Series Bets, as JSON: three and six.
option-sessions = Dealt at random, where a player is a function.
option-bankroll-shoe = Every round from this shoe: "A:31,2:32,…,K:30".
option-edge-shoe = What is left of it: "A:31,2:32,…,K:30".
option-verify-shoe = Hold every shoe and spin against its commitment.
option-edge-shoes = With --sweep: deal this many shoes (default: 50).
option-shoes = Deal so many shoes and work out every round.
option-rounds-since = As 2026-11-16 or 2026-11-16T20:15.
option-verify-since = Take entries up to this one as they lie.
option-spin = From “No more Bets” until the ball rests.
option-stake = One unit; else 100, insured 120.
option-steps = Who asked for what, and what was said.
option-strategy = A chart, as `edge blackjack --json` has it.
option-sweep = Bets by decks=4..8, by cut=16,52, or by pays:tie=7..9.
option-system = hi-lo, zen, omega-2 …; or a JSON file.
option-join-table = The table; left out: the list.
option-rounds-table = for one round: its table
option-verify-table = Decide only the rounds of this table again.
option-pit-returns-table = Of this table alone.
option-pit-irregularities-table = Of this table alone.
option-table = the table, as `pit tables` names it
option-pit-open-table = what it is called: salon-2
option-take-back = Out of the wallet, back to the House.
option-target = They leave with so much.
option-threads = On this machine; one for each core unless given.
option-tls-cert = The certificate for TLS.
option-tls-key = The key for TLS.
option-toml = A history file for `croupier settle`.
option-play-trouble = How often the Dealer makes a mistake, 0 to 1.
option-simulate-trouble = Mistakes at the table, by the engine: "together:0.01".
option-unit = The smallest chip, in dollars.
option-until = The same.
option-version = Show the version.
option-watch = Look on without playing.
option-pit-settle-claim-who = the player who owes it
option-pit-waive-claim-who = the player who owes it
option-who = whose account it is
option-write = renew docs/traceability.md first
option-help = Show this message and exit.
