### Editions of the books

## Setting up a table, and its page

no-such-edition = { $book } has no edition '{ $edition }'; it has { $editions }.
table-by-another-edition = { $table }, by the edition of { $edition }, which is not the current one

## Comparing two editions

edition-of-which-game = Name the game whose edition is meant, like croupier rules baccarat --edition 2019-09-16.
diff-stands-alone = With --diff name a game and two editions, or one edition or book file, and nothing else.
edition-alone = { $book } has one edition, { $edition }; compare it with a book file: --diff FILE.toml.
edition-is-current = { $edition } is the current edition of { $book }; compare it with { $editions } or with a book file.
book-unreadable = { $file } is not a book: { $problem }.
book-of-another-game = { $file } is a book of { $found }, not of { $book }.
editions-compared = { $book }: from the edition of { $before } to that of { $after }
editions-counted = { $changed } changed, { $added } added, { $gone } gone
editions-equal = No paragraph differs.
paragraphs-changed = Changed
paragraphs-added = Added
paragraphs-gone = Gone
paragraph-kind = kind
paragraph-gist = gist
paragraph-reading = reading
