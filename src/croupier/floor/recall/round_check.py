"""What can be checked of a round that is over: its links in the chain, every command decided again,
and the commitment to the shoe or the spin it was played with."""

from collections.abc import Iterable

from msgspec.structs import replace

from croupier.engine.rulebook import READINGS
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import notice, run
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import CardDealt, Event, WagerSettled
from croupier.engine.table.vocabulary.facts import Interruption
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import TableCommand
from croupier.floor.house.people import Account
from croupier.floor.protocol.rounds import DecidedAgain, LinkTold, ShoeTold
from croupier.floor.recall.permissions import withheld
from croupier.floor.recall.recalled_round import Recalled, entry_of
from croupier.floor.record.store.entries import GENESIS, Line
from croupier.floor.record.store.interface import Reading
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.commands import LiveCommand, NoticeInterruption
from croupier.floor.tables.events import EVENTS as OF_THE_FLOOR
from croupier.floor.tables.events import ShoeCommitted, ShoeRevealed
from croupier.floor.tables.state import LiveTable

NEAR = 256  # entries before a round, among which its shoe is looked for first
COMMITS, REVEALS = b'"floor.shoe-committed.1"', b'"floor.shoe-revealed.1"'


# the chain


def links(
    store: Reading, account: Account, recalled: Recalled, linked: int
) -> tuple[LinkTold, ...]:
    """`recalled` as the record has it; `linked`: the last entry whose links may be handed out."""
    (opens,) = store.lines(after=recalled.row.first_position - 1, limit=1)
    later = () if recalled.later is None else (recalled.later.entry,)
    entries = (entry_of(recalled.game, opens), *recalled.entries, *later)
    hidden = withheld(account, recalled, entries)
    found: list[LinkTold] = []
    for each in entries:
        at = each.position
        *before, line = store.lines(after=max(0, at - 2), limit=1 if at == 1 else 2)
        body = None if at in hidden else line.body.decode()
        if body is None and not line.written.salted:
            linked = min(linked, at)  # the next link that is known would vouch for a guess
        if body is None or at > linked:
            found.append(LinkTold(at, None, None, body))
        else:
            previous = before[0].chain if before else GENESIS
            found.append(LinkTold(at, previous.hex(), line.chain.hex(), body))
    return tuple(found)


def last_linked(store: Reading, tables: Iterable[tuple[Game, LiveTable]], viewer: Viewer) -> int:
    """The last entry before every card in play that is hidden from this viewer. A link beyond would
    vouch for a card that is guessed."""
    last = store.head().position
    for game, live in tables:
        if not live.between_rounds and Hidden(game, live.table.round, viewer).anything():
            last = min(last, _before_the_cards(store, game, live))
    return last


def _before_the_cards(store: Reading, game: Game, live: LiveTable) -> int:
    row = store.round(live.name, live.table.number)
    for line in () if row is None else store.lines(after=row.first_position, stream=live.name):
        if any(isinstance(event, CardDealt) for event in entry_of(game, line).events):
            return line.position - 1
    return 0


# by the rules


def decided_again(recalled: Recalled, readings: int = READINGS) -> DecidedAgain:
    """`recalled` as the record has it: with purses, by which bets may be refused; `readings` are
    those by which its table was decided when it was opened."""
    commands = amounts = older = 0
    for before, entry, _ in recalled.states():
        amounts += sum(isinstance(event, WagerSettled) for event in entry.events)
        if not _decides(entry.command):
            continue
        commands += 1
        own = tuple(each for each in entry.events if not isinstance(each, OF_THE_FLOOR))
        if _again(recalled.game, before, entry.command) == own:
            continue
        if readings >= READINGS:
            return DecidedAgain(commands, amounts, entry.position)
        older += 1
    return DecidedAgain(commands, amounts, None, older)


def _decides(command: Command) -> bool:
    """Chips, seats and the like move no bet."""
    if isinstance(command, NoticeInterruption):
        return True
    return not isinstance(command, (LiveCommand, TableCommand))


def _again(game: Game, before: LiveTable, command: Command) -> tuple[Event, ...] | None:
    if isinstance(command, NoticeInterruption):
        ran = notice(game, before.table, Interruption())
    else:
        ran = run(game, before.table, command)
    return None if isinstance(ran, Refused) else ran[1]


# the shoe


def shoe_of(store: Reading, recalled: Recalled) -> ShoeTold | None:
    """None: nobody had committed to anything, a Dealer dealt."""
    found = committed(store, recalled)
    if found is None:
        return None
    told = ShoeTold(found.number, found.commitment)
    since = recalled.entries[-1].position if recalled.entries else recalled.row.first_position
    for line in store.lines(after=since, stream=recalled.row.stream):
        for event in _floor_events(recalled.game, line, REVEALS):
            if isinstance(event, ShoeRevealed):
                return replace(told, salt=event.salt, order=event.order)
    return told


def committed(store: Reading, recalled: Recalled) -> ShoeCommitted | None:
    """The last one before the round; looked for from where it begins, further and further back."""
    if not recalled.opening.automatic:
        return None
    first, near, found = recalled.row.first_position, NEAR, None
    while found is None and near < 4 * max(first, NEAR):
        for line in store.lines(after=max(0, first - near), stream=recalled.row.stream):
            if line.position > first:
                break
            for event in _floor_events(recalled.game, line, COMMITS):
                found = event if isinstance(event, ShoeCommitted) else found
        near *= 4
    return found


def _floor_events(game: Game, line: Line, named: bytes) -> tuple[Event, ...]:
    """None where the name is not even in it."""
    if named not in line.body:
        return ()
    return tuple(live_codec(game).event(bytes(raw)) for raw in line.written.events)
