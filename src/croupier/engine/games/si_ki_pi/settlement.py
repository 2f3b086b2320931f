"""Who wins what (Si Ki Pi 1.2, 1.22, 3.1, 3.2, 3.22, 3.22.1, 3.22.2, 3.22.3, 3.22.4, 3.22.5,
3.22.6, 3.22.7, 3.22.8, 3.22.9, 3.23, 3.23.1, 3.24, 4.1, 4.2)."""

from collections import Counter

from croupier.engine.equipment.cards import Card, rank
from croupier.engine.games.si_ki_pi.arrangement import Division
from croupier.engine.games.si_ki_pi.layout import BONUS_PAYS, COMMISSION, INITIAL_PAYS
from croupier.engine.games.si_ki_pi.play import (
    CARDS_IN_A_HAND,
    DEALER_HAND,
    division_of,
    due,
    hand_of,
)
from croupier.engine.games.si_ki_pi.ranking import ZERO, Two, strength
from croupier.engine.games.si_ki_pi.state import SiKiPiRound
from croupier.engine.rulebook import Citation, cite
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.due import Settle
from croupier.engine.table.vocabulary.wagers import Lost, Open, Pushed, Verdict, Wager, Won

BOTH_WON = (cite("Si Ki Pi 3.22.7"), cite("Si Ki Pi 4.1"))
BOTH_LOST = cite("Si Ki Pi 3.22.8")
STAND_OFF = (cite("Si Ki Pi 3.22.9"), cite("Si Ki Pi 1.22"))
LOW_COPY, LOW_ZERO = cite("Si Ki Pi 3.22.3"), cite("Si Ki Pi 3.22.5")
HIGH_COPY, HIGH_ZERO = cite("Si Ki Pi 3.22.4"), cite("Si Ki Pi 3.22.6")
BONUS_WON = (cite("Si Ki Pi 3.23"), cite("Si Ki Pi 3.23.1"), cite("Si Ki Pi 4.2"))
BONUS_LOST = (cite("Si Ki Pi 3.23"),)

KINDS = {  # how often the ranks occur, most first
    (4,): "four-of-a-kind",
    (3, 1): "three-of-a-kind",
    (2, 2): "two-pairs",
    (2, 1, 1): "pair",
}


def bonus_hand(cards: tuple[Card, ...]) -> str | None:
    """Si Ki Pi 3.23.1: the best of the four Bonus Hands, however the cards are set."""
    times = sorted(Counter(rank(card) for card in cards).values(), reverse=True)
    return KINDS.get(tuple(times))


def to_the_dealer(own: Two, dealers: Two, copy: Citation, zero: Citation) -> Citation | None:
    """The paragraph that gives two equal hands to the Dealer; None: they are not equal."""
    if strength(own) != strength(dealers):
        return None
    return zero if strength(own) == ZERO else copy


def compared(own: Division, dealers: Division) -> Verdict:
    """Si Ki Pi 3.1, 3.2: Low Hand against Low Hand, High against High, never across."""
    wins = (
        strength(own.low) > strength(dealers.low),  # Si Ki Pi 3.22.1
        strength(own.high) > strength(dealers.high),  # Si Ki Pi 3.22.2
    )
    equal = (
        to_the_dealer(own.low, dealers.low, LOW_COPY, LOW_ZERO),
        to_the_dealer(own.high, dealers.high, HIGH_COPY, HIGH_ZERO),
    )
    copies = tuple(paragraph for paragraph in equal if paragraph is not None)
    if all(wins):
        return Won(INITIAL_PAYS, BOTH_WON, COMMISSION)
    return Pushed((*STAND_OFF, *copies)) if any(wins) else Lost((BOTH_LOST, *copies))


def verdicts(round: SiKiPiRound, wagers: tuple[Wager, ...]) -> tuple[Verdict, ...]:
    """What wins is paid by section 4 (Si Ki Pi 3.24)."""
    over = isinstance(due(round), Settle)
    return tuple(_verdict(round, wager, over) for wager in wagers)


def _verdict(round: SiKiPiRound, wager: Wager, over: bool) -> Verdict:
    box = wager.spot.box
    if wager.spot.bet != "initial":
        return _bonus(round.cards.faces_at(DEALER_HAND if box is None else hand_of(box)))
    if not over or box is None:
        return Open()
    own, dealers = division_of(round, hand_of(box)), division_of(round, DEALER_HAND)
    assert own is not None, "settled before the hand is known"
    assert dealers is not None, "settled before the Dealer's hand is known"
    return compared(own, dealers)


def _bonus(cards: tuple[Card, ...]) -> Verdict:
    if len(cards) < CARDS_IN_A_HAND:
        return Open()
    kind = bonus_hand(cards)
    return Lost(BONUS_LOST) if kind is None else Won(BONUS_PAYS[kind], BONUS_WON)


def outcome(round: SiKiPiRound) -> str:
    if round.status is Status.VOID:
        return "void"
    return "not-played" if round.abandoned else "played"
