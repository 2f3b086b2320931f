"""What has happened to the House, as facts with amounts; nothing else changes it."""

import msgspec

from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.roles import Role


class HouseEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each has a name that is written down and never changes."""


class PersonAdded(HouseEvent, frozen=True, tag="house.person-added.1"):
    name: str
    role: Role


class GuestAdded(HouseEvent, frozen=True, tag="house.guest-added.1"):
    name: str
    cents: int


class RoleChanged(HouseEvent, frozen=True, tag="house.role-changed.1"):
    name: str
    role: Role


class AccountClosed(HouseEvent, frozen=True, tag="house.account-closed.1"):
    name: str
    returned_cents: int  # what the wallet held


class LicenceGranted(HouseEvent, frozen=True, tag="house.licence-granted.1"):
    name: str
    game: str


class LicenceRevoked(HouseEvent, frozen=True, tag="house.licence-revoked.1"):
    name: str
    game: str


class ChipsGiven(HouseEvent, frozen=True, tag="house.chips-given.1"):
    name: str
    cents: int
    reason: str


class ChipsTakenBack(HouseEvent, frozen=True, tag="house.chips-taken-back.1"):
    name: str
    cents: int
    reason: str


class TableAdded(HouseEvent, frozen=True, tag="house.table-added.1"):
    name: str
    settings: Settings
    clocks: Clocks
    automatic: bool


class ClocksChanged(HouseEvent, frozen=True, tag="house.clocks-changed.1"):
    name: str
    clocks: Clocks


class TableRemoved(HouseEvent, frozen=True, tag="house.table-removed.1"):
    name: str


class PasswordReset(HouseEvent, frozen=True, tag="house.password-reset.1"):
    name: str


class AccountKept(HouseEvent, frozen=True, tag="house.account-kept.1"):
    """`login`: by which the guest `name` logs in; at the tables and in the ledger `name` stays."""

    name: str
    login: str


class KeyNoted(HouseEvent, frozen=True, tag="house.key-noted.1"):
    salt: str
    mark: str


class ReadingsNoted(HouseEvent, frozen=True, tag="house.readings-noted.1"):
    readings: int


class KeyReplaced(HouseEvent, frozen=True, tag="house.key-replaced.1"):
    salt: str
    mark: str
    reason: str


EVENTS: tuple[type[HouseEvent], ...] = (
    PersonAdded,
    GuestAdded,
    RoleChanged,
    AccountClosed,
    LicenceGranted,
    LicenceRevoked,
    ChipsGiven,
    ChipsTakenBack,
    TableAdded,
    TableRemoved,
    ClocksChanged,
    PasswordReset,
    AccountKept,
    KeyNoted,
    ReadingsNoted,
    KeyReplaced,
)
