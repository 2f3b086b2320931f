"""Who may ask the House for what: every command in every role."""

import pytest
from msgspec.structs import replace

from croupier.engine.sentences import speaking
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house import commands as c
from croupier.floor.house.authority import MAY_GIVE
from croupier.floor.house.commands import COMMANDS
from croupier.floor.house.deciding import run_house
from croupier.floor.house.events import LicenceGranted, TableAdded
from croupier.floor.house.evolving import evolve_house
from croupier.floor.house.people import THE_HOUSE, Account, Actor
from croupier.floor.house.roles import Role, rank_of
from croupier.floor.house.state import House
from tests.floor.house.scripting import (
    CLOCKS,
    OWNER,
    PEOPLE,
    SHIFT_MANAGER,
    Floor,
    settings,
    staffed,
)

MANAGES = {Role.SHIFT_MANAGER, Role.OWNER}
# A command that the House would carry out, and who may give it; None: nobody who has logged in.
ASKED: list[tuple[c.HouseCommand, set[Role | None]]] = [
    (c.ClaimOwnership(THE_HOUSE, "Olaf"), {None}),
    (c.AddPerson(THE_HOUSE, "Dora", Role.DEALER), {*MANAGES}),
    (c.AddGuest(THE_HOUSE, "Gus", 100_00), {None}),
    (c.ChangeRole(THE_HOUSE, "Dan", Role.PIT_MANAGER), {*MANAGES}),
    (c.CloseAccount(THE_HOUSE, "Ann"), {*MANAGES}),
    (c.GrantLicence(THE_HOUSE, "Dan", "roulette"), {*MANAGES}),
    (c.RevokeLicence(THE_HOUSE, "Dan", "baccarat"), {*MANAGES}),
    (c.GiveChips(THE_HOUSE, "Ann", 5_00, "welcome"), {*MANAGES}),
    (c.TakeBackChips(THE_HOUSE, "Ann", 5_00, "too many"), {*MANAGES}),
    (c.AddTable(THE_HOUSE, "b2", settings(), CLOCKS, True), {*MANAGES, None}),
    (c.RemoveTable(THE_HOUSE, "b1"), {*MANAGES}),
    (
        c.ChangeClocks(THE_HOUSE, "b1", replace(CLOCKS, betting_s=45)),
        {*MANAGES, Role.PIT_SUPERVISOR, Role.PIT_MANAGER},
    ),
    (c.ResetPassword(THE_HOUSE, "Dan"), {*MANAGES}),
    (c.KeepAccount(THE_HOUSE, "Annabel"), {Role.PLAYER}),
    (c.NoteKey(THE_HOUSE, "5a17", "c0ffee"), {None}),
    (c.NoteReadings(THE_HOUSE, 2), {None}),
    (c.ReplaceKey(THE_HOUSE, "5a17", "c0ffee", "lost"), {Role.OWNER}),  # or a House without one
]
ROLES = (None, *Role)


def ready(command: c.HouseCommand) -> House:
    """Dan deals Baccarat, there is table b1, Ann has a password unless she asks for one, and
    nobody owns a House that is to be claimed."""
    house = evolve_house(staffed(), LicenceGranted("Dan", "baccarat"))
    house = evolve_house(house, TableAdded("b1", settings(), CLOCKS, False))
    if isinstance(command, c.KeepAccount):
        guest = Account("Ann", Role.PLAYER, guest=True)
        house = replace(house, people=house.people.having(guest))
    return replace(house, owners=0) if isinstance(command, c.ClaimOwnership) else house


def given_by(role: Role | None) -> Actor:
    return THE_HOUSE if role is None else Actor(PEOPLE[role], role)


def test_every_command_is_asked() -> None:
    assert tuple(type(command) for command, _ in ASKED) == COMMANDS
    assert set(MAY_GIVE) == set(COMMANDS)


