"""A whole history file played through the engine."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from msgspec.structs import replace

from croupier.engine.front.open_table import Desk
from croupier.engine.front.start import open_desk
from croupier.engine.history.errors import HistoryError
from croupier.engine.history.file import History, read_history, read_text
from croupier.engine.history.lines import without_comment
from croupier.engine.history.played_rounds import Played, PlayedFile
from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message, said
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.due import (
    Ask,
    AwaitRuling,
    Deal,
    Due,
    Nothing,
    SetGoing,
    TakeBets,
    Turn,
)
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.engine.table.vocabulary.words import place_said


def play_file(data: bytes | str | PathLike[str], file: str = "") -> PlayedFile:
    """The rounds of a history file, up to the first that cannot be played; `error` says why.
    `data`: the path of the file, or its bytes, with the name that the error gives it.

    >>> played = play_file("examples/baccarat-natural.toml")
    >>> played.error, [one.round.status.value for one in played.rounds]
    (None, ['concluded'])
    """
    if not isinstance(data, bytes):
        data, file = Path(data).read_bytes(), file or str(data)
    rounds: list[Played] = []
    try:
        for history in read_history(read_text(data, file), file):
            desk = play_history(history, file, _earlier(history, rounds))
            for number, now in desk.record.by_number.items():
                rounds[number - 1] = _as_it_stands(rounds[number - 1], now)
            rounds.append(played(desk, file, history.number))
    except HistoryError as problem:
        return PlayedFile(tuple(rounds), problem)
    return PlayedFile(tuple(rounds))


def _earlier(history: History, rounds: Sequence[Played]) -> tuple[AnyRound, ...]:
    """The rounds before, where a line may name one (Roulette 5.6); no chips pass between them."""
    if "voids" not in history.actions.casefold():
        return ()
    return tuple(replace(before.round, purses=None) for before in rounds)


def _as_it_stands(before: Played, now: AnyRound) -> Played:
    return replace(before, round=replace(now, purses=before.round.purses))


def play_history(history: History, file: str, earlier: tuple[AnyRound, ...] = ()) -> Desk:
    """The table after the last line, with its round finished."""
    try:
        desk = open_desk(history.head, earlier)
    except ImpossibleSetting as problem:
        at = history.key_line(problem.setting)
        raise HistoryError(file, at, problem.message, problem.cites) from None
    for index, line in enumerate(history.actions.split("\n")):
        if not without_comment(line):
            continue
        answer = desk.say(line)
        if isinstance(answer, Refused):
            raise HistoryError(
                file, history.line(index), answer.message, answer.cites, without_comment(line)
            )
    while desk.silence():
        pass
    due = as_people_say(desk.game, desk.round, desk.due())
    if not isinstance(due, Nothing):
        raise HistoryError(file, history.last_line, *unfinished(due))
    return desk


def played(desk: Desk, file: str = "", number: int = 0) -> Played:
    return Played(file, number, desk.game, desk.opening, desk.commands, desk.round)


def unfinished(due: Due) -> tuple[Message, tuple[Citation, ...]]:
    """What the book still wants of a round whose lines have ended."""
    match due:
        case TakeBets():
            return said("unfinished-betting"), ()
        case AwaitRuling(awaits, cites):
            return said("unfinished-ruling", awaits=awaits), cites
        case Deal(place, cites):
            return said("unfinished-deal", place=place_said(place)), cites
        case SetGoing(cites):
            return said("unfinished-spin"), cites
        case Turn(place, cites):
            return said("unfinished-turn", place=place_said(place)), cites
        case _:
            assert isinstance(due, Ask), "settlement waits for nobody"
            asked = said("unfinished-hand", player=due.player, box=due.box, hand=due.hand)
            return asked, due.cites
