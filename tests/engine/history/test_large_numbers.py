"""Numbers in a head that nobody means, each refused with its line."""

import pytest

from tests.engine.history.scripts import FORMAT, wrong

A_ROUND = "ann bets 100 banker box 3\ndealer closes\ndeal 9h 4c Ks 2d"
NO_SUCH_AMOUNT = "No amount can be above 10000000000."
LONG = f"0x{'f' * 5000}"


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("unit = 1e999999999", NO_SUCH_AMOUNT),
        ("unit = 10000000000.01", NO_SUCH_AMOUNT),
        (f"unit = {LONG}", NO_SUCH_AMOUNT),
        ("[purses]\nann = 1e999999999", NO_SUCH_AMOUNT),
        ("[limits]\nminimum = 1e999999999", NO_SUCH_AMOUNT),
        ("[limits]\nmaximum = { tie = 99999999999 }", NO_SUCH_AMOUNT),
        ("[limits]\ndifferential = 1e999999999", NO_SUCH_AMOUNT),
        (f"decks = {LONG}", "decks must be a whole number, not a very long number."),
        (f"private = {LONG}", "private must be true or false, not a very long number."),
    ],
)
def test_a_number_beyond_all_others_is_named_with_its_line(head: str, sentence: str) -> None:
    text = f"{FORMAT}game = \"baccarat\"\nactions = '''\n{A_ROUND}\n'''\n{head}\n"
    problem = wrong(text)
    assert (problem.sentence, problem.line) == (sentence, text.count("\n"))
