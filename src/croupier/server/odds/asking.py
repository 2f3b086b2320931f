"""The odds of a game, asked for over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from croupier.games import PLAYED
from croupier.sentences import said
from croupier.server.answers import Stopped
from croupier.server.pages import sent
from croupier.server.premises import premises_of


async def odds(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in PLAYED:
        raise Stopped(404, "no-such-page", said("server-no-such-page"))
    return sent(request, await premises_of(request).odds.of(game))
