"""How each event changes a table; no rule is decided here."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from croupier.equipment.shoe import Shoe
from croupier.table import table_events as e
from croupier.table.accounts import paid
from croupier.table.events import Event
from croupier.table.evolving import evolve
from croupier.table.game import Game
from croupier.table.money_moves import transfers
from croupier.table.round import Round, Status
from croupier.table.table import Doubt, Table


def opened(game: Game, event: e.TableOpened) -> Table[Any]:
    """The first event of every table."""
    settings = event.settings
    nothing: Round[Any] = Round(
        settings, {}, event.purses, event.shoe, game.Play(), status=Status.CONCLUDED
    )
    return Table(settings, {}, nothing, event.number, doubt=event.doubt, version=1)


def evolve_table(game: Game, table: Table[Any], event: Event) -> Table[Any]:
    changed = _evolve_between(game, table, event)
    if changed is None:
        changed = replace(table, round=evolve(game, table.round, event))
    return replace(changed, version=table.version + 1)


def replayed(game: Game, events: Iterable[Event]) -> Table[Any]:
    """A table from its whole record."""
    first, *rest = events
    assert isinstance(first, e.TableOpened), "a record begins with the opening of its table"
    table = opened(game, first)
    for event in rest:
        table = evolve_table(game, table, event)
    return table


def _evolve_between(game: Game, table: Table[Any], event: Event) -> Table[Any] | None:
    """None: the event is one of the round."""
    round = table.round
    match event:
        case e.RoundOpened(number):
            fresh: Round[Any] = Round(
                table.settings, table.seats, round.purses, round.shoe, game.Play()
            )
            return replace(table, number=number, round=fresh)
        case e.ShoeStarted(decks):
            return _round(table, shoe=Shoe.fresh(decks))
        case e.CardsHeldOver(cards, seen):
            return _round(table, shoe=replace(round.shoe, held_over=cards, held_over_seen=seen))
        case e.CutCardCameOut():
            return _round(table, shoe=replace(round.shoe, cut_card_out=True))
        case e.SeatTaken(box, player):
            return _sitting(table, {**table.seats, box: player})
        case e.SeatLeft(box):
            return _sitting(table, {b: name for b, name in table.seats.items() if b != box})
        case e.ChipsBought(player) if round.purses is not None:
            return _money(_round(table, purses={player: 0, **round.purses}), event)
        case e.ChipsCashedOut():
            return _money(table, event)
        case e.SettingsChanged(settings):
            return replace(table, settings=settings)
        case e.Claimed(player, cents):
            claims = {**table.claims, player: table.claims.get(player, 0) + cents}
            return replace(_money(table, event), claims=claims)
        case e.EarlierRoundsInDoubt(paragraph):
            return replace(table, doubt=Doubt(table.number, paragraph))
        case e.EarlierRoundVoided(reported_in=reported_in):
            return replace(_money(table, event), voided_under=reported_in)
        case _:
            return None


def _round(table: Table[Any], **changes: Any) -> Table[Any]:
    return replace(table, round=replace(table.round, **changes))


def _sitting(table: Table[Any], seats: Mapping[int, str]) -> Table[Any]:
    """Whoever sits down while bets are open sits there for this round too."""
    if table.number and table.round.status is Status.BETTING:
        table = _round(table, seats=seats)
    return replace(table, seats=seats)


def _money(table: Table[Any], event: Event) -> Table[Any]:
    purses = table.round.purses
    if purses is None:
        return table
    return _round(table, purses=paid(purses, transfers(table.round, event)))
