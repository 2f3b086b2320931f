"""A whole history file played through the engine."""

from typing import Any

import msgspec

from croupier.history.desk import Desk, open_desk
from croupier.history.errors import HistoryError
from croupier.history.file import History, read_history, read_text
from croupier.history.lines import without_comment
from croupier.rulebook import Citation
from croupier.table.commands import Command
from croupier.table.due import Ask, AwaitRuling, Deal, Due, Nothing, Spin, TakeBets, Turn
from croupier.table.game import Game
from croupier.table.refusals import Refused
from croupier.table.round import Round
from croupier.table.settings import ImpossibleSetting


class Played(msgspec.Struct, frozen=True):
    """A finished round: the table as betting opened, what was asked of it, how it ended."""

    file: str
    number: int  # of the round in its file; 0 where the file is one round
    game: Game
    opening: Round[Any]
    commands: tuple[Command, ...]
    round: Round[Any]


class PlayedFile(msgspec.Struct, frozen=True):
    """An error ends its file; rounds before it stand."""

    rounds: tuple[Played, ...]
    error: HistoryError | None = None


def play_file(data: bytes, file: str) -> PlayedFile:
    rounds: list[Played] = []
    try:
        for history in read_history(read_text(data, file), file):
            rounds.append(play_history(history, file))
    except HistoryError as problem:
        return PlayedFile(tuple(rounds), problem)
    return PlayedFile(tuple(rounds))


def play_history(history: History, file: str) -> Played:
    try:
        desk = open_desk(history.head)
    except ImpossibleSetting as problem:
        at = history.key_line(problem.setting)
        raise HistoryError(file, at, problem.sentence, problem.cites) from None
    for index, line in enumerate(history.actions.split("\n")):
        answer = desk.say(line)
        if isinstance(answer, Refused):
            raise HistoryError(
                file, history.line(index), answer.sentence, answer.cites, without_comment(line)
            )
    while desk.silence():
        pass
    due = desk.due()
    if not isinstance(due, Nothing):
        sentence, cites = unfinished(due)
        raise HistoryError(file, history.last_line, sentence, cites)
    return played(desk, file, history.number)


def played(desk: Desk, file: str = "", number: int = 0) -> Played:
    return Played(file, number, desk.game, desk.opening, desk.commands, desk.round)


def unfinished(due: Due) -> tuple[str, tuple[Citation, ...]]:
    """What the book still wants of a round whose lines have ended."""
    begun = "The round is not finished: "
    match due:
        case TakeBets():
            return f"{begun}betting is still open.", ()
        case AwaitRuling(sentence, cites):
            return f"{begun}it waits for {sentence}.", cites
        case Deal(place, cites):
            return f"{begun}the next card goes to {place}.", cites
        case Spin(cites):
            return f"{begun}the ball is to be spun.", cites
        case Turn(place, cites):
            return f"{begun}the cards face down at {place} are to be turned.", cites
        case _:
            assert isinstance(due, Ask), "settlement waits for nobody"
            asked = f"{due.player} is to decide for box {due.box} hand {due.hand}"
            return f"{begun}{asked}.", due.cites
