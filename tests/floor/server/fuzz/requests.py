"""Fuzzed HTTP requests: every page, with bodies, queries, paths, cookies and headers gone wrong."""

import json
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from croupier.engine.games import PLAYED
from croupier.engine.table.contract.game import Game
from croupier.floor.server.premises import COOKIE
from tests.floor.server.fuzz import mutating as m
from tests.floor.server.fuzz.valid import Known, Valid

GETS = (
    "/api/me",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/outcomes",
    "/api/tables/{table}/do",
    "/api/tables/{table}/live",
    "/api/practice",
    "/api/practice/{table}",
    "/api/house",
    "/api/pit/tables",
    "/api/pit/alerts",
    "/api/pit/people",
    "/api/pit/irregularities",
    "/api/pit/evidence/{table}/{number}",
    "/api/rounds",
    "/api/rounds/{table}/{number}",
    "/api/rounds/{table}/{number}/steps/{number}",
    "/api/rounds/{table}/{number}/scenes",
    "/api/rounds/{table}/{number}/scenes/{number}",
    "/api/rounds/{table}/{number}/checked",
    "/api/rounds/{table}/{number}/export",
    "/api/openapi.json",
    "/api/frames.json",
    "/healthz",
)
TRAVERSAL = (
    "../floor.key",
    "..%2f..%2ffloor.key",
    "%2e%2e/%2e%2e/etc/passwd",
    "....//floor.db",
    "..%5c..%5cfloor.key",
    "%00",
    "%ff%fe",
    "%c0%ae%c0%ae/",
    "/etc/passwd",
    "*",
    "%",
    "house",
    "baccarat-1/../../house",
    "baccarat-1%00",
    ";a=b",
    "a" * 3000,
    "%F0%9F%82%A1",
)
QUERY = (
    *("table", "player", "dealer", "paragraph", "ruling", "outcome", "more_than_cents"),
    *("since", "until", "before", "limit", "format", "watch", "x"),
)
VALUES = (
    *("", "1", "-1", "1e3", "9" * 20, "9" * 5000, "NaN", "%00", "%ff", "ann", "void"),
    *("toml", "csv", "jsonl", "2026-11-16", "0001-01-01T00:00-99:00", "Baccarat 5.13"),
)
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")


class Asked(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def shown(self) -> str:
        told = self.body.decode("utf-8", "backslashreplace")
        return f"{self.method} {self.path} {self.headers} {told}"


class Requests:
    def __init__(
        self, rng: Random, game: Game, me: str, known: Known, cookies: list[str], mine: str
    ) -> None:
        """`cookies`: sessions of everybody; `mine`: of whoever asks."""
        self._rng, self._known, self._cookies, self._mine = rng, known, cookies, mine
        self._valid = Valid(rng, game, me, known)

    def next(self) -> Asked:
        rng = self._rng
        headers = self._headers()
        if rng.random() < 0.4:
            method = "GET" if rng.random() < 0.9 else rng.choice(METHODS)
            return Asked(method, self._path(rng.choice(GETS)) + self._query(), headers, b"")
        page, tree = self._body()
        method = "POST" if rng.random() < 0.95 else rng.choice(METHODS)
        return Asked(method, self._path(page), headers, self._bytes(tree))

    def _path(self, page: str) -> str:
        rng = self._rng
        table = rng.choice(self._known.tables)
        if rng.random() < 0.15:
            table = rng.choice((*TRAVERSAL, quote(rng.choice(m.NAMES))))
        number = rng.choice(("1", "2", "3", "0", "-1", "9" * 20, "9" * 5000, "1.0", "x", "٣"))
        path = page.replace("{table}", table).replace("{number}", quote(number))
        if rng.random() < 0.05:
            path = rng.choice(("/" + path, path + "/", path.upper(), path + "/../me", path[1:]))
        return path

    def _query(self) -> str:
        rng = self._rng
        if rng.random() < 0.5:
            return ""
        pairs = [f"{rng.choice(QUERY)}={rng.choice(VALUES)}" for _ in range(rng.randint(1, 3))]
        return "?" + "&".join(pairs)

    def _body(self) -> tuple[str, Any]:
        rng, valid = self._rng, self._valid
        identity, name = f"{rng.getrandbits(40):x}", rng.choice((*self._known.people, *m.NAMES))
        what = rng.random()
        if what < 0.5:
            return "/api/house", {"id": identity, "command": valid.house_command()}
        if what < 0.9:
            return "/api/tables/{table}/do", {"id": identity, "command": valid.command()}
        if what < 0.92:
            return "/api/practice", {"game": rng.choice(PLAYED), "seed": 1, "companions": 1}
        if what < 0.94:
            return "/api/guest", {"name": name, "id": identity * 3}
        if what < 0.96:
            return "/api/login", {"name": f"nobody {rng.randint(1, 9)}", "password": "x" * 20}
        if what < 0.98:
            password = "x" * rng.choice((3, 20))
            return "/api/password", {"id": identity, "name": name, "password": password, "old": ""}
        if what < 0.99:
            return "/api/owner", {"code": "3f0a", "name": name, "password": "x" * 20}
        return "/api/logout", {"all": True}

    def _bytes(self, tree: Any) -> bytes:
        rng = self._rng
        if rng.random() < 0.6:
            tree = m.changed(rng, tree)
        text = m.written(tree)
        if rng.random() < 0.1:
            text = m.misspelt(rng, text)
        data = text.encode()
        fate = rng.random()
        if fate < 0.02:
            return m.broken(rng, data)
        return m.too_large(rng, text).encode() if fate < 0.03 else data

    def _headers(self) -> dict[str, str]:
        rng = self._rng
        headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={self._mine}"}
        fate = rng.random()
        if fate < 0.05:
            headers["Cookie"] = f"{COOKIE}={rng.choice(self._cookies)[:-1]}x"
        elif fate < 0.08:
            forged = rng.choice(("", "0" * 64, "../../x", json.dumps({"name": "Olive"}), "x" * 900))
            headers["Cookie"] = f"{COOKIE}={forged}"
        elif fate < 0.1:
            headers["Cookie"] = f"{COOKIE}={self._mine}; {COOKIE}={rng.choice(self._cookies)}x"
        elif fate < 0.12:
            del headers["Cookie"]
        elif fate < 0.15:
            headers["Content-Type"] = rng.choice(("text/plain", "", "application/jsonx", "a;b=c"))
        elif fate < 0.18:
            headers["Origin"] = rng.choice(("http://evil.example", "null", "http://[", "//", ""))
        elif fate < 0.2:
            headers["Host"] = rng.choice(("evil.example", "", "[::1", "a:b:c", "127.0.0.1:99999"))
        elif fate < 0.25:
            headers["Accept-Language"] = rng.choice(("zh", "zh-CN;q=1,en", ",;;,", "x" * 500, "*"))
        return headers
