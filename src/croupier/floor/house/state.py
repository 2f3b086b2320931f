"""The House as it stands: accounts and tables. What lies in wallets is in the ledger."""

from collections.abc import Mapping

import msgspec

from croupier.engine.rulebook import FIRST_READINGS
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.people import Account, Actor, People


class HouseTable(msgspec.Struct, frozen=True):
    name: str
    settings: Settings  # as it was added; a table keeps its own from then on
    clocks: Clocks
    automatic: bool  # dealt by the automatic Dealer
    open: bool = True  # one that was removed keeps its name, which is in the record


class KeyMark(msgspec.Struct, frozen=True):
    """By which a key is known again; nothing else can be learned from it."""

    salt: str
    mark: str


class House(msgspec.Struct, frozen=True):
    people: People = People()
    tables: Mapping[str, HouseTable] = {}
    owners: int = 0  # how many open accounts are an Owner's
    key: KeyMark | None = None  # of what it seals with; an earlier version has noted none
    readings: int = FIRST_READINGS  # by which the tables are decided
    keys_replaced: int = 0  # how often it lost one
    version: int = 0  # how many events have made it what it is

    def account(self, name: str) -> Account | None:
        """However the name is written; also one that was closed."""
        return self.people.named(name)

    def actor(self, name: str) -> Actor | None:
        """Who this is, as long as the account is open."""
        account = self.account(name)
        return account.actor if account is not None and account.open else None

    def person(self, name: str) -> Person | None:
        """As the tables know them; None: they give no command there."""
        account = self.account(name)
        return account.person if account is not None and account.open else None

    def licensed(self, name: str, game: str) -> bool:
        account = self.account(name)
        return account is not None and account.open and game in account.licences
