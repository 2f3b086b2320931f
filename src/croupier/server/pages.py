"""The pages: files of `croupier/web`, and the catalogues they speak with."""

import re
from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.games import PLAYED
from croupier.rulebook import GAMES
from croupier.sentences import LANGUAGES, said
from croupier.sentences.compiled import compiled
from croupier.server.answers import Stopped

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
ASK_AGAIN = "no-cache"  # a browser keeps it, and asks whether it is still the same
JSON = "application/json"
NOT_FOUND = 404
# Rooms of other pages, of the Pit and of the House: nobody hears them at a table.
ELSEWHERE = (
    *("odds", "pages-odds", "pages-rounds", "pages-shown"),
    *("editions", "games", "house", "pit", "rounds", "rules"),
)
_COMMENT = re.compile(rb"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/)[ \t]*$", re.MULTILINE | re.DOTALL)


class File(NamedTuple):
    content: bytes
    kind: str
    tag: str


def routes() -> list[Route]:
    return [
        Route("/", page("lobby")),
        Route("/tables/{table}", page("table", _has_table)),
        Route("/practice/{game}", page("table", _is_played)),
        Route("/book/{game}", page("book", _has_book)),
        Route("/odds/{game}", page("odds", _is_played)),
        Route("/rounds", page("rounds")),
        Route("/rounds/{table}/{number:int}", page("replay")),
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
        return sent(request, _file(f"{name}.html"))

    return shown


def looked_at(request: Request) -> bool:
    """By a person with a browser; what lies under `/api/` is for programs."""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.url.path.startswith("/api/")


def not_found() -> Response:
    """It says so, and leads back."""
    found = _file("nothing.html")
    return Response(found.content, NOT_FOUND, media_type=found.kind)


def _has_table(request: Request) -> bool:
    return request.path_params["table"] in request.app.state.premises.floor.desks


def _has_book(request: Request) -> bool:
    return request.path_params["game"] in GAMES.values()


def _is_played(request: Request) -> bool:
    return request.path_params["game"] in PLAYED


async def file(request: Request) -> Response:
    return sent(request, _file(request.path_params["path"]))


async def sentences(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise _no_such_page()
    game = request.query_params.get("game")
    return sent(request, _catalogue(language, game if game in PLAYED else None))


def sent(request: Request, found: File) -> Response:
    headers = {"etag": found.tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    return Response(found.content, media_type=found.kind, headers=headers)


@cache
def _files() -> dict[str, Traversable]:
    """What there is, by its path: whatever else is asked for is not there."""
    return dict(_below(resources.files("croupier") / "web", ""))


def _below(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for each in folder.iterdir():
        name = f"{path}{each.name}"
        found += _below(each, f"{name}/") if each.is_dir() else [(name, each)]
    return found


def _file(path: str) -> File:
    found, kind = _files().get(path), KINDS.get(PurePosixPath(path).suffix)
    if found is None or kind is None:
        raise _no_such_page()
    return tagged(_without_comments(found.read_bytes()), kind)


@cache
def _without_comments(content: bytes) -> bytes:
    """They are for whoever reads the source, and a fifth of it; every line keeps its number."""
    return _COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), content)


@cache
def _catalogue(language: str, game: str | None) -> File:
    without = frozenset[str]() if game is None else not_said_at(game)
    return tagged(msgspec.json.encode(compiled(language, without)), JSON)


def not_said_at(game: str) -> frozenset[str]:
    """Rooms of the catalogues that no table of this game needs."""
    others = [each for each in PLAYED if each != game]
    return frozenset((*others, *(f"pages-{each}" for each in others), *ELSEWHERE))


def tagged(content: bytes, kind: str) -> File:
    return File(content, kind, f'"{sha256(content).hexdigest()[:32]}"')


def _no_such_page() -> Stopped:
    return Stopped(NOT_FOUND, "no-such-page", said("server-no-such-page"))
