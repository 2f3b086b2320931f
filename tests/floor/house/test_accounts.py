"""Accounts from the first Owner to the last chip that goes back."""

from collections.abc import Callable

import pytest

from croupier.engine.table.vocabulary.refusals import Reason
from croupier.floor.house import commands as c
from croupier.floor.house import events as e
from croupier.floor.house.people import THE_HOUSE, Actor
from croupier.floor.house.roles import Role
from croupier.floor.house.state import House
from tests.floor.house.scripting import CLOCKS, OWNER, SHIFT_MANAGER, Floor, settings


def test_the_first_owner_claims_the_house_once() -> None:
    floor = Floor(House())
    assert floor.house.owners == 0
    claimed = floor.tell(c.ClaimOwnership(THE_HOUSE, " Olga "))
    assert claimed == (e.PersonAdded("Olga", Role.OWNER),)
    assert floor.house.actor("OLGA") == OWNER
    again = floor.refused(c.ClaimOwnership(THE_HOUSE, "Mallory"))
    assert again == (Reason.NOT_NOW, "The House has an Owner already.")


def test_there_is_always_an_owner() -> None:
    floor = Floor()
    told = (Reason.NOT_NOW, "Olga is the only Owner. Somebody else has to be one first.")
    assert floor.refused(c.ChangeRole(OWNER, "Olga", Role.PLAYER)) == told
    assert floor.refused(c.CloseAccount(OWNER, "Olga")) == told
    floor.tell(c.AddPerson(OWNER, "Omar", Role.OWNER))
    floor.tell(c.CloseAccount(OWNER, "Olga"))
    omar = Actor("Omar", Role.OWNER)
    assert floor.refused(c.CloseAccount(omar, "Omar"))[0] is Reason.NOT_NOW


@pytest.mark.parametrize("name", ["ann", "ANN", " Ann ", "Ａｎｎ"])
def test_no_two_people_have_names_alike(name: str) -> None:
    for command in (c.AddPerson(OWNER, name, Role.DEALER), c.AddGuest(THE_HOUSE, name, 1)):
        assert Floor().refused(command) == (Reason.NOT_OFFERED, "The name Ann is taken.")


def test_a_name_stays_taken_when_its_account_is_closed() -> None:
    floor = Floor()
    floor.tell(c.CloseAccount(OWNER, "ann"))
    assert floor.refused(c.AddGuest(THE_HOUSE, "Ann", 1))[0] is Reason.NOT_OFFERED
    closed = (Reason.NOT_NOW, "The account of Ann is closed.")
    assert floor.refused(c.ChangeRole(OWNER, "Ann", Role.DEALER)) == closed
    assert floor.refused(c.CloseAccount(OWNER, "Ann")) == closed
    assert floor.refused(c.GiveChips(OWNER, "Ann", 1, "back")) == closed


def test_nobody_of_that_name() -> None:
    told = (Reason.UNKNOWN, "There is nobody called Zoe.")
    assert Floor().refused(c.CloseAccount(OWNER, "Zoe")) == told


def test_a_guest_plays_under_a_name_of_their_own() -> None:
    floor = Floor(House())
    assert floor.tell(c.AddGuest(THE_HOUSE, "Gus", 500_00)) == (e.GuestAdded("Gus", 500_00),)
    assert floor.balances == {"house": -500_00, "wallet Gus": 500_00}
    account = floor.house.account("gus")
    assert account is not None
    assert (account.role, account.guest) == (Role.PLAYER, True)


def test_a_guest_is_given_no_role() -> None:
    floor = Floor()
    floor.tell(c.AddGuest(THE_HOUSE, "Gus", 1))
    reason, _ = floor.refused(c.ChangeRole(OWNER, "Gus", Role.DEALER))
    assert reason is Reason.NOT_OFFERED


@pytest.mark.parametrize(("cents", "reason"), [(0, "AMOUNT"), (-1, "AMOUNT")])
def test_chips_are_above_nothing(cents: int, reason: str) -> None:
    floor = Floor()
    for command in (
        c.AddGuest(THE_HOUSE, "Gus", cents),
        c.GiveChips(OWNER, "Ann", cents, "welcome"),
        c.TakeBackChips(OWNER, "Ann", cents, "back"),
    ):
        assert floor.refused(command)[0] is Reason[reason]


def test_chips_beyond_what_anybody_counts() -> None:
    reason, told = Floor().refused(c.GiveChips(OWNER, "Ann", 10**12 + 1, "welcome"))
    assert reason is Reason.ABOVE_MAXIMUM
    assert told == "No amount can be above 10000000000."


def test_chips_need_a_reason_of_some_length() -> None:
    floor = Floor()
    assert floor.refused(c.GiveChips(OWNER, "Ann", 1, " "))[0] is Reason.REASON_MISSING
    assert floor.refused(c.GiveChips(OWNER, "Ann", 1, "x" * 201))[0] is Reason.REASON_MISSING
    assert floor.tell(c.GiveChips(OWNER, "Ann", 1, "x" * 200))


