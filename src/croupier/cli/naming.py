"""Books and paragraphs as people name them on the command line."""

import re
from difflib import get_close_matches

from croupier.cli.output import complain, did_you_mean, one_of
from croupier.rulebook import GAMES, Book, Paragraph, book, editions, near
from croupier.sentences import sentence
from croupier.table.editions import no_such_edition

_LETTER_AT_THE_END = re.compile(r"(\d)([A-Za-z]+)$")


def named_book(game: str, edition: str | None = None) -> Book:
    names = {kebab: name for name, kebab in GAMES.items()}
    wanted = game.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted not in names:
        offers = get_close_matches(wanted, names)
        unknown = f"There is no game called {game!r}"
        if not offers:
            complain(f"{unknown}. The books are {one_of(names, 'and')}.")
        complain(did_you_mean(unknown, offers))
    return book(names[wanted]) if edition is None else edition_named(names[wanted], edition)


def edition_named(name: str, edition: str) -> Book:
    date = edition.strip()
    if date not in editions(name):
        complain(sentence(no_such_edition(name, date)))
    return book(name, date)


def named_number(within: Book, text: str) -> str:
    """The number in `5.13`, `5.13.`, `§5.13`, `3.15.2a`, `Appendix H` or `Baccarat 5.13`."""
    words = text.replace("§", " ").strip().removesuffix(".").split()
    if len(words) > 1 and words[0].lower() == "appendix":
        words = words[1:]
    named = " ".join(words[:-1])
    if named and named.lower() != within.name.lower():
        complain(f"{text.strip()!r} is not a paragraph of {within.name}.")
    return _LETTER_AT_THE_END.sub(r"\1(\2)", words[-1]) if words else ""


def named_paragraph(within: Book, text: str) -> Paragraph:
    number = named_number(within, text)
    found = [p for p in within.paragraphs if p.number.lower() == number.lower()]
    if not found and len(number) == 1:
        *_, last = (p.section for p in within.paragraphs)
        complain(
            f"{within.name} has no section or appendix {number!r}; its sections are 1 to 5, its "
            f"appendices A to {last}."
        )
    if not found:
        prefix = f"{within.name} "
        offers = (citation.removeprefix(prefix) for citation in near(prefix + number))
        complain(did_you_mean(f"{within.name} has no paragraph {number!r}", offers))
    return found[0]
