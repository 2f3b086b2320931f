"""How each event changes a table; no rule is decided here."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from croupier.engine.equipment.shoe import Shoe
from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.round_evolution import evolve
from croupier.engine.table.state import table_events as e
from croupier.engine.table.state.accounts import paid
from croupier.engine.table.state.round import AnyRound, Round, Status
from croupier.engine.table.state.table import AnyTable, Doubt, Table
from croupier.engine.table.state.transfers import transfers
from croupier.engine.table.vocabulary.events import Event


def opened(game: Game, event: e.TableOpened) -> AnyTable:
    """The first event of every table."""
    settings = event.settings
    nothing: AnyRound = Round(
        settings, {}, event.purses, event.shoe, game.Play(), status=Status.CONCLUDED
    )
    return Table(settings, {}, nothing, event.number, doubt=event.doubt, version=1)


def evolve_table(game: Game, table: AnyTable, *events: Event) -> AnyTable:
    """Most events are of the round; the table takes it up again before one of its own."""
    round = table.round
    for event in events:
        evolved_by = EVOLVED_BY.get(type(event))
        if evolved_by is None:
            round = evolve(game, round, event)
        else:
            table = evolved_by(game, replace(table, round=round), event)
            round = table.round
    return replace(table, round=round, version=table.version + len(events))


def replayed(game: Game, events: Iterable[Event]) -> AnyTable:
    """A table from its whole record."""
    first, *rest = events
    assert isinstance(first, e.TableOpened), "a record begins with the opening of its table"
    return evolve_table(game, opened(game, first), *rest)


Handler = Callable[[Game, AnyTable, Any], AnyTable]


def _round_opened(game: Game, table: AnyTable, event: e.RoundOpened) -> AnyTable:
    last = table.round
    fresh: AnyRound = Round(table.settings, table.seats, last.purses, last.shoe, game.Play())
    return replace(table, number=event.number, round=fresh)


def _shoe_started(game: Game, table: AnyTable, event: e.ShoeStarted) -> AnyTable:
    return _round(table, shoe=Shoe.fresh(event.decks))


def _held_over(game: Game, table: AnyTable, event: e.CardsHeldOver) -> AnyTable:
    shoe = replace(table.round.shoe, held_over=event.cards, held_over_seen=event.seen)
    return _round(table, shoe=shoe)


def _cut_card_came(game: Game, table: AnyTable, event: e.CutCardCameOut) -> AnyTable:
    return _round(table, shoe=replace(table.round.shoe, cut_card_out=True))


def _seat_taken(game: Game, table: AnyTable, event: e.SeatTaken) -> AnyTable:
    return _sitting(table, {**table.seats, event.box: event.player})


def _seat_left(game: Game, table: AnyTable, event: e.SeatLeft) -> AnyTable:
    return _sitting(table, {box: name for box, name in table.seats.items() if box != event.box})


def _chips_bought(game: Game, table: AnyTable, event: e.ChipsBought) -> AnyTable:
    purses = table.round.purses
    if purses is None:
        return table
    return _money(_round(table, purses={event.player: 0, **purses}), event)


def _cashed_out(game: Game, table: AnyTable, event: e.ChipsCashedOut) -> AnyTable:
    return _money(table, event)


def _settings_changed(game: Game, table: AnyTable, event: e.SettingsChanged) -> AnyTable:
    return replace(table, settings=event.settings)


def _claimed(game: Game, table: AnyTable, event: e.Claimed) -> AnyTable:
    claims = {**table.claims, event.player: table.claims.get(event.player, 0) + event.cents}
    return replace(_money(table, event), claims=claims)


def _no_longer_owed(game: Game, table: AnyTable, event: e.ClaimSettled | e.ClaimWaived) -> AnyTable:
    left = {name: cents for name, cents in table.claims.items() if name != event.player}
    return replace(table, claims=left)


def _in_doubt(game: Game, table: AnyTable, event: e.EarlierRoundsInDoubt) -> AnyTable:
    return replace(table, doubt=Doubt(table.number, event.paragraph))


def _earlier_voided(game: Game, table: AnyTable, event: e.EarlierRoundVoided) -> AnyTable:
    return replace(_money(table, event), voided_under=event.reported_in)


def _round(table: AnyTable, **changes: Any) -> AnyTable:
    return replace(table, round=replace(table.round, **changes))


def _sitting(table: AnyTable, seats: Mapping[int, str]) -> AnyTable:
    """Whoever sits down while bets are open sits there for this round too."""
    if table.number and table.round.status is Status.BETTING:
        table = _round(table, seats=seats)
    return replace(table, seats=seats)


def _money(table: AnyTable, event: Event) -> AnyTable:
    purses = table.round.purses
    if purses is None:
        return table
    return _round(table, purses=paid(purses, transfers(table.round, event)))


EVOLVED_BY: dict[type[Event], Handler] = {
    e.RoundOpened: _round_opened,
    e.ShoeStarted: _shoe_started,
    e.CardsHeldOver: _held_over,
    e.CutCardCameOut: _cut_card_came,
    e.SeatTaken: _seat_taken,
    e.SeatLeft: _seat_left,
    e.ChipsBought: _chips_bought,
    e.ChipsCashedOut: _cashed_out,
    e.SettingsChanged: _settings_changed,
    e.Claimed: _claimed,
    e.ClaimSettled: _no_longer_owed,
    e.ClaimWaived: _no_longer_owed,
    e.EarlierRoundsInDoubt: _in_doubt,
    e.EarlierRoundVoided: _earlier_voided,
}
