"""The House as it stands: accounts and tables. What lies in wallets is in the ledger."""

from collections.abc import Mapping

import msgspec

from croupier.floor.house.clocks import Clocks
from croupier.floor.house.roles import Role, rank_of
from croupier.floor.house.spelling import alike
from croupier.ledger.accounts import HOUSE
from croupier.table.people import Person
from croupier.table.settings import Settings


class Actor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks for something, and in which role."""

    name: str
    role: Role | None = None


# Opens the floor and speaks for those who have not logged in.
THE_HOUSE = Actor(HOUSE)


class Account(msgspec.Struct, frozen=True):
    name: str
    role: Role
    guest: bool = False  # plays under a name of their own, without a password
    licences: frozenset[str] = frozenset()  # the games this person may deal
    open: bool = True  # a closed one keeps its name, which is in the record

    @property
    def actor(self) -> Actor:
        return Actor(self.name, self.role)

    @property
    def person(self) -> Person | None:
        """As the tables know them; None: they give no command there."""
        rank = rank_of(self.role)
        return None if rank is None else Person(self.name, rank)


class HouseTable(msgspec.Struct, frozen=True):
    name: str
    settings: Settings  # as it was added; a table keeps its own from then on
    clocks: Clocks
    automatic: bool  # dealt by the automatic Dealer
    open: bool = True  # one that was removed keeps its name, which is in the record


class House(msgspec.Struct, frozen=True):
    people: Mapping[str, Account] = {}  # by what their names are alike to
    tables: Mapping[str, HouseTable] = {}
    owners: int = 0  # how many open accounts are an Owner's
    version: int = 0  # how many events have made it what it is

    def account(self, name: str) -> Account | None:
        """However the name is written; also one that was closed."""
        return self.people.get(alike(name))

    def actor(self, name: str) -> Actor | None:
        """Who this is, as long as the account is open."""
        account = self.account(name)
        return account.actor if account is not None and account.open else None

    def licensed(self, name: str, game: str) -> bool:
        account = self.account(name)
        return account is not None and account.open and game in account.licences
