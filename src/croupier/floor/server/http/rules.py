"""Paragraphs of the books in our words."""

from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.rulebook import (
    GAMES,
    Paragraph,
    UnknownParagraph,
    book,
    cite,
    editions,
    paragraph_of,
    translated,
)
from croupier.engine.sentences import LANGUAGES, said
from croupier.floor.protocol.bodies import BookTold, ParagraphText, ParagraphTold
from croupier.floor.server.answers import Stopped, answered


async def paragraph(request: Request) -> Response:
    try:
        citation = cite(request.path_params["citation"])
    except UnknownParagraph:
        raise Stopped(404, "no-such-page", said("server-no-such-page")) from None
    return answered(_told(paragraph_of(citation)))


async def whole_book(request: Request) -> Response:
    names = {game: name for name, game in GAMES.items()}
    name = names.get(request.path_params["game"])
    if name is None:
        raise Stopped(404, "no-such-page", said("server-no-such-page"))
    found = book(name)
    return answered(
        BookTold(
            name,
            found.effective,
            tuple(map(_told, found.paragraphs)),
            found.title,
            found.version,
            editions(name),
            {language: translated(found, language).title for language in LANGUAGES},
        )
    )


def _told(found: Paragraph) -> ParagraphTold:
    return ParagraphTold(found.citation, found.kind, _texts(found.book, found.number))


def _texts(name: str, number: str) -> dict[str, ParagraphText]:
    books = {language: translated(book(name), language) for language in LANGUAGES}
    found = {language: each.by_number[number] for language, each in books.items()}
    return {language: ParagraphText(p.gist, p.reading) for language, p in found.items()}
