"""The log of a desk as text: one entry a line, read back, replayed and decided again."""

import msgspec

from croupier.engine.front.open_table import Desk
from croupier.engine.front.position import Standing
from croupier.engine.games import UnknownGame, game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.evolution.table_evolution import evolve_table, opened
from croupier.engine.table.log.codec import Codec, Unreadable, named_twice
from croupier.engine.table.log.kept_rounds import KeptRounds
from croupier.engine.table.log.log import Entry, decided_again, out_of_order
from croupier.engine.table.state.table_events import RoundOpened, TableOpened


def read(log: str) -> tuple[Game, tuple[Entry, ...]]:
    """Which game it is, and every entry in order; `Unreadable` for anything else."""
    lines = log.splitlines()
    try:
        settings = msgspec.json.decode(lines[0])["command"]["settings"]
        game = game_named(settings["game"])
    except (msgspec.DecodeError, LookupError, TypeError, UnknownGame):
        raise Unreadable("a log begins with the opening of its table") from None
    codec = Codec(game)
    entries = tuple(_entry(codec, number, line) for number, line in enumerate(lines, start=1))
    for number, entry, version in out_of_order(entries):
        found = f"entry {entry.id} is of version {entry.version}"
        raise Unreadable(f"line {number}: {found}; a new entry of version {version} comes here")
    return game, entries


def _entry(codec: Codec, number: int, line: str) -> Entry:
    twice = named_twice(line)
    if twice is not None:
        raise Unreadable(f"line {number}: Object contains a field twice - at `{twice}`")
    try:
        return codec.entry(line)
    except Unreadable as problem:
        raise Unreadable(f"line {number}: {problem}") from None


def replay(log: str) -> Desk:
    """The desk as its log left it; no rule is asked.

    >>> from croupier import open_table, replay
    >>> table = open_table("baccarat", seats={1: "ann"}, purses={"ann": 1000})
    >>> events = table.say("ann bets 100 tie")
    >>> replay(table.written()).round.purse("ann")
    90000
    """
    game, entries = read(log)
    record, first = KeptRounds(), entries[0].events[0]
    if not isinstance(first, TableOpened):
        raise Unreadable("a log begins with the opening of its table")
    table = opened(game, first)
    opening = table.round
    for entry in entries:
        for event in entry.events:
            if event is first:
                continue
            if isinstance(event, RoundOpened) and table.number:
                record.keep(table.number, table.round)
            table = evolve_table(game, table, event)
            opening = table.round if isinstance(event, RoundOpened) else opening
        record.note(game, entry.events)
    desk = Desk(game, Standing(table, entries=entries), record)
    desk.opening = opening
    return desk


def audit(log: str) -> int:
    """Decides every command of a log again and gives their number; `DecidedOtherwise` names the
    first that leads to something other than what was written down.

    >>> from croupier import audit, open_table
    >>> table = open_table("roulette", purses={"ann": 1000})
    >>> events = table.say("ann bets 10 red")
    >>> audit(table.written())
    3
    """
    game, entries = read(log)
    decided_again(game, entries)
    return len(entries)
