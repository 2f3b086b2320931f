"""The pages of the server, and who answers for each."""

from collections.abc import Iterable

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from croupier.engine.games import UnknownGame
from croupier.engine.sentences import said
from croupier.floor.protocol.bodies import Health
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.server.answers import Stopped, answered, in_trouble, problem
from croupier.floor.server.http import (
    accounts,
    evening,
    openapi,
    own_rounds,
    pit,
    possible_facts,
    practice,
    rounds,
    rules,
    tables,
)
from croupier.floor.server.http.odds import odds, paper
from croupier.floor.server.http.security import Guard
from croupier.floor.server.http.table_socket import live
from croupier.floor.server.pages import pages
from croupier.floor.server.premises import Premises, host_of, premises_of


class _Count(Convertor[int]):
    """The number of a round or of a step; a longer one is not a page."""

    regex = "[0-9]{1,18}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("count", _Count())


def routes() -> list[BaseRoute]:
    return [
        Route("/api/guest", accounts.guest, methods=["POST"]),
        Route("/api/owner", accounts.owner, methods=["POST"]),
        Route("/api/login", accounts.login, methods=["POST"]),
        Route("/api/keep", accounts.keep, methods=["POST"]),
        Route("/api/logout", accounts.logout, methods=["POST"]),
        Route("/api/password", accounts.password, methods=["POST"]),
        Route("/api/me", accounts.me),
        Route("/api/evening", evening.evening),
        Route("/api/tables", tables.lobby),
        Route("/api/tables/{table}", tables.one_table),
        Route("/api/tables/{table}/outcomes", tables.past),
        Route("/api/tables/{table}/do", tables.do, methods=["POST"]),
        Route("/api/tables/{table}/facts", possible_facts.reportable),
        Route("/api/tables/{table}/preview", possible_facts.previewed, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", live),
        Route("/api/practice", practice.opened, methods=["POST"]),
        Route("/api/practice/{table}", practice.one),
        Route("/api/practice/{table}/facts", practice.reportable),
        Route("/api/practice/{table}/preview", practice.previewed, methods=["POST"]),
        WebSocketRoute("/api/practice/{table}/live", practice.live),
        Route("/api/house", tables.house, methods=["POST"]),
        Route("/api/pit/tables", pit.tables),
        Route("/api/pit/alerts", pit.all_alerts),
        Route("/api/pit/people", pit.people),
        Route("/api/pit/claims", pit.claims),
        Route("/api/pit/returns", pit.all_returns),
        Route("/api/pit/irregularities", pit.all_irregularities),
        Route("/api/pit/effect/{table}", pit.effect, methods=["POST"]),
        Route("/api/pit/evidence/{table}/{round:count}", pit.one_evidence),
        Route("/api/rounds", rounds.found),
        Route("/api/rounds/mine", own_rounds.found),
        Route("/api/rounds/mine/export", own_rounds.export),
        Route("/api/rounds/{table}/{number:count}", rounds.one),
        Route("/api/rounds/{table}/{number:count}/steps/{step:count}", rounds.step),
        Route("/api/rounds/{table}/{number:count}/scenes", rounds.scenes_told),
        Route("/api/rounds/{table}/{number:count}/scenes/{scene:count}", rounds.scene),
        Route("/api/rounds/{table}/{number:count}/checked", rounds.checked),
        Route("/api/rounds/{table}/{number:count}/export", rounds.export),
        Route("/api/rules/{citation}", rules.paragraph),
        Route("/api/books/{game}", rules.whole_book),
        Route("/api/odds/{game}", odds),
        Route("/api/odds/{game}/paper/{language}", paper),
        Route("/api/openapi.json", openapi.shown),
        Route("/api/frames.json", openapi.frames_shown),
        *pages.routes(),
        Route("/healthz", healthz),
    ]


def application(
    premises: Premises, names: frozenset[str] | None, further: Iterable[BaseRoute] = ()
) -> Starlette:
    """`further`: pages of others, behind the same guard."""
    app = Starlette(
        routes=[*routes(), *further],
        middleware=[Middleware(Guard, names=names, secure=premises.secure)],
        exception_handlers={
            Stopped: _stopped,
            StoreFailed: _in_trouble,
            UnknownGame: _not_installed,
            HTTPException: _no_such_page,
            Exception: _failed,
        },
    )
    app.state.premises = premises
    return app


async def healthz(request: Request) -> Response:
    """503 also while the House closes, so that a balancer sends people elsewhere."""
    floor = premises_of(request).floor
    trouble = floor.store.failed
    if trouble is not None:
        return answered(Health(False, StoreFailed(trouble).outward), 503)
    if floor.closing:
        return answered(Health(False, said("server-stopping")), 503)
    return answered(Health(True))


async def _stopped(request: Request, stopped: Exception) -> Response:
    assert isinstance(stopped, Stopped)
    if stopped.status == pages.NOT_FOUND and pages.looked_at(request):
        return pages.not_found()
    return problem(request, stopped)


async def _in_trouble(request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, StoreFailed)
    return problem(request, in_trouble(trouble))


async def _not_installed(request: Request, fault: Exception) -> Response:
    """Rounds of a table whose game is not here any more."""
    return problem(request, Stopped(503, "out-of-service", said("live-game-missing")))


async def _no_such_page(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    stopped = Stopped(fault.status_code, "no-such-page", said("server-no-such-page"))
    return await _stopped(request, stopped)


async def _failed(request: Request, fault: Exception) -> Response:
    """Nothing of what went wrong is told to whoever asked."""
    where = host_of(request.scope)
    log = premises_of(request).log
    log.exception("failed", exc_info=fault, path=request.scope["path"], address=where)
    return problem(request, Stopped(500, "failed", said("server-failed")))
