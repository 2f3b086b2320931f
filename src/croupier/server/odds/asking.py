"""The odds of a game, asked for over HTTP: as figures, or as a sheet of paper."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES, said
from croupier.mathematics.reports.odds import OddsTold
from croupier.mathematics.reports.paper.document import fragment
from croupier.server.answers import Stopped
from croupier.server.page_files import KINDS, tagged
from croupier.server.pages import sent
from croupier.server.premises import premises_of


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
    told = msgspec.json.decode(found.content, type=OddsTold)
    return sent(request, tagged(fragment(told, language), KINDS[".html"]))


def _no_such_page() -> Stopped:
    return Stopped(404, "no-such-page", said("server-no-such-page"))
