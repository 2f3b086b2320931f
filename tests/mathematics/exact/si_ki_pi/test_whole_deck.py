"""The whole deck counted in other ways: dealer's hands card by card, and eight cards at once."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.engine.equipment.cards import DECK, RANKS, cards, rank
from croupier.engine.games.si_ki_pi.arrangement import Division, ways
from croupier.engine.games.si_ki_pi.house_way import house_way
from croupier.engine.games.si_ki_pi.ranking import ORDER, Strength, strength
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.si_ki_pi import sheet
from croupier.mathematics.exact.si_ki_pi.comparison import Comparison, compare
from croupier.mathematics.exact.si_ki_pi.rank_sets import every_rank_set

pytestmark = pytest.mark.slow

DEALS = 270_725 * 194_580
RANK_SETS = ["".join(ranks) for ranks in combinations_with_replacement("AKQJT98765432", 4)]
HANDS = [cards(" ".join(map("".join, zip(ranks, "shdc", strict=True)))) for ranks in RANK_SETS]
NUMBER = {  # of each strength two cards can have, lowest first
    each: number
    for number, each in enumerate(sorted({strength(two) for two in combinations(DECK, 2)}))
}


@pytest.fixture(scope="module")
def whole() -> Comparison:
    return compare(np.array(Composition.of_decks(1).counts))


def test_everything_adds_up(whole: Comparison) -> None:
    assert len(every_rank_set().hands) == comb(13 + 4 - 1, 4) == 1_820
    assert whole.dealt.sum() == comb(52, 4) == 270_725
    assert (whole.results.sum(axis=2) == comb(48, 4)).all()
    assert whole.total == comb(52, 4) * comb(48, 4) == DEALS


def against_every_dealer(
    text: str, dealers: dict[str, tuple[Strength, Strength]]
) -> list[list[int]]:
    """For each of its three ways how many of the 194,580 hands of the Dealer it beats 0, 1, 2 of.

    House Way is asked once for each set of ranks that comes up, with the cards it came up with.
    """
    hand = cards(text)
    three = [(strength(way.low), strength(way.high)) for way in ways(hand)]
    met: Counter[str] = Counter()
    for four in combinations([card for card in DECK if card not in hand], 4):
        ranks = "".join(sorted(map(rank, four), key=ORDER.index, reverse=True))
        met[ranks] += 1
        if ranks not in dealers:
            way = house_way(four)
            dealers[ranks] = strength(way.low), strength(way.high)
    counts = [[0, 0, 0] for _ in three]
    for ranks, times in met.items():
        for (low, high), beaten in zip(three, counts, strict=True):
            beaten[(low > dealers[ranks][0]) + (high > dealers[ranks][1])] += times
    return counts


@pytest.mark.rule("Si Ki Pi 3.18", "Si Ki Pi 3.21", "Si Ki Pi 3.22")
def test_some_hands_against_all_194_580_of_the_dealer(whole: Comparison) -> None:
    dealers: dict[str, tuple[Strength, Strength]] = {}
    for text in ("8s 4h 2d 2c", "As Jd Th 8c", "9c 9d 9h 9s"):
        number = RANK_SETS.index("".join(map(rank, cards(text))))
        assert whole.results[number].tolist() == against_every_dealer(text, dealers)


def eight_cards_at_once() -> NDArray[np.int64]:
    """How many deals give one set of ranks to the player and another to the Dealer: of each rank
    so many cards for both together, and then so many of those for the player."""
    held = np.array([[ranks.count(each) for each in RANKS] for ranks in RANK_SETS])
    shares = np.array([[comb(4, p + d) * comb(p + d, p) for d in range(5)] for p in range(5)])
    deals = np.ones((len(held), len(held)), dtype=np.int64)
    for column in held.T:
        deals *= shares[column][:, column]
    return deals


class EightCards:
    """Every deal of four and four cards, compared half by half."""

    def __init__(self) -> None:
        self.deals = eight_cards_at_once()
        self.dealers = self.halves([house_way(hand) for hand in HANDS])

    def halves(self, divisions: list[Division]) -> NDArray[np.int64]:
        """[set, low and high], the greater the better."""
        return np.array([[NUMBER[strength(d.low)], NUMBER[strength(d.high)]] for d in divisions])

    def results(self, divisions: list[Division]) -> NDArray[np.int64]:
        """[set, hands beaten] when the player divides each set so."""
        own = self.halves(divisions)
        beaten = (own[:, None] > self.dealers).sum(axis=2)
        return np.stack(
            [np.where(beaten == times, self.deals, 0).sum(axis=1) for times in range(3)], axis=1
        )


@pytest.fixture(scope="module")
def eight_cards() -> EightCards:
    return EightCards()


def test_house_way_over_all_deals_of_eight_cards(eight_cards: EightCards) -> None:
    assert eight_cards.deals.sum() == DEALS
    lost, stood_off, won = map(
        int, eight_cards.results([house_way(hand) for hand in HANDS]).sum(axis=0)
    )
    initial = sheet().figures("initial")
    assert initial.results == {
        Fraction(-1): Fraction(lost, DEALS),
        Fraction(0): Fraction(stood_off, DEALS),
        Fraction(95, 100): Fraction(won, DEALS),
    }
    assert initial.exact == Fraction(95 * won - 100 * lost, 100 * DEALS)


def test_both_by_house_way_beat_each_other_alike(eight_cards: EightCards) -> None:
    """All that sets the Dealer apart is that equal hands go to the Dealer."""
    own = dealers = eight_cards.dealers
    the_dealer_beats_both = (own[:, None] < dealers).all(axis=2)
    times = int(np.where(the_dealer_beats_both, eight_cards.deals, 0).sum())
    assert sheet().figures("initial").win == Fraction(times, DEALS)


def test_best_arrangements_over_all_deals_of_eight_cards(eight_cards: EightCards) -> None:
    gained = []
    for way in range(3):
        results = eight_cards.results([ways(hand)[way] for hand in HANDS])
        gained.append(95 * results[:, 2] - 100 * results[:, 0])
    best = np.max(gained, axis=0)
    exact = sheet()
    assert exact.optimal.ev == Fraction(int(best.sum()), 100 * DEALS)
    for arrangement, worth, deals in zip(
        exact.arrangements, best, eight_cards.deals.sum(axis=1), strict=True
    ):
        assert arrangement.dealt == Fraction(int(deals), DEALS)
        assert arrangement.ev == Fraction(int(worth), 100 * int(deals))
