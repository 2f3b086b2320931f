"""Evidence checked without the record: its links, every command decided again, and what is told of
the round beside its entries."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from croupier.engine.games import game_named
from croupier.engine.rulebook import READINGS
from croupier.engine.sentences import Message, cited, said
from croupier.engine.table.course.runner import run
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.evolution.table_evolution import evolve_table, replayed
from croupier.engine.table.log.codec import named_twice
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import EarlierRoundVoided, RoundOpened
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import TableCommand, VoidEarlierRounds
from croupier.floor.pit.evidence import history_of, paragraphs_in, rulings_of, without_sentences
from croupier.floor.pit.table_record import RoundOnRecord, made_void
from croupier.floor.protocol.evidence import FORMAT, Evidence, Link
from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.entries import Line, Written, chained
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.commands import LiveCommand
from croupier.floor.tables.events import EVENTS as OF_THE_FLOOR


def evidence_read(data: bytes) -> Evidence:
    """`ValueError` for what is not evidence."""
    try:
        found = msgspec.json.decode(data, type=Evidence)
    except RecursionError as problem:
        raise ValueError(str(problem)) from None
    twice = named_twice(data)
    if twice is not None:
        raise ValueError(f"a field twice - at `{twice}`")
    if found.format != FORMAT or not found.entries:
        raise ValueError(found.format)
    return found


class Held(msgspec.Struct, frozen=True):
    """What is not as it was written, or would be decided otherwise; nothing: it holds together."""

    faults: tuple[Finding, ...]
    older: tuple[Finding, ...] = ()  # decided under older readings, which is no fault


def faults_of(found: Evidence) -> tuple[Finding, ...]:
    return held(found).faults


def held(found: Evidence) -> Held:
    """Somebody who makes up entries can chain them again. Whether the record has them is another
    question (`record_comparison.py`)."""
    faults = [*_links(found)]
    if faults:
        return Held(tuple(faults))
    older: list[Finding] = []
    faults = [*_decided_again(found, older)]
    return Held(tuple(faults), tuple(older))


def _links(found: Evidence) -> Iterator[Finding]:
    before: Link | None = None
    for link in (*found.entries, *found.later):
        position = link.position
        try:
            chain = chained(bytes.fromhex(link.previous), link.body.encode())
        except ValueError as problem:
            yield Finding(position, said("record-unreadable", problem=str(problem)))
            return
        if chain.hex() != link.chain:
            yield Finding(position, said("record-chain-broken"))
        elif before is not None and position <= before.position:
            yield Finding(position, said("record-out-of-place", due=before.position + 1))
        elif before is not None and _follows(before, link) and link.previous != before.chain:
            yield Finding(position, said("record-chain-broken"))
        before = link
    last = found.head_position
    if before is None or before.position > last:
        yield Finding(last, said("record-ends-early", last=last))
    elif before.position == last and before.chain != found.head_chain:
        yield Finding(last, said("record-other-head"))


def _follows(before: Link, link: Link) -> bool:
    """No entry of another table lies between the two."""
    return link.position == before.position + 1


def _decided_again(found: Evidence, older: list[Finding]) -> Iterator[Finding]:
    """By the rules of the edition, from the opening on, up to the first fault."""
    position = found.entries[0].position
    try:
        again = _Again(found)
        for link in found.entries:
            position = link.position
            wrong = again.entry(found, msgspec.json.decode(link.body, type=Written))
            if again.older is not None:
                older.append(Finding(position, again.older))
            if wrong is not None:
                yield Finding(position, wrong)
                return
    except Exception as problem:  # what somebody made up may fail in any way
        yield Finding(position, said("record-unreadable", problem=str(problem)))
        return
    yield from _told(found, again.round_on_record(found))


def _told(found: Evidence, again: RoundOnRecord) -> Iterator[Finding]:
    """What stands beside the entries, made again from them."""
    game, position = game_named(found.game), found.entries[-1].position
    for status, told in ((again.ended, found.ended), (again.round.status, found.stands)):
        if status != told:
            yield Finding(position, said("evidence-other-end", status=status.value))
            return
    if history_of(game, found.table, again) != found.history:
        yield Finding(position, said("evidence-other-history"))
    if found.rulings is not None:
        rulings = [without_sentences(each) for each in rulings_of(game, again.round)]
        if rulings != [without_sentences(each) for each in found.rulings]:
            yield Finding(position, said("evidence-other-rulings"))
    texts = "\n".join(link.body for link in (*found.entries, *found.later))
    paragraphs = paragraphs_in(texts, game.BOOK, found.edition)
    for citation in sorted({*paragraphs, *found.paragraphs}):
        if paragraphs.get(citation) != found.paragraphs.get(citation):
            yield Finding(position, said("evidence-other-paragraph", paragraph=cited((citation,))))


class _Again:
    """The table of a round, decided again command by command."""

    def __init__(self, found: Evidence) -> None:
        self._game = game_named(found.game)
        self._codec = live_codec(self._game)
        events = [self._codec.event(bytes(raw)) for raw in found.opening]
        self.table: AnyTable = replayed(self._game, events)
        self._opening = self.table.round
        self._commands: tuple[Command, ...] = ()
        self._plain = True  # nothing but its commands makes it what it is
        self._version: int | None = None
        self._readings = found.readings
        self.older: Message | None = None  # why the last entry was decided under older readings

    def round_on_record(self, found: Evidence) -> RoundOnRecord:
        """With what was made of it later."""
        round = replace(self.table.round, before=None)
        again = RoundOnRecord(
            found.round, 0, self._opening, round, round.status, (), (), self._commands
        )
        again = replace(again, plain=self._plain)
        for link in found.later:
            line = Line(link.position, found.table, 0, "", link.body.encode(), b"")
            for raw in line.written.events:
                event = self._codec.event(bytes(raw))
                if isinstance(event, EarlierRoundVoided) and event.number == found.round:
                    again = made_void(self._game, again, line, event)
        return again

    def entry(self, found: Evidence, entry: Written) -> Message | None:
        self.older = None
        due, self._version = self._version, entry.version + len(entry.events)
        if entry.stream != found.table or due not in (None, entry.version):
            stream, version = entry.stream, entry.version
            return said("record-version-gap", stream=stream, due=due or 0, found=version)
        command = self._codec.command(bytes(entry.command))
        events = [self._codec.event(bytes(raw)) for raw in entry.events]
        own = [event for event in events if not isinstance(event, OF_THE_FLOOR)]
        if due is None:
            return self._opened(found, own)
        if isinstance(command, (LiveCommand, VoidEarlierRounds)):  # decided with more than a round
            self._plain = self._plain and not (own and isinstance(command, LiveCommand))
            self._fold(own)
            return None
        if not isinstance(command, TableCommand):
            people_say = as_people_say(self._game, self.table.round, command)
            self._commands = (*self._commands, people_say)
        wrong = self._run(command, own)
        if wrong is not None and self._readings < READINGS:
            self.older = wrong
            self._fold(own)
            return None
        return wrong

    def _run(self, command: Command, own: Sequence[Event]) -> Message | None:
        ran = run(self._game, self.table, command)
        if isinstance(ran, Refused):
            return said("record-refused-now", why=ran.message)
        after, again = ran
        if self._written(again) != self._written(own):
            return said("record-decided-otherwise", number=1)
        self.table = after
        return None

    def _opened(self, found: Evidence, events: Sequence[Event]) -> Message | None:
        """The rest of that entry is about the round before."""
        opened = [event for event in events if isinstance(event, RoundOpened)]
        if opened != [RoundOpened(found.round, found.edition)]:
            return said("evidence-opens-another")
        self._fold(opened)
        self._opening = self.table.round
        return None

    def _fold(self, events: Sequence[Event]) -> None:
        for event in events:
            self.table = evolve_table(self._game, self.table, event)

    def _written(self, events: Sequence[Event]) -> list[bytes]:
        return [self._codec.written(event) for event in events]
