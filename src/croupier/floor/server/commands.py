"""Commands of people: who gives them is known from the session, and told to the table."""

import asyncio

import msgspec

from croupier.engine.history.errors import Unreadable as UnreadableLine
from croupier.engine.history.lines import spoken, without_comment
from croupier.engine.history.typed_moves import move_typed
from croupier.engine.history.typed_words import in_file_words
from croupier.engine.history.verbs import FromTheShoe, commands_of
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.log.codec import Codec, Unreadable
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.viewing import Role as SeenAs
from croupier.engine.table.viewing import View, Viewer, view
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.house import codec as house_codec
from croupier.floor.house.commands import HouseCommand
from croupier.floor.house.people import Account
from croupier.floor.house.roles import Role
from croupier.floor.protocol.bodies import DoBody
from croupier.floor.protocol.frames import Do, Say
from croupier.floor.server.answers import Stopped, too_fast, unreadable
from croupier.floor.server.rates import Buckets
from croupier.floor.tables.actor.requests import Answer, Done, not_known
from croupier.floor.tables.actor.table_actor import TableActor
from croupier.floor.tables.codec import live_codec
from croupier.floor.tables.commands import AskCompanion, DismissCompanion, SayReady
from croupier.floor.tables.permissions import giver

ANSWERED_WITHIN_S = 30  # longer than any healthy table takes
OF_A_LINE = "\n"  # and its number, after the id of a line: no client may send such an id
PASS = "pass"  # a player has nothing to say to what is asked
ANYBODY = "x"  # stands where a line names its speaker


async def done(commands: Buckets, desk: TableActor, account: Account, asked: Do | DoBody) -> Answer:
    by = giver(account)
    if isinstance(by, Refused):
        return by
    command = signed_command(live_codec(desk.game), by, asked.command)
    return await _asked(commands, desk, account, asked.id, command, asked.answering)


async def said_aloud(commands: Buckets, desk: TableActor, account: Account, frame: Say) -> Answer:
    """All commands of one line, one after the other, up to the first that is refused."""
    by = giver(account)
    if isinstance(by, Refused):
        return by
    table = desk.live.table
    line = in_file_words(desk.game, frame.line) if by.rank is Rank.PLAYER else frame.line
    if line.strip() == PASS:
        for asked in awaited(desk.game, table):
            desk.pass_on(account.name, asked.question)
        return Done(desk.live.version, 0)
    try:
        seen = view(desk.game, table, Viewer(SeenAs.PLAYER, by.name))
        heard = _to_the_floor(by, line) or meant(desk.game, table.round, seen, by, line)
    except UnreadableLine as problem:
        refused = Refused(Reason.UNKNOWN, problem.message, problem.cites)
        return desk.answered_before(account.name, frame.id) or refused  # it could be read then
    answer: Answer = Refused(Reason.UNKNOWN, said("live-says-nothing"))
    for number, command in enumerate(heard):
        identity = f"{frame.id}{OF_A_LINE}{number}" if number else frame.id
        answer = await _asked(
            commands, desk, account, identity, command, frame.answering, spoken=True
        )
        if not isinstance(answer, Done):
            break
    return answer


def _to_the_floor(by: Person, line: str) -> tuple[Command, ...]:
    """The few words of a live table that no history file has."""
    match line.split():
        case ["ready"]:
            return (SayReady(by),)
        case ["companion"]:
            return (AskCompanion(by),)
        case ["dismiss", name]:
            return (DismissCompanion(by, name),)
        case _:
            return ()


def house_command(account: Account, raw: msgspec.Raw) -> HouseCommand:
    by = {"name": account.name, "role": account.role}
    try:
        return house_codec.command_read(_signed(raw, by))
    except Unreadable as problem:
        raise unreadable(_inside(problem)) from None
    except house_codec.GameMissing as problem:
        at = "$.command.settings.game"
        raise unreadable(f"{sentence(problem.why)} - at `{at}`") from None


def signed_command(codec: Codec, by: Person, raw: msgspec.Raw) -> Command:
    """A command as it is read for a table, with the name of whoever gives it."""
    try:
        return codec.command(_signed(raw, msgspec.to_builtins(by)))
    except Unreadable as problem:
        raise unreadable(_inside(problem)) from None


def _signed(raw: msgspec.Raw, by: object) -> bytes:
    """The command with the name of whoever gives it; nobody speaks for somebody else."""
    try:
        command = msgspec.json.decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise unreadable(str(problem)) from None
    if not isinstance(command, dict):
        raise Stopped(400, "unreadable", said("server-no-command"))
    if "by" in command:
        raise Stopped(403, "not-yours", said("server-by-is-known"))
    return msgspec.json.encode({**command, "by": by})


def _inside(problem: Unreadable) -> str:
    """The path as the client knows it."""
    text = str(problem)
    return text.replace("`$", "`$.command") if "`$" in text else f"{text} - at `$.command`"


def meant(game: Game, round: AnyRound, seen: View, by: Person, line: str) -> tuple[Command, ...]:
    """A move that is open to a player, by any of its names, or a line of a history file."""
    if by.rank is Rank.PLAYER and line.strip():
        move = move_typed(seen, line)
        if isinstance(move, Message):
            raise UnreadableLine(move)
        if move is not None:
            return (move,)
    return commands_of_line(game, round, by, line)


def commands_of_line(game: Game, round: AnyRound, by: Person, line: str) -> tuple[Command, ...]:
    heard = spoken(f"{ANYBODY} {line}") if without_comment(line).split() else None
    if heard is None:
        return ()
    heard = msgspec.structs.replace(heard, by=by)
    found = commands_of(game, round, heard)
    if isinstance(found, FromTheShoe):
        raise UnreadableLine(said("live-key-the-cards"))
    return found


async def _asked(
    commands: Buckets,
    desk: TableActor,
    account: Account,
    identity: str,
    command: Command,
    answering: str | None,
    *,
    spoken: bool = False,
) -> Answer:
    if account.role is Role.PLAYER and not commands.taken(account.name):
        raise too_fast(commands.wait_s(account.name))
    reply = desk.ask(account.name, identity, command, answering, spoken=spoken)
    if not reply.done():
        await asyncio.wait({reply}, timeout=ANSWERED_WITHIN_S)
    if reply.done() and not reply.cancelled():
        return reply.result()
    return not_known(said("live-no-answer"))
