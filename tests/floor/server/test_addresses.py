"""Clients are known by their address, also behind proxies; many may share one."""

import asyncio
import json
import os
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from croupier.engine.sentences import said, sentence
from croupier.floor.server.networks import network
from croupier.floor.server.rates import Rate, Rates, in_ten_minutes
from tests.floor.server.house import FREE, PLENTY, SLOW, House, opened

pytestmark = pytest.mark.slow

LOOPBACK = network("127.0.0.0/8")
FEW = Rate(0.01, 2)
PASSWORD = "staple staple staple"


def lines(folder: Path, event: str) -> list[dict[str, str]]:
    text = (folder / "floor.log").read_text(encoding="utf-8")
    return [line for line in map(json.loads, text.splitlines()) if line["event"] == event]


def refused_guest(house: House, **headers: str) -> httpx.Response:
    """Its name is none: the answer is 400 as long as guests from its address are taken."""
    return house.client(**headers).post("/api/guest", json={"name": "dealer"})


# behind proxies


def test_the_rightmost_address_that_is_no_proxy_counts(tmp_path: Path) -> None:
    proxies = (LOOPBACK, network("10.0.0.0/8"), network("2001:db8::7"))
    with opened(tmp_path, SLOW, trusted_proxies=proxies) as house:
        for forwarded, found in (
            ("192.0.2.1", "192.0.2.1"),
            ("6.6.6.6, 192.0.2.1, 10.0.0.9", "192.0.2.1"),
            ("192.0.2.2, 10.0.0.9, 2001:db8::7, 10.0.0.1", "192.0.2.2"),
            ("6.6.6.6, 2001:db8::8, 10.0.0.1", "2001:db8::8"),
        ):
            house.client(**{"X-Forwarded-For": forwarded}).get("/api/tables")
            assert lines(tmp_path, "request")[-1]["address"] == found


def test_a_proxy_that_is_not_trusted_names_no_one(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, trusted_proxies=(network("10.0.0.0/8"),)) as house:
        house.client(**{"X-Forwarded-For": "192.0.2.1"}).get("/api/tables")
        assert lines(tmp_path, "request")[-1]["address"] == "127.0.0.1"


def test_behind_a_proxy_on_this_machine_as_before(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, behind_proxy=True) as house:
        headers = {"X-Forwarded-For": "6.6.6.6, 192.0.2.1", "X-Forwarded-Proto": "https"}
        answer = house.client(**headers).post("/api/guest", json={"name": "ann"})
        assert lines(tmp_path, "request")[-1]["address"] == "192.0.2.1"
        assert "Secure" in answer.headers["set-cookie"]


def test_behind_two_proxies_clients_are_counted_apart(tmp_path: Path) -> None:
    rates = Rates(PLENTY, FEW, PLENTY, PLENTY, 100, PLENTY, PLENTY)
    with opened(tmp_path, SLOW, rates, trusted_proxies=(LOOPBACK,)) as house:
        for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.2"):
            forwarded = {"X-Forwarded-For": f"{address}, 127.0.0.8"}
            assert refused_guest(house, **forwarded).status_code == 400
        assert refused_guest(house, **{"X-Forwarded-For": "192.0.2.1"}).status_code == 429
        assert refused_guest(house, **{"X-Forwarded-For": "192.0.2.3"}).status_code == 400


# how long to wait


@pytest.mark.parametrize(("language", "told"), [("en", "Try again in 100 s."), ("zh", "100 秒")])
def test_an_address_that_asks_too_often_is_shown_how_long_to_wait(
    language: str, told: str, tmp_path: Path
) -> None:
    rates = Rates(PLENTY, FEW, PLENTY, PLENTY, 100, PLENTY, PLENTY)
    with opened(tmp_path, SLOW, rates) as house:
        for _ in range(2):
            refused_guest(house)
        answer = refused_guest(house, **{"Accept-Language": language})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        assert 90 <= int(answer.headers["retry-after"]) <= 100
        wait = answer.headers["retry-after"]
        assert told.replace("100", wait) in answer.json()["sentence"]


def test_every_429_has_a_retry_after(tmp_path: Path) -> None:
    one = Rate(0.5, 1)
    rates = Rates(PLENTY, PLENTY, PLENTY, one, 1, PLENTY, one)
    with opened(tmp_path, SLOW, rates) as house:
        ann = house.guest("ann")
        asked = [house.client().get("/web/mark.svg") for _ in range(2)]
        asked += [ann.http.get("/api/rounds") for _ in range(2)]
        assert [each.status_code for each in asked] == [200, 429, 200, 429]
        assert [each.headers.get("retry-after") for each in asked] == [None, "2", None, "2"]
        with ann.table("roulette-1"):
            url = house.address.replace("http", "ws", 1) + "/api/tables/roulette-1/live"
            headers = {"Cookie": f"croupier_session={ann.token}"}
            with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers):
                pass
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == "60"


# logins


