"""The odds of a game, asked for over HTTP: as figures, or as a sheet of paper."""

from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES, said
from croupier.floor import advice
from croupier.floor.server.answers import Stopped
from croupier.floor.server.pages.page_files import KINDS, tagged
from croupier.floor.server.pages.pages import sent
from croupier.floor.server.premises import premises_of


async def odds(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in PLAYED:
        raise _no_such_page()
    return sent(request, await premises_of(request).odds.of(game))


async def paper(request: Request) -> Response:
    """As `croupier edge GAME --report` writes it."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in PLAYED or language not in LANGUAGES:
        raise _no_such_page()
    found = await premises_of(request).odds.of(game)
    return sent(request, tagged(advice.odds_on_paper(found.content, language), KINDS[".html"]))


def _no_such_page() -> Stopped:
    return Stopped(404, "no-such-page", said("server-no-such-page"))
