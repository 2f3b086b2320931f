"""A House that is asked for all kinds of things at random, while its players go to the tables."""

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from croupier.engine.games import PLAYED
from croupier.engine.table.state.accounts import Transfer, Transfers, purse
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.house import commands as c
from croupier.floor.house.chips import Balances
from croupier.floor.house.deciding import run_house
from croupier.floor.house.events import HouseEvent
from croupier.floor.house.people import THE_HOUSE, Actor
from croupier.floor.house.postings import house_postings
from croupier.floor.house.roles import Role
from croupier.floor.house.state import House
from croupier.floor.record.ledger.accounts import at_table, wallet
from croupier.floor.record.ledger.balances import moved
from tests.floor.house.scripting import CLOCKS, settings

NAMES = ("Olga", "OLGA", "ann", "Ann", "bob", "cat", "dan", "dora", "eve", "dealer", "")
TABLES = ("b1", "b2", "r1", "house")
GAMES = ("baccarat", "baccarat", "poker")


class Step(msgspec.Struct, frozen=True):
    """A command with what came of it, or None: chips went between a wallet and a table."""

    command: c.HouseCommand | None
    answer: tuple[HouseEvent, ...] | Refused
    transfers: Transfers
    house: House  # after it
    balances: Balances


def wander(random: Random, steps: int) -> Iterator[Step]:
    house, balances = House(), dict[str, int]()
    for _ in range(steps):
        if random.random() < 0.2:
            answer: tuple[HouseEvent, ...] | Refused = ()
            command, transfers = None, _at_the_tables(random, house, balances)
        else:
            command = _command(random, house)
            ran = run_house(house, command, balances)
            if isinstance(ran, Refused):
                answer, transfers = ran, ()
            else:
                house, answer = ran
                transfers = tuple(moving for each in answer for moving in house_postings(each))
        balances |= moved(balances, transfers)
        yield Step(command, answer, transfers, house, dict(balances))


def _licence(random: Random, house: House, other: tuple[str, str]) -> tuple[str, str]:
    """One that a Dealer has, as long as there is one."""
    known = [account for name in NAMES if (account := house.account(name)) is not None]
    held = [(each.name, game) for each in known for game in sorted(each.licences)]
    return random.choice(held or [other])


def _command(random: Random, house: House) -> c.HouseCommand:
    by, name = _somebody(random, house), random.choice(NAMES)
    cents, reason = random.choice((-1, 0, 1, 500, 10_000, 10**12 + 1)), random.choice(("", "why"))
    role, game, table = random.choice(list(Role)), random.choice(GAMES), random.choice(TABLES)
    made = settings(random.choice(PLAYED))
    return random.choice(
        (
            lambda: c.ClaimOwnership(THE_HOUSE, name),
            lambda: c.AddPerson(by, name, role),
            lambda: c.AddGuest(THE_HOUSE, name, cents),
            lambda: c.ChangeRole(by, name, role),
            lambda: c.CloseAccount(by, name),
            lambda: c.GrantLicence(by, name, game),
            lambda: c.RevokeLicence(by, *_licence(random, house, (name, game))),
            lambda: c.GiveChips(by, name, cents, reason),
            lambda: c.TakeBackChips(by, name, cents, reason),
            lambda: c.AddTable(by, table, made, CLOCKS, random.random() < 0.5),
            lambda: c.RemoveTable(by, table),
            lambda: c.ChangeClocks(
                by, table, replace(CLOCKS, betting_s=random.choice((0, 30, 31)))
            ),
            lambda: c.ResetPassword(by, name),
            lambda: c.KeepAccount(by, name),
            lambda: c.NoteKey(THE_HOUSE, "5a17", "c0ffee"),
            lambda: c.NoteReadings(THE_HOUSE, random.randint(1, 3)),
            lambda: c.ReplaceKey(by, "5a17", random.choice(("c0ffee", "c0ffef")), reason),
        )
    )()


def _somebody(random: Random, house: House) -> Actor:
    """Mostly an Owner, so that something happens."""
    owners = [account.actor for account in house.people if account.role is Role.OWNER]
    if owners and random.random() < 0.6:
        return random.choice(owners)
    known = [account.actor for account in house.people]
    return random.choice((THE_HOUSE, Actor("mallory", random.choice(list(Role))), *known))


def _at_the_tables(random: Random, house: House, balances: Balances) -> Transfers:
    """Somebody buys chips with what they have, or cashes them."""
    held = [account.name for account in house.people if balances.get(wallet(account.name))]
    tables = [table.name for table in house.tables.values() if table.open]
    lying = [
        (table, name)
        for table in tables
        for name in (account.name for account in house.people)
        if balances.get(at_table(table, purse(name)))
    ]
    if lying and random.random() < 0.6:
        table, name = random.choice(lying)
        chips = at_table(table, purse(name))
        return (Transfer(chips, wallet(name), balances[chips]),)
    if not held or not tables:
        return ()
    name, table = random.choice(held), random.choice(tables)
    cents = random.randint(1, balances[wallet(name)])
    return (Transfer(wallet(name), at_table(table, purse(name)), cents),)
