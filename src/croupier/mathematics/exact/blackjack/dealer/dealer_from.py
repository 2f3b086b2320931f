"""The Dealer's Hand from any cards of it that lie: how it ends, and with how many cards (Blackjack
1.2, 3.24, 3.26)."""

from collections import defaultdict
from collections.abc import Mapping

from croupier.engine.games.blackjack.cards.hands import DEALER_STANDS_ON, TWENTY_ONE, blackjack
from croupier.mathematics.exact.blackjack.cards.values import ACE, CARD_WORTH, WORTH, points
from croupier.mathematics.exact.blackjack.dealer.dealer import BLACKJACK, BUST, LONGEST, ways
from croupier.mathematics.exact.counts import Counts

Ends = Mapping[tuple[str, int], float]  # how it ends, with how many cards -> the chance


def dealer_from(lies: tuple[int, ...], left: Counts) -> Ends:
    """`lies`: cards by value, in the order they came."""
    found: dict[tuple[str, int], float] = defaultdict(float)
    cards = int(left.sum())
    match lies:
        case ():
            for up in range(len(left)):
                if left[up]:
                    rest = left.copy()
                    rest[up] -= 1
                    for end, chance in dealer_from((up,), rest).items():
                        found[end] += chance * float(left[up] / cards)
        case (up,):
            counted = ways(up, left)
            every = sum(counted.values())
            assert every > 0, f"no more than {LONGEST} cards are drawn"
            found.update({end: count / every for end, count in counted.items()})
        case _:
            _on(lies, left, 1.0, found)
    return found


def _on(
    hand: tuple[int, ...], left: Counts, chance: float, found: dict[tuple[str, int], float]
) -> None:
    hard = sum(WORTH[card] for card in hand)
    if hard > TWENTY_ONE:
        found[BUST, len(hand)] += chance
        return
    if len(hand) == 2 and blackjack([CARD_WORTH[card] for card in hand]):
        found[BLACKJACK, 2] += chance
        return
    total = points(hard, ACE in hand)
    if total >= DEALER_STANDS_ON:
        found[str(total), len(hand)] += chance
        return
    cards = float(left.sum())
    for card in range(len(left)):
        if left[card]:
            rest = left.copy()
            rest[card] -= 1
            _on((*hand, card), rest, chance * float(left[card]) / cards, found)
