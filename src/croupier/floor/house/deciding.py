"""What comes of a command to the House: events, or a refusal."""

from collections.abc import Callable
from typing import Any

from croupier.engine.games import UnknownGame, game_named
from croupier.engine.games.names import game_said
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.refusals import Reason, Refused, first_refusal
from croupier.floor.house import chips
from croupier.floor.house import commands as c
from croupier.floor.house import events as e
from croupier.floor.house.authority import giver_refused, last_owner, looks_after
from croupier.floor.house.chips import Balances
from croupier.floor.house.clocks import clocks_refused
from croupier.floor.house.evolving import evolve_house
from croupier.floor.house.identity.names import no_person_name, no_table_name
from croupier.floor.house.identity.spelling import alike, plain
from croupier.floor.house.people import Account
from croupier.floor.house.roles import CAN_BE_LICENSED, Role, role_said
from croupier.floor.house.state import House, HouseTable
from croupier.floor.house.table_settings import settings_refused

Events = tuple[e.HouseEvent, ...]
Decided = Events | Refused


def run_house(
    house: House, command: c.HouseCommand, balances: Balances
) -> tuple[House, Events] | Refused:
    """A command to the House and all that comes of it; `balances` are those of the ledger now."""
    refused = giver_refused(house, command)
    if refused is not None:
        return refused
    decided = DECIDED_BY[type(command)](house, command, balances)
    if not isinstance(decided, tuple):
        return decided
    for event in decided:
        house = evolve_house(house, event)
    return house, decided


# accounts


def _claim_ownership(house: House, command: c.ClaimOwnership, balances: Balances) -> Decided:
    if house.owners:
        return Refused(Reason.NOT_NOW, said("house-owned-already"))
    return _added(house, command.name, e.PersonAdded(plain(command.name), Role.OWNER))


def _add_person(house: House, command: c.AddPerson, balances: Balances) -> Decided:
    refused = looks_after(command.by, command.role)
    if refused is not None:
        return refused
    return _added(house, command.name, e.PersonAdded(plain(command.name), command.role))


def _add_guest(house: House, command: c.AddGuest, balances: Balances) -> Decided:
    refused = chips.amount_refused(command.cents)
    if refused is not None:
        return refused
    return _added(house, command.name, e.GuestAdded(plain(command.name), command.cents))


def _keep_account(house: House, command: c.KeepAccount, balances: Balances) -> Decided:
    account = house.account(command.by.name)
    assert account is not None, "whoever gives a command is known"
    if not account.guest:
        return Refused(Reason.NOT_NOW, said("house-account-kept", name=account.name))
    event = e.AccountKept(account.name, plain(command.name))
    if alike(command.name) == alike(account.name):
        return (event,)
    return _added(house, command.name, event)


def _added(house: House, name: str, event: e.HouseEvent) -> Decided:
    fault = no_person_name(name)
    if fault is not None:
        return Refused(Reason.UNKNOWN, fault)
    taken = house.account(name)
    if taken is not None:
        written = next(each for each in taken.names if alike(each) == alike(name))
        return Refused(Reason.NOT_OFFERED, said("house-name-taken", name=written))
    return (event,)


def _change_role(house: House, command: c.ChangeRole, balances: Balances) -> Decided:
    account, role = _looked_after(house, command, command.name), command.role
    if isinstance(account, Refused):
        return account
    name = account.name
    refused = first_refusal(
        looks_after(command.by, role),
        Refused(Reason.NOT_NOW, said("house-role-already", name=name, role=role_said(role)))
        if role is account.role
        else None,
        Refused(Reason.NOT_OFFERED, said("house-guest-stays-guest", name=name))
        if account.guest
        else None,
        last_owner(house, account),
        chips.still_at_a_table(house, account, balances),
        chips.still_owing(house, account, balances),
        chips.still_in_wallet(account, balances),
    )
    if refused is not None:
        return refused
    lost = () if role in CAN_BE_LICENSED else _licences_lost(account)
    return (*lost, e.RoleChanged(name, role))


def _close_account(house: House, command: c.CloseAccount, balances: Balances) -> Decided:
    account = _looked_after(house, command, command.name)
    if isinstance(account, Refused):
        return account
    refused = first_refusal(
        last_owner(house, account),
        chips.still_at_a_table(house, account, balances),
        chips.still_owing(house, account, balances),
    )
    if refused is not None:
        return refused
    returned = chips.in_wallet(account, balances)
    return (*_licences_lost(account), e.AccountClosed(account.name, returned))


def _reset_password(house: House, command: c.ResetPassword, balances: Balances) -> Decided:
    account = _looked_after(house, command, command.name)
    if isinstance(account, Refused):
        return account
    if account.guest:
        return Refused(Reason.NOT_OFFERED, said("house-guest-has-no-password", name=account.name))
    return (e.PasswordReset(account.name),)


def _note_key(house: House, command: c.NoteKey, balances: Balances) -> Decided:
    """Once and for all: what was sealed with another key could not be opened."""
    if house.key is not None:
        return Refused(Reason.NOT_NOW, said("house-key-noted"))
    return (e.KeyNoted(command.salt, command.mark),)


def _note_readings(house: House, command: c.NoteReadings, balances: Balances) -> Decided:
    """They only go forward: what was decided by later ones is not decided by earlier ones again."""
    if command.readings <= house.readings:
        return Refused(Reason.NOT_NOW, said("house-readings-noted", readings=house.readings))
    return (e.ReadingsNoted(command.readings),)


