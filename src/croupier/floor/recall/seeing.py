"""Who may recall which rounds, and what of them."""

from msgspec.structs import replace

from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.recall.recalling import Recalled, VoidedLater
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
    opening = replace(recalled.opening, table=without)
    return replace(recalled, opening=opening, later=_later(account, recalled.later), books=False)


def _later(account: Account, later: VoidedLater | None) -> VoidedLater | None:
    """The round that voids this one is shown to those who may see it too."""
    if later is None or later.over is None:
        return later
    seen = may_see(account, later.over.row)
    return replace(later, over=as_shown(account, later.over) if seen else None)
