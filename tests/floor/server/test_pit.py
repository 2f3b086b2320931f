"""The Pit over HTTP: who reads, who does what, and what they are told."""

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.engine.games import game_named
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.pit.evidence_check import evidence_read, faults_of
from croupier.floor.protocol.evidence import Evidence
from croupier.floor.protocol.frames import DoneFrame
from tests.floor.server.house import SLOW, House, opened

pytestmark = pytest.mark.slow

READERS = ("pit-supervisor", "pit-manager", "shift-manager", "surveillance", "owner")
OTHERS = ("dealer", "player")
PATHS = ("tables", "alerts", "people", "claims", "returns", "irregularities", "evidence/recorded/1")
_ids = count(1)


class Staff:
    """One of each role, and a recorded Baccarat table that Dora deals."""

    def __init__(self, house: House) -> None:
        self.house, owner = house, house.owner()
        self.by_role = {"owner": owner, "player": house.guest("ann")}
        for role in ("pit-supervisor", "pit-manager", "shift-manager", "surveillance"):
            self.by_role[role] = house.staff(owner, f"the-{role}", role)
        self.by_role["dealer"] = house.staff(owner, "Dora", "dealer")
        owner.house({"type": "house.grant-licence.1", "name": "Dora", "game": "baccarat"})
        settings = game_named("baccarat").settings(kind=TableKind.RECORDED)
        owner.house(
            {
                "type": "house.add-table.1",
                "name": "recorded",
                "settings": msgspec.to_builtins(settings),
                "clocks": msgspec.to_builtins(SLOW),
                "automatic": False,
            }
        )

    def do(self, role: str, kind: str, **fields: Any) -> Any:
        body = {"id": f"d{next(_ids)}", "command": {"type": kind, **fields}}
        return self.by_role[role].http.post("/api/tables/recorded/do", json=body)

    def done(self, role: str, kind: str, **fields: Any) -> None:
        answer = self.do(role, kind, **fields)
        assert answer.status_code == 200, answer.text

    def get(self, role: str, path: str, **query: str) -> Any:
        return self.by_role[role].http.get(f"/api/pit/{path}", params=query)

    def told(self, path: str, **query: str) -> Any:
        answer = self.get("pit-supervisor", path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def alerts(self) -> list[str]:
        return [one["kind"] for one in self.told("alerts")["alerts"] if one["table"] == "recorded"]

    def counted(self, number: int = 416) -> None:
        self.done("dealer", "floor.count-cards.1", number=number)
        self.done("pit-supervisor", "floor.confirm-count.1", number=number)

    def a_round(self, *cards: str) -> None:
        """Ann bets on Player; the cards lie where they are due."""
        self.done("dealer", "table.open-round.1")
        spot = {"bet": "player", "box": 1}
        self.done("player", "table.place-bet.1", player="ann", spot=spot, stake_cents=10_000)
        self.done("dealer", "table.close-betting.1")
        for card in cards:
            self.done("dealer", "table.deal-card.1", card=card)


@pytest.fixture(scope="module")
def staff(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staff]:
    """The evening of a recorded table, up to a misplaced card."""
    with opened(tmp_path_factory.mktemp("pit"), SLOW) as house:
        staff = Staff(house)
        staff.done("pit-supervisor", "floor.take-dealing.1", dealer="Dora")
        staff.counted()
        staff.done("player", "table.buy-chips.1", player="ann", cents=100_000)
        staff.a_round("9h", "4c", "9d", "2s")
        staff.a_round("2h", "4c")
        banker = {"area": "banker"}
        staff.done("dealer", "table.deal-card.1", card="5h", place=banker)
        yield staff


@pytest.mark.parametrize("path", PATHS)
def test_who_reads_the_pit(staff: Staff, path: str) -> None:
    assert {staff.get(role, path).status_code for role in READERS} == {200}
    for role in OTHERS:
        answer = staff.get(role, path)
        assert (answer.status_code, answer.json()["reason"]) == (403, "rank-too-low")
    assert staff.house.client().get(f"/api/pit/{path}").status_code == 401


@pytest.mark.rule("Baccarat 5.8")
def test_a_halt_is_shown_with_its_paragraph(staff: Staff) -> None:
    alerts = staff.told("alerts")["alerts"]
    (ruling,) = [one for one in alerts if one["kind"] == "ruling"]
    assert (ruling["table"], ruling["cites"]) == ("recorded", ["Baccarat 5.8"])
    assert ruling["lasts_s"] >= 0
    assert "Reconstruct the cards or rule that" in ruling["sentence"]
    assert "dealer-gone" in staff.alerts()
    (table,) = [one for one in staff.told("tables")["tables"] if one["dealer"]]
    assert table["cards"] == {"full": 416, "dealt": 7, "left": 409}
    assert table["staked_cents"] == 10_000
    assert {one["kind"] for one in table["alerts"]} == {"ruling", "dealer-gone"}


def test_a_dealer_who_is_connected_is_not_gone(staff: Staff) -> None:
    with staff.by_role["dealer"].table("recorded") as seat:
        seat.next()
        assert "dealer-gone" not in staff.alerts()


def test_what_went_wrong_is_found_by_table_dealer_and_paragraph(staff: Staff) -> None:
    found = staff.told("irregularities")
    (tally,) = found["tallies"]
    assert (tally["table"], tally["dealer"], tally["facts"]) == ("recorded", "Dora", 1)
    (fact,) = found["facts"]
    assert (fact["fact"], fact["paragraph"]) == ("misplaced", "Baccarat 5.8")
    assert fact["reported_by"] is None
    assert staff.told("irregularities", dealer="Dick")["facts"] == []
    assert staff.told("irregularities", paragraph="Baccarat 5.8", table="recorded") == found
    answer = staff.get("owner", "irregularities", who="Dora")
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")


def test_returns_by_bet_beside_what_the_mathematics_say(staff: Staff) -> None:
    found = staff.told("returns", table="recorded")
    while found["working"]:
        time.sleep(1)
        found = staff.told("returns", table="recorded")
    (player,) = found["returns"]
    assert (player["bet"], player["bets"]) == ("player", 1)
    assert (player["handle_cents"], player["paid_cents"]) == (10_000, 20_000)
    assert player["hold_cents"] == -10_000
    assert player["expected_cents"] == pytest.approx(123.5, abs=0.1)
    assert player["deviations"] < -1


def test_evidence_of_a_round_holds_without_the_server(staff: Staff) -> None:
    answer = staff.get("surveillance", "evidence/recorded/1")
    bundle = evidence_read(msgspec.json.encode(answer.json()["evidence"]))
    assert isinstance(bundle, Evidence)
    assert faults_of(bundle) == ()
    assert bundle.ended == "concluded"
    assert bundle.history is not None
    assert "ann bets 100 player box 1" in bundle.history
    for path in ("evidence/recorded/99", "evidence/recorded/x", "evidence/nowhere/1"):
        assert staff.get("owner", path).status_code == 404


def test_people_with_their_licences_and_where_they_deal(staff: Staff) -> None:
    people = {one["name"]: one for one in staff.told("people")["people"]}
    assert people["Dora"]["licences"] == ["baccarat"]
    assert people["Dora"]["deals_at"] == ["recorded"]
    assert people["ann"]["guest"]
    assert people["the-surveillance"]["role"] == "surveillance"


@pytest.mark.rule("Baccarat 1.12", "Baccarat 5.18")
@pytest.mark.parametrize(
    ("kind", "fields", "roles"),
    [
        ("floor.pause-table.1", {}, ("dealer", "pit-supervisor", "pit-manager", "shift-manager")),
        ("floor.resume-table.1", {}, ("pit-supervisor", "pit-manager", "shift-manager")),
        ("floor.close-table.1", {}, ("pit-supervisor", "pit-manager", "shift-manager")),
        ("floor.reopen-table.1", {}, ("pit-supervisor", "pit-manager", "shift-manager")),
        ("table.rule.1", {"ruling": "reconstruct"}, READERS[:3]),
        ("table.void-earlier-rounds.1", {"numbers": [1], "reason": "x"}, ("shift-manager",)),
        ("table.decide-unresolved.1", {"effect": "void", "reason": "x"}, ("shift-manager",)),
        ("floor.confirm-count.1", {"number": 416}, READERS[:3]),
    ],
)
def test_each_action_by_its_rank(
    staff: Staff, kind: str, fields: dict[str, Any], roles: tuple[str, ...]
) -> None:
    """Whoever is not allowed to is told so, whatever the table is doing."""
    for role in staff.by_role:
        if role not in roles:
            answer = staff.do(role, kind, **fields)
            assert answer.status_code == 403, (role, answer.text)


@pytest.mark.rule("Baccarat 3.4")
def test_settings_are_announced_and_come_with_the_next_round(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        staff = Staff(house)
        staff.done("pit-supervisor", "floor.take-dealing.1", dealer="Dora")
        staff.counted()
        staff.done("player", "table.buy-chips.1", player="ann", cents=100_000)
        staff.a_round("9h", "4c")
        (table,) = [one for one in staff.told("tables")["tables"] if one["dealer"]]
        higher = {**table["settings"], "limits": {"minimum_cents": 5_000}}
        for role in ("player", "dealer", "surveillance", "owner"):
            answer = staff.do(role, "floor.announce-settings.1", settings=higher)
            assert answer.status_code == 403
        assert staff.do("pit-supervisor", "table.change-settings.1", settings=higher).is_error
        staff.done("pit-supervisor", "floor.announce-settings.1", settings=higher)
        assert "change-ahead" in staff.alerts()
        assert minimum_shown(house) == 100
        for card in ("9d", "2s"):
            staff.done("dealer", "table.deal-card.1", card=card)
        assert minimum_shown(house) == 100
        staff.a_round()
        assert minimum_shown(house) == 5_000


def minimum_shown(house: House) -> int:
    sign = house.client().get("/api/tables/recorded").json()["sign"]
    (minimum,) = {spot["minimum_cents"] for spot in sign["spots"]}
    found: int = minimum
    return found


def test_a_pit_at_work(tmp_path: Path) -> None:
    """Pause, close, reopen; off duty and on duty; a ruling, a void and a decision."""
    with opened(tmp_path, SLOW) as house:
        staff = Staff(house)
        staff.done("pit-supervisor", "floor.take-dealing.1", dealer="Dora")
        staff.counted()
        staff.done("player", "table.buy-chips.1", player="ann", cents=100_000)
        staff.a_round("9h")
        staff.done("dealer", "floor.pause-table.1", reason="a torn layout")
        staff.done("pit-supervisor", "floor.leave-dealing.1")
        assert staff.do("dealer", "table.deal-card.1", card="4c").status_code == 403
        staff.done("pit-manager", "floor.take-dealing.1", dealer="Dora")
        staff.done("dealer", "table.deal-card.1", card="4c")
        staff.done("player", "table.report-fact.1", fact={"type": "fact.other.1", "text": "?"})
        decided = {"effect": "void", "reason": "nobody knows"}
        assert staff.do("pit-manager", "table.decide-unresolved.1", **decided).status_code == 403
        staff.done("shift-manager", "table.decide-unresolved.1", **decided)
        assert staff.do("dealer", "table.open-round.1").status_code == 409
        staff.done("pit-supervisor", "floor.resume-table.1")
        staff.done("pit-supervisor", "floor.close-table.1")
        assert staff.alerts().count("closing") == 1
        staff.done("pit-supervisor", "floor.reopen-table.1")
        staff.a_round("2h")
        banker = {"area": "banker"}
        staff.done("dealer", "table.deal-card.1", card="4c", place=banker)
        staff.done("dealer", "table.deal-card.1", card="5c", place=banker)
        assert staff.do("dealer", "table.rule.1", ruling="reconstruct").status_code == 403
        staff.done("pit-supervisor", "table.rule.1", ruling="reconstruct", reason="seen on film")


def test_a_table_watched_over_the_wire_shows_the_count(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW) as house:
        staff = Staff(house)
        staff.done("pit-supervisor", "floor.take-dealing.1", dealer="Dora")
        with staff.by_role["player"].table("recorded") as seat:
            answer = seat.do("floor.count-cards.1", number=416)
            assert not isinstance(answer, DoneFrame)
            staff.counted()
            while not any("told-counted" in told for told in map(str, seat.frames)):
                seat.next()
