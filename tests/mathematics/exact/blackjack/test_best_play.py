"""Chart and best play from small shoes against the same game played out literally."""

from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.mathematics.exact.blackjack import ImpossibleHand, Strategy, actions, chart_ev, sheet
from tests.mathematics.exact.blackjack.charts import composition, deals, ev_by_chart, of_blackjack
from tests.mathematics.exact.blackjack.literal import Hand, Left, Literal, shoe, soft, total

pytestmark = pytest.mark.slow

SHOES = [
    shoe(t=10, n8=6, a=2),
    shoe(n6=5, n9=4, t=8),
    pytest.param(shoe(t=8, n8=7, a=3, n5=4), marks=pytest.mark.slow),
    pytest.param(shoe(n6=6, t=10, a=3, n5=3), marks=pytest.mark.slow),
    pytest.param(shoe(n7=6, t=9, a=3, n4=2), marks=pytest.mark.slow),
    pytest.param(shoe(t=14, a=4, n2=4), marks=pytest.mark.slow),
]
Known = dict[Hand, tuple[Fraction, bool]]


def no_strategy(hand: Hand) -> bool:
    raise AssertionError("only the Dealer plays here")


def best(hand: Hand, left: Left, dealer: Literal, known: Known) -> tuple[Fraction, bool]:
    """What a set of cards is worth if it is hit or stood on as is best, and whether it is hit."""
    hand = tuple(sorted(hand))
    if hand not in known:
        stand = dealer.stand(hand, left)
        if total(hand) > 21 or (soft(hand) and total(hand) == 21):
            return stand, False
        hit = Fraction(0)
        for value in range(1, 11):
            if left[value - 1]:
                rest = (*left[: value - 1], left[value - 1] - 1, *left[value:])
                chance = Fraction(left[value - 1], sum(left))
                hit += chance * best((*hand, value), rest, dealer, known)[0]
        known[hand] = (hit, True) if total(hand) < 12 or hit > stand else (stand, False)
    return known[hand]


def best_ev(held: NDArray[np.int64]) -> Fraction:
    ev = Fraction(0)
    dealers = {up: Literal(up, no_strategy, no_strategy) for up in range(1, 11)}
    knowns: dict[int, Known] = {up: {} for up in range(1, 11)}
    doubled: dict[int, dict[Hand, bool]] = {up: {} for up in range(1, 11)}
    every = list(deals(held))
    for up, hand, left, _ in every:
        goes_on, _ = best(hand, left, dealers[up], knowns[up])
        doubled[up][hand] = dealers[up].double(hand, left) > goes_on
    for up, hand, left, chance in every:
        if hand == (1, 10):
            ev += chance * of_blackjack(up, left)
            continue
        options = [best(hand, left, dealers[up], knowns[up])[0], dealers[up].double(hand, left)]
        if up != 1:
            options.append(Fraction(-1, 2))
        if hand[0] == hand[1]:
            known, doubles = knowns[up], doubled[up]
            split = Literal(
                up,
                # a set that no unsplit hand can come to is met with chance 0
                lambda cards, known=known: known[tuple(sorted(cards))][1],  # type: ignore[misc]
                lambda cards, doubles=doubles: doubles[tuple(sorted(cards))],  # type: ignore[misc]
            )
            options.append(split.split(hand[0], left))
        ev += chance * max(options)
    return ev


@pytest.mark.rule("Blackjack 3.17", "Blackjack 3.22.3", "Blackjack 3.23")
@pytest.mark.parametrize("held", SHOES)
def test_the_chart_is_worth_what_a_literal_player_wins_by_it(held: NDArray[np.int64]) -> None:
    found = sheet(shoe=composition(held))
    assert found.figures("initial").ev == pytest.approx(
        float(ev_by_chart(found.strategy, held)), abs=1e-12
    )


@pytest.mark.rule("Blackjack 3.18", "Blackjack 3.20", "Blackjack 3.22.2")
@pytest.mark.parametrize("held", SHOES)
def test_best_play_is_worth_what_a_literal_player_wins_who_minds_the_cards(
    held: NDArray[np.int64],
) -> None:
    found = sheet(shoe=composition(held))
    assert found.composition_dependent_ev == pytest.approx(float(best_ev(held)), abs=1e-12)


def test_a_poor_chart_is_worth_what_a_literal_player_wins_by_it() -> None:
    """It stands on 12 and more and knows nothing else."""
    held = shoe(t=10, n8=6, a=2)
    best_chart = sheet(shoe=composition(held)).strategy
    timid = Strategy(
        hard={t: (("hit",) if t < 12 else ("stand",)) * 10 for t in best_chart.hard},
        soft=dict.fromkeys(best_chart.soft, ("stand",) * 10),
        pairs={p: ("hit" if p in "2345" else "stand",) * 10 for p in best_chart.pairs},
    )
    found = chart_ev(timid, shoe=composition(held))
    assert found == pytest.approx(float(ev_by_chart(timid, held)), abs=1e-12)
    assert found < chart_ev(best_chart, shoe=composition(held))


@pytest.mark.rule("Blackjack 3.20", "Blackjack 3.18")
def test_actions_of_any_hand_from_a_small_shoe() -> None:
    held = shoe(t=8, n8=7, a=3, n5=4)
    dealer, known = Literal(10, no_strategy, no_strategy), dict[Hand, tuple[Fraction, bool]]()
    left = (2, 0, 0, 0, 3, 0, 0, 6, 0, 7)  # without A 5 8 against a Ten
    stand = float(dealer.stand((1, 5, 8), left))
    hit = sum(
        Fraction(left[value - 1], sum(left))
        * best(
            (1, 5, 8, value),
            (*left[: value - 1], left[value - 1] - 1, *left[value:]),
            dealer,
            known,
        )[0]
        for value in (1, 5, 8, 10)
    )
    found = actions(("A", "5", "8"), "T", shoe=composition(held))
    assert found == pytest.approx({"stand": stand, "hit": float(hit)}, abs=1e-12)
    assert {*actions(("5", "5"), "A", shoe=composition(held))} == {"hit", "double", "split"}
    assert {*actions(("5", "8"), "8", shoe=composition(held))} == {
        "stand",
        "hit",
        "double",
        "surrender",
    }
    assert {*actions(("A", "K"), "8")} == {"stand"}
    assert {*actions(("A", "5", "5"), "8")} == {"stand"}
    assert actions(("10", "6"), "10") == actions(("T", "6"), "Q")
    assert {*actions(("2", "2", "3"), "8")} == {"hit"}


@pytest.mark.parametrize(
    ("cards", "up", "says"),
    [
        (("9", "7"), "1", "There is no card '1'; write A 2"),
        (("9", "x"), "2", "There is no card 'x'"),
        (("9", "7", "6"), "2", "9 7 6 is Bust"),
        (("9",), "2", "two cards or more"),
    ],
)
def test_a_hand_that_cannot_be_played(cards: tuple[str, ...], up: str, says: str) -> None:
    with pytest.raises(ImpossibleHand, match=says):
        actions(cards, up)
