"""RWS Pairs, Boom Busted, Insurance and Even Money, counted otherwise and as published."""

from fractions import Fraction
from itertools import permutations

import pytest

from croupier.engine.equipment.cards import DECK
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS, PAIRS_PAY
from croupier.engine.games.blackjack.side_bets import pair_kind
from croupier.engine.money import Odds
from croupier.mathematics.exact.blackjack.cards.values import by_value
from croupier.mathematics.exact.blackjack.side_bets import (
    boom_busted,
    bust_by_cards,
    dealer_hands,
    insurance,
    pair_kinds,
    rws_pairs,
)
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import Figures, Number, PayLine, by_pay_lines
from tests.mathematics.exact.blackjack.charts import fresh

pytestmark = pytest.mark.slow


def paying(*odds: int) -> dict[str, Odds]:
    return {kind: Odds.to(pays) for kind, pays in zip(PAIRS_PAY, odds, strict=True)}


def worth(lines: tuple[PayLine, ...]) -> Number:
    return Figures.of("a side bet", by_pay_lines(lines)).ev


@pytest.mark.rule("Blackjack 3.14", "Blackjack 4.1.2")
@pytest.mark.parametrize("decks", [1, 4])
def test_every_two_cards_of_the_shoe_make_their_kind_of_pair(decks: int) -> None:
    kinds = [pair_kind(first, second) for first, second in permutations(DECK * decks, 2)]
    found = pair_kinds(Composition.of_decks(decks))
    for kind in PAIRS_PAY:
        assert found[kind] == Fraction(kinds.count(kind), len(kinds))


@pytest.mark.rule("Blackjack 3.14")
def test_pairs_from_a_shoe_with_cards_gone() -> None:
    """Any of a rank's cards may be gone, so the kinds are averaged over which ones."""
    shoe = Composition(2, (3, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0))
    found = pair_kinds(shoe)
    # of the 8 cards of a rank in two decks: 1 in 7 the same, 2 in 7 the colour, 4 in 7 neither
    assert found["ace-pair-suited"] == Fraction(6, 30) / 7
    assert found["suited-pair"] == Fraction(2, 30) / 7
    assert found["coloured-pair"] == Fraction(8, 30) * Fraction(2, 7)
    assert found["mixed-pair"] == Fraction(8, 30) * Fraction(4, 7)


# wizardofodds.com/games/blackjack/side-bets/perfect-pairs, eight decks
@pytest.mark.parametrize(
    ("odds", "published"),
    [
        ((25, 25, 12, 6), -0.040964),
        ((30, 30, 10, 5), -0.033735),
        ((25, 25, 12, 5), -0.079518),
        ((25, 25, 15, 5), -0.021687),
    ],
)
def test_the_published_pairs_bets(odds: tuple[int, ...], published: float) -> None:
    found = rws_pairs(Composition.of_decks(8), paying(*odds))
    assert round(float(worth(found)), 6) == published


@pytest.mark.rule("Blackjack 4.1.2")
def test_rws_pairs_of_the_book() -> None:
    """Per two cards of an eight-deck shoe: 7 of 31 a suit, 8 a colour, 16 neither."""
    found = fresh(8).figures("rws-pairs")
    pair = Fraction(31, 415)
    wins = (Fraction(1, 13) * 50 + Fraction(12, 13) * 20) * 7 + 12 * 8 + 6 * 16
    assert found.exact == pair * wins / 31 - (1 - pair)
    assert round(float(found.ev), 9) == -0.086376274


# wizardofodds.com/games/blackjack/side-bets/buster-blackjack: stands on soft 17, 3 and 4 cards
# pay 2, then 4, 12, 50 and 250
@pytest.mark.rule("Blackjack 3.26", "Blackjack 3.24")
@pytest.mark.parametrize(
    ("decks", "published"), [(1, 8.77), (2, 8.48), (4, 8.31), (5, 8.27), (6, 8.25), (8, 8.22)]
)
def test_the_published_bet_on_the_dealers_bust(decks: int, published: float) -> None:
    shoe = by_value(Composition.of_decks(decks))
    pays = {**BOOM_BUSTED_PAYS, 8: Odds.to(250)}
    found = boom_busted(bust_by_cards(shoe, dealer_hands(shoe)), pays)
    assert round(-100 * float(worth(found)), 2) == published


@pytest.mark.rule("Blackjack 4.1.3", "Blackjack 3.26.2")
def test_boom_busted_of_the_book() -> None:
    found = fresh(8)
    figures = found.figures("boom-busted")
    assert figures.results is not None
    by_cards = found.boom_busted_cards
    assert figures.results[Fraction(2)] == by_cards[3] + by_cards[4]
    assert figures.results[Fraction(200)] == sum(by_cards[n] for n in by_cards if n >= 8)
    assert figures.lose == 1 - sum(by_cards.values())
    assert round(float(figures.ev), 9) == -0.082596991


@pytest.mark.rule("Blackjack 4.1.3")
def test_a_bust_of_a_number_that_is_not_paid_loses() -> None:
    by_cards = {3: Fraction(1, 8), 4: Fraction(1, 8), 5: Fraction(1, 4)}
    assert boom_busted(by_cards, {4: Odds.to(3)}) == (
        PayLine("4 or more cards", "3", Fraction(3, 8)),
    )
    assert worth(boom_busted(by_cards, {4: Odds.to(3)})) == Fraction(1, 2)


@pytest.mark.rule("Blackjack 3.15.2(b)", "Blackjack 4.1.1")
def test_insurance_once_an_ace_is_up() -> None:
    found = fresh(8).figures("insurance")
    assert found.exact == Fraction(3 * 128, 415) - 1  # published: 7.47 %
    (four_decks,) = insurance(by_value(Composition.of_decks(4)))
    assert four_decks.exact == Fraction(3 * 64, 207) - 1


@pytest.mark.rule("Blackjack 3.15.1")
def test_even_money_is_better_than_waiting_at_six_to_five() -> None:
    found = fresh(8).even_money
    assert found is not None
    assert found.taken == 1
    assert found.left == Fraction(6, 5) * Fraction(413 - 127, 413)
    assert found.better_taken
