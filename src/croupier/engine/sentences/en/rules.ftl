### The books and their paragraphs: `croupier rules`, and the choice of a language.

## Any command

no-such-language = There is no language '{ $language }' here; there are { $languages }.
not-a-whole-number = '{ $text }' is not a whole number; write 1000000, 1_000_000 or 1e6.
number-too-long = A number of { $digits } digits is too long.

## Books

edition-of-version = Version { $version }, in effect from { $effective }
edition-in-effect = in effect from { $effective }
not-built-yet = The engine does not play this game yet.
gists-are-ours = Gists and readings are ours; the approved book is the law.

## Sections

section-1 = Definitions
section-2 = Mode of Play
section-3 = How to Play
section-4 = Settlement
section-5 = Irregularities
section-title = { $number }. { $title }
appendix-title = Appendix { $letter }

## Kinds of paragraphs

kind-heading = heading
kind-definition = definition
kind-equipment = equipment
kind-procedure = procedure
kind-rule = rule
kind-pay = pay
kind-irregularity = irregularity
kind-discretion = discretion

## A paragraph

paragraph-stands-in = { $title }, { $section }; { $edition }
our-reading = Our reading:{" "}
under-which = It stands under
below-it = Below it
in-other-books = The same rule in other books
it-refers-to = It refers to
referred-to-by = Referred to by

## Searching

found-in-books = Paragraphs that mention '{ $words }': { $counts }.
found-in-book = { $count } in { $book }
nothing-to-search-for = Say what to search for, like --search insurance.
not-in-book = No paragraph of { $book } mentions '{ $words }'.
not-in-books = No paragraph of the books mentions '{ $words }'.
not-in-book-near = No paragraph of { $book } mentions '{ $words }'. Did you mean { $near }?
not-in-books-near = No paragraph of the books mentions '{ $words }'. Did you mean { $near }?
in-another-book = No paragraph of { $book } mentions '{ $words }'; those of { $others } do.
search-or-paragraph = With --search name a game and no paragraph, or neither.

## What cannot be found

name-a-game = Name a game: { $games }; or search all books with --search.
no-such-book = There is no game called '{ $game }'. The books are { $books }.
no-such-book-near = There is no game called '{ $game }'. Did you mean { $near }?
paragraph-of-another-book = '{ $text }' is not a paragraph of { $book }.
no-such-section = { $book } has no section or appendix '{ $section }'; its sections are 1 to 5, its appendices A to { $last }.
no-such-paragraph = { $book } has no paragraph '{ $number }'.
no-such-paragraph-near = { $book } has no paragraph '{ $number }'. Did you mean { $near }?
