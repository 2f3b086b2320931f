"""Everybody who has, or had, an account: found by name, however it is written."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from zlib import crc32

import msgspec

from croupier.engine.table.vocabulary.people import Person
from croupier.floor.house.identity.spelling import alike
from croupier.floor.house.roles import Role, rank_of
from croupier.floor.record.ledger.accounts import HOUSE

SHELVES = 512


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
    login: str | None = None  # another name to log in by, of a guest who kept the account

    @property
    def names(self) -> tuple[str, ...]:
        """All that this account is found by: no other account has one of them."""
        return (self.name,) if self.login is None else (self.name, self.login)

    @property
    def actor(self) -> Actor:
        return Actor(self.name, self.role)

    @property
    def person(self) -> Person | None:
        """As the tables know them; None: they give no command there."""
        rank = rank_of(self.role)
        return None if rank is None else Person(self.name, rank)


class People(msgspec.Struct, frozen=True):
    """On many shelves, so that whoever comes in is put on one and the others stay as they are."""

    shelves: tuple[Mapping[str, Account], ...] = ({},) * SHELVES

    def named(self, name: str) -> Account | None:
        key = alike(name)
        return self.shelves[_shelf(key)].get(key)

    def having(self, account: Account) -> "People":
        """With this account, in place of the one that had its names."""
        shelves = list(self.shelves)
        for key in map(alike, account.names):
            number = _shelf(key)
            shelves[number] = {**shelves[number], key: account}
        return People(tuple(shelves))

    def __iter__(self) -> Iterator[Account]:
        """Each once, also one that is found by two names."""
        for shelf in self.shelves:
            yield from (found for key, found in shelf.items() if key == alike(found.name))


@lru_cache(4096)
def _shelf(key: str) -> int:
    return crc32(key.encode("utf-8", "surrogatepass")) % SHELVES
