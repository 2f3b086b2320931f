"""Who may recall which rounds, and what of them."""

from collections.abc import Iterable

from msgspec.structs import replace

from croupier.engine.table.state import table_events as e
from croupier.engine.table.viewing import Role as Seat
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.vocabulary.events import CardDealt, Event
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.recall.recalled_round import Entry, Recalled, VoidedLater
from croupier.floor.record.store.rounds import RoundRow, Search

ONLY_THEIR_OWN = (Role.PLAYER, Role.DEALER)  # the others see all
# What moves between wallets and purses, what is owed, and cards that were kept unseen.
NOT_FOR_ALL = (
    *(e.TableOpened, e.ChipsBought, e.ChipsCashedOut, e.Claimed, e.ClaimSettled, e.ClaimWaived),
    *(e.EarlierRoundVoided, e.CardsHeldOver),
)


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
    if account.role not in ONLY_THEIR_OWN:
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


def withheld(account: Account, recalled: Recalled, entries: Iterable[Entry]) -> frozenset[int]:
    """Which entries, as a whole, tell what is not for this person: of others' chips, or of cards
    that lay face down to the end. By position."""
    if account.role not in ONLY_THEIR_OWN:
        return frozenset()
    known = tuple(entries)
    chips = {each.position for each in known if _of_others(account, each)}
    cards = [each.position for each in known if _has(each, CardDealt)]
    if not cards or not _hides(account, recalled):
        return frozenset(chips)
    return frozenset(chips | {each.position for each in known if each.position >= cards[0]})


def _of_others(account: Account, entry: Entry) -> bool:
    return entry.by != account.name and _has(entry, *NOT_FOR_ALL)


def _has(entry: Entry, *kinds: type[Event]) -> bool:
    return any(isinstance(event, kinds) for event in entry.events)


def _hides(account: Account, recalled: Recalled) -> bool:
    """Some card still lies face down for them now that the round is over."""
    seat = Seat.PLAYER if account.role is Role.PLAYER else Seat.DEALER
    end = recalled.ended.table.round
    return Hidden(recalled.game, end, Viewer(seat, account.name)).anything()
