"""Who may recall which rounds, and what of them."""

from msgspec.structs import replace

from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.recall.recalling import Recalled
from croupier.store.rounds import RoundRow, Search


def allowed(account: Account, search: Search) -> Search:
    """Players find the rounds they had a bet in, Dealers those they dealt; the Pit, Surveillance
    and the Owner find them all."""
    match account.role:
        case Role.PLAYER:
            return replace(search, players=(*search.players, account.name))
        case Role.DEALER:
            return replace(search, dealer=account.name)
        case _:
            return search


def may_see(account: Account, row: RoundRow) -> bool:
    match account.role:
        case Role.PLAYER:
            return account.name in row.players
        case Role.DEALER:
            return account.name in row.dealers
        case _:
            return True


def as_shown(account: Account, recalled: Recalled) -> Recalled:
    """What the others have in their purses is for the Pit and Surveillance alone."""
    if account.role not in (Role.PLAYER, Role.DEALER):
        return recalled
    table = recalled.opening.table
    without = replace(table, round=replace(table.round, purses=None), claims={})
    return replace(recalled, opening=replace(recalled.opening, table=without), books=False)
