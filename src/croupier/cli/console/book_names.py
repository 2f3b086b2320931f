"""Books and paragraphs as people name them on the command line, and as they are told of them."""

import re
from difflib import get_close_matches

from croupier.cli.console.output import complain
from croupier.engine.games import UnknownGame, in_english
from croupier.engine.games.guests import introduce_all, invited, package_of
from croupier.engine.history.errors import typed
from croupier.engine.rulebook import GAMES, Book, Kind, Paragraph, book, editions, near
from croupier.engine.sentences import Listed, Message, said, sentence
from croupier.engine.table.contract.editions import no_such_edition
from croupier.engine.table.vocabulary.words import book_said

KINDS = {
    Kind.HEADING: said("kind-heading"),
    Kind.DEFINITION: said("kind-definition"),
    Kind.EQUIPMENT: said("kind-equipment"),
    Kind.PROCEDURE: said("kind-procedure"),
    Kind.RULE: said("kind-rule"),
    Kind.PAY: said("kind-pay"),
    Kind.IRREGULARITY: said("kind-irregularity"),
    Kind.DISCRETION: said("kind-discretion"),
}

_AROUND_A_NUMBER = re.compile("[§第条]|附录")
_LETTER_AT_THE_END = re.compile(r"(\d)([A-Za-z]+)$")


def named_book(game: str, edition: str | None = None) -> Book:
    wanted = in_english(game.strip().lower().replace("_", "-").replace(" ", "-"))
    if wanted not in GAMES.values():
        _look_for_guests(wanted)
    names = {kebab: name for name, kebab in GAMES.items()}
    if wanted not in names:
        offers = get_close_matches(wanted, names)
        if offers:
            complain(said("no-such-book-near", game=typed(game), near=Listed((*offers,), "or")))
        complain(said("no-such-book", game=typed(game), books=Listed((*names,))))
    return book(names[wanted]) if edition is None else edition_named(names[wanted], edition)


def _look_for_guests(wanted: str) -> None:
    """Then all books there are can be offered."""
    introduce_all()
    try:
        if wanted in invited():
            package_of(wanted)
    except UnknownGame as problem:
        complain(problem.message)


def edition_named(name: str, edition: str) -> Book:
    date = edition.strip()
    if date not in editions(name):
        complain(no_such_edition(name, date))
    return book(name, date)


def named_number(within: Book, text: str) -> str:
    """The number in `5.13`, `§5.13.`, `3.15.2a`, `第5.13条`, `Appendix H`, `Baccarat 5.13` or
    `百家乐 5.13`."""
    words = _AROUND_A_NUMBER.sub(" ", text).strip().removesuffix(".").split()
    if len(words) > 1 and words[0].lower() == "appendix":
        words = words[1:]
    named = " ".join(words[:-1])
    names = (within.name.lower(), sentence(book_said(within.name)))
    if named and named.lower() not in names:
        text = typed(text.strip())
        complain(said("paragraph-of-another-book", text=text, book=book_said(within.name)))
    return _LETTER_AT_THE_END.sub(r"\1(\2)", words[-1]) if words else ""


def named_paragraph(within: Book, text: str) -> Paragraph:
    number = named_number(within, text)
    found = [p for p in within.paragraphs if p.number.lower() == number.lower()]
    if not found:
        complain(_not_found(within, number))
    return found[0]


def _not_found(within: Book, number: str) -> Message:
    name, wanted = book_said(within.name), typed(number)
    if len(number) == 1:
        *_, last = (p.section for p in within.paragraphs)
        return said("no-such-section", book=name, section=wanted, last=last)
    prefix = f"{within.name} "
    offers = tuple(citation.removeprefix(prefix) for citation in near(prefix + number))
    if not offers:
        return said("no-such-paragraph", book=name, number=wanted)
    return said("no-such-paragraph-near", book=name, number=wanted, near=Listed(offers, "or"))
