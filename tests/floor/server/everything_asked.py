"""Every route and every frame of the server, with what a client may send there. A route or frame
that is added to the app is listed here, or `test_everything_sent.py` fails."""

from collections.abc import Iterator
from typing import Any, NamedTuple, get_args
from uuid import uuid4

from starlette.routing import Mount, Route, WebSocketRoute

from croupier.floor.protocol.frames import AnyPracticeClientFrame, AnyPracticeServerFrame
from croupier.floor.server.http.app import routes

IN_PLAY = ("si-ki-pi-1", "baccarat-1", "blackjack-1")
RECORDED = "recorded"
TABLES = (*IN_PLAY, "roulette-1", RECORDED)
ROUNDS = range(1, 3)
FORMATS = ("toml", "csv", "jsonl")
SPOT = {"bet": "initial", "box": 1, "on": None}
# What is refused to everybody, or changes nothing that lies face down for others.
COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "si-ki-pi.look.1", "box": 1},
    {"type": "si-ki-pi.arrange.1", "box": 1, "halves": [["As", "Ah"], ["Ad", "Ac"]]},
    {"type": "table.place-bet.1", "player": "bob", "spot": SPOT, "stake_cents": 1_000},
    {"type": "table.deal-card.1", "card": "7h"},
    {"type": "table.deal-card.1", "card": None},
    {"type": "table.turn-cards.1", "place": {"area": "player"}, "cards": ["7h", "8h"]},
    {"type": "table.report-fact.1", "fact": {"type": "fact.foreign-card.1", "card": "7h"}},
    {"type": "table.rule.1", "ruling": "reconstruct"},
    {"type": "table.fix-order.1", "cards": ["7h"]},
    {"type": "table.grant-squeeze.1"},
    {"type": "table.open-round.1"},
    {"type": "floor.reveal-shoe.1", "number": 1, "salt": "00", "order": ["2s"]},
    {"type": "floor.count-cards.1", "number": 416},
)
LINES = ("looks box 1", "deals 7h", "turns 7h 8h to player", "reports foreign 7h", "stands behind")


class Asked(NamedTuple):
    method: str
    path: str
    body: dict[str, Any] | None = None


def get(*paths: str) -> list[Asked]:
    return [Asked("GET", path) for path in paths]


def post(path: str, *bodies: dict[str, Any]) -> list[Asked]:
    return [Asked("POST", path, body) for body in bodies]


def at_tables(path: str) -> list[Asked]:
    return get(*(path.replace("{table}", table) for table in TABLES))


def of_rounds(path: str, **others: str) -> list[Asked]:
    for name, value in others.items():
        path = path.replace(f"{{{name}}}", value)
    return [
        Asked("GET", path.replace("{table}", table).replace("{number}", str(number)))
        for table in TABLES
        for number in ROUNDS
    ]


def fresh(body: dict[str, Any]) -> dict[str, Any]:
    return {**body, "id": uuid4().hex}


def commands_at(table: str) -> Iterator[Asked]:
    for command in COMMANDS:
        yield from post(f"/api/tables/{table}/do", fresh({"command": command}))


