"""How a shoe is written, and what is said of one that cannot be (Baccarat 2.2.1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe

FORM = "write a shoe as A:31,2:32,…,K:30, with ranks A 2 3 4 5 6 7 8 9 T J Q K."
NUMBERS = "is not a number of cards; write it as A:31,2:32,…,K:30."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The shoe is empty; a round needs cards."),
        (" , ,", "The shoe is empty; a round needs cards."),
        ("A:0", "The shoe is empty; a round needs cards."),
        ("A", f"'A' is not a rank with a number; {FORM}"),
        ("A31", f"'A31' is not a rank with a number; {FORM}"),
        ("1:4", f"'1:4' is not a rank with a number; {FORM}"),
        (":4", f"':4' is not a rank with a number; {FORM}"),
        ("AK:4", f"'AK:4' is not a rank with a number; {FORM}"),
        ("100:4", f"'100:4' is not a rank with a number; {FORM}"),
        ("As:4", f"'As:4' is not a rank with a number; {FORM}"),
        ("A:4;2:4", f"'4;2:4' {NUMBERS}"),
        ("A:", f"'' {NUMBERS}"),
        ("A:four", f"'four' {NUMBERS}"),
        ("A:1.5", f"'1.5' {NUMBERS}"),
        ("A:+4", f"'+4' {NUMBERS}"),
        ("A:--4", f"'--4' {NUMBERS}"),
        ("A:4 4", f"'4 4' {NUMBERS}"),
        ("A:²", f"'²' {NUMBERS}"),
        ("A:٣", f"'٣' {NUMBERS}"),
        ("A:1,2:2,A:1", "The shoe names rank A twice."),
        ("10:1,t:1", "The shoe names rank T twice."),
        ("A:-1,2:5", "A shoe cannot hold -1 cards of rank A."),
        ("K:33", "A shoe of 8 decks holds at most 32 cards of rank K, not 33."),
    ],
)
def test_a_shoe_that_cannot_be(text: str, sentence: str) -> None:
    with pytest.raises(ImpossibleShoe) as refused:
        Composition.parse(text, decks=8)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("sign", ["", "-"])
def test_a_number_of_any_length_gets_a_sentence(sign: str) -> None:
    with pytest.raises(ImpossibleShoe, match="is not a number of cards"):
        Composition.parse(f"A:{sign}{'9' * 5_000}", decks=8)


def test_how_a_shoe_may_be_written() -> None:
    counts = (31, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 30)
    for text in ("A:31,T:7,K:30", " k:30 , 10 : 7,a:31,", "A:031,T:7,K:30,2:0,3:-0"):
        assert Composition.parse(text, decks=8).counts == counts


def test_a_rank_not_named_has_none_left() -> None:
    shoe = Composition.parse("9:6", decks=8)
    assert len(shoe) == 6
    assert shoe.spelled() == "A:0,2:0,3:0,4:0,5:0,6:0,7:0,8:0,9:6,T:0,J:0,Q:0,K:0"


@pytest.mark.parametrize("decks", range(4, 9))
def test_whole_decks(decks: int) -> None:
    shoe = Composition.of_decks(decks).checked()
    assert len(shoe) == 52 * decks
    assert shoe.by_value(VALUES).tolist() == [16 * decks] + [4 * decks] * 9


@pytest.mark.parametrize("decks", [4, 8])
def test_the_most_of_a_rank_depends_on_the_decks(decks: int) -> None:
    most = 4 * decks
    assert Composition.parse(f"5:{most}", decks).counts[4] == most
    with pytest.raises(ImpossibleShoe, match=f"{decks} decks holds at most {most} cards of rank 5"):
        Composition.parse(f"5:{most + 1}", decks)


@given(st.tuples(*(st.integers(0, 32) for _ in RANKS)).filter(any))
def test_what_is_spelled_is_read_the_same(counts: tuple[int, ...]) -> None:
    shoe = Composition(8, counts)
    assert Composition.parse(shoe.spelled(), 8) == shoe
    assert shoe.by_value(VALUES).sum() == len(shoe)


@given(st.text(max_size=30))
def test_any_text_is_a_shoe_or_gets_a_sentence(text: str) -> None:
    try:
        shoe = Composition.parse(text, decks=8)
    except ImpossibleShoe as refused:
        assert str(refused).endswith(".")  # noqa: PT017 - both ways are right
    else:
        assert shoe.checked() is shoe