def _replace_key(house: House, command: c.ReplaceKey, balances: Balances) -> Decided:
    """By an Owner, as long as there is one."""
    if command.by.role is None and house.owners:
        return Refused(Reason.RANK_TOO_LOW, said("house-key-of-the-owner"))
    if house.key is not None and house.key.mark == command.mark:
        return Refused(Reason.NOT_NOW, said("house-key-noted"))
    if not command.reason.strip():
        return Refused(Reason.REASON_MISSING, said("house-key-needs-reason"))
    refused = chips.reason_refused(command.reason)
    if refused is not None:
        return refused
    return (e.KeyReplaced(command.salt, command.mark, command.reason),)


def _looked_after(house: House, command: c.HouseCommand, name: str) -> Account | Refused:
    """The open account of this name, when whoever gives the command decides about it."""
    account = house.account(name)
    if account is None:
        return Refused(Reason.UNKNOWN, said("house-nobody-called", name=name))
    if not account.open:
        return Refused(Reason.NOT_NOW, said("house-account-closed", name=account.name))
    refused = looks_after(command.by, account.role)
    return account if refused is None else refused


# licences


def _licences_lost(account: Account) -> Events:
    return tuple(e.LicenceRevoked(account.name, game) for game in sorted(account.licences))


def _grant_licence(house: House, command: c.GrantLicence, balances: Balances) -> Decided:
    account = _looked_after(house, command, command.name)
    if isinstance(account, Refused):
        return account
    name, role = account.name, account.role
    if role not in CAN_BE_LICENSED:
        message = said("house-licences-for-dealers", name=name, role=role_said(role))
        return Refused(Reason.NOT_OFFERED, message)
    try:
        game = game_named(command.game)
    except UnknownGame as problem:
        return Refused(Reason.UNKNOWN, problem.message)
    if game.NAME in account.licences:
        message = said("house-licensed-already", name=name, game=game_said(game))
        return Refused(Reason.NOT_NOW, message)
    return (e.LicenceGranted(name, game.NAME),)


def _revoke_licence(house: House, command: c.RevokeLicence, balances: Balances) -> Decided:
    account = _looked_after(house, command, command.name)
    if isinstance(account, Refused):
        return account
    if command.game not in account.licences:
        message = said("house-not-licensed", name=account.name, game=command.game)
        return Refused(Reason.UNKNOWN, message)
    return (e.LicenceRevoked(account.name, command.game),)


# chips


def _give_chips(house: House, command: c.GiveChips, balances: Balances) -> Decided:
    account = _holder(house, command)
    if isinstance(account, Refused):
        return account
    return (e.ChipsGiven(account.name, command.cents, command.reason),)


def _take_back_chips(house: House, command: c.TakeBackChips, balances: Balances) -> Decided:
    account = _holder(house, command)
    if isinstance(account, Refused):
        return account
    refused = chips.above_wallet(account, command.cents, balances)
    if refused is not None:
        return refused
    return (e.ChipsTakenBack(account.name, command.cents, command.reason),)


def _holder(house: House, command: c.GiveChips | c.TakeBackChips) -> Account | Refused:
    account = _looked_after(house, command, command.name)
    if isinstance(account, Refused):
        return account
    refused = first_refusal(
        chips.no_player(account),
        chips.amount_refused(command.cents),
        chips.reason_refused(command.reason),
    )
    return account if refused is None else refused


# tables


def _add_table(house: House, command: c.AddTable, balances: Balances) -> Decided:
    name, settings = command.name, command.settings
    fault = no_table_name(name)
    if fault is not None:
        return Refused(Reason.UNKNOWN, fault)
    refused = first_refusal(
        Refused(Reason.NOT_OFFERED, said("house-table-name-taken", table=name))
        if name in house.tables
        else None,
        settings_refused(settings),
        clocks_refused(command.clocks),
        Refused(Reason.NOT_OFFERED, said("house-automatic-only-electronic"))
        if command.automatic and not settings.electronic
        else None,
    )
    if refused is not None:
        return refused
    return (e.TableAdded(name, settings, command.clocks, command.automatic),)


def _change_clocks(house: House, command: c.ChangeClocks, balances: Balances) -> Decided:
    table, clocks = _standing(house, command.name), command.clocks
    if isinstance(table, Refused):
        return table
    refused = clocks_refused(clocks)
    if refused is not None:
        return refused
    if clocks == table.clocks:
        return Refused(Reason.NOT_NOW, said("house-clocks-already", table=table.name))
    return (e.ClocksChanged(table.name, clocks),)


def _remove_table(house: House, command: c.RemoveTable, balances: Balances) -> Decided:
    table = _standing(house, command.name)
    if isinstance(table, Refused):
        return table
    refused = chips.players_chips_at(house, table.name, balances)
    return (e.TableRemoved(table.name),) if refused is None else refused


def _standing(house: House, name: str) -> HouseTable | Refused:
    table = house.tables.get(name)
    if table is None or not table.open:
        return Refused(Reason.UNKNOWN, said("house-no-such-table", table=name))
    return table


Decider = Callable[[House, Any, Balances], Decided]
DECIDED_BY: dict[type[c.HouseCommand], Decider] = {
    c.ClaimOwnership: _claim_ownership,
    c.AddPerson: _add_person,
    c.AddGuest: _add_guest,
    c.ChangeRole: _change_role,
    c.CloseAccount: _close_account,
    c.GrantLicence: _grant_licence,
    c.RevokeLicence: _revoke_licence,
    c.GiveChips: _give_chips,
    c.TakeBackChips: _take_back_chips,
    c.AddTable: _add_table,
    c.RemoveTable: _remove_table,
    c.ChangeClocks: _change_clocks,
    c.ResetPassword: _reset_password,
    c.KeepAccount: _keep_account,
    c.NoteKey: _note_key,
    c.NoteReadings: _note_readings,
    c.ReplaceKey: _replace_key,
}
