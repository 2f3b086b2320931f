"""How each event changes the House; nothing is decided here."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from croupier.floor.house import events as e
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.house.state import House, HouseTable, KeyMark


def evolve_house(house: House, event: e.HouseEvent) -> House:
    evolved_by = EVOLVED_BY.get(type(event))
    after = house if evolved_by is None else evolved_by(house, event)
    return replace(after, version=house.version + 1)


def replayed_house(events: Iterable[e.HouseEvent]) -> House:
    """The House from its whole record."""
    house = House()
    for event in events:
        house = evolve_house(house, event)
    return house


Handler = Callable[[House, Any], House]


def _person_added(house: House, event: e.PersonAdded) -> House:
    return _with(house, Account(event.name, event.role))


def _guest_added(house: House, event: e.GuestAdded) -> House:
    return _with(house, Account(event.name, Role.PLAYER, guest=True))


def _account_kept(house: House, event: e.AccountKept) -> House:
    return _with(house, replace(_of(house, event.name), guest=False, login=event.login))


def _role_changed(house: House, event: e.RoleChanged) -> House:
    return _with(house, replace(_of(house, event.name), role=event.role))


def _account_closed(house: House, event: e.AccountClosed) -> House:
    return _with(house, replace(_of(house, event.name), open=False))


def _licence_granted(house: House, event: e.LicenceGranted) -> House:
    account = _of(house, event.name)
    return _with(house, replace(account, licences=account.licences | {event.game}))


def _licence_revoked(house: House, event: e.LicenceRevoked) -> House:
    account = _of(house, event.name)
    return _with(house, replace(account, licences=account.licences - {event.game}))


def _table_added(house: House, event: e.TableAdded) -> House:
    table = HouseTable(event.name, event.settings, event.clocks, event.automatic)
    return replace(house, tables={**house.tables, event.name: table})


def _clocks_changed(house: House, event: e.ClocksChanged) -> House:
    table = replace(house.tables[event.name], clocks=event.clocks)
    return replace(house, tables={**house.tables, event.name: table})


def _table_removed(house: House, event: e.TableRemoved) -> House:
    table = replace(house.tables[event.name], open=False)
    return replace(house, tables={**house.tables, event.name: table})


def _key_noted(house: House, event: e.KeyNoted) -> House:
    return replace(house, key=KeyMark(event.salt, event.mark))


def _readings_noted(house: House, event: e.ReadingsNoted) -> House:
    return replace(house, readings=event.readings)


def _key_replaced(house: House, event: e.KeyReplaced) -> House:
    key = KeyMark(event.salt, event.mark)
    return replace(house, key=key, keys_replaced=house.keys_replaced + 1)


def _of(house: House, name: str) -> Account:
    account = house.account(name)
    assert account is not None, "somebody the record has named before"
    return account


def _with(house: House, account: Account) -> House:
    owners = house.owners - _owns(house.account(account.name)) + _owns(account)
    return replace(house, people=house.people.having(account), owners=owners)


def _owns(account: Account | None) -> bool:
    return account is not None and account.open and account.role is Role.OWNER


EVOLVED_BY: dict[type[e.HouseEvent], Handler] = {  # the others change no account or table
    e.PersonAdded: _person_added,
    e.GuestAdded: _guest_added,
    e.AccountKept: _account_kept,
    e.RoleChanged: _role_changed,
    e.AccountClosed: _account_closed,
    e.LicenceGranted: _licence_granted,
    e.LicenceRevoked: _licence_revoked,
    e.TableAdded: _table_added,
    e.TableRemoved: _table_removed,
    e.ClocksChanged: _clocks_changed,
    e.KeyNoted: _key_noted,
    e.ReadingsNoted: _readings_noted,
    e.KeyReplaced: _key_replaced,
}
