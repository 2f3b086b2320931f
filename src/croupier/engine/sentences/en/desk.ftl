### The desk: a table that hears lines and commands.

## Cards of a known shoe

desk-other-faces = Face down at { $place } the shoe's list has { $cards }.
desk-another-card-next = The next card of the shoe is { $next }, not { $card }.
desk-next-card-unknown = The next card goes to { $place } and has a face nobody knows; name it.
desk-next-card-not-listed = The next card goes to { $place } and is not listed under [shoe]; name it.
desk-card-too-many = With { $setting } there is one { $card } more than in { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    }.

## Reports on paper

desk-nothing-to-rule-on = Nothing waits for a ruling.
desk-only-reports-previewed = Only the report of a fact can be previewed.

## Lines that end too soon

unfinished-betting = The round is not finished: betting is still open.
unfinished-ruling = The round is not finished: it waits for { $awaits }.
unfinished-deal = The round is not finished: the next card goes to { $place }.
unfinished-spin = The round is not finished: the ball is to be spun.
unfinished-turn = The round is not finished: the cards face down at { $place } are to be turned.
unfinished-hand = The round is not finished: { $player } is to decide for box { $box } hand { $hand }.
