"""The pages: files of `croupier/web`, and the catalogues they speak with."""

from collections.abc import Awaitable, Callable
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from croupier.engine.games import PLAYED
from croupier.engine.rulebook import GAMES
from croupier.engine.sentences import LANGUAGES, said
from croupier.engine.sentences.browser_catalogues import compiled
from croupier.engine.sentences.catalogues import SUFFIX, keys_of
from croupier.floor.server.answers import Stopped
from croupier.floor.server.pages import page_files
from croupier.floor.server.pages.page_files import File, tagged

ASK_AGAIN = "no-cache"  # a browser keeps it, and asks whether it is still the same
JSON = "application/json"
NOT_FOUND = 404
# Rooms of other pages, of the Pit and of the House: nobody hears them at a table.
ELSEWHERE = (
    *("odds", "pages-guide", "pages-lobby", "pages-odds", "pages-owner", "pages-panels"),
    *("pages-rounds", "pages-shown"),
    *("editions", "games", "house", "pit", "rounds", "rules", "settings"),
    *("paper", "purse", "simulated"),  # reports are drawn in Python
)
# On pages of a game that are no table of the House. Practice has no other people and no record.
ALSO_SAID = {"replay": frozenset(("pages-rounds",))}
GUIDE = "pages-guide"
FETCHED = ("pages-panels", GUIDE)  # rooms that are asked for alone, when they are needed
NOT_SAID = {"practice": frozenset(("live", "store"))}


def routes() -> list[Route]:
    return [
        Route("/", page("lobby")),
        Route("/tables/{table}", table),
        Route("/practice/{game}", practice),
        Route("/book/{game}", page("book", _has_book)),
        Route("/books", leads_to("/book/baccarat")),
        Route("/odds", leads_to("/odds/baccarat")),
        Route("/fair", leads_to("/rounds#shoes")),
        Route("/odds/{game}", page("odds", _is_played)),
        Route("/owner", page("owner", _has_no_owner)),
        Route("/rounds", page("rounds")),
        Route("/rounds/{table}/{number:count}", replay),
        Route("/web/{path:path}", file),
        Route("/api/sentences/{language}", sentences),
    ]


def page(
    name: str, there: Callable[[Request], bool] = lambda request: True
) -> Callable[[Request], Awaitable[Response]]:
    """`there`: whether what the page is about exists."""

    async def shown(request: Request) -> Response:
        if not there(request):
            raise _no_such_page()
        return sent(request, page_files.page(name))

    return shown


def leads_to(address: str) -> Callable[[Request], Awaitable[Response]]:
    """Addresses that people type; each of those pages leads to the other games."""

    async def led(request: Request) -> Response:
        return RedirectResponse(address)

    return led


async def table(request: Request) -> Response:
    desk = request.app.state.premises.floor.desks.get(request.path_params["table"])
    if desk is None:
        raise _no_such_page()
    return sent(request, page_files.page("table", desk.game.NAME))


async def replay(request: Request) -> Response:
    """It says itself where there is no such round, or no such table."""
    desk = request.app.state.premises.floor.desks.get(request.path_params["table"])
    return sent(request, page_files.page("replay", None if desk is None else desk.game.NAME))


async def practice(request: Request) -> Response:
    if not _is_played(request):
        raise _no_such_page()
    game = request.path_params["game"]
    return sent(request, page_files.page("table", game, "js/practice/page.js"))


def looked_at(request: Request) -> bool:
    """By a person with a browser; what lies under `/api/` is for programs."""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.url.path.startswith("/api/")


def not_found() -> Response:
    """It says so, and leads back."""
    found = page_files.page("nothing")
    return Response(found.content, NOT_FOUND, media_type=found.kind)


def _has_book(request: Request) -> bool:
    return request.path_params["game"] in GAMES.values()


def _has_no_owner(request: Request) -> bool:
    """Until the one-time code is used."""
    return request.app.state.premises.code is not None


def _is_played(request: Request) -> bool:
    return request.path_params["game"] in PLAYED


async def file(request: Request) -> Response:
    found = page_files.file(request.path_params["path"])
    if found is None:
        raise _no_such_page()
    return sent(request, found)


async def sentences(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise _no_such_page()
    game = request.query_params.get("game")
    page = request.query_params.get("page", "")
    if page in FETCHED:
        return sent(request, _room(language, page))
    if game not in PLAYED:
        return sent(request, _catalogue(language, None))
    return sent(
        request, _catalogue(language, game, page if page in (*ALSO_SAID, *NOT_SAID) else "")
    )


def sent(request: Request, found: File) -> Response:
    """Each encoding has an entity tag of its own: to a cache they are two contents."""
    compressed = _accepts_gzip(request)
    tag = f'"{found.tag}-gzip"' if compressed else f'"{found.tag}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if not compressed:
        return Response(found.content, media_type=found.kind, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(found.compressed, media_type=found.kind, headers=headers)


def _accepts_gzip(request: Request) -> bool:
    for offer in request.headers.get("accept-encoding", "").split(","):
        coding, _, weight = offer.replace(" ", "").lower().partition(";")
        if coding in ("gzip", "*"):
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@cache
def _catalogue(language: str, game: str | None, page: str = "") -> File:
    without = frozenset((GUIDE,)) if game is None else not_said_at(game, page)
    return tagged(msgspec.json.encode(compiled(language, without)), JSON)


@cache
def _room(language: str, room: str) -> File:
    """One room alone, for pages that have the others."""
    rooms = {file.name.removesuffix(SUFFIX) for file in keys_of(language).values()}
    return tagged(msgspec.json.encode(compiled(language, frozenset(rooms - {room}))), JSON)


def not_said_at(game: str, page: str = "") -> frozenset[str]:
    """Rooms of the catalogues that no table of this game needs, or this page of it."""
    others = [each for each in PLAYED if each != game]
    rooms = frozenset((*others, *(f"pages-{each}" for each in others), *ELSEWHERE))
    return rooms - ALSO_SAID.get(page, frozenset()) | NOT_SAID.get(page, frozenset())


def _no_such_page() -> Stopped:
    return Stopped(NOT_FOUND, "no-such-page", said("server-no-such-page"))
