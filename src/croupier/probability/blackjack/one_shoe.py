"""All hands of a split pair in one endless shoe, for each way the Dealer may end, Blackjack among
them (Blackjack 3.18, 3.22, 3.22.3, 3.23.2, 3.24).

`endless` takes many shoes side by side and only what a split wins; here it is told apart by how the
Dealer ends, for bets that depend on both.
"""

import numpy as np

from croupier.compiling import compiled
from croupier.games.blackjack.decisions import MOST_HANDS
from croupier.games.blackjack.hands import DEALER_STANDS_ON, TWENTY_ONE
from croupier.probability.blackjack.endless import MOST_BETS, NETS
from croupier.probability.blackjack.paths import FINALS, TOO_MANY
from croupier.probability.blackjack.values import Flags, Integers, Numbers

ENDS = TWENTY_ONE - DEALER_STANDS_ON + 3  # of the Dealer's Hand: 17 … 21, Bust, Blackjack
LOST, BLACKJACK = ENDS - 2, ENDS - 1


@compiled
def from_this_end(
    one: Numbers,
    end: int,
    again: float,
    orders: Numbers,
    nets: Numbers,
    powers: Numbers,
    of_bust: Numbers,
    together: Numbers,
) -> None:
    """Fills `together`: [net + MOST_BETS] what all hands of a split win from a Dealer who ends so;
    `again` is the chance of one more card of the pair."""
    if end < BLACKJACK:
        _against(one, end, nets)
        _all_hands(nets, again, orders, powers, together)
        return
    # Blackjack 3.22.3: what is Bust is lost; the other hands lose one bet together
    _to_blackjack(one, False, nets)
    _all_hands(nets, again, orders, powers, of_bust)
    _to_blackjack(one, True, nets)
    _all_hands(nets, again, orders, powers, together)
    for net in range(len(together) - 1):
        together[net] = together[net + 1] - of_bust[net + 1] + of_bust[net]
    together[-1] = of_bust[-1]


@compiled
def dealer(
    chance: Numbers,
    up: int,
    hole: int,
    onward: Integers,
    rising: Integers,
    final: Integers,
    ends: Numbers,
) -> None:
    """Fills `ends`; no card leads back to the up card's cell, so Blackjack is told by it."""
    ends[:] = 0.0
    reached = np.zeros(len(final))
    reached[up] = 1.0
    for cell in rising:
        if reached[cell] == 0.0:
            continue
        if final[cell] > 0:
            ends[final[cell] - 1] += reached[cell]
            continue
        for card in range(10):
            then = onward[cell, card]
            if cell == up and card == hole:
                ends[BLACKJACK] += reached[cell] * chance[card]
            elif then < 0:
                ends[LOST] += reached[cell] * chance[card]
            else:
                reached[then] += reached[cell] * chance[card]


@compiled
def drawn_out(
    chance: Numbers,
    draws: Flags,
    onward: Integers,
    rising: Integers,
    final: Integers,
    ways: Numbers,
) -> None:
    """Fills `ways`: [cell, final] how a hand ends that is there."""
    ways[:] = 0.0
    for place in range(len(rising) - 1, -1, -1):
        cell = rising[place]
        if not draws[cell]:
            ways[cell, final[cell]] = 1.0
            continue
        for card in range(10):
            then = onward[cell, card]
            if then < 0:
                ways[cell, TOO_MANY] += chance[card]
                continue
            for end in range(FINALS):
                ways[cell, end] += chance[card] * ways[then, end]


@compiled
def one_hand(
    chance: Numbers,
    first: int,
    pair: int,
    doubles: Flags,
    onward: Integers,
    final: Integers,
    ways: Numbers,
    one: Numbers,
) -> None:
    """Fills `one`: [must not get a card of the pair, doubled, final] how a split hand ends."""
    one[:] = 0.0
    for settled in range(2):
        for second in range(10):
            cell = onward[first, second]
            if settled == 1 and second == pair:
                continue
            if doubles[second]:
                for card in range(10):
                    then = onward[cell, card]
                    end = TOO_MANY if then < 0 else final[then]
                    one[settled, 1, end] += chance[second] * chance[card]
            else:
                for end in range(FINALS):
                    one[settled, 0, end] += chance[second] * ways[cell, end]


@compiled
def _against(one: Numbers, end: int, nets: Numbers) -> None:
    """Fills `nets`: [must not get a card of the pair, net + 2] what one hand wins."""
    nets[:] = 0.0
    for settled in range(2):
        for doubled in range(2):
            for how in range(FINALS):
                if how == TOO_MANY:
                    won = -1
                elif end == LOST or how - 1 > end:
                    won = 1
                else:
                    won = 0 if how - 1 == end else -1
                nets[settled, 2 + won * (1 + doubled)] += one[settled, doubled, how]


@compiled
def _to_blackjack(one: Numbers, others: bool, nets: Numbers) -> None:
    """The same for what is Bust; with the other hands, which lose nothing yet, or without them."""
    nets[:] = 0.0
    for settled in range(2):
        for doubled in range(2):
            nets[settled, 1 - doubled] += one[settled, doubled, TOO_MANY]
            if others:
                nets[settled, 2] += one[settled, doubled, :TOO_MANY].sum()


@compiled
def _all_hands(
    nets: Numbers, again: float, orders: Numbers, powers: Numbers, together: Numbers
) -> None:
    """Fills `together`: [net + MOST_BETS]; `again` is the chance of one more card of the pair."""
    powers[:] = 0.0
    for settled in range(2):
        powers[settled, 0, MOST_BETS] = 1.0
        for many in range(MOST_HANDS):
            for net in range(MOST_BETS - 2 * many, MOST_BETS + 2 * many + 1):
                for won in range(NETS):
                    powers[settled, many + 1, net + won - 2] += (
                        powers[settled, many, net] * nets[settled, won]
                    )
    together[:] = 0.0
    for hands in range(2, MOST_HANDS + 1):
        for settled in range(hands + 1):
            if orders[hands, settled] == 0.0:
                continue
            weight = orders[hands, settled] * again ** (hands - 2)
            free = hands - settled
            for some in range(MOST_BETS - 2 * settled, MOST_BETS + 2 * settled + 1):
                for others in range(MOST_BETS - 2 * free, MOST_BETS + 2 * free + 1):
                    together[some + others - MOST_BETS] += (
                        weight * powers[1, settled, some] * powers[0, free, others]
                    )
