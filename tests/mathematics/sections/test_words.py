"""The sentences of a report: method by bet, short figures."""

from fractions import Fraction

import pytest

from croupier.engine.sentences import sentence
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.figures import COUNTED, ENUMERATED, Figures
from croupier.mathematics.exact.sheet import Sheet
from croupier.mathematics.sections.bets import percent, signed, where
from croupier.mathematics.sections.sections import Table
from croupier.mathematics.sections.words import METHODS, edition, figure, heading, methods


def sheet(*bets: tuple[str, str], decks: int = 8, shoe: Composition | None = None) -> Sheet:
    figures = (Figures(bet=bet, ev=Fraction(-1, 10), method=method) for bet, method in bets)
    return Sheet(game="baccarat", book="Baccarat", decks=decks, shoe=shoe, bets=tuple(figures))


def test_one_method_is_said_once() -> None:
    said = methods(sheet(("player", COUNTED), ("tie", COUNTED)))
    assert said == f"All bets: {sentence(METHODS[COUNTED])}."


def test_several_methods_name_their_bets() -> None:
    said = methods(sheet(("initial", ENUMERATED), ("rws-pairs", COUNTED), ("split", ENUMERATED)))
    assert f"RWS Pairs: {sentence(METHODS[COUNTED])}." in said
    assert f"Initial Bet, Split: {sentence(METHODS[ENUMERATED])}." in said


def test_where_the_round_is_dealt_from() -> None:
    assert where(sheet()) == ""
    fresh = sheet(shoe=Composition.of_decks(8))
    assert where(fresh) == "First round from a fresh shoe of 8 decks."
    assert heading(fresh).endswith("worth. First round from a fresh shoe of 8 decks")
    single = sheet(decks=1, shoe=Composition.of_decks(1))
    assert where(single) == "First round from a fresh shoe of one deck."
    begun = sheet(shoe=Composition.parse("A:4,9:3", 8))
    assert where(begun) == "Next round from a shoe of 8 decks with 7 cards left."


def test_the_book_and_its_edition() -> None:
    told = edition(sheet())
    assert told == "Commission Baccarat with Insurance, version 5, in effect from 2019-09-16"


@pytest.mark.parametrize(
    ("value", "plain", "with_sign"),
    [
        (None, "–", "–"),
        (0.0, "0.00", "+0.00"),
        (1.235, "1.24", "+1.24"),
        (-12.0, "−12.00", "−12.00"),
        (0.00049, "0.0005", "+0.0005"),
        (-0.0000004, "−4e−07", "−4e−07"),
    ],
)
def test_short_figures(value: float | None, plain: str, with_sign: str) -> None:
    assert (figure(value), figure(value, signed=True)) == (plain, with_sign)


def test_nothing_has_no_sign() -> None:
    """As where a bet is fair but for the last bit."""
    assert percent(-1e-17) == "0.0000 %"
    assert percent(-0.0001) == "−0.0100 %"
    assert (signed(-1e-17), signed(-0.5), signed(0.5)) == (
        "+0.000000000",
        "−0.500000000",
        "+0.500000000",
    )


def test_columns_of_figures_are_found() -> None:
    table = Table(
        title="",
        headings=("Bet", "EV", "Pays", "Chance", "Remark"),
        rows=(
            ("tie", "-0.1", "8 to 1", "9.5 %", "8 times"),
            ("16", "+1,000", "1.5 to 1", "–", "none"),
            ("pair", "−2", "loses", "", "9"),
        ),
    )
    assert table.figures == (1, 2, 3)
