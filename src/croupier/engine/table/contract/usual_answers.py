"""What a game answers where its book has nothing of its own to say; it takes these as they are.

A game in which nobody decides anything once the bets are closed takes all of them.
"""

from collections.abc import Mapping

from croupier.engine.rulebook import Citation
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.layout_drawing import Laid, PayLine, Ranked
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import Face, Place
from croupier.engine.table.vocabulary.questions import AnyKind, Question
from croupier.engine.table.vocabulary.wagers import Spot, Wager

KINDS: tuple[AnyKind, ...] = ()  # nothing that any game may not ask


def seated(round: AnyRound, spot: Spot) -> tuple[str, ...]:
    """Whoever sits at the box; on placements that all share, at any (Andar Bahar 1.15)."""
    if spot.box is None:
        return tuple(dict.fromkeys(round.seats.values()))
    name = round.seats.get(spot.box)
    return (name,) if name is not None else ()


def without_support(round: AnyRound) -> tuple[tuple[int, Citation], ...]:
    """Every bet may stand alone."""
    return ()


def could_say(round: AnyRound, who: Person) -> tuple[Offer, ...]:
    return ()


def asks(round: AnyRound) -> tuple[Question, ...]:
    return ()


def hands_of(round: AnyRound, box: int) -> Mapping[int, int | None]:
    """No hand is ever split."""
    return {1: None}


def beforehand(round: AnyRound, command: Command) -> tuple[Event, ...]:
    return ()


def follows(before: AnyRound, after: AnyRound, event: Event) -> tuple[Event, ...]:
    return ()


def automatic(round: AnyRound) -> tuple[Event, ...]:
    return ()


def time_ran_out(round: AnyRound) -> tuple[Event, ...]:
    return ()


def decides(round: AnyRound, box: int) -> str | None:
    """Nothing is decided once the bets are closed."""
    return None


def survives(round: AnyRound, redealt: AnyRound) -> tuple[Event, ...]:
    return ()


def made_on(round: AnyRound, command: Command) -> object:
    """No particular cards."""
    return None


def in_turn(round: AnyRound, command: Command) -> AnyRound:
    """Whatever is said takes effect at once."""
    return round


def scope(wager: Wager) -> tuple[int | None, int | None]:
    """Whoever stays in after an error, or leaves, does so with everything."""
    return None, None


def face(round: AnyRound, place: Place) -> Face:
    return Face.UP


def face_down(round: AnyRound) -> Mapping[Place, frozenset[str]]:
    return {}


def marks(round: AnyRound) -> tuple[str, ...]:
    return ()


def laid(round: AnyRound, place: Place) -> Laid | None:
    """A hand is one whole."""
    return None


def ranking_card() -> tuple[Ranked, ...]:
    return ()


def offered(round: AnyRound) -> tuple[PayLine, ...]:
    return ()
