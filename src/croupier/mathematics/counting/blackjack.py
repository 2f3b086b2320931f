"""Counting at Blackjack: the Initial Bet by the chart that is best from the whole shoe, as somebody
plays it who counts for their bets alone."""

from collections.abc import Iterator, Mapping
from functools import cache

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS, PAIRS_PAY
from croupier.engine.money import Odds
from croupier.mathematics.counting.exposure import InPlay, Offer
from croupier.mathematics.counting.removal import Removal, Worth, removals
from croupier.mathematics.exact import blackjack
from croupier.mathematics.exact.blackjack import BOOK_RULES, Rules, side_bets
from croupier.mathematics.exact.blackjack.cards.values import by_value
from croupier.mathematics.exact.blackjack.dealer.bust_chances import bust_chances
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import ENUMERATED, Figures, by_pay_lines, gain

CARDS_OF_A_ROUND = 6  # about as many as one box takes
SHOWN = {"insurance": "A"}  # Blackjack 3.15.2(b)


def worth(decks: int) -> Worth:
    strategy = blackjack.by_chart(decks=decks).strategy

    def by_the_chart(shoe: Composition) -> Iterator[Figures]:
        yield _initial(blackjack.chart_ev(strategy, shoe=shoe))
        yield from blackjack.beside_the_hand(shoe)

    return by_the_chart


def in_play(
    decks: int,
    *,
    rules: Rules = BOOK_RULES,
    pairs_pay: Mapping[str, Odds] = PAIRS_PAY,
    boom_busted_pays: Mapping[int, Odds] = BOOM_BUSTED_PAYS,
) -> InPlay:
    """For thousands of shoes: the Initial Bet by the effects of the cards that are gone, the others
    exactly; Insurance once the Dealer shows an Ace."""
    initial = _of_the_initial_bet(decks, rules)

    def by_removal(shoe: Composition) -> Iterator[Offer]:
        yield Offer(initial.bet, initial.on, initial.foreseen(shoe))
        counts = by_value(shoe)
        aces = shoe.counts[RANKS.index("A")] / len(shoe)
        for figures in side_bets.insurance(counts):
            yield Offer.of(figures)._replace(share=aces)
        pairs = by_pay_lines(side_bets.rws_pairs(shoe, pairs_pay))
        yield Offer.of(Figures.of("rws-pairs", pairs))
        yield Offer("boom-busted", None, _boom_busted(bust_chances(counts), boom_busted_pays))

    return by_removal


@cache
def _of_the_initial_bet(decks: int, rules: Rules) -> Removal:
    strategy = blackjack.by_chart(decks=decks, rules=rules).strategy
    (found,) = removals(
        lambda shoe: (_initial(blackjack.chart_ev(strategy, shoe=shoe, rules=rules)),),
        Composition.of_decks(decks),
    )
    return found


def _boom_busted(busts: Mapping[int, float], pays: Mapping[int, Odds]) -> float:
    """The last number of cards in the pay table stands for itself and more."""
    last, back = max(pays), {cards: 1 + float(gain(odds)) for cards, odds in pays.items()}
    return sum(chance * back.get(min(cards, last), 0.0) for cards, chance in busts.items()) - 1


def _initial(ev: float) -> Figures:
    return Figures(bet="initial", ev=ev, method=ENUMERATED)
