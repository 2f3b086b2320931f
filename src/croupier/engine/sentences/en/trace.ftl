### `croupier trace`

trace-no-checkout = trace reads the source and its tests, and so works in a checkout only.
trace-name-a-paragraph = Name a paragraph too, like `{ $example }`.
trace-not-operative = It asks nothing of the engine.
trace-code = Code
trace-tests = Tests
trace-book = book
trace-paragraphs = paragraphs
trace-items = items
trace-operative = operative
trace-with-code = with code
trace-with-test = with test
trace-missing = missing
trace-columns = Paragraphs have a dotted number; items are lettered or stand in an appendix. Of both, those that ask something of the engine are operative: all but headings and mere vocabulary. The columns after it count only these.
trace-not-built = * not yet built: what is missing there is not a failure
trace-unknown = { $place } cites { $paragraph }, which no book has.
trace-stale = { $file } is stale; croupier trace --write renews it.
trace-lacks-both = { $paragraph } has no code and no test.
trace-lacks-code = { $paragraph } has no code.
trace-lacks-test = { $paragraph } has no test.
