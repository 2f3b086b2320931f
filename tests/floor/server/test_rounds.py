"""Rounds recalled over HTTP: who finds which, what of them is shown, and what is written down."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.engine.front.file_player import play_file
from croupier.engine.history.accounts.account import account
from croupier.floor.protocol.frames import DoneFrame
from tests.floor.server.house import FAST, House, Visitor, opened

pytestmark = pytest.mark.slow

TABLE = "roulette-1"
PARTS = ("steps", "scenes")
CLOCKS = replace(FAST, betting_s=6, seat_kept_s=600)


class Evening:
    """ann and Kim Lee have played, cat has not; Sue is of the Pit, Vic looks on, Dora deals."""

    def __init__(self, house: House) -> None:
        self.house = house
        owner = house.owner()
        self.ann, self.kim, self.cat = (house.guest(name) for name in ("ann", "Kim Lee", "cat"))
        self.staff = {"Olive": owner}
        roles = {"Sue": "pit-supervisor", "Vic": "surveillance", "Dora": "dealer"}
        for name, role in roles.items():
            self.staff[name] = house.staff(owner, name, role)
        self.people = {"ann": self.ann, "Kim Lee": self.kim, "Vic": self.staff["Vic"]}
        self.numbers = [self.play((self.ann, "ann"), (self.kim, "Kim Lee"))]
        self.numbers.append(self.play((self.ann, "ann")))

    def play(self, *players: tuple[Visitor, str]) -> int:
        """Each bets on red in one round; its number."""
        with self.ann.table(TABLE) as seat, ExitStack() as sitting:
            seats = [sitting.enter_context(visitor.table(TABLE)) for visitor, _ in players]
            for own, (_, name) in zip(seats, players, strict=True):
                own.do("table.buy-chips.1", player=name, cents=10_000)
            number = seat.shown(to_bet_s=CLOCKS.betting_s - 1, status="betting", bets=[])["number"]
            for own in seats:
                assert isinstance(own.say("bets 20 red"), DoneFrame)
            seat.shown(status="concluded")
        return int(number)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with opened(tmp_path_factory.mktemp("house"), CLOCKS) as house:
        yield Evening(house)


def found(visitor: Visitor, **query: Any) -> list[int]:
    answer = visitor.http.get("/api/rounds", params=query)
    assert answer.status_code == 200, answer.text
    return [row["number"] for row in answer.json()["rounds"]]


def test_players_find_the_rounds_they_had_a_bet_in(evening: Evening) -> None:
    both, alone = evening.numbers
    assert found(evening.ann) == [alone, both]
    assert found(evening.kim) == [both]
    assert found(evening.cat) == []
    assert found(evening.ann, player="Kim Lee") == [both]
    assert found(evening.kim, player="ann", table=TABLE) == [both]


@pytest.mark.parametrize("name", ["Sue", "Vic", "Olive"])
def test_pit_and_surveillance_find_all_and_a_dealer_their_own(evening: Evening, name: str) -> None:
    assert found(evening.staff[name]) == evening.numbers[::-1]
    assert found(evening.staff["Dora"]) == []
    assert found(evening.staff["Dora"], dealer="Dick") == []


def test_what_one_looks_for(evening: Evening) -> None:
    sue, (both, alone) = evening.staff["Sue"], evening.numbers
    assert found(sue, player="Kim Lee") == [both]
    assert found(sue, more_than_cents=2_000) == []
    assert found(sue, more_than_cents=1_999, limit=1) == [alone]
    assert found(sue, since="2020-01-01", until="2020-12-31") == []
    first = sue.http.get("/api/rounds", params={"limit": 1}).json()
    assert found(sue, before=first["before"]) == [both]


@pytest.mark.parametrize(
    ("query", "path"),
    [("limit=0", "$.limit"), ("limit=x", "$.limit"), ("since=soon", "$.since"), ("zoo=1", "zoo")],
)
def test_what_cannot_be_looked_for(evening: Evening, query: str, path: str) -> None:
    answer = evening.ann.http.get(f"/api/rounds?{query}")
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")
    assert path in answer.json()["sentence"]


def test_a_round_is_shown_only_to_those_who_may_see_it(evening: Evening) -> None:
    both, alone = evening.numbers
    for number, kim in ((both, 200), (alone, 404)):
        for ending in ("", "/export?format=csv", "/steps/1", "/scenes", "/scenes/1", "/checked"):
            path = f"/api/rounds/{TABLE}/{number}{ending}"
            assert evening.ann.http.get(path).status_code == 200
            assert evening.kim.http.get(path).status_code == kim
            assert evening.cat.http.get(path).status_code == 404
            assert evening.staff["Vic"].http.get(path).status_code == 200
            assert evening.staff["Dora"].http.get(path).status_code == 404
            assert evening.house.client().get(path).status_code == 401
    for path in (f"{TABLE}/9999", "craps-1/1", *(f"{TABLE}/{both}/{n}/999" for n in PARTS)):
        assert evening.ann.http.get(f"/api/rounds/{path}").status_code == 404


@pytest.mark.parametrize("number", ["9" * 18, "9" * 20, "9" * 5_000, "-1", "1.0", "٣"])
def test_a_number_that_no_round_has(evening: Evening, number: str) -> None:
    ann, sue = evening.ann.http, evening.staff["Sue"].http
    for ending in ("", "/export", "/steps/1", "/scenes", "/scenes/1", "/checked"):
        assert ann.get(f"/api/rounds/{TABLE}/{number}{ending}").status_code == 404
    for part in PARTS:
        assert ann.get(f"/api/rounds/{TABLE}/1/{part}/{number}").status_code == 404
    assert sue.get(f"/api/pit/evidence/{TABLE}/{number}").status_code == 404
    assert sue.get(f"/api/rounds?more_than_cents={number}").status_code in (200, 400)


def test_a_round_step_by_step(evening: Evening) -> None:
    told = evening.ann.http.get(f"/api/rounds/{TABLE}/{evening.numbers[0]}").json()
    lines = [step["line"] for step in told["steps"]]
    assert "ann bets 20 red" in lines
    assert [step["number"] for step in told["steps"]] == list(range(len(lines)))
    assert told["account"]["round"] == evening.numbers[0]
    assert any("No more Bets." in step["said"] for step in told["steps"])
    step = lines.index("ann bets 20 red")
    path = f"/api/rounds/{TABLE}/{evening.numbers[0]}/steps/{step}"
    seen = evening.ann.http.get(path).json()
    assert seen["view"]["viewer"] == {"role": "player", "name": "ann", "rank": 0}
    assert len(seen["view"]["bets"]) == 1
    chinese = evening.ann.http.get(path, headers={"accept-language": "zh"}).json()
    assert chinese["step"]["said"] != seen["step"]["said"]


def test_a_step_names_its_paragraphs(evening: Evening) -> None:
    told = evening.ann.http.get(f"/api/rounds/{TABLE}/{evening.numbers[0]}").json()
    closed = [step for step in told["steps"] if "No more Bets." in step["said"]]
    assert closed
    assert all(cite.startswith("Roulette ") for step in closed for cite in step["cites"])
    assert closed[0]["cites"]


def test_an_evening_is_what_its_rounds_gave(evening: Evening) -> None:
    told = evening.ann.http.get("/api/evening").json()
    assert [each["number"] for each in told["rounds"]] == evening.numbers
    for each in told["rounds"]:
        shown = evening.ann.http.get(f"/api/rounds/{TABLE}/{each['number']}").json()["account"]
        own = [wager for wager in shown["wagers"] if wager["player"] == "ann"]
        net = sum(wager["payout_cents"] - wager["stake_cents"] for wager in own)
        assert net in (-2_000, 2_000)
        assert each["net_cents"] == net
    won = sum(each["net_cents"] for each in told["rounds"])
    chips = sum(each["cents"] for each in told["chips"])
    assert told["wallet_cents"] + chips == 1_000_000 + won
    assert evening.cat.http.get("/api/evening").json()["rounds"] == []
    assert evening.house.client().get("/api/evening").status_code == 401


def test_nobody_sees_the_purses_of_others(evening: Evening) -> None:
    path = f"/api/rounds/{TABLE}/{evening.numbers[0]}"
    for ending in ("", "/export?format=toml", "/export?format=jsonl", "/steps/1"):
        text = evening.ann.http.get(path + ending).text
        assert "buy-chips" not in text
        assert "[purses]" not in text
    assert evening.ann.http.get(f"{path}/steps/1").json()["view"]["purses"] is None
    assert "[purses]" in evening.staff["Sue"].http.get(f"{path}/export").text
    assert evening.staff["Vic"].http.get(f"{path}/steps/1").json()["view"]["purses"]


def test_a_round_written_down(evening: Evening) -> None:
    path = f"/api/rounds/{TABLE}/{evening.numbers[0]}"
    told = evening.ann.http.get(path).json()["account"]
    for visitor in (evening.ann, evening.staff["Sue"]):
        text = visitor.http.get(f"{path}/export?format=toml").text
        assert "Kim_Lee bets 20 red" in text
        (again,) = play_file(text.encode(), "again").rounds
        paid = [wager["payout_cents"] for wager in account(again)["wagers"]]
        assert paid == [wager["payout_cents"] for wager in told["wagers"]]
    rows = evening.ann.http.get(f"{path}/export?format=csv")
    assert len(rows.text.splitlines()) == 3
    assert rows.headers["content-type"].startswith("text/csv")
    lines = evening.ann.http.get(f"{path}/export?format=jsonl").text.splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(len(lines)))
    assert evening.ann.http.get(f"{path}/export?format=pdf").status_code == 400


def test_a_round_in_play_is_not_recalled(tmp_path: Path) -> None:
    with opened(tmp_path, CLOCKS) as house:
        ann = house.guest("ann")
        with ann.table(TABLE) as seat:
            seat.do("table.buy-chips.1", player="ann", cents=10_000)
            number = seat.shown(status="betting", bets=[])["number"]
            sue = house.owner()
            for path in (f"rounds/{TABLE}/{number}", f"pit/evidence/{TABLE}/{number}"):
                answer = sue.http.get(f"/api/{path}")
                assert (answer.status_code, answer.json()["reason"]) == (409, "not-now"), path


def test_the_interface_is_described(evening: Evening) -> None:
    paths = evening.house.client().get("/api/openapi.json").json()["paths"]
    asked = paths["/api/rounds"]["get"]["parameters"]
    assert {"player", "paragraph", "before"} <= {each["name"] for each in asked}
    (table, number) = paths["/api/rounds/{table}/{number}"]["get"]["parameters"]
    assert (table["schema"], number["schema"]) == ({"type": "string"}, {"type": "integer"})


def test_a_round_scene_by_scene(evening: Evening) -> None:
    both, alone = evening.numbers
    told = evening.ann.http.get(f"/api/rounds/{TABLE}/{both}/scenes").json()
    assert (told["game"], told["round"]["number"]) == ("roulette", both)
    titles = [scene["title"] for scene in told["scenes"]]
    bet = titles.index("ann bets 20 on Red.")
    path = f"/api/rounds/{TABLE}/{both}/scenes/{bet}"
    seen = evening.ann.http.get(path).json()
    assert seen["scene"] == told["scenes"][bet]
    assert seen["view"]["viewer"]["name"] == "ann"
    assert seen["view"]["purses"] is None
    assert evening.staff["Vic"].http.get(path).json()["view"]["purses"]
    chinese = evening.ann.http.get(path, headers={"accept-language": "zh"}).json()
    assert chinese["scene"]["title"] != titles[bet]
    assert told["next"] == alone
    theirs = evening.kim.http.get(f"/api/rounds/{TABLE}/{both}/scenes").json()
    assert theirs["next"] is None


def test_what_can_be_checked_of_a_round(evening: Evening) -> None:
    """A player who bought chips sees that entry; to the others neither it nor its link is shown."""
    path = f"/api/rounds/{TABLE}/{evening.numbers[0]}/checked"
    told = {name: each.http.get(path).json() for name, each in evening.people.items()}
    assert told["ann"]["decided"] == told["Vic"]["decided"]
    assert told["ann"]["decided"]["otherwise"] is None
    assert told["ann"]["decided"]["amounts"] == 2
    for each in told.values():
        for link, whole in zip(each["links"], told["Vic"]["links"], strict=True):
            body = link["body"]
            if body is None:
                assert (link["previous"], link["chain"]) == (None, None)
            else:
                digest = sha256(bytes.fromhex(link["previous"]) + body.encode())
                assert digest.hexdigest() == link["chain"] == whole["chain"]
    assert all(link["body"] for link in told["Vic"]["links"])
    for name, other in (("ann", "Kim Lee"), ("Kim Lee", "ann")):
        bodies = [link["body"] or "" for link in told[name]["links"]]
        bought = [body for body in bodies if '"table.chips-bought.1"' in body]
        assert not any(f'"player":"{other}"' in body for body in bought)
