"""Who may speak to the server at all: names, origins, sizes, rates; and what pages may load."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from croupier.engine.sentences import said
from croupier.floor.server.answers import Stopped, problem, too_fast
from croupier.floor.server.pages.page_files import WEB
from croupier.floor.server.premises import address_of, host_of, premises_of

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = ("0.0.0.0", "::", "")
ANSWERS = ("http.response.start", "websocket.http.response.start")
READING = ("GET", "HEAD", "OPTIONS")
OWN_PAGES = ("same-origin", "none")
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NOT_KEPT = "no-store"  # unless whoever answers says otherwise
TLS_HEADERS = {"strict-transport-security": "max-age=31536000"}


def names_of(host: str, others: Iterable[str]) -> frozenset[str] | None:
    """Under which names somebody may come; None: any, since nobody said which."""
    if host in EVERYWHERE and not others:
        return None
    own = f"[{host}]" if ":" in host else host
    return frozenset((*LOOPBACK, own, *others))


class Guard:
    """Before every request and every connection."""

    def __init__(self, app: ASGIApp, names: frozenset[str] | None, secure: bool) -> None:
        self._app, self._names = app, names
        self._headers = {**HEADERS, **(TLS_HEADERS if secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, self._with_headers(scope, send))
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            self._let_in(request)
            if scope["method"] not in READING:
                _own_page(request.headers)
                _json_only(request.headers)
        except Stopped as stopped:
            await problem(request, stopped)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, self._noted(scope, send))
        try:
            self._let_in(websocket)
            _own_page(websocket.headers)
        except Stopped as stopped:
            await websocket.send_denial_response(problem(websocket, stopped))
        else:
            await self._app(scope, receive, self._noted(scope, send))

    def _let_in(self, connection: HTTPConnection) -> None:
        host = connection.headers.get("host", "")
        if self._names is not None and _without_port(host) not in self._names:
            raise Stopped(421, "foreign-host", said("server-foreign-host"))
        premises = premises_of(connection)
        asked = premises.files if connection.scope["path"].startswith(WEB) else premises.requests
        address = address_of(connection)
        if not asked.taken(address):
            raise too_fast(asked.wait_s(address))

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        noted = self._noted(scope, send)

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self._headers)
                headers.setdefault("cache-control", NOT_KEPT)
            await noted(message)

        return sent

    def _noted(self, scope: Scope, send: Send) -> Send:
        """Answers are counted and logged, also to those who may not connect."""
        premises = scope["app"].state.premises

        async def sent(message: Message) -> None:
            if message["type"] in ANSWERS:
                premises.metrics.requests.labels(str(message["status"])).inc()
                premises.log.info(
                    "request",
                    method=scope.get("method", "GET"),
                    path=scope["path"],
                    status=message["status"],
                    address=host_of(scope),
                )
            await send(message)

        return sent


def _own_page(headers: Headers) -> None:
    """A browser says from which page a request comes; programs say nothing, and hold no cookies
    that a foreign page could use."""
    origin = headers.get("origin")
    foreign = origin is not None and _place(origin) != headers.get("host")
    if foreign or headers.get("sec-fetch-site", "none") not in OWN_PAGES:
        raise Stopped(403, "foreign-origin", said("server-foreign-origin"))


def _place(origin: str) -> str | None:
    """Host and port; None: it is not an address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _json_only(headers: Headers) -> None:
    """No form of a foreign page can send this without asking first."""
    if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Stopped(415, "only-json", said("server-only-json"))


def _without_port(host: str) -> str:
    """
    >>> _without_port("localhost:8021"), _without_port("[::1]:8021"), _without_port("[::1]")
    ('localhost', '[::1]', '[::1]')
    """
    before, _, last = host.rpartition(":")
    return before if before and not last.endswith("]") else host
