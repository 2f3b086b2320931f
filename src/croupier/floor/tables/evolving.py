"""How each event changes a live table; no rule is decided here."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.table_evolution import evolve_table, opened
from croupier.engine.table.log.kept_rounds import MOST
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import (
    ChipsBought,
    ChipsCashedOut,
    RoundOpened,
    SeatTaken,
    SettingsChanged,
    TableOpened,
)
from croupier.engine.table.vocabulary.events import BettingClosed, CardDealt, Event
from croupier.floor.protocol.card_checks import Count, Counts
from croupier.floor.tables import events as e
from croupier.floor.tables.state import Announced, CommittedShoe, Companion, Condition, LiveTable


def first(game: Game, name: str, event: TableOpened, *, automatic: bool) -> LiveTable:
    return LiveTable(name, opened(game, event), automatic, version=1)


def evolve_live(game: Game, live: LiveTable, event: Event) -> LiveTable:
    evolved_by = EVOLVED_BY.get(type(event))
    if evolved_by is not None:
        return replace(evolved_by(live, event), version=live.version + 1)
    before = live.table.round.shoe.held_over
    after = replace(live, table=evolve_table(game, live.table, event), version=live.version + 1)
    if live.leaving:
        after = replace(after, leaving=_still_leaving(after, event))
    match event:
        case CardDealt() if not before:
            return _one_drawn(after, event)
        case RoundOpened():
            dealers = frozenset(() if live.dealer is None else (live.dealer,))
            shoe = replace(live.shoe, used=True)
            counts = Counts(wrong=live.counts.wrong)
            after = replace(after, face_down={}, shoe=shoe, dealers=dealers, counts=counts)
            after = replace(after, ready=(), all_ready=False)
            return after if live.automatic else replace(after, dealt_by=_dealt_by(live))
        case BettingClosed():
            return replace(after, ready=(), all_ready=False)
        case SettingsChanged(settings):
            noticed = live.announced is not None and live.announced.settings == settings
            return replace(after, announced=None, unannounced=not noticed)
        case _:
            return after


def _still_leaving(live: LiveTable, event: Event) -> frozenset[str]:
    """Without the players whose chips are home, and those who have come back."""
    match event:
        case ChipsBought(name) | ChipsCashedOut(name) | SeatTaken(_, name):
            return live.leaving - {name}
        case RoundOpened():
            return frozenset(name for name in live.leaving if live.table.round.purse(name))
        case _:
            return live.leaving


def evolve_all(game: Game, live: LiveTable, events: Iterable[Event]) -> LiveTable:
    for event in events:
        live = evolve_live(game, live, event)
    return live


def evolve_with(
    game: Game, live: LiveTable, events: tuple[Event, ...], table: AnyTable
) -> LiveTable:
    """`table` is what the rules have made of it by these events. Only where the floor keeps more
    than that by one of them are they all followed once more."""
    if FOLLOWED.isdisjoint(map(type, events)) and not live.leaving:
        return replace(live, table=table, version=live.version + len(events))
    return evolve_all(game, live, events)


def _dealt_by(live: LiveTable) -> dict[int, frozenset[str]]:
    """Of as many rounds as can still be voided."""
    known = {**live.dealt_by, live.table.number: live.dealers}
    return {number: known[number] for number in list(known)[-MOST:]}


def _one_drawn(live: LiveTable, event: CardDealt) -> LiveTable:
    """Cards held over come before the shoe and are not counted again."""
    shoe = live.shoe
    down = live.face_down
    if event.card is None:
        down = {**down, event.number: shoe.drawn}
    return replace(live, shoe=replace(shoe, drawn=shoe.drawn + 1), face_down=down)


def _committed(live: LiveTable, event: e.ShoeCommitted) -> LiveTable:
    return replace(
        live, shoe=CommittedShoe(event.number, event.commitment, used=False, revealed=False)
    )


def _revealed(live: LiveTable, event: e.ShoeRevealed | e.ShoeAbandoned) -> LiveTable:
    """Nothing more is dealt from it, and nothing is left to reveal."""
    return replace(live, shoe=replace(live.shoe, revealed=True), face_down={})


def _condition(condition: Condition) -> Callable[[LiveTable, Any], LiveTable]:
    return lambda live, event: replace(live, condition=condition)


def _announced(live: LiveTable, event: e.SettingsAnnounced) -> LiveTable:
    return replace(live, announced=Announced(event.settings, event.by))


def _dealer_came(live: LiveTable, event: e.DealerCame) -> LiveTable:
    return replace(live, dealer=event.dealer, dealers=live.dealers | {event.dealer})


def _dealer_left(live: LiveTable, event: e.DealerLeft) -> LiveTable:
    return replace(live, dealer=None)


def _counted(live: LiveTable, event: e.CardsCounted) -> LiveTable:
    count = Count(event.dealer, event.number, event.full, event.to_come)
    return replace(live, counts=replace(live.counts, counted=count))


def _confirmed(live: LiveTable, event: e.CountConfirmed) -> LiveTable:
    counts = live.counts
    assert counts.counted is not None, "what is confirmed was counted"
    count = replace(counts.counted, confirmed_by=event.by)
    if count.to_come:
        return replace(live, counts=replace(counts, counted=None, to_come=count))
    wrong = None if count.right else count
    return replace(live, counts=replace(counts, counted=None, in_play=count, wrong=wrong))


def _joined(live: LiveTable, event: e.QueueJoined) -> LiveTable:
    return replace(live, queue=(*live.queue, event.player))


def _left(live: LiveTable, event: e.QueueLeft) -> LiveTable:
    return replace(live, queue=tuple(name for name in live.queue if name != event.player))


def _said_ready(live: LiveTable, event: e.SaidReady) -> LiveTable:
    others = tuple(name for name in live.ready if name != event.player)
    return replace(live, ready=(*others, event.player), all_ready=event.all)


def _ready_taken_back(live: LiveTable, event: e.ReadyTakenBack) -> LiveTable:
    others = tuple(name for name in live.ready if name != event.player)
    return replace(live, ready=others, all_ready=False)


def _companion_at(live: LiveTable, event: e.CompanionCame | e.CompanionMoved) -> LiveTable:
    return replace(live, companions={**live.companions, event.name: Companion(event.box)})


def _companion_sent_away(live: LiveTable, event: e.CompanionSentAway) -> LiveTable:
    leaves = replace(live.companions[event.name], leaving=True)
    return replace(live, companions={**live.companions, event.name: leaves})


def _companion_left(live: LiveTable, event: e.CompanionLeft) -> LiveTable:
    others = {name: each for name, each in live.companions.items() if name != event.name}
    return replace(live, companions=others)


def _gets_up(live: LiveTable, event: e.TableLeft) -> LiveTable:
    return replace(live, leaving=live.leaving | {event.player})


EVOLVED_BY: dict[type[Event], Callable[[LiveTable, Any], LiveTable]] = {
    e.ShoeCommitted: _committed,
    e.ShoeRevealed: _revealed,
    e.ShoeAbandoned: _revealed,
    e.TablePaused: _condition(Condition.PAUSED),
    e.TableResumed: _condition(Condition.OPEN),
    e.LastRoundAnnounced: _condition(Condition.CLOSING),
    e.TableReopened: _condition(Condition.OPEN),
    e.SettingsAnnounced: _announced,
    e.DealerCame: _dealer_came,
    e.DealerLeft: _dealer_left,
    e.CardsCounted: _counted,
    e.CountConfirmed: _confirmed,
    e.QueueJoined: _joined,
    e.QueueLeft: _left,
    e.SaidReady: _said_ready,
    e.ReadyTakenBack: _ready_taken_back,
    e.CompanionCame: _companion_at,
    e.CompanionMoved: _companion_at,
    e.CompanionSentAway: _companion_sent_away,
    e.CompanionLeft: _companion_left,
    e.TableLeft: _gets_up,
}

FOLLOWED = {BettingClosed, CardDealt, RoundOpened, SettingsChanged, *EVOLVED_BY}
