"""A round of Roulette between the close and settlement: the ball is spun and comes to rest
(Roulette 1.8, 3.6, 3.7, 3.8, 5.4.1, 5.5.2, 5.5.6)."""

from croupier.engine.equipment.cards import Card
from croupier.engine.equipment.wheel import ORDER, POCKETS
from croupier.engine.games.roulette.commands import LEAST_REVOLUTIONS, Spin
from croupier.engine.games.roulette.events import BallRested
from croupier.engine.games.roulette.layout import BOOK
from croupier.engine.games.roulette.state import RouletteRound
from croupier.engine.games.roulette.trouble.facts import FewRevolutions, SameDirection
from croupier.engine.rulebook import cite
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.due import Due, SetGoing, Settle
from croupier.engine.table.vocabulary.events import Event, HaltLifted, RulingMade
from croupier.engine.table.vocabulary.facts import Fact, Interruption, Other
from croupier.engine.table.vocabulary.offers import Offer
from croupier.engine.table.vocabulary.people import Person
from croupier.engine.table.vocabulary.places import DISCARDED, Place
from croupier.engine.table.vocabulary.refusals import Reason, Refused, no_such_command
from croupier.engine.table.vocabulary.wagers import Spot

UNUSED_CARDS_GO = DISCARDED  # no card is ever drawn

SPUN = (cite("Roulette 3.7"),)
RESTED = (cite("Roulette 3.8"),)
RESTED_ALL_THE_SAME = (cite("Roulette 5.4.1"), cite("Roulette 3.8"))


def due(round: RouletteRound) -> Due:
    return SetGoing(SPUN) if round.play.pocket is None else Settle()


def decide(round: RouletteRound, command: Command) -> tuple[Event | Fact, ...] | Refused:
    if not isinstance(command, Spin):
        return no_such_command(BOOK, command)
    if command.pocket not in ORDER:
        message = said("roulette-no-such-pocket", pocket=command.pocket)
        return Refused(Reason.UNKNOWN, message, RESTED)
    if round.play.pocket is not None:
        message = said("roulette-ball-at-rest", pocket=round.play.pocket)
        return Refused(Reason.NOT_NOW, message, RESTED)
    if command.revolutions < 0:
        return Refused(Reason.AMOUNT, said("roulette-revolutions-from-0"), SPUN)
    rested = BallRested(command.pocket, command.revolutions)
    return rested, *_outages_over(round), *_faults(command)


def _outages_over(round: RouletteRound) -> tuple[Event, ...]:
    """The only thing that does not stop a running ball is an outage."""
    outages = [halt.number for halt in round.halts if isinstance(halt.fact, Interruption)]
    if not outages:
        return ()
    effect = said("roulette-ruling-ball-rested")
    return RulingMade(None, RESTED_ALL_THE_SAME, effect), *map(HaltLifted, outages)


def _faults(command: Spin) -> tuple[Fact, ...]:
    """Why it is not a valid Spin, each to be ruled on by itself (Roulette 3.7)."""
    short = (FewRevolutions(),) if command.revolutions < LEAST_REVOLUTIONS else ()
    return (*short, SameDirection()) if command.with_wheel else short


def could_say(round: RouletteRound, who: Person) -> tuple[Offer, ...]:
    """The Dealer spins; where the ball rests is not theirs to choose."""
    if who.rank < Spin.needs:
        return ()
    spin = Offer(
        Spin(who, POCKETS[0]),
        "revolutions",
        free=("with_wheel",),
        field="pocket",
        among=POCKETS,
        bounded=False,
    )
    return (spin,)


def established(round: RouletteRound) -> bool:
    """Once the ball rests every bet is decided, before that none is (Roulette 5.4)."""
    return round.play.pocket is not None


def seated(round: RouletteRound, spot: Spot) -> tuple[str, ...]:
    """Nobody: the later bet gives way (Roulette 5.1)."""
    return ()


def places(round: RouletteRound) -> tuple[Place, ...]:
    return ()


def misdealt(round: RouletteRound, card: Card | None, place: Place) -> Fact:
    return Other()


def squeeze_refused(round: RouletteRound, player: str, place: Place, first: bool) -> Refused | None:
    return Refused(Reason.UNKNOWN, said("roulette-without-cards"))
