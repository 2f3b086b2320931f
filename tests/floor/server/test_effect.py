"""What a decision would move is shown to whoever could give it, and moves nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.floor.server.house import SLOW, opened
from tests.floor.server.test_pit import Staff

pytestmark = pytest.mark.slow

VOID = {"type": "table.decide-unresolved.1", "effect": "void", "reason": "marked cards"}
OTHER = {"type": "fact.other.1", "text": "the cards were marked"}


@pytest.fixture(scope="module")
def staff(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staff]:
    """A round is paid; its cards were marked."""
    with opened(tmp_path_factory.mktemp("pit"), SLOW) as house:
        staff = Staff(house)
        staff.done("pit-supervisor", "floor.take-dealing.1", dealer="Dora")
        staff.counted()
        staff.done("player", "table.buy-chips.1", player="ann", cents=100_000)
        staff.a_round("9h", "4c", "9d", "2s")
        staff.done("pit-supervisor", "table.report-fact.1", fact=OTHER)
        yield staff


def effect(staff: Staff, role: str, command: dict[str, Any] = VOID, table: str = "recorded") -> Any:
    body = {"command": command}
    return staff.by_role[role].http.post(f"/api/pit/effect/{table}", json=body)


def test_chips_that_would_go_back_are_shown_and_stay(staff: Staff) -> None:
    before = staff.told("tables")["tables"]
    for _ in range(2):
        answer = effect(staff, "shift-manager")
        assert answer.status_code == 200, answer.text
        moved = {
            "player": "ann",
            "chips_cents": 100_000 + 10_000,
            "then_chips_cents": 100_000,
            "claim_cents": 0,
            "then_claim_cents": 0,
        }
        found = answer.json()["effect"]
        assert found == {"round": 1, "status": "concluded", "moved": [moved]}
    after = staff.told("tables")["tables"]
    for one in (*before, *after):
        one.pop("alerts")
        one["table"].pop("clocks")
    assert msgspec.json.encode(after) == msgspec.json.encode(before)


@pytest.mark.parametrize(
    ("role", "reason"),
    [
        ("pit-supervisor", "rank-too-low"),
        ("dealer", "rank-too-low"),
        ("player", "rank-too-low"),
        ("owner", "rank-too-low"),
        ("surveillance", "rank-too-low"),
    ],
)
def test_others_see_no_effect(staff: Staff, role: str, reason: str) -> None:
    answer = effect(staff, role)
    assert (answer.status_code, answer.json()["reason"]) == (403, reason)


def test_without_a_session_nothing_is_shown(staff: Staff) -> None:
    body = {"command": VOID}
    answer = staff.house.client().post("/api/pit/effect/recorded", json=body)
    assert answer.status_code == 401


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ({"type": "table.deal-card.1", "card": "2h"}, 409),
        ({"type": "table.open-round.1"}, 409),
        ({**VOID, "by": {"name": "x", "rank": 5}}, 403),
        ({**VOID, "effect": "nothing"}, 400),
        ({"type": "table.void-earlier-rounds.1", "numbers": [9], "reason": "x"}, 404),
    ],
)
def test_other_commands_are_not_tried(staff: Staff, command: dict[str, Any], status: int) -> None:
    assert effect(staff, "shift-manager", command).status_code == status


def test_a_table_that_is_not_there(staff: Staff) -> None:
    assert effect(staff, "shift-manager", table="nowhere").status_code == 404


def test_the_page_of_the_first_owner_is_there_until_the_code_is_used(tmp_path: Path) -> None:
    with opened(tmp_path, SLOW, grace_s=0) as house:
        assert house.client().get("/owner").status_code == 200
        house.owner()
        assert house.client().get("/owner").status_code == 404
