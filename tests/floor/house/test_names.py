"""What people can be called, so that nobody is taken for somebody else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.history.lines import no_name
from croupier.engine.sentences import sentence
from croupier.floor.house.identity.names import no_person_name
from croupier.floor.house.identity.spelling import alike, plain


@pytest.mark.parametrize(
    "name", ["a", "Ann", "ann lee", "Jean-Luc", "x_1", "7", "陈小明", "Żółw", "x" * 24, " ann "]
)
def test_names(name: str) -> None:
    assert no_person_name(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "-ann",
        "_ann",
        "ann  lee",
        "x" * 25,
        "ann!",
        "ann:1",
        "a/b",
        "ann\n",
        "ann\tlee",
        "a\u200bnn",
        "a\u202enn",
        "½",
        "🂡",
        "\ud800",
    ],
)
def test_what_is_no_name(name: str) -> None:
    message = no_person_name(name)
    assert message is not None
    assert message.key == "house-not-a-name"


@pytest.mark.parametrize(
    "name",
    [
        *("dealer", "supervisor", "manager", "shift-manager", "Shift Manager", "shift_manager"),
        *("pit-supervisor", "Pit Manager", "owner", "OWNER", "surveillance", "house", "House"),
        *("clock", "you", "player", "banker", "box", "deal", "ｄｅａｌｅｒ"),
    ],
)
def test_words_that_mean_somebody_or_something_else(name: str) -> None:
    message = no_person_name(name)
    assert message is not None
    assert "Nobody can be called" in sentence(message)


@pytest.mark.parametrize(
    ("one", "other"),
    [("ann", "ANN"), ("Ａｎｎ", "ann"), ("straße", "STRASSE"), ("a b", "a_b"), ("ﬁ", "fi")],
)
def test_names_alike(one: str, other: str) -> None:
    assert alike(one) == alike(other)


@given(st.text(max_size=26))
def test_a_name_that_is_kept_stays_what_it_is(name: str) -> None:
    if no_person_name(name) is not None:
        return
    kept = plain(name)
    assert plain(kept) == kept
    assert alike(kept) == alike(name) == alike(alike(name))
    assert no_person_name(kept) is None
    assert no_name(kept.replace(" ", "_")) is None, "it can stand in a history file"
    assert not set(kept) & set("/:\n\"'#")
