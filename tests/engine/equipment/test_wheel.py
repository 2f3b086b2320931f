"""The pockets of the wheel and how they are named."""

import pytest

from croupier.engine.equipment.wheel import (
    BLACK,
    POCKETS,
    RED,
    ZEROS,
    UnknownPocket,
    joined,
    pockets,
)


@pytest.mark.rule("Roulette 2.1.1", "Roulette C")
def test_thirty_nine_pockets_of_which_three_have_no_colour() -> None:
    assert len(POCKETS) == 39
    assert ZEROS == ("0", "00", "H")
    assert (len(RED), len(BLACK), RED & BLACK) == (18, 18, frozenset())
    assert set(POCKETS) - RED - BLACK == set(ZEROS)


@pytest.mark.parametrize(
    ("said", "named"),
    [("17", "17"), ("h", "H"), ("3-00-2", "00-2-3"), ("36-H-0-00-9", "0-00-H-9-36")],
)
def test_pockets_are_put_in_one_order(said: str, named: str) -> None:
    assert joined(pockets(said)) == named


@pytest.mark.parametrize("said", ["", "37", "01", "000", "-1", "1--2", "star", "１"])
def test_what_is_no_pocket(said: str) -> None:
    with pytest.raises(UnknownPocket, match="the wheel has 0, 00, H and 1 to 36"):
        pockets(said)
