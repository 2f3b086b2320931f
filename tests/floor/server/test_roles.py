"""Every role against a handful of commands: the role alone decides who may ask for what."""

from typing import Any

import msgspec
import pytest

from croupier.engine.games import game_named
from croupier.engine.sentences import sentence
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.house.roles import Role
from croupier.floor.protocol.frames import DoneFrame, RefusedFrame
from tests.floor.server.house import House, Visitor

pytestmark = pytest.mark.slow

PASSWORD = "staple staple staple"
PIT = {Role.PIT_SUPERVISOR, Role.PIT_MANAGER, Role.SHIFT_MANAGER}
HOUSE = {Role.SHIFT_MANAGER, Role.OWNER}


@pytest.fixture(scope="module")
def people(house: House) -> dict[Role, Visitor]:
    owner = house.owner("some-owner")
    found = {Role.OWNER: owner}
    for role in set(Role) - {Role.OWNER}:
        found[role] = house.staff(owner, f"some-{role}", role)
    return found


AT_THE_TABLE: list[tuple[dict[str, Any], set[Role]]] = [
    ({"type": "table.buy-chips.1", "cents": 100}, set()),  # nobody has chips in the wallet
    ({"type": "table.close-betting.1"}, set()),  # dealt by the House
    ({"type": "table.deal-card.1", "card": "5h"}, set()),
    ({"type": "table.open-round.1"}, set()),
    ({"type": "table.time-ran-out.1"}, set()),
    ({"type": "floor.commit-shoe.1", "number": 2, "commitment": "00"}, set()),
    ({"type": "floor.reveal-shoe.1", "number": 1, "salt": "00", "order": []}, set()),
    ({"type": "floor.take-dealing.1"}, set()),
    ({"type": "table.rule.1", "ruling": "confirm"}, set()),  # nothing to rule on
    ({"type": "floor.pause-table.1"}, PIT),
    ({"type": "floor.close-table.1"}, PIT),
    ({"type": "table.settle-claim.1", "player": "some-player"}, set()),  # who owes nothing
    ({"type": "table.waive-claim.1", "player": "some-player", "reason": "x"}, set()),
]


def _named(value: object) -> str:
    return str(value["type"]) if isinstance(value, dict) else ""


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize(("command", "allowed"), AT_THE_TABLE, ids=_named)
def test_commands_at_a_table(
    people: dict[Role, Visitor], role: Role, command: dict[str, Any], allowed: set[Role]
) -> None:
    fields = {key: value for key, value in command.items() if key != "type"}
    if command["type"] == "table.buy-chips.1":
        fields["player"] = f"some-{role}"
    if command["type"] == "floor.take-dealing.1":
        fields["dealer"] = f"some-{role}"
    with people[role].table("baccarat-1") as seat:
        answer = seat.do(command["type"], **fields)
    assert isinstance(answer, DoneFrame) == (role in allowed), answer
    if isinstance(answer, RefusedFrame) and role in (Role.SURVEILLANCE, Role.OWNER):
        assert "gives no command at a table" in sentence(answer.message)
    if isinstance(answer, DoneFrame):
        undo = "floor.resume-table.1" if "pause" in command["type"] else "floor.reopen-table.1"
        with people[Role.SHIFT_MANAGER].table("baccarat-1") as seat:
            assert isinstance(seat.do(undo), DoneFrame)


A_TABLE: dict[str, Any] = {
    "settings": msgspec.to_builtins(game_named("baccarat").settings(kind=TableKind.RECORDED)),
    "clocks": {},
    "automatic": False,
}
AT_THE_HOUSE: list[tuple[dict[str, Any], set[Role]]] = [
    ({"type": "house.add-person.1", "name": "new-{role}", "role": "dealer"}, HOUSE),
    ({"type": "house.add-person.1", "name": "own-{role}", "role": "owner"}, {Role.OWNER}),
    ({"type": "house.give-chips.1", "name": "some-player", "cents": 100, "reason": "x"}, HOUSE),
    ({"type": "house.add-guest.1", "name": "g-{role}", "cents": 10}, set()),
    ({"type": "house.claim-ownership.1", "name": "c-{role}"}, set()),
    ({"type": "house.change-role.1", "name": "some-{role}", "role": "owner"}, set()),
    ({"type": "house.reset-password.1", "name": "some-dealer"}, set()),  # only with a password
    ({"type": "house.add-table.1", "name": "{role}-1", **A_TABLE}, HOUSE),
    ({"type": "house.change-clocks.1", "name": "roulette-1", "clocks": {}}, {*PIT, Role.OWNER}),
    ({"type": "house.remove-table.1", "name": "baccarat-1"}, set()),  # it is open
]


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize(("command", "allowed"), AT_THE_HOUSE, ids=_named)
def test_commands_to_the_house(
    people: dict[Role, Visitor], role: Role, command: dict[str, Any], allowed: set[Role]
) -> None:
    """The chips are given after nobody could buy any, above."""
    named = {**command, "name": command["name"].format(role=role)}
    if command["type"] == "house.change-clocks.1":  # to others than they were
        named["clocks"] = {"betting_s": 30 + list(Role).index(role)}
    answer = people[role].http.post("/api/house", json={"id": named["name"], "command": named})
    assert (answer.status_code == 200) == (role in allowed), answer.text


def test_the_house_is_not_asked_in_anothers_name(people: dict[Role, Visitor]) -> None:
    command = {"type": "house.remove-table.1", "name": "baccarat-1"}
    for by in ({"name": "house"}, {"name": "some-owner", "role": "owner"}):
        body = {"id": "x", "command": {**command, "by": by}}
        answer = people[Role.PLAYER].http.post("/api/house", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-yours")


def test_a_dealer_deals_only_what_they_are_licensed_for(people: dict[Role, Visitor]) -> None:
    manager, dealer = people[Role.SHIFT_MANAGER], people[Role.DEALER]
    settings = msgspec.to_builtins(game_named("roulette").settings(kind=TableKind.RECORDED))
    clocks = {"betting_s": 20, "last_call_s": 5}
    manager.house(
        {
            "type": "house.add-table.1",
            "name": "recorded",
            "settings": settings,
            "clocks": clocks,
            "automatic": False,
        }
    )
    takes = {"type": "floor.take-dealing.1", "dealer": "some-dealer"}
    opens = {"type": "table.open-round.1"}
    with dealer.table("recorded") as seat:
        unlicensed = seat.sent({"type": "do", "command": takes})
        assert isinstance(unlicensed, RefusedFrame)
        assert "licen" in sentence(unlicensed.message)
        manager.house({"type": "house.grant-licence.1", "name": "some-dealer", "game": "roulette"})
        assert isinstance(seat.sent({"type": "do", "command": takes}), DoneFrame)
        assert isinstance(seat.sent({"type": "do", "command": opens}), DoneFrame)
        manager.house({"type": "house.revoke-licence.1", "name": "some-dealer", "game": "roulette"})
        revoked = seat.say("closes")
        assert isinstance(revoked, RefusedFrame)
        assert "does not deal" in sentence(revoked.message)


def test_surveillance_and_pit_see_the_purses_and_players_do_not(
    people: dict[Role, Visitor],
) -> None:
    shows = {
        Role.PIT_SUPERVISOR,
        Role.PIT_MANAGER,
        Role.SHIFT_MANAGER,
        Role.SURVEILLANCE,
        Role.OWNER,
    }
    for role, visitor in people.items():
        with visitor.table("baccarat-1") as seat:
            assert (seat.shown()["purses"] is not None) == (role in shows), role
