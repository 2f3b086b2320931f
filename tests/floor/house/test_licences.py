"""Dealers are licensed game by game."""

import pytest

from croupier.engine.table.vocabulary.refusals import Reason
from croupier.floor.house import commands as c
from croupier.floor.house import events as e
from croupier.floor.house.roles import Role
from tests.floor.house.scripting import OWNER, PEOPLE, SHIFT_MANAGER, Floor


def test_a_licence_is_for_one_game() -> None:
    floor = Floor()
    granted = floor.tell(c.GrantLicence(SHIFT_MANAGER, "dan", "Si_Ki_Pi"))
    assert granted == (e.LicenceGranted("Dan", "si-ki-pi"),)
    assert floor.house.licensed("Dan", "si-ki-pi")
    assert not floor.house.licensed("Dan", "baccarat")
    assert not floor.house.licensed("Sue", "si-ki-pi")
    again = floor.refused(c.GrantLicence(OWNER, "Dan", "si-ki-pi"))
    assert again == (Reason.NOT_NOW, "Dan is licensed for Si Ki Pi already.")


@pytest.mark.parametrize("role", Role)
def test_licences_are_for_dealers_and_above(role: Role) -> None:
    floor, name = Floor(), PEOPLE[role]
    command = c.GrantLicence(OWNER, name, "roulette")
    if role in (Role.PLAYER, Role.SURVEILLANCE, Role.OWNER):
        assert floor.refused(command)[0] is Reason.NOT_OFFERED
    else:
        floor.tell(command)
        assert floor.house.licensed(name, "roulette")


def test_nobody_licenses_themselves() -> None:
    reason, _ = Floor().refused(c.GrantLicence(SHIFT_MANAGER, "Shi", "roulette"))
    assert reason is Reason.RANK_TOO_LOW


def test_a_game_that_is_not_played() -> None:
    reason, told = Floor().refused(c.GrantLicence(OWNER, "Dan", "bacarat"))
    assert reason is Reason.UNKNOWN
    assert "baccarat" in told


def test_a_licence_is_revoked() -> None:
    floor = Floor()
    none = floor.refused(c.RevokeLicence(OWNER, "Dan", "roulette"))
    assert none == (Reason.UNKNOWN, "Dan is not licensed for roulette.")
    floor.tell(c.GrantLicence(OWNER, "Dan", "roulette"))
    floor.tell(c.RevokeLicence(OWNER, "Dan", "roulette"))
    assert not floor.house.licensed("Dan", "roulette")


@pytest.mark.parametrize("role", [Role.PLAYER, Role.SURVEILLANCE, Role.OWNER])
def test_who_leaves_the_tables_loses_every_licence(role: Role) -> None:
    floor = Floor()
    floor.tell(c.GrantLicence(OWNER, "Dan", "roulette"))
    floor.tell(c.GrantLicence(OWNER, "Dan", "baccarat"))
    assert floor.tell(c.ChangeRole(OWNER, "Dan", role)) == (
        e.LicenceRevoked("Dan", "baccarat"),
        e.LicenceRevoked("Dan", "roulette"),
        e.RoleChanged("Dan", role),
    )


def test_who_rises_keeps_them_and_who_goes_loses_them() -> None:
    floor = Floor()
    floor.tell(c.GrantLicence(OWNER, "Dan", "roulette"))
    floor.tell(c.ChangeRole(OWNER, "Dan", Role.PIT_MANAGER))
    assert floor.house.licensed("Dan", "roulette")
    closed = floor.tell(c.CloseAccount(OWNER, "Dan"))
    assert closed == (e.LicenceRevoked("Dan", "roulette"), e.AccountClosed("Dan", 0))
    assert not floor.house.licensed("Dan", "roulette")
