### The page of odds, and what leads there

web-odds-working = Being worked out. The first time it takes up to a minute.
web-odds-to-the-tables = To the tables

## From the table to the book, and back

web-book-odds = Odds of every bet of this game
web-book-version = version { $version }
web-book-only-edition = the only edition kept
web-book-editions = editions kept: { $editions }
web-book-sections = Sections
web-book-appendix = Appendix { $letter }

## An address at which there is nothing

web-nothing-here = There is no page at this address

## The lobby

web-lobby-return-table = Back to the table
web-lobby-books = Books
web-lobby-layout = Layout
web-lobby-decks = Decks
web-lobby-evening = Your evening
web-lobby-at-tables = Chips at tables
web-lobby-rounds-played = Rounds played
web-lobby-result = Result
web-lobby-course = Course of { $rounds } rounds: result { $result }, between { $lowest } and { $highest }
web-lobby-round-by-round = Round by round
web-lobby-also-rounds = replay and export
web-lobby-also-books = every paragraph in our words
web-lobby-also-odds = exact, away from the tables
web-lobby-shuffle = Fair shuffle
web-lobby-also-shuffle = check a shoe yourself
web-lobby-notices = Notice
web-notice-paused = { $table } is paused: no further round until it goes on.
web-notice-out-of-service = { $table } is out of service.
web-notice-closing = { $table } is closing: this is its last round.
web-notice-halted = { $table } has stopped; a ruling is awaited.
web-notice-limits = { $table } has other limits from the next round on: { $range }.
web-notice-queue = { $table }: { $people ->
    [one] one person waits
   *[other] { $people } people wait
} for a box.