def staff(house: House, names: list[str]) -> None:
    owner = house.owner()
    for name in names:
        owner.house({"type": "house.add-person.1", "name": name, "role": "player"})
        owner.posted("/api/password", {"id": name, "name": name, "password": PASSWORD})


def login(house: House, name: str, password: str) -> httpx.Response:
    return house.client().post("/api/login", json={"name": name, "password": password})


def test_logins_that_succeed_are_not_counted(tmp_path: Path) -> None:
    rates = Rates(PLENTY, PLENTY, FEW, PLENTY, 100, PLENTY, PLENTY)
    with opened(tmp_path, SLOW, rates) as house:
        staff(house, ["ann"])
        assert {login(house, "ann", PASSWORD).status_code for _ in range(6)} == {200}
        for name in ("bob", "carl"):
            assert login(house, name, "wrong").status_code == 401
        answer = login(house, "ann", PASSWORD)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        assert "Too many logins from this address failed" in answer.json()["sentence"]
        assert 90 <= int(answer.headers["retry-after"]) <= 100


def test_passwords_that_are_guessed_at_once_are_counted_too(tmp_path: Path) -> None:
    rates = Rates(PLENTY, PLENTY, FEW, PLENTY, 100, PLENTY, PLENTY)
    with opened(tmp_path, SLOW, rates) as house:

        async def guessed() -> list[int]:
            async with httpx.AsyncClient(base_url=house.address, timeout=60) as client:
                bodies = [{"name": f"name-{number}", "password": "x"} for number in range(12)]
                posts = [client.post("/api/login", json=body) for body in bodies]
                return [answer.status_code for answer in await asyncio.gather(*posts)]

        assert sorted(asyncio.run(guessed())) == [401, 401, *[429] * 10]


def test_a_guesser_is_locked_out_of_one_name_and_shown_for_how_long(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, FREE, shared_networks=(LOOPBACK,)) as house:
        staff(house, ["ann", "bob"])
        assert {login(house, "ann", "wrong").status_code for _ in range(5)} == {401}
        answer = login(house, "ann", PASSWORD)
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-now")
        assert 290 <= int(answer.headers["retry-after"]) <= 300
        assert login(house, "bob", PASSWORD).status_code == 200
        refused = lines(tmp_path, "login refused")
    assert {(each["name"], each["address"]) for each in refused} == {("ann", "127.0.0.1")}


def test_wrong_one_time_codes_are_counted(tmp_path: Path) -> None:
    rates = Rates(PLENTY, PLENTY, FEW, PLENTY, 100, PLENTY, PLENTY)
    with opened(tmp_path, SLOW, rates) as house:
        body = {"code": "no", "name": "olive", "password": PASSWORD}
        statuses = [house.client().post("/api/owner", json=body).status_code for _ in range(3)]
    assert statuses == [401, 401, 429]


def test_a_school_behind_one_address_gets_in(tmp_path: Path) -> None:
    """200 guests; and, where the network is known, ten times as many, and logins beside them."""
    with opened(tmp_path / "usual", SLOW, Rates()) as house:
        names = [f"pupil {number}" for number in range(200)]
        posted = (house.client().post("/api/guest", json={"name": name}) for name in names)
        assert {answer.status_code for answer in posted} == {200}
    rates = Rates(guests=Rate(0.001, 20), logins=in_ten_minutes(1))
    with opened(tmp_path / "known", SLOW, rates, shared_networks=(LOOPBACK,)) as house:
        posted = (house.client().post("/api/guest", json={"name": name}) for name in names)
        assert {answer.status_code for answer in posted} == {200}
        assert refused_guest(house).status_code == 429
        assert [login(house, "x", f"{n}").status_code for n in range(3)] == [401] * 3


# who may know it


def test_the_log_says_from_where_and_only_the_house_may_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with opened(tmp_path, SLOW) as house:
            ann = house.guest("ann")
            login(house, "una", "wrong")
            with ann.table("roulette-1") as seat:
                seat.shown()
    finally:
        os.umask(before)
    file = tmp_path / "floor.log"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for event in ("request", "logged in", "login refused", "connected", "disconnected"):
        assert {line["address"] for line in lines(tmp_path, event)} == {"127.0.0.1"}, event


def test_a_log_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    for name in ("floor.log", "floor.log.1"):
        (tmp_path / name).touch(0o644)
    with opened(tmp_path, SLOW):
        pass
    modes = [stat.S_IMODE((tmp_path / n).stat().st_mode) for n in ("floor.log", "floor.log.1")]
    assert modes == [0o600, 0o600]


def test_the_figures_are_not_on_the_public_address(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        assert house.client().get("/metrics").status_code == 404
        assert "croupier_requests_total" in house.metrics()


def test_the_sentences_say_the_seconds() -> None:
    for message in (said("server-too-fast", seconds=7), said("login-many-failed", seconds=7)):
        assert all("7" in sentence(message, language) for language in ("en", "zh"))
