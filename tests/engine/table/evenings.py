"""A table with all the rounds it has played, as tests look at it."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.equipment.shoe import Shoe
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.between_rounds import shoe_for_the_next
from croupier.engine.table.course.runner import run
from croupier.engine.table.evolution.table_evolution import evolve_table, opened
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.state.round import UNFINISHED, AnyRound
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import EarlierRoundVoided, TableOpened
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import DEALER, Person
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    CashOut,
    LeaveSeat,
    MarkCutCard,
    OpenRound,
    TakeSeat,
    VoidEarlierRounds,
)


class Evening(msgspec.Struct, frozen=True):
    game: Any
    table: AnyTable
    events: tuple[Event, ...] = ()  # from the opening of the table on
    before: tuple[AnyRound, ...] = ()

    @property
    def rounds(self) -> tuple[AnyRound, ...]:
        return (*self.before, self.table.round) if self.table.number else ()

    @property
    def settings(self) -> Settings:
        return self.table.settings

    @property
    def purses(self) -> Mapping[str, int] | None:
        return self.table.round.purses

    @property
    def claims(self) -> Mapping[str, int]:
        return self.table.claims

    @property
    def shoe(self) -> Shoe:
        """Once a round is over: as the next one will find it."""
        table = self.table
        if table.round.status not in UNFINISHED:
            for event in shoe_for_the_next(self.game, table):
                table = evolve_table(self.game, table, event)
        return table.round.shoe

    def did(self, command: Command) -> "Evening | Refused":
        record = KeptRounds()
        for number, round in enumerate(self.before, 1):
            record.keep(number, round)
        ran = run(self.game, self.table, command, record)
        if isinstance(ran, Refused):
            return ran
        table, events = ran
        record.note(self.game, events)
        return Evening(self.game, table, self.events + events, record.rounds)


def open_evening(
    settings: Settings, purses: Mapping[str, int] | None = None, game: Game | None = None
) -> Evening:
    from croupier.engine.games import game_named

    played = game or game_named(settings.game)
    first = TableOpened(settings, Shoe.fresh(settings.decks), purses)
    return Evening(played, opened(played, first), (first,))


def open_round(
    game: Game, evening: Evening, seats: Mapping[int, str] | None = None
) -> Evening | Refused:
    done: Evening | Refused = evening
    left = [LeaveSeat(DEALER, name, box) for box, name in evening.table.seats.items()]
    sit = [TakeSeat(DEALER, name, box) for box, name in (seats or {}).items()]
    for command in (*left, *sit):
        assert isinstance(done, Evening)
        done = done.did(command)
        if isinstance(done, Refused):
            return done
    assert isinstance(done, Evening)
    finished = done.rounds
    done = done.did(OpenRound(DEALER))
    return done if isinstance(done, Refused) else replace(done, before=finished)


def act_tonight(
    game: Game, evening: Evening, command: Command
) -> tuple[Evening, tuple[AnyRound, tuple[Event, ...]]] | Refused:
    done = evening.did(command)
    if isinstance(done, Refused):
        return done
    return done, (done.table.round, done.events[len(evening.events) :])


def cut_card_came_out(game: Game, evening: Evening) -> Evening:
    done = evening.did(MarkCutCard(DEALER))
    assert isinstance(done, Evening)
    return done


def buy_in(evening: Evening, player: str, cents: int) -> Evening | Refused:
    return evening.did(BuyChips(DEALER, player, cents))


def cash_out(evening: Evening, player: str) -> tuple[Evening, int] | Refused:
    done = evening.did(CashOut(DEALER, player))
    if isinstance(done, Refused):
        return done
    return done, (evening.purses or {})[player]


def void_earlier_rounds(
    game: Game, evening: Evening, by: Person, numbers: tuple[int, ...], reason: str
) -> tuple[Evening, dict[int, tuple[Event, ...]]] | Refused:
    done = evening.did(VoidEarlierRounds(by, numbers, reason))
    if isinstance(done, Refused):
        return done
    new = done.events[len(evening.events) :]
    return done, {e.number: e.events for e in new if isinstance(e, EarlierRoundVoided)}
