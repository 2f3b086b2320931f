"""The grammar of citations: what is found in a text, what is known, what is near."""

import sys
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.engine.rulebook import (
    GAMES,
    Citation,
    Paragraph,
    UnknownParagraph,
    books,
    citations_in,
    cite,
    mentioned_by,
    mentions,
    near,
    paragraph_of,
    read_book,
)
from croupier.engine.rulebook.editions import edition_read

names = st.sampled_from(list(GAMES))
counts = st.integers(min_value=1, max_value=40).map(str)
subs = st.lists(st.sampled_from(["(a)", "(b)", "(ii)", "(iv)"]), max_size=2).map("".join)
dotted = st.builds(
    lambda first, rest, sub: f"{first}.{'.'.join(rest)}{sub}",
    st.sampled_from([*"123456789", *"ABCDEFGHIJKL"]),
    st.lists(counts, min_size=1, max_size=3),
    subs,
)
letters = st.sampled_from("ABCDEFGHIJKL")
gaps = st.sampled_from([", ", " and ", ", and ", ",\n", ",\n    # ", " and\n# "])
before = st.sampled_from(["", "# ", "see ", "(", '"', "RWS "])
after = st.sampled_from(["", ".", ", which", ")", '"', "\n", ": why", ", 0.95 to 1", " and so on"])


def found_in(text: str) -> list[str]:
    return [citation for _, citation in citations_in(text)]


@given(names, st.one_of(dotted, letters), before, after)
def test_a_citation_is_found_in_any_surroundings(
    name: str, number: str, left: str, right: str
) -> None:
    assert found_in(f"{left}{name} {number}{right}") == [f"{name} {number}"]


@given(names, st.lists(dotted, min_size=2, max_size=4), st.data())
def test_paragraphs_of_one_book_may_follow_each_other(
    name: str, numbers: list[str], data: st.DataObject
) -> None:
    text = f"{name} {numbers[0]}"
    for number in numbers[1:]:
        text += data.draw(gaps) + number
    assert found_in(text) == [f"{name} {number}" for number in numbers]


@given(names, dotted, names, dotted)
def test_the_offset_is_where_the_number_stands(one: str, first: str, two: str, second: str) -> None:
    text = f"{one} {first}; then {two} {second}"
    numbers = [text[offset:].partition(";")[0] for offset, _ in citations_in(text)]
    assert numbers == [first, second]


@pytest.mark.parametrize(
    "text",
    [
        "baccarat 5.13",
        "Baccarat rounds",
        "Baccarat, 5.13",
        "Baccarat 5",
        "23 Baccarat A-K hands",
        "Blackjack At the table",
        "MiniBaccarat 5.13",
    ],
)
def test_other_text_is_no_citation(text: str) -> None:
    assert found_in(text) == []


def test_a_bare_letter_continues_appendices_only() -> None:
    assert found_in("Roulette C, F and L") == ["Roulette C", "Roulette F", "Roulette L"]
    assert found_in("Blackjack 1.2, A and a ten") == ["Blackjack 1.2"]


def test_a_book_name_may_wrap_inside_a_comment() -> None:
    assert found_in("# so says Si Ki\n    # Pi H.4(ii)") == ["Si Ki Pi H.4(ii)"]


@given(st.sampled_from([p for each in books() for p in each.paragraphs]))
def test_a_paragraph_is_found_by_its_citation(paragraph: Paragraph) -> None:
    citation = paragraph.citation
    assert paragraph_of(cite(citation)) is paragraph
    assert found_in(f"# {citation}") == [citation]


@pytest.mark.parametrize("number", ["9.9", "5", "5.13.", "5.13 ", "(a)", ""])
@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_paragraph_is_refused(name: str, number: str) -> None:
    with pytest.raises(UnknownParagraph, match="no paragraph"):
        cite(f"{name} {number}")


@pytest.mark.parametrize("text", ["", "5.13", "Poker 5.13", "baccarat 5.13", "Baccarat  5.13"])
def test_an_unknown_book_is_refused(text: str) -> None:
    with pytest.raises(UnknownParagraph):
        cite(text)


def test_near_offers_what_may_have_been_meant() -> None:
    assert near("Bacarat 5.13")[0] == "Baccarat 5.13"
    assert near("si ki pi h.4(II)")[0] == "Si Ki Pi H.4(ii)"
    assert near("Poker 5.13") == ()


def test_near_offers_known_paragraphs_only() -> None:
    offers = near("BlackJack 5.99")
    assert offers
    assert [cite(citation) for citation in offers] == [*offers]


REFERRING = """
book = "Baccarat"
game = "baccarat"
title = "A Small Book"
effective = "2019-09-16"

[[paragraph]]
number = "1.5"
kind = "definition"
gist = "Stands alone."

[[paragraph]]
number = "3.15"
kind = "rule"
gist = "Pays 1.5 to 1, and see 5.13 and Appendix A."
reading = "Not as in Blackjack 1.5."

[[paragraph]]
number = "5.13"
kind = "irregularity"
gist = "Never 5.13 itself."
reading = "As Baccarat 3.15 says."

[[paragraph]]
number = "A"
kind = "equipment"
gist = "A layout."
"""


def test_mentions_are_of_the_same_book_and_neither_odds_nor_the_paragraph_itself() -> None:
    small = read_book(REFERRING)
    numbers = {p.number: [q.number for q in mentions(small, p)] for p in small.paragraphs}
    assert numbers == {"1.5": [], "3.15": ["5.13", "A"], "5.13": ["3.15"], "A": []}


def test_mentions_are_found_both_ways() -> None:
    small = read_book(REFERRING)
    by_number = small.by_number
    assert mentioned_by(small, by_number["A"]) == (by_number["3.15"],)
    assert mentioned_by(small, by_number["1.5"]) == ()


def test_citing_one_book_loads_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = cache(edition_read.__wrapped__)  # the books other tests hold stay theirs
    monkeypatch.setattr(sys.modules[edition_read.__module__], "edition_read", fresh)
    assert cite("Baccarat 5.13") == Citation("Baccarat 5.13")
    assert fresh.cache_info().currsize == 1
