"""A House whose key is lost continues with a new one.

The log notes the new key before it gets its name. A run that is broken off leaves the House as it
was, or a key that the next run only has to put in its place.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

from croupier.engine.crew.chance import SystemChance
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.refusals import accepted
from croupier.floor.house import codec as house_codec
from croupier.floor.house.deciding import run_house
from croupier.floor.house.people import THE_HOUSE, Account, Actor
from croupier.floor.house.roles import Role
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.record.store.entries import Written, appending, salt_of
from croupier.floor.record.store.file_trouble import told_of
from croupier.floor.record.store.files import kept_in_folder
from croupier.floor.record.store.interface import Conflict, Store, StoreFailed
from croupier.floor.server.key_file import keep_key, key_of
from croupier.floor.tables.actor.shoe_keeper import KEY, KEY_BYTES, Seal, new_key, table_of
from croupier.floor.tables.opening.house_actor import house_identity
from croupier.floor.tables.opening.house_key import is_of_the_house, known_by, replacing
from croupier.floor.tables.restoration import house_of

NEW, OLD = KEY + ".new", KEY + ".old"


class LostKey:
    """Of the House in this folder, which `store` keeps meanwhile."""

    def __init__(self, folder: Path, store: Store) -> None:
        self._folder, self._store = folder, store
        self.house = house_of(store)
        self.file = folder / KEY

    @property
    def tables(self) -> tuple[str, ...]:
        """Whose orders of cards are lost with it."""
        return tuple(sorted({table_of(name) for name in self._store.standing().sealed}))

    def check(self) -> None:
        """The key that is there is another one, or none."""
        if not self.file.exists():
            return
        with told_of(self.file):
            found = self.file.read_bytes()
        orders = {name: self._store.sealed(name) for name in self._store.standing().sealed}
        if _is_a_key(found) and is_of_the_house(Seal(found), self.house, orders):
            raise StoreFailed(said("new-key-not-lost", file=str(self.file)))

    def owner(self, name: str | None) -> Account | None:
        """Who gives the command; None: the House has no Owner, and gives it itself."""
        if not self.house.owners:
            return None
        account = None if name is None else self.house.account(name)
        if account is None or not account.open or account.role is not Role.OWNER:
            raise StoreFailed(said("new-key-by-an-owner"))
        return account

    def replace(self, owner: Account | None, reason: str, now_ms: Callable[[], int]) -> None:
        """Once; a run that was broken off before is only finished."""
        new = self._folder / NEW
        if not new.exists():
            keep_key(new, new_key())
        seal = Seal(key_of(new, fresh=False))
        if self.house.key is None or not known_by(seal, self.house.key):
            by = THE_HOUSE if owner is None else owner.actor
            self._note(seal, by, reason, now_ms())
        with told_of(self.file):
            if self.file.exists():  # of another House, perhaps
                self.file.rename(_free(self._folder))
            new.rename(self.file)
            kept_in_folder(self.file)

    def _note(self, seal: Seal, by: Actor, reason: str, at_ms: int) -> None:
        command = replacing(seal, by, reason)
        ran = run_house(self.house, command, self._store.balances())
        self.house, events = accepted(ran)
        entry = Written(
            HOUSE,
            self._store.version(HOUSE),
            house_identity(by.name, f"key {command.mark}"),
            at_ms,
            by.name,
            msgspec.Raw(house_codec.written(command)),
            tuple(msgspec.Raw(house_codec.written(event)) for event in events),
            salt_of(SystemChance()),
        )
        (line,) = self._store.append([appending(entry)])
        if isinstance(line, Conflict):
            raise StoreFailed(said("live-written-elsewhere", table=HOUSE))


def _is_a_key(found: bytes) -> bool:
    return len(found) == KEY_BYTES


def _free(folder: Path) -> Path:
    """A name under which the key that was there is kept."""
    number = 1
    while (kept := folder / f"{OLD}-{number}").exists():
        number += 1
    return kept
