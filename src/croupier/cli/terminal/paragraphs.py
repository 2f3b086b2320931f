"""`rules 5.8` at the table: paragraphs of its book, by their number or as they are cited."""

import re

from croupier.engine.rulebook import UnknownParagraph, book, cite, translated
from croupier.engine.sentences import Message, current_language, said, sentence, short
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.words import book_said

Told = tuple[Message, str]  # and its style


def looked_up(game: Game, typed: str) -> list[Told]:
    """For `3.16`, `Baccarat 3.16, 4.1.2`, `[Baccarat 3.16]` or `百家乐 3.16、4.1.2`."""
    wanted = typed.strip("[]. ")
    for name in (game.BOOK, sentence(book_said(game.BOOK))):
        if wanted.lower().startswith(name.lower()):
            wanted = wanted[len(name) :]
    numbers = [number.strip() for number in re.split("[,，、]", wanted) if number.strip()]
    if not numbers:
        return [(said("play-say-which-paragraph"), "yellow")]
    return [told for number in numbers for told in _paragraph(game, number)]


def _paragraph(game: Game, number: str) -> list[Told]:
    try:
        citation = cite(f"{game.BOOK} {number}")
    except UnknownParagraph:
        return [(_not_there(game, number), "yellow")]
    found = translated(book(game.BOOK), current_language()).by_number[number]
    told = [(said("play-paragraph", citation=short((citation,)), gist=found.gist), "")]
    if found.reading:
        told.append((said("play-our-reading", reading=found.reading), "italic"))
    return told


def _not_there(game: Game, number: str) -> Message:
    name = book_said(game.BOOK)
    if number[0].isdigit():
        return said("play-no-such-paragraph", book=name, number=number)
    command = f"croupier rules {game.NAME} --search {number}"
    return said("play-search-instead", book=name, number=number, command=command)
