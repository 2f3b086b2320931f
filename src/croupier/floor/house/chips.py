"""Chips of a player, as the ledger counts them: in the wallet, or at one of the tables."""

from collections.abc import Iterator, Mapping

from croupier.engine.money import MOST_CENTS
from croupier.engine.sentences import Amount, said
from croupier.engine.table.state.accounts import LAYOUT, claim, purse
from croupier.engine.table.vocabulary.refusals import Reason, Refused, amount_too_large
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role, role_said
from croupier.floor.house.state import House
from croupier.floor.record.ledger.accounts import at_table, wallet

Balances = Mapping[str, int]  # of the whole ledger, by account
LONGEST_REASON = 200


def amount_refused(cents: int) -> Refused | None:
    amount = Amount(cents)
    if cents <= 0:
        what = said("an-amount-of-chips")
        return Refused(Reason.AMOUNT, said("amount-not-positive", what=what, amount=amount))
    if cents > MOST_CENTS:
        return amount_too_large()
    return None


def reason_refused(reason: str) -> Refused | None:
    if not reason.strip():
        return Refused(Reason.REASON_MISSING, said("house-chips-need-reason"))
    if len(reason) > LONGEST_REASON:
        message = said("house-reason-too-long", longest=LONGEST_REASON)
        return Refused(Reason.REASON_MISSING, message)
    return None


def no_player(account: Account) -> Refused | None:
    """Who works for the House holds none of its chips."""
    if account.role is Role.PLAYER:
        return None
    message = said("house-chips-for-players", name=account.name, role=role_said(account.role))
    return Refused(Reason.NOT_OFFERED, message)


def above_wallet(account: Account, cents: int, balances: Balances) -> Refused | None:
    held = in_wallet(account, balances)
    if cents <= held:
        return None
    message = said("purse-too-small", player=account.name, purse=Amount(held), amount=Amount(cents))
    return Refused(Reason.ABOVE_PURSE, message, room_cents=held)


def in_wallet(account: Account, balances: Balances) -> int:
    return balances.get(wallet(account.name), 0)


def still_at_a_table(house: House, account: Account, balances: Balances) -> Refused | None:
    """From then on chips can only leave the wallet, and what leaves it would be missed there."""
    for table in house.tables:
        held = balances.get(at_table(table, purse(account.name)), 0)
        if held:
            return chips_at_table(account, table, held)
    return None


def chips_at_table(account: Account, table: str, cents: int) -> Refused:
    told = said("house-chips-at-table", name=account.name, amount=Amount(cents), table=table)
    return Refused(Reason.NOT_NOW, told)


def still_owing(house: House, account: Account, balances: Balances) -> Refused | None:
    """A claim of the House against somebody whom it could not ask for it any more."""
    for table in house.tables:
        owed = -balances.get(at_table(table, claim(account.name)), 0)
        if owed:
            told = said("house-owes", name=account.name, amount=Amount(owed), table=table)
            return Refused(Reason.NOT_NOW, told)
    return None


def still_in_wallet(account: Account, balances: Balances) -> Refused | None:
    held = in_wallet(account, balances)
    if not held:
        return None
    message = said("house-chips-in-wallet", name=account.name, amount=Amount(held))
    return Refused(Reason.NOT_NOW, message)


def players_chips_at(house: House, table: str, balances: Balances) -> Refused | None:
    if any(balances.get(account, 0) for account in _of_players(house, table)):
        return Refused(Reason.NOT_NOW, said("house-table-holds-chips", table=table))
    owed = (balances.get(at_table(table, claim(each.name)), 0) for each in house.people)
    return Refused(Reason.NOT_NOW, said("house-table-owed", table=table)) if any(owed) else None


def _of_players(house: House, table: str) -> Iterator[str]:
    yield at_table(table, LAYOUT)
    for account in house.people:
        yield at_table(table, purse(account.name))