def test_only_players_hold_chips() -> None:
    reason, told = Floor().refused(c.GiveChips(OWNER, "Dan", 1, "tip"))
    assert reason is Reason.NOT_OFFERED
    assert told == "Only players hold chips; Dan has the role Dealer."


def test_chips_are_given_and_taken_back_as_far_as_there_are_some() -> None:
    floor = Floor()
    floor.tell(c.GiveChips(SHIFT_MANAGER, "ANN", 50_00, "welcome"))
    assert floor.tell(c.TakeBackChips(OWNER, "ann", 20_00, "a mistake")) == (
        e.ChipsTakenBack("Ann", 20_00, "a mistake"),
    )
    assert floor.balances == {"house": -30_00, "wallet Ann": 30_00}
    told = floor.refused(c.TakeBackChips(OWNER, "Ann", 30_01, "too much"))
    assert told == (Reason.ABOVE_PURSE, "Ann has 30, not 30.01.")


def test_a_closed_account_sends_its_chips_back() -> None:
    floor = Floor()
    floor.tell(c.GiveChips(OWNER, "Ann", 50_00, "welcome"))
    assert floor.tell(c.CloseAccount(OWNER, "Ann")) == (e.AccountClosed("Ann", 50_00),)
    assert floor.balances == {"house": 0, "wallet Ann": 0}


def with_chips_at_a_table() -> Floor:
    floor = Floor()
    floor.tell(c.AddTable(OWNER, "b1", settings(), CLOCKS, True))
    floor.tell(c.GiveChips(OWNER, "Ann", 50_00, "welcome"))
    floor.balances = {**floor.balances, "wallet Ann": 0, "b1/purse Ann": 50_00}
    return floor


def test_an_account_stays_open_while_chips_are_at_a_table() -> None:
    told = (Reason.NOT_NOW, "Ann still has 50 in chips at table b1.")
    assert with_chips_at_a_table().refused(c.CloseAccount(OWNER, "Ann")) == told


def test_who_holds_chips_is_not_put_on_the_staff() -> None:
    floor = with_chips_at_a_table()
    change = c.ChangeRole(OWNER, "Ann", Role.DEALER)
    assert floor.refused(change) == (Reason.NOT_NOW, "Ann still has 50 in chips at table b1.")
    floor.balances = {"house": -50_00, "wallet Ann": 50_00}
    told = (Reason.NOT_NOW, "Ann still has 50 in chips. Take them back first.")
    assert floor.refused(change) == told
    floor.tell(c.TakeBackChips(OWNER, "Ann", 50_00, "joins the staff"))
    assert floor.tell(change) == (e.RoleChanged("Ann", Role.DEALER),)


def test_a_role_that_somebody_has() -> None:
    told = (Reason.NOT_NOW, "Dan has the role Dealer already.")
    assert Floor().refused(c.ChangeRole(OWNER, "Dan", Role.DEALER)) == told


@pytest.mark.parametrize(
    "command", [c.CloseAccount, lambda by, n: c.ChangeRole(by, n, Role.DEALER)]
)
def test_whoever_owes_the_house_stays_a_player(command: Callable[..., c.HouseCommand]) -> None:
    floor = with_chips_at_a_table()
    floor.balances = {"house": 0, "b1/claim Ann": -20_00, "b1/float": 20_00}
    told = "Ann owes the House 20 at table b1. That has to be settled or waived first."
    assert floor.refused(command(OWNER, "Ann")) == (Reason.NOT_NOW, told)


GUS = Actor("Gus", Role.PLAYER)


def with_a_guest() -> Floor:
    floor = Floor()
    floor.tell(c.AddGuest(THE_HOUSE, "Gus", 500_00))
    return floor


def test_a_guest_keeps_the_account_under_another_login_name() -> None:
    floor = with_a_guest()
    assert floor.tell(c.KeepAccount(GUS, "Gustav")) == (e.AccountKept("Gus", "Gustav"),)
    account = floor.house.account("gustav")
    assert account is not None
    assert account == floor.house.account("gus")
    assert (account.name, account.guest, floor.balances["wallet Gus"]) == ("Gus", False, 500_00)
    assert [each.name for each in floor.house.people].count("Gus") == 1
    refused = floor.refused(c.KeepAccount(GUS, "Gerd"))
    assert refused == (Reason.NOT_NOW, "Gus has a password already.")


def test_a_guest_keeps_the_account_under_the_name_it_has() -> None:
    floor = with_a_guest()
    assert floor.tell(c.KeepAccount(GUS, "gus")) == (e.AccountKept("Gus", "gus"),)


def test_a_login_name_is_taken_like_any_other() -> None:
    floor = with_a_guest()
    taken = (Reason.NOT_OFFERED, "The name Ann is taken.")
    assert floor.refused(c.KeepAccount(GUS, "ANN")) == taken
    floor.tell(c.KeepAccount(GUS, "Gustav"))
    taken = (Reason.NOT_OFFERED, "The name Gustav is taken.")
    assert floor.refused(c.AddGuest(THE_HOUSE, "GUSTAV", 1)) == taken
    floor.tell(c.CloseAccount(OWNER, "Gustav"))
    closed = floor.house.account("Gustav")
    assert closed is not None
    assert not closed.open
