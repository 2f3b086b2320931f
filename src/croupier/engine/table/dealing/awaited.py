"""Who is waited for, and for which answer: the one list for desk, clock, dealer and server."""

from collections.abc import Iterator
from enum import StrEnum
from zlib import crc32

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound, Halt, Status, unanswered
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import Deal, SetGoing, Turn
from croupier.engine.table.vocabulary.events import (
    Asked,
    AwaitingChoices,
    AwaitingDecision,
    AwaitingOrder,
    AwaitingRuling,
)
from croupier.engine.table.vocabulary.people import DEALER, Rank, player
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.questions import AnyKind, Kind, Question
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import OpenRound


class Until(StrEnum):
    """What ends a question."""

    ANSWERED = "answered"  # nothing goes on without the answer, or the clock
    NEXT_CARD = "next-card"  # the next card goes on without it


class Awaited(msgspec.Struct, frozen=True):
    """`question` names it as long as it is open, and never names another one."""

    question: str
    kind: AnyKind
    player: str | None  # None: somebody of the House
    rank: Rank  # who may answer, or above
    cites: tuple[Citation, ...]
    box: int | None = None
    hand: int | None = None
    silence: c.Command | None = None  # what saying nothing amounts to; None: nothing
    until: Until = Until.ANSWERED
    place: Place | None = None  # of the card to be dealt or turned
    words: tuple[str, ...] = ()  # a ruling is one of these


def awaited(game: Game, table: AnyTable) -> tuple[Awaited, ...]:
    """Every question that is open now."""
    round, number = table.round, table.number
    if round.halts:
        return tuple(found for halt in round.halts for found in _about(number, halt))
    match round.status:
        case Status.BETTING:
            no_more_bets = c.CloseBetting(DEALER)
            cites = (game.PARAGRAPHS.no_more_bets,)
            return (
                Awaited(
                    f"{number}.close", Kind.CLOSE, None, Rank.DEALER, cites, silence=no_more_bets
                ),
            )
        case Status.PLAY:
            asked = tuple(_asked(game, number, question) for question in game.asks(round))
            return (*asked, *_squeezes(game, number, round), *_house(game, number, round))
        case _:
            cites = (game.PARAGRAPHS.place_your_bets,)
            opens = OpenRound(DEALER)
            return (
                Awaited(f"{number}.next", Kind.NEXT_ROUND, None, Rank.DEALER, cites, silence=opens),
            )


def held_up_by(game: Game, table: AnyTable) -> tuple[Awaited, ...]:
    """The questions that nothing goes on without."""
    return tuple(asked for asked in awaited(game, table) if asked.until is Until.ANSWERED)


def closed(game: Game, table: AnyTable, question: str) -> Refused | None:
    """A late answer or a late clock hits no other question."""
    if any(found.question == question for found in awaited(game, table)):
        return None
    return Refused(Reason.NOT_NOW, said("question-closed"))


def _asked(game: Game, number: int, question: Question) -> Awaited:
    """Over other cards it is another question."""
    assert question.kind in (Kind.PLAY, *game.KINDS), f"{game.NAME} lists no {question.kind}"
    cards = crc32(msgspec.json.encode(question.made_on, order="deterministic"))
    where = f"{question.player}.{question.box or 0}.{question.hand or 0}"
    return Awaited(
        f"{number}.{question.kind}.{where}.{cards:08x}",
        question.kind,
        question.player,
        Rank.PLAYER,
        question.cites,
        question.box,
        question.hand,
        question.silence,
        Until.NEXT_CARD if question.holds_nothing_up else Until.ANSWERED,
    )


def _squeezes(game: Game, number: int, round: AnyRound) -> Iterator[Awaited]:
    """Until the card is dealt; not granted, it is dealt face up."""
    which = unanswered(round.squeezes)
    if which is not None:
        asked, cites = round.squeezes[which], game.PARAGRAPHS.squeeze
        if game.squeeze_refused(round, asked.player, asked.place, asked.first) is None:
            name = f"{number}.squeeze.{which + 1}"
            cited = () if cites is None else (cites,)
            until = Until.NEXT_CARD
            yield Awaited(name, Kind.SQUEEZE, None, Rank.PIT_SUPERVISOR, cited, until=until)


def _house(game: Game, number: int, round: AnyRound) -> Iterator[Awaited]:
    """What the Dealer does next; the card itself is not for the table to know."""
    match game.due(round):
        case Deal(place, cites):
            name = f"{number}.card.{len(round.cards) + 1}.{_where(place)}"
            yield Awaited(name, Kind.CARD, None, Rank.DEALER, cites, place=place)
        case Turn(place, cites):
            down = sum(drawn.card is None for drawn in round.cards)
            name = f"{number}.turn.{down}.{len(round.cards)}.{_where(place)}"
            yield Awaited(name, Kind.TURN, None, Rank.DEALER, cites, place=place)
        case SetGoing(cites):
            yield Awaited(f"{number}.spin.{round.reports}", Kind.SPIN, None, Rank.DEALER, cites)


def _where(place: Place) -> str:
    """A ruling may leave the next card due elsewhere."""
    return f"{place.area}.{place.box or 0}.{place.hand or 0}"


def _about(number: int, halt: Halt) -> Iterator[Awaited]:
    """What a fact that is being ruled on waits for."""
    name, cites = f"{number}.report{halt.number}", (halt.paragraph,)
    match halt.awaiting:
        case AwaitingRuling(rank, words):
            yield Awaited(f"{name}.ruling", Kind.RULING, None, Rank(rank), cites, words=words)
        case AwaitingDecision():
            yield Awaited(f"{name}.decision", Kind.DECISION, None, Rank.SHIFT_MANAGER, cites)
        case AwaitingOrder(picker):
            rank = Rank.PIT_SUPERVISOR if picker is None else Rank.PLAYER
            yield Awaited(f"{name}.order.{picker or ''}", Kind.ORDER, picker, rank, cites)
        case AwaitingChoices(asked):
            yield from (_option(name, cites, choice) for choice in asked)


def _option(name: str, cites: tuple[Citation, ...], choice: Asked) -> Awaited:
    box, hand = choice.box, choice.hand
    stays = c.ChooseOption(player(choice.player), stays=True, box=box, hand=hand)
    question = f"{name}.option.{choice.player}.{box or 0}.{hand or 0}"
    return Awaited(question, Kind.OPTION, choice.player, Rank.PLAYER, cites, box, hand, stays)
