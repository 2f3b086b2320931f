"""How a round of Si Ki Pi moves: events evolved, cards laid face down, invalid hands taken away
(Si Ki Pi 3.15, 3.17, 3.18, 5.4, 5.6.3)."""

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.si_ki_pi.events import DealerRevealed, HandsOpened
from croupier.engine.games.si_ki_pi.layout import with_an_initial_bet
from croupier.engine.games.si_ki_pi.play import (
    CARDS_IN_A_HAND,
    DEALER_HAND,
    dealt_to,
    hand_of,
    known,
)
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.sentences import said
from croupier.engine.table.state.memo import once
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.events import BettingClosed, CardMoved, CardTurned, Event
from croupier.engine.table.vocabulary.facts import Excess, Fact, Misplaced, WrongNumber
from croupier.engine.table.vocabulary.places import DISCARDED, Face, Place, discarded_from
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Result


def follows(before: SiKiPiRound, after: SiKiPiRound, event: Event) -> tuple[Event, ...]:
    match event:
        case BettingClosed():
            return (HandsOpened(with_an_initial_bet(after)),)
        case CardTurned() if not after.play.revealed:
            shown = len(after.cards.faces_at(DEALER_HAND)) == CARDS_IN_A_HAND
            return (DealerRevealed(),) if shown else ()
        case _:
            return ()


def cleared(
    round: SiKiPiRound, box: int, disputed: frozenset[int] = frozenset()
) -> tuple[CardMoved, ...]:
    """The cards of a box leave the table; a hand's own four stay its cards, more are nobody's."""
    hand = hand_of(box)
    if not round.at(hand):
        return ()
    lying = [d.number for d in round.cards if d.place == hand and d.number not in disputed]
    own = CARDS_IN_A_HAND if box in round.play.boxes else 0
    return (
        *(CardMoved(number, discarded_from(hand)) for number in lying[:own]),
        *(CardMoved(number, DISCARDED) for number in lying[own:]),
    )


def given_up(round: SiKiPiRound, box: int) -> bool:
    return all(
        w.settlement is not None and w.settlement.result is Result.RETURNED
        for w in round.wagers
        if w.spot.box == box
    )


def established(round: SiKiPiRound) -> bool:
    """Known faces decide a Bonus: a pair does already, four cards do in any case; also of a hand
    that has left since (Si Ki Pi 5.4)."""
    left = {discarded_from(hand_of(box)) for box in round.play.boxes}
    return any(_bonus_decided(known(round, place)) for place in (*places(round), *left))


def _bonus_decided(cards: frozenset[Card]) -> bool:
    return len(cards) >= CARDS_IN_A_HAND or len({rank(card) for card in cards}) < len(cards)


def places(round: SiKiPiRound) -> tuple[Place, ...]:
    return _hands(round.settings)


@once
def _hands(settings: Settings) -> tuple[Place, ...]:
    return (*(hand_of(box) for box in settings.boxes), DEALER_HAND)


def face(round: SiKiPiRound, place: Place) -> Face:
    """Cards lie face down (Si Ki Pi 3.15, 3.16); whoever records them may know their faces."""
    return Face.EITHER


def misdealt(round: SiKiPiRound, card: Card | None, place: Place) -> Fact:
    since = len(round.cards) + 1
    if round.status is Status.CONCLUDED:
        return Excess(since)
    if place in dealt_to(round) and len(round.at(place)) >= CARDS_IN_A_HAND:
        return WrongNumber(since, place)
    return Misplaced(since)


def squeeze_refused(round: SiKiPiRound, player: str, place: Place, first: bool) -> Refused | None:
    return Refused(Reason.UNKNOWN, said("si-ki-pi-no-squeeze"))
