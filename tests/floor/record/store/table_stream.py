"""The stream of a table that no floor runs: every command decided again, and what it moves."""

from collections.abc import Mapping
from itertools import zip_longest

from croupier.engine.sentences import Message, said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.log.codec import Codec, Unreadable
from croupier.engine.table.log.log import DecidedAgain
from croupier.engine.table.state.accounts import Transfers
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.floor.record.ledger.balances import held
from croupier.floor.record.ledger.posting import postings
from croupier.floor.record.store.entries import Written


class TableStream:
    """A `Checker` for the entries of the table `name`, from its opening on."""

    def __init__(self, game: Game, name: str) -> None:
        self._game, self._name = game, name
        self._codec, self._again = Codec(game), DecidedAgain(game)

    def entry(self, written: Written) -> Transfers | Message:
        """Events are compared as they are written; none is read before it is known to be right."""
        try:
            command = self._codec.command(bytes(written.command))
        except Unreadable as problem:
            return said("record-unreadable", problem=str(problem))
        before = self._again.table
        events = self._again.given(command)
        if events is None:
            return said("record-opens-no-table")
        if isinstance(events, Refused):
            return said("record-refused-now", why=events.message)
        things: tuple[Command | Event, ...] = (command, *events)
        again = [self._codec.written(thing) for thing in things]
        there = [bytes(raw) for raw in (written.command, *written.events)]
        if again != there:
            return said("record-decided-otherwise", number=_first_difference(there, again))
        return postings(self._game, self._name, before, events)

    def held(self) -> Mapping[str, int]:
        table = self._again.table
        return {} if table is None else held(self._name, table)


def _first_difference(there: list[bytes], again: list[bytes]) -> int:
    """The number of an event; 0 is the command itself, written in another way."""
    pairs = enumerate(zip_longest(there, again))
    return next(number for number, (one, other) in pairs if one != other)
