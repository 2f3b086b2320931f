"""What is asked of the House; each command names who gave it."""

import msgspec

from croupier.engine.table.vocabulary.settings import Settings
from croupier.floor.house.clocks import Clocks
from croupier.floor.house.people import Actor
from croupier.floor.house.roles import Role


class HouseCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each has a name that is written down and never changes."""

    by: Actor


class ClaimOwnership(HouseCommand, frozen=True, tag="house.claim-ownership.1"):
    """The first Owner; the one-time code was looked at before, and is in no record."""

    name: str


class AddPerson(HouseCommand, frozen=True, tag="house.add-person.1"):
    name: str
    role: Role


class AddGuest(HouseCommand, frozen=True, tag="house.add-guest.1"):
    """A player with play chips and no password."""

    name: str
    cents: int


class ChangeRole(HouseCommand, frozen=True, tag="house.change-role.1"):
    name: str
    role: Role


class CloseAccount(HouseCommand, frozen=True, tag="house.close-account.1"):
    """What is left in the wallet goes back to the House."""

    name: str


class GrantLicence(HouseCommand, frozen=True, tag="house.grant-licence.1"):
    name: str
    game: str


class RevokeLicence(HouseCommand, frozen=True, tag="house.revoke-licence.1"):
    name: str
    game: str


class GiveChips(HouseCommand, frozen=True, tag="house.give-chips.1"):
    name: str
    cents: int
    reason: str


class TakeBackChips(HouseCommand, frozen=True, tag="house.take-back-chips.1"):
    name: str
    cents: int
    reason: str


class AddTable(HouseCommand, frozen=True, tag="house.add-table.1"):
    name: str
    settings: Settings
    clocks: Clocks
    automatic: bool


class ChangeClocks(HouseCommand, frozen=True, tag="house.change-clocks.1"):
    """They count for questions that are opened from then on."""

    name: str
    clocks: Clocks


class RemoveTable(HouseCommand, frozen=True, tag="house.remove-table.1"):
    """The table was closed and nobody has chips there any more."""

    name: str


class ResetPassword(HouseCommand, frozen=True, tag="house.reset-password.1"):
    """Somebody gets a password from whoever looks after their account; it is in no record."""

    name: str


class KeepAccount(HouseCommand, frozen=True, tag="house.keep-account.1"):
    """A guest keeps the account and logs in by this name from now on; the password that is chosen
    with it is in no record."""

    name: str


class NoteKey(HouseCommand, frozen=True, tag="house.note-key.1"):
    """What tells the key of this House from all others; the key itself is in no record."""

    salt: str
    mark: str


class NoteReadings(HouseCommand, frozen=True, tag="house.note-readings.1"):
    """From this entry on the tables are decided by these readings of the books."""

    readings: int


class ReplaceKey(HouseCommand, frozen=True, tag="house.replace-key.1"):
    """The key is lost: the House continues with another one, and nothing that was sealed before
    can be opened. Given beside the record, while the House is closed."""

    salt: str
    mark: str
    reason: str


COMMANDS: tuple[type[HouseCommand], ...] = (
    ClaimOwnership,
    AddPerson,
    AddGuest,
    ChangeRole,
    CloseAccount,
    GrantLicence,
    RevokeLicence,
    GiveChips,
    TakeBackChips,
    AddTable,
    RemoveTable,
    ChangeClocks,
    ResetPassword,
    KeepAccount,
    NoteKey,
    NoteReadings,
    ReplaceKey,
)