@pytest.mark.parametrize("role", ROLES, ids=str)
@pytest.mark.parametrize(("command", "may"), ASKED, ids=[type(a).__name__ for a, _ in ASKED])
def test_every_command_in_every_role(
    command: c.HouseCommand, may: set[Role | None], role: Role | None
) -> None:
    house, asked = ready(command), replace(command, by=given_by(role))
    ran = run_house(house, asked, {"wallet Ann": 5_00})
    if role in may:
        assert isinstance(ran, tuple), ran
    else:
        assert isinstance(ran, Refused)
        assert ran.reason is Reason.RANK_TOO_LOW
        assert ran.sentence
        with speaking("zh"):
            assert ran.sentence


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("by", [SHIFT_MANAGER, OWNER], ids=lambda by: by.role)
def test_an_owner_looks_after_all_a_shift_manager_after_those_below(by: Actor, role: Role) -> None:
    below = role in (Role.PLAYER, Role.DEALER, Role.PIT_SUPERVISOR, Role.PIT_MANAGER)
    looked_after = by is OWNER or below
    floor = Floor(replace(staffed(), owners=2))
    name = PEOPLE[role]
    other = Role.PLAYER if role is not Role.PLAYER else Role.DEALER
    for command in (
        c.AddPerson(by, "Newcomer", role),
        c.ChangeRole(by, name, other),
        c.ChangeRole(by, PEOPLE[other], role),
        c.CloseAccount(by, name),
        c.ResetPassword(by, name),
    ):
        ran = run_house(floor.house, command, {})
        assert isinstance(ran, tuple) == looked_after, command
        if isinstance(ran, Refused):
            assert ran.reason is Reason.RANK_TOO_LOW


@pytest.mark.parametrize(
    "by",
    [
        Actor("Nobody", Role.OWNER),
        Actor("Ann", Role.OWNER),  # who is a player
        Actor("olga", Role.OWNER),  # not as the account is written
        Actor("Olga"),
        Actor("house", Role.OWNER),
    ],
    ids=str,
)
def test_nobody_asks_as_somebody_they_are_not(by: Actor) -> None:
    reason, told = Floor().refused(c.AddPerson(by, "Dora", Role.DEALER))
    assert reason is Reason.UNKNOWN
    assert told == f"The House knows nobody called {by.name} in this role."


def test_a_closed_account_asks_for_nothing() -> None:
    floor = Floor()
    floor.tell(c.CloseAccount(OWNER, "Shi"))
    reason, _ = floor.refused(c.AddTable(SHIFT_MANAGER, "b1", settings(), CLOCKS, True))
    assert reason is Reason.UNKNOWN
    assert floor.house.actor("Shi") is None


def test_refusals_say_whose_it_is() -> None:
    floor = Floor()
    dan = Actor("Dan", Role.DEALER)
    assert floor.refused(c.CloseAccount(dan, "Ann"))[1] == (
        "Dan has the role Dealer; this is for Table Games Shift Manager or Owner."
    )
    assert floor.refused(c.CloseAccount(THE_HOUSE, "Ann"))[1] == (
        "Log in first: this is for Table Games Shift Manager or Owner."
    )
    assert floor.refused(c.AddGuest(dan, "Gus", 1))[1] == (
        "Dan has an account: this is for the House itself, or for those who have none."
    )
    assert floor.refused(c.CloseAccount(SHIFT_MANAGER, "Eve"))[1] == (
        "Shi cannot decide about the role Surveillance; an Owner can."
    )


def test_roles_that_have_a_rank_at_a_table() -> None:
    assert {role: rank_of(role) for role in Role} == {
        Role.PLAYER: Rank.PLAYER,
        Role.DEALER: Rank.DEALER,
        Role.PIT_SUPERVISOR: Rank.PIT_SUPERVISOR,
        Role.PIT_MANAGER: Rank.PIT_MANAGER,
        Role.SHIFT_MANAGER: Rank.SHIFT_MANAGER,
        Role.SURVEILLANCE: None,
        Role.OWNER: None,
    }
    persons = {account.name: account.person for account in staffed().people}
    assert persons["Sue"] == Person("Sue", Rank.PIT_SUPERVISOR)
    assert persons["Eve"] is persons["Olga"] is None