ASKED: dict[str, list[Asked]] = {
    "/api/guest": post("/api/guest", {"name": "ann"}, {}),
    "/api/owner": post("/api/owner", {"code": "x", "name": "Zoe", "password": "staple staple"}),
    "/api/login": post("/api/login", {"name": "nobody", "password": "staple staple"}),
    "/api/logout": post("/api/logout", {"no": 1}),
    "/api/keep": post("/api/keep", fresh({"name": "bob", "password": "short"})),
    "/api/password": post("/api/password", fresh({"name": "ann", "password": "short"})),
    "/api/me": get("/api/me"),
    "/api/evening": get("/api/evening"),
    "/api/tables": get("/api/tables"),
    "/api/tables/{table}": at_tables("/api/tables/{table}"),
    "/api/tables/{table}/outcomes": at_tables("/api/tables/{table}/outcomes"),
    "/api/tables/{table}/do": [each for table in TABLES for each in commands_at(table)],
    "/api/tables/{table}/facts": at_tables("/api/tables/{table}/facts"),
    "/api/tables/{table}/preview": [
        asked
        for table in TABLES
        for fact in ("misplaced.1", "excess.1", "foreign-card.1", "missing.1", "interruption.1")
        for more in ({}, {"since": 1}, {"card": "7h"})
        for asked in post(
            f"/api/tables/{table}/preview", {"fact": {"type": f"fact.{fact}", **more}}
        )
    ],
    "/api/practice": post("/api/practice", {"game": "si-ki-pi"}, {"game": "none"}),
    "/api/practice/{table}": get("/api/practice/none"),
    "/api/practice/{table}/facts": get("/api/practice/none/facts"),
    "/api/practice/{table}/preview": post("/api/practice/none/preview", {"fact": {}}),
    "/api/house": post(
        "/api/house", fresh({"command": {"type": "house.remove-table.1", "name": "si-ki-pi-1"}})
    ),
    "/api/pit/tables": get("/api/pit/tables"),
    "/api/pit/alerts": get("/api/pit/alerts"),
    "/api/pit/people": get("/api/pit/people"),
    "/api/pit/claims": get("/api/pit/claims"),
    "/api/pit/returns": get(f"/api/pit/returns?table={RECORDED}"),
    "/api/pit/effect/{table}": [
        asked
        for table in TABLES
        for effect in ("void", "stand")
        for asked in post(
            f"/api/pit/effect/{table}",
            {"command": {"type": "table.decide-unresolved.1", "effect": effect, "reason": "why"}},
        )
    ],
    "/api/pit/irregularities": get("/api/pit/irregularities"),
    "/api/pit/evidence/{table}/{round:count}": of_rounds("/api/pit/evidence/{table}/{number}"),
    "/api/rounds": get("/api/rounds", *(f"/api/rounds?table={table}" for table in TABLES)),
    "/api/rounds/mine": get("/api/rounds/mine", "/api/rounds/mine?game=baccarat"),
    "/api/rounds/mine/export": get("/api/rounds/mine/export?format=csv", "/api/rounds/mine/export"),
    "/api/rounds/{table}/{number:count}": of_rounds("/api/rounds/{table}/{number}"),
    "/api/rounds/{table}/{number:count}/steps/{step:count}": [
        *of_rounds("/api/rounds/{table}/{number}/steps/{step}", step="0"),
        *of_rounds("/api/rounds/{table}/{number}/steps/{step}", step="9"),
    ],
    "/api/rounds/{table}/{number:count}/scenes": of_rounds("/api/rounds/{table}/{number}/scenes"),
    "/api/rounds/{table}/{number:count}/scenes/{scene:count}": of_rounds(
        "/api/rounds/{table}/{number}/scenes/{scene}", scene="2"
    ),
    "/api/rounds/{table}/{number:count}/checked": of_rounds("/api/rounds/{table}/{number}/checked"),
    "/api/rounds/{table}/{number:count}/export": [
        each
        for named in FORMATS
        for each in of_rounds(f"/api/rounds/{{table}}/{{number}}/export?format={named}")
    ],
    "/api/rules/{citation}": get("/api/rules/Si%20Ki%20Pi%203.17"),
    "/api/books/{game}": get("/api/books/si-ki-pi"),
    "/api/odds/{game}": get("/api/odds/none"),
    "/api/odds/{game}/paper/{language}": get("/api/odds/none/paper/en"),
    "/api/openapi.json": get("/api/openapi.json"),
    "/api/frames.json": get("/api/frames.json"),
    "/api/sentences/{language}": get("/api/sentences/en?game=si-ki-pi"),
    "/": get("/"),
    "/tables/{table}": at_tables("/tables/{table}"),
    "/practice/{game}": get("/practice/si-ki-pi"),
    "/owner": get("/owner"),
    "/rounds": get("/rounds"),
    "/rounds/{table}/{number:count}": of_rounds("/rounds/{table}/{number}"),
    "/book/{game}": get("/book/si-ki-pi"),
    "/books": get("/books"),
    "/odds": get("/odds"),
    "/fair": get("/fair"),
    "/odds/{game}": get("/odds/si-ki-pi"),
    "/web/{path:path}": get("/web/js/rounds/chain.js", "/web/none"),
    "/healthz": get("/healthz"),
}

SOCKETS = {"/api/tables/{table}/live", "/api/practice/{table}/live"}
CLIENT_FRAMES = {
    *("do", "say", "pass", "ping"),
    *("hint", "ruling"),  # heard at practice tables alone
}
SERVER_FRAMES = {
    *("sign", "table", "revealed", "done", "refused", "not-known", "trouble", "closing"),
    *("advice", "cost", "case", "pong"),
}


def sent_at(table: str) -> Iterator[dict[str, Any]]:
    """Frames for its WebSocket, each with an id by which it is answered; and what is no frame."""
    for command in COMMANDS:
        yield {"type": "do", "command": command}
    for line in LINES:
        yield {"type": "say", "line": line}
    yield {"type": "hint"}
    yield {"type": "ruling", "question": "1.report1.ruling", "choice": 0}
    yield {"type": "ping"}
    yield {"type": "none"}


def every_route() -> set[str]:
    return {route.path for route in routes() if isinstance(route, Route | Mount)}


def every_socket() -> set[str]:
    return {route.path for route in routes() if isinstance(route, WebSocketRoute)}


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def client_frames() -> set[str]:
    return tags(AnyPracticeClientFrame)


def server_frames() -> set[str]:
    return tags(AnyPracticeServerFrame)
