"""Every page is asked with input that no page can have: it is answered, and nothing fails."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.floor.server.http.app import routes
from croupier.floor.server.premises import COOKIE
from tests.floor.server.house import House, Visitor
from tests.floor.server.wire import Http

pytestmark = pytest.mark.slow

DIGITS = "9" * 5_000
ODD = (
    *(DIGITS, "x" * 5_000, "%00", "%ED%A0%80", "..%2f..%2fetc", "%D9%A3", "%zz"),
    f"Baccarat%205.{DIGITS}",
)
USUAL = {"table": "roulette-1", "game": "baccarat", "citation": "Baccarat%205.4"}
USUAL |= {"round": "1", "number": "1", "step": "0", "scene": "0", "language": "en"}
HEADERS = ("Accept-Language", "Cookie", "Origin", "Content-Length", "If-None-Match", "Range")
PATHS = sorted({str(route.path) for route in routes() if hasattr(route, "path")})
ASKED = ("limit", "table", "since", "more_than", "format")
PLACE = re.compile(r"{(\w+)[^}]*}")


def odd(path: str) -> Iterator[str]:
    """The path with each of its places in turn filled by each of the odd words."""
    names = PLACE.findall(path)
    for at in range(len(names)):
        for word in ODD:
            words = iter(
                [word if n == at else USUAL.get(name, "x") for n, name in enumerate(names)]
            )
            yield PLACE.sub(lambda _, words=words: next(words), path)  # type: ignore[misc]
    usual = PLACE.sub(lambda place: USUAL.get(place[1], "x"), path)
    if not usual.startswith("/api/odds"):  # a calculation
        yield from (f"{usual}?{name}={word}" for name in ASKED for word in (DIGITS, "%00"))


def statuses(house: House, asked: list[tuple[str, str, dict[str, str], bytes]]) -> set[object]:
    async def answered() -> set[object]:
        http = Http(house.address)
        found = set[object]()
        for method, path, headers, body in asked:
            reply = await http.ask(method, path, headers, body)
            status = None if reply is None else reply.status
            found.add(status if status and status < 500 else (status, method, path[:80]))
        http.close()
        return found

    return asyncio.run(answered())


@pytest.fixture(scope="module")
def cookie(owner: Visitor) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={owner.token}"}


def test_odd_places_and_questions(house: House, cookie: dict[str, str], folder: Path) -> None:
    asked = [("GET", address, cookie, b"") for path in PATHS for address in odd(path)]
    assert not [each for each in statuses(house, asked) if not isinstance(each, int)]
    assert '"exception"' not in (folder / "floor.log").read_text(encoding="utf-8")


def test_odd_bodies(house: House, cookie: dict[str, str], folder: Path) -> None:
    json = {**cookie, "Content-Type": "application/json"}
    bodies = [
        text.encode("utf-8", "surrogatepass")
        for text in (
            f'{{"id":"1","name":{DIGITS}}}',
            f'{{"id":"{DIGITS}","name":"{DIGITS}","code":"{DIGITS}","password":"{DIGITS}"}}',
            f'{{"id":"1","command":{{"type":"x","n":{DIGITS}}}}}',
            f'{{"id":"1","command":{{"type":"house.give-chips.1","cents":{DIGITS},"name":"a"}}}}',
            f'{{"game":"baccarat","seed":{DIGITS},"companions":{DIGITS}}}',
            '{"id":"1","name":"\\u0000","password":"\\ud800","code":"\\ud800"}',
            f'{{"fact":{{"type":"fact.misplaced.1","since":{DIGITS}}}}}',
            "1e999999",
        )
    ]
    paths = [PLACE.sub(lambda place: USUAL.get(place[1], "x"), path) for path in PATHS]
    asked = [("POST", path, json, body) for path in paths for body in bodies]
    assert not [each for each in statuses(house, asked) if not isinstance(each, int)]
    assert '"exception"' not in (folder / "floor.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", HEADERS)
def test_odd_headers(name: str, house: House, folder: Path) -> None:
    words = (DIGITS, "-1", "%00", "é", f"{COOKIE}={DIGITS}", ";" * 200, f"en;q={DIGITS}")
    asked = [("GET", path, {name: word}, b"") for path in ("/", "/api/me") for word in words]
    refused = {(None, "GET", path) for path in ("/", "/api/me")}  # not HTTP at all: it hung up
    found = {each for each in statuses(house, asked) if not isinstance(each, int)}
    assert found <= (refused if name == "Content-Length" else set())
    assert '"exception"' not in (folder / "floor.log").read_text(encoding="utf-8")
