"""Dollars as written and odds as paid, exact to the cent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.money import (
    HALF,
    MOST_CENTS,
    AmountTooLarge,
    InexactPayment,
    Odds,
    dollars,
    parse_dollars,
)

amounts = st.integers(0, MOST_CENTS)
odds = st.builds(Odds.to, st.integers(1, 200), st.integers(1, 200))


@given(amounts)
def test_an_amount_written_and_read_is_the_same(cents: int) -> None:
    assert parse_dollars(dollars(cents)) == cents


@pytest.mark.parametrize(
    ("text", "cents"),
    [("25", 2500), ("12.50", 1250), ("12.5", 1250), ("0.05", 5), ("0", 0), ("007", 700)],
)
def test_dollars_are_read(text: str, cents: int) -> None:
    assert parse_dollars(text) == cents


@pytest.mark.parametrize(
    "text",
    [
        *("", "5 ", " 5", "1\n", ".", ".5", "5.", "5.005", "-5", "+5", "1,000", "1e3"),
        *("$5", "5.5.5", "٥", "²", "5.²", "5_0", "inf", "nan"),
    ],
)
def test_anything_else_is_no_amount(text: str) -> None:
    with pytest.raises(ValueError, match="write dollars like"):
        parse_dollars(text)


@pytest.mark.parametrize(
    "text", ["10000000000.01", "10000000001", "00010000000000.01", "9" * 6000, f"{'9' * 6000}.50"]
)
def test_no_amount_is_above_the_most(text: str) -> None:
    with pytest.raises(AmountTooLarge):
        parse_dollars(text)


@pytest.mark.parametrize("text", ["10000000000", "10000000000.00", f"{'0' * 6000}10000000000"])
def test_the_most_is_an_amount(text: str) -> None:
    assert parse_dollars(text) == MOST_CENTS


@given(st.text(max_size=8))
def test_no_text_is_read_as_something_else(text: str) -> None:
    try:
        cents = parse_dollars(text)
    except ValueError:
        return
    whole, _, part = text.partition(".")
    assert cents == int(whole) * 100 + int(part.ljust(2, "0") or "0")


@pytest.mark.parametrize(
    ("cents", "text"), [(2500, "25"), (1250, "12.50"), (5, "0.05"), (-1250, "-12.50"), (0, "0")]
)
def test_dollars_are_written(cents: int, text: str) -> None:
    assert dollars(cents) == text


@given(odds, amounts)
def test_a_payment_is_exact_or_refused(pays: Odds, stake: int) -> None:
    if pays.pays_exactly(stake):
        assert pays.payment_cents(stake) * pays.denominator == stake * pays.numerator
    else:
        with pytest.raises(InexactPayment):
            pays.payment_cents(stake)


@given(st.integers(1, 200), st.integers(1, 200), st.integers(1, 9))
def test_odds_are_kept_in_lowest_terms(numerator: int, denominator: int, times: int) -> None:
    assert Odds.to(numerator, denominator) == Odds.to(numerator * times, denominator * times)


@pytest.mark.rule("Baccarat 4.1.2")
@pytest.mark.parametrize(
    ("pays", "words", "decimal"),
    [
        (Odds.to(95, 100), "0.95 to 1", "0.95"),
        (Odds.to(1), "1 to 1", "1"),
        (Odds.to(3, 2), "1.5 to 1", "1.5"),
        (Odds.to(8), "8 to 1", "8"),
        (Odds.to(6, 5), "6 to 5", "1.2"),
        (HALF, "0.5 to 1", "0.5"),
    ],
)
def test_odds_are_said_as_the_book_says_them(pays: Odds, words: str, decimal: str) -> None:
    assert str(pays) == words
    assert pays.decimal() == decimal


def test_an_inexact_payment_says_which() -> None:
    with pytest.raises(InexactPayment, match=r"0\.01 at 0\.95 to 1 is not a whole cent"):
        Odds.to(95, 100).payment_cents(1)
