"""Whether a shoe can run out in the middle of a round (Blackjack 3.18, 3.22.2, 3.24, 5.5.3)."""

import numpy as np

from croupier.engine.games.blackjack.cards.hands import DEALER_STANDS_ON, TWENTY_ONE
from croupier.engine.games.blackjack.decisions import MOST_HANDS
from croupier.engine.sentences import phrase
from croupier.mathematics.exact.blackjack.cards.values import WORTH
from croupier.mathematics.exact.composition import ImpossibleShoe
from croupier.mathematics.exact.counts import Counts


def most_cards(shoe: Counts) -> int:
    """No round of one box takes more cards than this.

    A hand that takes its last card stands at 21 at most, the Dealer's at 16; no more cards add up
    to all these points than the smallest ones of the shoe.
    """
    points = MOST_HANDS * TWENTY_ONE + DEALER_STANDS_ON - 1
    cards = 0
    for worth, count in zip(WORTH, shoe, strict=True):
        taken = min(int(count), points // worth)
        points -= taken * worth
        cards += taken
    return cards + MOST_HANDS + 1


def check_supply(shoe: Counts) -> None:
    held = int(np.sum(shoe))
    if held < most_cards(shoe):
        raise ImpossibleShoe(
            phrase(
                "impossible-a-box-split-into-hands-may",
                a=str(MOST_HANDS),
                b=str(most_cards(shoe)),
                c=str(held),
            )
        )
