"""Si Ki Pi: the Initial Bet and the Bonus by the cards that somebody has seen (Si Ki Pi 3.18, 3.22,
3.23, 5.6)."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from croupier.engine.equipment.cards import RANKS, rank
from croupier.engine.games.si_ki_pi.play import CARDS_IN_A_HAND, DEALER_HAND, hand_of
from croupier.engine.table.viewing.felt import BetSeen
from croupier.engine.table.vocabulary.places import Place
from croupier.mathematics.advice.seen import NotWorkedOut, Seen
from croupier.mathematics.advice.worth import Cents
from croupier.mathematics.exact.si_ki_pi.from_here import Counts, bonus_ev, initial_ev


def staying(seen: Seen, bets: Sequence[BetSeen]) -> Cents:
    return sum((bet.action_cents * _worth(seen, bet) for bet in bets), Fraction(0))


def decided(seen: Seen, bet: BetSeen) -> bool:
    """A Bonus, by four cards that lay before the error, seen or not."""
    return bet.spot.bet != "initial" and seen.before_the_error(place=_hand(bet)) >= CARDS_IN_A_HAND


def _hand(bet: BetSeen) -> Place:
    return DEALER_HAND if bet.spot.box is None else hand_of(bet.spot.box)


def _worth(seen: Seen, bet: BetSeen) -> Fraction:
    """Per unit."""
    left, own = np.array(seen.left().counts), _known(seen, _hand(bet))
    if bet.spot.bet == "initial":
        return initial_ev(left, own, _known(seen, DEALER_HAND))
    return bonus_ev(left, own)


def _known(seen: Seen, place: Place) -> Counts:
    """By rank, the cards there whose faces are seen."""
    faces = seen.faces(place)
    if len(faces) > CARDS_IN_A_HAND:
        raise NotWorkedOut
    return np.array([sum(rank(card) == each for card in faces) for each in RANKS])
