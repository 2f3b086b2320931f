"""Si Ki Pi in history files (Si Ki Pi 3.16, 3.17, 3.18, 3.19, 3.21)."""

from collections.abc import Mapping
from typing import Any

from croupier.engine.games import si_ki_pi
from croupier.engine.games.si_ki_pi.arrangement import Division, divided, halved
from croupier.engine.games.si_ki_pi.commands import Arrange, HouseWay, Look
from croupier.engine.games.si_ki_pi.layout import Dealing, terms_of
from croupier.engine.games.si_ki_pi.play import DEALER_HAND, arranged, division_of, hand_of
from croupier.engine.games.si_ki_pi.ranking import worth
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.history.dialect import Dialect, Laid, hand_name
from croupier.engine.history.lines import FACE_DOWN, LineReader
from croupier.engine.history.values import text, whole_number
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.settings import Settings

BETWEEN_THE_HALVES = "/"


def settings(head: Mapping[str, Any]) -> Settings:
    return si_ki_pi.settings(**head)


def written(made: Settings) -> dict[str, Any]:
    in_sets = terms_of(made).dealing is Dealing.SETS
    sets = {"dealing": Dealing.SETS.value} if in_sets else {}
    return {"boxes": len(made.boxes), **sets}


def arranges(by: Person, words: LineReader) -> Command:
    """`arranges box 2 Kd 9h / 5s 3c`; the halves may stand in either order."""
    box = words.box_or_own()
    first = words.card(), words.card()
    words.expect(BETWEEN_THE_HALVES)
    second = words.card(), words.card()
    return Arrange(by, box, halved(first, second))


def verb_and_words(command: Command) -> str:
    match command:
        case Look(_, box):
            return f"looks box {box}"
        case Arrange(_, box, halves):
            way = divided(halves)
            assert way is not None, "only hands that can be are written down"
            return f"arranges box {box} {' '.join(way.high)} / {' '.join(way.low)}"
        case _:
            assert isinstance(command, HouseWay)
            return f"house-way box {command.box}"


def hands(round: SiKiPiRound) -> tuple[tuple[int | str, Place], ...]:
    """Every hand that took part, by the number of its box; the Dealer's last."""
    boxes = ((box, hand_of(box)) for box in round.play.boxes)
    return (*boxes, ("dealer", DEALER_HAND))


def figures(round: SiKiPiRound) -> dict[str, Any]:
    compared = () if round.status is Status.VOID or round.abandoned else hands(round)
    divided_hands = ((box, division_of(round, place)) for box, place in compared)
    return {
        "hands": [
            {"box": box, "low": list(way.low), "high": list(way.high)}
            for box, way in divided_hands
            if way is not None
        ]
    }


def laid(round: SiKiPiRound) -> tuple[Laid, ...]:
    return tuple(_laid(round, place) for _, place in hands(round))


def _laid(round: SiKiPiRound, place: Place) -> Laid:
    name = hand_name(place)
    uncompared = round.status is Status.VOID or round.abandoned
    way = None if uncompared else division_of(round, place)
    if way is None:
        return Laid(name, tuple(card or FACE_DOWN for card in round.at(place)), "", place)
    if round.status is Status.PLAY and arranged(round, place.box or 0) is None:
        return Laid(name, (*way.low, *way.high), "", place)  # nobody has divided it yet
    faces = (*way.low, BETWEEN_THE_HALVES, *way.high)
    return Laid(name, faces, sentence(halves_said(way)), place)


def halves_said(way: Division) -> Message:
    return said("si-ki-pi-low-and-high", low=worth(way.low), high=worth(way.high))


def told(round: SiKiPiRound) -> Message:
    if round.status is Status.VOID:
        return said("outcome-void")
    if round.abandoned:
        return said("outcome-not-played")
    dealers = division_of(round, DEALER_HAND)
    if dealers is None:
        return said("si-ki-pi-outcome-not-compared")
    return said("si-ki-pi-outcome-dealer", halves=halves_said(dealers))


def decided(command: Command) -> Message | None:
    leaves_it = isinstance(command, HouseWay)
    return said("told-house-way", player=command.by.name) if leaves_it else None


DIALECT = Dialect(
    own_keys={"boxes": whole_number, "dealing": text},
    settings=settings,
    written=written,
    verbs={
        "looks": lambda by, words: Look(by, words.box_or_own()),
        "arranges": arranges,
        "house-way": lambda by, words: HouseWay(by, words.box_or_own()),
    },
    said=verb_and_words,
    figures=figures,
    hands=laid,
    told=told,
    decided=decided,
)
