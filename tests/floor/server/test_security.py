"""Who may speak to the server: origins, host names, sizes, kinds of content; and its headers."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from croupier.floor.protocol.frames import LARGEST_BYTES
from croupier.floor.server.premises import COOKIE
from tests.floor.server.house import House, Visitor
from tests.floor.server.wire import LOST, connected

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def ann(house: House) -> Visitor:
    return house.guest("ann")


def refused_socket(house: House, **headers: str) -> int:
    url = house.address.replace("http", "ws", 1) + "/api/tables/roulette-1/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers):
        pass
    return refused.value.response.status_code


@pytest.mark.parametrize(
    "origin",
    [
        *("http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://"),
        *("http://[", "http://[::1", "//"),
    ],
)
def test_a_foreign_page_cannot_post_or_connect(house: House, ann: Visitor, origin: str) -> None:
    answer = ann.http.post("/api/logout", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
    assert refused_socket(house, Cookie=f"{COOKIE}={ann.token}", Origin=origin) == 403
    assert ann.http.get("/api/me").status_code == 200


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/tables/" + "x" * 9_000 + "/live", {}, 414),
        ("/api/tables/roulette-1/live", {"X-Long": "y" * 9_000}, 431),
        ("/api/tables/roulette-1/live", {f"X-{number}": "y" for number in range(200)}, 431),
        ("/api/tables/" + "x" * 5_000 + "/live", {}, 401),
    ],
)
def test_a_connection_that_asks_for_too_much_is_answered(
    house: House, path: str, headers: dict[str, str], status: int
) -> None:
    async def asked() -> tuple[int, int]:
        wire = await connected(house.address, path, headers, lambda payload: None)
        return await wire.opened, await wire.closed

    answered, closed = asyncio.run(asked())
    assert (answered, closed) == (status, LOST)


def test_a_browser_that_says_where_it_comes_from_is_believed(ann: Visitor) -> None:
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 401)):
        answer = ann.http.post(
            "/api/login",
            json={"name": "x", "password": "y"},
            headers={"Sec-Fetch-Site": site, "Origin": ann.at.address},
        )
        assert answer.status_code == status


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8021", ""])
def test_another_name_of_this_machine_is_not_served(house: House, host: str) -> None:
    answer = house.client().get("/api/tables", headers={"Host": host})
    assert (answer.status_code, answer.json()["reason"]) == (421, "foreign-host")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_read(house: House, kind: str) -> None:
    answer = house.client().post(
        "/api/guest", content=b'{"name":"bob"}', headers={"Content-Type": kind}
    )
    assert (answer.status_code, answer.json()["reason"]) == (415, "only-json")


def test_too_large_a_body_is_refused(house: House) -> None:
    answer = house.client().post("/api/guest", json={"name": "x" * LARGEST_BYTES})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_nobody_connects_without_a_session(house: House) -> None:
    assert refused_socket(house) == 401
    assert refused_socket(house, Cookie=f"{COOKIE}=forged") == 401


def test_every_answer_has_the_headers(house: House) -> None:
    for path in ("/api/tables", "/api/me", "/nothing", "/healthz"):
        headers = house.client().get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_the_log_holds_no_secret(house: House, ann: Visitor, folder: Path) -> None:
    house.owner()
    house.client().post("/api/login", json={"name": "ann", "password": "my secret words"})
    ann.http.get("/api/me?token=hidden")
    text = (folder / "floor.log").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"logged in", "login refused", "request"} <= {line["event"] for line in lines}
    secrets = ("my secret words", "correct horse", ann.token, str(house.code), "hidden")
    assert not [secret for secret in secrets if secret in text]


def test_the_documents_describe_every_page(house: House) -> None:
    client = house.client()
    document = client.get("/api/openapi.json").json()
    assert document["openapi"] == "3.1.0"
    schemas = document["components"]["schemas"]
    assert {"GuestBody", "Me", "Lobby", "Problem", "PitClaims"} <= schemas.keys()
    to_the_house = schemas["HouseBody"]["properties"]["command"]["discriminator"]["mapping"]
    assert {"house.add-table.1", "house.change-clocks.1"} <= to_the_house.keys()
    assert "house.claim-ownership.1" not in to_the_house
    assert schemas["ChangeClocks"]["required"] == ["type", "name", "clocks"], "not who gives it"
    assert schemas["GuestBody"]["additionalProperties"] is False
    references = json.dumps(document).split('"$ref": "#/components/schemas/')[1:]
    assert {each.partition('"')[0] for each in references} <= schemas.keys()
    frames = client.get("/api/frames.json").json()
    assert {"Do", "Say", "Pass", "TableFrame", "RefusedFrame"} <= frames["$defs"].keys()
    do = frames["$defs"]["Do"]["properties"]["command"]
    at_a_table = schemas["DoBody"]["properties"]["command"]["discriminator"]["mapping"]
    assert do["discriminator"]["mapping"].keys() == at_a_table.keys()
    fields = [each["PlaceBet"]["properties"].keys() for each in (frames["$defs"], schemas)]
    assert fields[0] == fields[1]
    assert "by" not in fields[0]
    references = json.dumps(frames).split('"$ref": "#/$defs/')[1:]
    assert {each.partition('"')[0] for each in references} <= frames["$defs"].keys()


def test_what_is_counted_can_be_read(house: House, ann: Visitor) -> None:
    with ann.table("roulette-1") as seat:
        seat.say("bets 10 red")
        text = house.metrics()
    assert "croupier_connections 1.0" in text
    assert 'croupier_commands_total{outcome="above-purse"} 1.0' in text
    assert "croupier_commit_seconds_count" in text
    sent = next(line for line in text.splitlines() if line.startswith("croupier_frames_total "))
    assert float(sent.split()[1]) >= 3, "the sign, the table, the answer"
    assert house.client().get("/healthz").json() == {"ok": True, "trouble": None}


def test_lobby_and_table_are_shown_to_everybody(house: House) -> None:
    client = house.client()
    tables = client.get("/api/tables").json()["tables"]
    assert len(tables) == 5
    assert {table["condition"] for table in tables} == {"open"}
    one = client.get("/api/tables/blackjack-1").json()
    assert one["sign"]["book"] == "Blackjack"
    assert len(one["shoe"]["commitment"]) == 64
