"""`rules 5.8` at the table: paragraphs of its book, by their number or as they are cited."""

from croupier.rulebook import UnknownParagraph, cite, paragraph_of
from croupier.table.game import Game

EXAMPLE = "rules 5.8 shows a paragraph"


def looked_up(game: Game, said: str) -> list[tuple[str, str]]:
    """Sentences with their styles, for `3.16`, `Baccarat 3.16, 4.1.2` or `[Baccarat 3.16]`."""
    wanted = said.strip("[]. ")
    if wanted.lower().startswith(game.BOOK.lower()):
        wanted = wanted[len(game.BOOK) :]
    numbers = [number.strip() for number in wanted.split(",") if number.strip()]
    if not numbers:
        return [(f"Say which one: {EXAMPLE}.", "yellow")]
    return [told for number in numbers for told in _paragraph(game, number)]


def _paragraph(game: Game, number: str) -> list[tuple[str, str]]:
    try:
        found = paragraph_of(cite(f"{game.BOOK} {number}"))
    except UnknownParagraph:
        search = f"croupier rules {game.NAME} --search {number}"
        hint = "" if number[0].isdigit() else f", and at another prompt {search} looks for words"
        return [(f"{game.BOOK} has no paragraph “{number}”; {EXAMPLE}{hint}.", "yellow")]
    told = [(f"{found.citation}: {found.gist}", "")]
    return [*told, (f"Our reading: {found.reading}", "italic")] if found.reading else told
