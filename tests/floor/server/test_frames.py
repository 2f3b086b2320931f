"""Frames of clients: what cannot be read is refused with its path, and nobody speaks for others."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.engine.sentences import sentence
from croupier.floor.protocol.frames import LARGEST_BYTES, DoneFrame, RefusedFrame, TableFrame
from croupier.floor.server.rates import Rate
from tests.floor.server.house import FREE, SLOW, House, Seat, opened, view_of
from tests.floor.server.wire import TEXT, frame

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def seat(house: House) -> Iterator[Seat]:
    """ann, with chips, while bets are open."""
    with house.guest("ann").table("baccarat-1") as found:
        found.do("table.buy-chips.1", player="ann", cents=100_000)
        found.do("table.take-seat.1", player="ann", box=1)
        yield found


BET = {"type": "table.place-bet.1", "player": "ann", "spot": {"bet": "tie", "box": 1}}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "truncated"),
        ("{", "truncated"),
        ("[]", "Expected `object`, got `array`"),
        ('{"type":"do"}', "missing required field `id`"),
        ('{"type":"deal"}', "`$.type`"),
        ('{"type":"pass","question":1}', "`$.question`"),
        ('{"type":"pass","question":"q","why":1}', "unknown field `why`"),
        ('{"type":"do","id":7,"command":{}}', "`$.id`"),
        ('{"type":"do","id":"","command":{}}', "`$.id`"),
        (json.dumps({"type": "do", "id": "x" * 65, "command": {}}), "`$.id`"),
        ('{"type":"say","id":"a","line":["bets"]}', "`$.line`"),
        ('{"type":"say","id":"a","line":"\\ud800"}', "truncated"),
        ("[" * 10_000, ""),
    ],
)
def test_a_frame_that_cannot_be_read_names_the_path(seat: Seat, text: str, fault: str) -> None:
    seat.socket.send(text)
    frame = seat.next()
    assert isinstance(frame, RefusedFrame)
    assert frame.reason == "unreadable"
    assert fault in sentence(frame.message)


def test_only_text_is_read(seat: Seat) -> None:
    seat.socket.send(b'{"type":"pass","question":"q"}')
    refused = seat.answer(None)
    assert isinstance(refused, RefusedFrame)
    assert sentence(refused.message) == "Only text frames are read here."


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ({**BET, "stake_cents": "1000"}, "Expected `int`, got `str` - at `$.command.stake_cents`"),
        ({**BET, "stake_cents": 10.5}, "`$.command.stake_cents`"),
        ({**BET, "stake_cents": 1000, "tip": 1}, "unknown field `tip` - at `$.command`"),
        ({**BET, "spot": {"bet": 1}, "stake_cents": 1}, "`$.command.spot.bet`"),
        ({"type": "table.fly.1"}, "Invalid value 'table.fly.1' - at `$.command.type`"),
        ({"type": "roulette.spin.1", "pocket": "17", "turns": 9}, "`$.command.type`"),
        ({}, "`$.command`"),
        ([], "A command is an object"),
        (None, "A command is an object"),
    ],
)
def test_a_command_that_cannot_be_read_names_the_path(
    seat: Seat, command: object, fault: str
) -> None:
    refused = seat.sent({"type": "do", "command": command})
    assert isinstance(refused, RefusedFrame)
    assert refused.reason == "unreadable"
    assert fault in sentence(refused.message)


@pytest.mark.parametrize("by", [{"name": "bob", "rank": 0}, {"name": "ann", "rank": 4}, None])
def test_nobody_says_who_they_are(seat: Seat, by: object) -> None:
    refused = seat.sent({"type": "do", "command": {**BET, "by": by, "stake_cents": 1_000}})
    assert isinstance(refused, RefusedFrame)
    assert refused.reason == "not-yours"
    assert "leave “by” out" in sentence(refused.message)


def test_nobody_bets_or_sits_or_cashes_out_for_another(house: House, seat: Seat) -> None:
    bob = house.guest("bob")
    with bob.table("baccarat-1") as other:
        asked: list[tuple[str, dict[str, Any]]] = [
            ("table.place-bet.1", {"spot": {"bet": "tie", "box": 1}, "stake_cents": 1_000}),
            ("table.take-seat.1", {"box": 2}),
            ("table.leave-seat.1", {"box": 1}),
            ("table.buy-chips.1", {"cents": 1_000}),
            ("table.cash-out.1", {}),
            ("floor.join-queue.1", {}),
        ]
        for kind, fields in asked:
            refused = other.do(kind, player="ann", **fields)
            assert isinstance(refused, RefusedFrame)
            assert refused.reason == "not-yours", kind
    assert bob.http.get("/api/me").json()["wallet_cents"] == 1_000_000


@pytest.mark.parametrize(
    "line",
    [
        "bob bets 10 tie box 1",
        "ann bets 10 tie box 1",
        "dealer closes",
        "shift-manager:ann voids 1",
        "bets 10 tie box 1 for bob",
        "closes",
        "deal 5h",
        "deal",
        "spin 17",
        "rules confirm",
        "",
        "# nothing",
        'reports "',
    ],
)
def test_a_line_is_the_speakers_own(seat: Seat, line: str) -> None:
    assert isinstance(seat.say(line), RefusedFrame)


def test_a_line_and_a_command_say_the_same(seat: Seat) -> None:
    assert isinstance(seat.say("bets 10 tie"), DoneFrame)
    placed = seat.sent({"type": "do", "command": {**BET, "stake_cents": 1_000}})
    assert isinstance(placed, DoneFrame)
    stakes = [bet["stake_cents"] for bet in view_of(last_shown(seat))["bets"]]
    assert stakes == [1_000, 1_000]


def last_shown(seat: Seat) -> TableFrame:
    return [frame for frame in seat.frames if isinstance(frame, TableFrame)][-1]


def test_a_retried_command_answers_the_same_and_is_done_once(house: House) -> None:
    cat = house.guest("cat")
    command = {"type": "table.buy-chips.1", "player": "cat", "cents": 20_000}
    buys = {"type": "do", "id": "buy", "command": command}
    with cat.table("roulette-1") as first:
        answers = [first.sent(dict(buys)) for _ in range(3)]
    with cat.table("roulette-1") as again:
        answers.append(again.sent(dict(buys)))
    over_http = {key: value for key, value in buys.items() if key != "type"}
    posted = cat.posted("/api/tables/roulette-1/do", over_http)
    assert isinstance(answers[0], DoneFrame)
    assert answers == [answers[0]] * 4
    assert posted == {"version": answers[0].version, "position": answers[0].position}
    assert cat.http.get("/api/me").json()["wallet_cents"] == 980_000


def test_the_same_id_of_another_is_another_command(house: House) -> None:
    for name in ("dan", "eve"):
        with house.guest(name).table("roulette-1") as seat:
            command = {"type": "table.buy-chips.1", "player": name, "cents": 500}
            assert isinstance(seat.sent({"type": "do", "id": "1", "command": command}), DoneFrame)


def test_too_large_a_frame_ends_the_connection(house: House) -> None:
    with house.guest("fay").table("roulette-1") as seat:
        seat.socket.send("x" * (LARGEST_BYTES + 1))
        assert seat.closed() == 1009


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b'"\xff"'), 1007),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(3, b"{}"), 1002),
        (frame(TEXT, b"x" * (LARGEST_BYTES + 1)), 1009),
    ],
)
def test_what_is_no_frame_ends_the_connection_and_nothing_else(
    tmp_path: Path, data: bytes, code: int
) -> None:
    """Also while answers to what was said before are still on their way."""
    said = frame(TEXT, b'{"type":"say","id":"1","line":"bets 10 red"}')
    with opened(tmp_path, SLOW) as house:
        ann = house.guest("ann")
        for _ in range(3):
            with ann.table("roulette-1") as seat:
                seat.socket.socket.sendall(said * 20 + data)
                assert seat.closed() == code
        with ann.table("roulette-1") as seat:
            assert isinstance(seat.say("bets 10 red"), RefusedFrame)
    log = (tmp_path / "floor.log").read_text(encoding="utf-8")
    assert [line for line in log.splitlines() if json.loads(line)["level"] == "error"] == []


def test_whoever_watches_gives_no_command(house: House) -> None:
    with house.guest("gus").table("roulette-1", "?watch=1") as seat:
        refused = seat.do("table.buy-chips.1", player="gus", cents=500)
        assert isinstance(refused, RefusedFrame)
        assert "only watches" in sentence(refused.message)


def test_a_path_that_is_no_table(house: House) -> None:
    ann = house.guest("hal").http
    for name in ("nothing", "..%2fhouse", "%2e%2e", "baccarat-1%00", "house"):
        answer = ann.get(f"/api/tables/{name}")
        assert answer.status_code == 404, name
        assert answer.json()["reason"] in ("unknown", "no-such-page")


def test_ids_of_frames_that_cannot_be_read_are_given_back(seat: Seat) -> None:
    seat.socket.send('{"type":"do","id":"mine"}')
    assert isinstance(seat.answer("mine"), RefusedFrame)


def test_too_many_frames_are_refused(tmp_path: Path) -> None:
    rates = replace(FREE, frames=Rate(0.01, 3))
    with opened(tmp_path, SLOW, rates) as house, house.guest("ann").table("roulette-1") as seat:
        answers = [seat.say("bets 10 red") for _ in range(5)]
    reasons = [each.reason for each in answers if isinstance(each, RefusedFrame)]
    assert reasons[3:] == ["too-fast", "too-fast"]
