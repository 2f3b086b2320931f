"""The golden evenings, full of trouble, keyed at recorded tables of a live floor."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.history.lines import spoken
from croupier.engine.history.verbs import FromTheShoe, commands_of
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.log.log import DecidedAgain
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.vocabulary.commands import Command, FixOrder
from croupier.engine.table.vocabulary.people import Person, Rank, player
from croupier.engine.table.vocabulary.settings import Settings, TableKind
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    ChangeSettings,
    OpenRound,
    OpenTable,
)
from croupier.floor.tables.actor.repeated_commands import nothing_new
from croupier.floor.tables.actor.requests import Done
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.actor.unseen_orders import told_unseen
from croupier.floor.tables.commands import AnnounceSettings, LiveCommand, TakeDealing
from croupier.floor.tables.deciding import is_dealing, run_live
from croupier.floor.tables.evolving import first
from croupier.floor.tables.restoration import noted
from croupier.floor.tables.state import LiveTable
from tests.floor.tables.premises import DORA, ON_DUTY, SUE, Acknowledged
from tests.floor.tables.shoes import next_count
from tests.golden.recording import LOGS, End, end

NO_LONGER_SAID = {  # entries of the logs that today's readings refuse (READINGS 8.2)
    "andar-bahar": ("183",),
    "baccarat": ("79",),
    "si-ki-pi": ("97",),
}


class Script(msgspec.Struct, frozen=True):
    settings: Settings
    commands: tuple[Command, ...]

    def end(self) -> End:
        """What the rules alone make of it, without a floor."""
        game = game_named(self.settings.game)
        again = DecidedAgain(game)
        of_the_rules = (c for c in self.commands if not isinstance(c, LiveCommand))
        for command in (OpenTable(SUE, self.settings, {}), *of_the_rules):
            assert isinstance(again.given(command), tuple), command
        assert again.table is not None
        return end(game, again.table)


class Keying:
    """Whoever keys a script, each command under the same id every time."""

    def __init__(self, desk: TableActor, script: Script) -> None:
        self.desk, self.script = desk, script
        self.acknowledged: list[Acknowledged] = []

    async def all(self) -> None:
        table = self.desk.live.name
        for number, command in enumerate(self.script.commands):
            name, identity = command.by.name, str(number)
            answer = await self.desk.ask(name, identity, command)
            assert isinstance(answer, Done), str(answer)
            self.acknowledged.append(Acknowledged(table, name, identity, command, answer))


def script(game: str) -> Script:
    codec = Codec(game_named(game))
    *lines, _ = (LOGS / f"{game}-{TableKind.RECORDED}-1.jsonl").read_bytes().splitlines()
    entries = (codec.entry(line) for line in lines)
    said = (each for each in entries if each.id not in NO_LONGER_SAID.get(game, ()))
    opening, *rest = (each.command for each in said)
    assert isinstance(opening, OpenTable)
    bought = [BuyChips(player(name), name, cents) for name, cents in (opening.purses or {}).items()]
    return scripted(opening.settings, (*bought, *rest))


def scripted(settings: Settings, said: Iterable[Command | str]) -> Script:
    """Keyed by Dora, whoever keyed it elsewhere; also in the words of a history file."""
    return Script(settings, tuple(_with_the_floors(settings, (TakeDealing(SUE, DORA.name), *said))))


def _without_faces(game: Game, live: LiveTable, command: Command) -> Command:
    """Cards that nobody sees are taken as they were drawn."""
    if told_unseen(game, live.table.round, command) is None:
        return command
    assert isinstance(command, FixOrder)
    return replace(command, cards=(None,) * len(command.cards))


def _with_the_floors(settings: Settings, told: Iterable[Command | str]) -> Iterator[Command]:
    """What a live table wants besides: changes announced, cards counted, no faces of cards that lie
    down; and nothing said again."""
    game, record = game_named(settings.game), KeptRounds()
    _, (opened,) = open_table(game, OpenTable(SUE, settings, {}))
    assert isinstance(opened, TableOpened)
    live = first(game, "script", opened, automatic=False)
    for each in told:
        for said in _commands(game, live, each):
            command = _without_faces(game, live, said)
            if nothing_new(live.table.round, command) is not None:
                continue
            before: Command | None = command
            while before is not None:
                before = _before(live, command)
                ran = run_live(game, live, before or command, record)
                assert isinstance(ran, tuple), f"{each}: {ran}"
                noted(game, record, live, ran[1])
                live = ran[0]
                yield before or command


def _commands(game: Game, live: LiveTable, told: Command | str) -> Iterator[Command]:
    if isinstance(told, Command):
        yield _by_those_on_duty(_set_up(told))
        return
    heard = spoken(told)
    assert heard is not None, told
    by = ON_DUTY.get(heard.by.rank, heard.by)
    found = commands_of(game, live.table.round, replace(heard, by=by))
    assert not isinstance(found, FromTheShoe)
    yield from found


def _before(live: LiveTable, command: Command) -> Command | None:
    if isinstance(command, ChangeSettings) and live.announced is None:
        return AnnounceSettings(command.by, command.settings)
    return next_count(live) if isinstance(command, OpenRound) else None


def _set_up(command: Command) -> Command:
    """Limits as the game writes them."""
    if not isinstance(command, ChangeSettings):
        return command
    wanted = command.settings
    limits, kind = wanted.limits, wanted.kind
    return replace(command, settings=game_named(wanted.game).settings(kind=kind, limits=limits))


def _by_those_on_duty(command: Any) -> Command:
    """Whoever gave it there, here somebody of the floor does; the Dealer keys what is dealt."""
    by: Person = command.by
    deals = is_dealing(command) and by.rank > Rank.PLAYER
    changed: Command = replace(command, by=DORA if deals else ON_DUTY.get(by.rank, by))
    return changed
