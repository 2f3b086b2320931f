"""Counting at Blackjack: the Initial Bet by the chart that is best from the whole shoe, as somebody
plays it who counts for their bets alone."""

from collections.abc import Iterator

from croupier.counting.exposure import InPlay, Offer
from croupier.counting.removal import Worth, removals
from croupier.equipment.cards import RANKS
from croupier.probability import blackjack
from croupier.probability.composition import Composition
from croupier.probability.figures import ENUMERATED, Figures

CARDS_OF_A_ROUND = 6  # about as many as one box takes
FORESEEN = "by effects of removal"


def worth(decks: int) -> Worth:
    strategy = blackjack.by_chart(decks=decks).strategy

    def by_the_chart(shoe: Composition) -> Iterator[Figures]:
        yield _initial(blackjack.chart_ev(strategy, shoe=shoe), ENUMERATED)
        yield from blackjack.beside_the_hand(shoe)

    return by_the_chart


def in_play(decks: int) -> InPlay:
    """For thousands of shoes: the Initial Bet by the effects of the cards that are gone, the others
    exactly; Insurance once the Dealer shows an Ace."""
    initial, *_ = removals(worth(decks), Composition.of_decks(decks))

    def by_removal(shoe: Composition) -> Iterator[Offer]:
        yield Offer(_initial(initial.foreseen(shoe), FORESEEN))
        aces = shoe.counts[RANKS.index("A")] / len(shoe)
        for figures in blackjack.beside_the_hand(shoe):
            yield Offer(figures, aces if figures.bet == "insurance" else 1.0)

    return by_removal


def _initial(ev: float, method: str) -> Figures:
    return Figures(bet="initial", ev=ev, method=method)
