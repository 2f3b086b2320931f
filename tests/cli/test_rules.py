"""`croupier rules`: what it shows, what it hands to machines, how it answers bad input."""

import json
import re

import pytest
from typer.testing import CliRunner, Result

from croupier.cli import application
from croupier.engine.rulebook import GAMES, book


def rules(*arguments: str, columns: int = 80) -> Result:
    runner = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"})
    return runner.invoke(application(), ["rules", *arguments])


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_book_is_shown_within_80_columns_and_without_colour(name: str) -> None:
    shown = rules(GAMES[name])
    assert shown.exit_code == 0
    assert "\x1b" not in shown.stdout
    assert max(map(len, shown.stdout.splitlines())) <= 80
    lines = [line.split() for line in shown.stdout.splitlines()]
    starts = {tuple(words[:2]) for words in lines}
    for paragraph in book(name).paragraphs:
        assert (paragraph.number, paragraph.kind.value) in starts
    assert book(name).title in shown.stdout
    assert book(name).effective in shown.stdout
    assert "5. Irregularities" in shown.stdout


@pytest.mark.parametrize("columns", [12, 30, 40, 80])
def test_a_narrow_page_cuts_nothing(columns: int) -> None:
    shown = rules("baccarat", "5.4.1", columns=columns).stdout
    assert max(map(len, shown.splitlines())) <= columns
    letters = "".join(shown.split())
    for twin in book("Baccarat").by_number["5.4.1"].twins:
        assert twin.replace(" ", "") in letters
    assert letters.count("irregularity") == len(re.findall("irregularity", wide())) != 0


def wide() -> str:
    return "".join(rules("baccarat", "5.4.1", columns=1_000).stdout.split())


def test_every_word_of_gist_and_reading_is_shown() -> None:
    shown = rules("baccarat", "5.13").stdout.split()
    paragraph = book("Baccarat").by_number["5.13"]
    assert paragraph.reading is not None
    words = [*paragraph.gist.split(), "Our", "reading:", *paragraph.reading.split()]
    assert " ".join(words) in " ".join(shown)


def test_a_paragraph_is_shown_with_what_is_related_to_it() -> None:
    shown = rules("blackjack", "3.15.2(a)").stdout
    assert "It stands under\n  3.15 " in shown
    assert "\n  3.15.2 " in shown
    assert "Below it" not in shown
    assert "Below it\n  5.7.1 " in rules("baccarat", "5.7").stdout


def test_twins_are_shown_with_their_books() -> None:
    paragraph = book("Baccarat").by_number["5.4.1"]
    shown = rules("baccarat", "5.4.1").stdout
    assert "The same rule in other books" in shown
    assert len(paragraph.twins) == 4
    for twin in paragraph.twins:
        assert f"  {twin}  " in shown


def test_cross_references_are_shown_both_ways() -> None:
    there = rules("baccarat", "5.7.1").stdout.partition("It refers to")[2]
    assert "  5.12 " in there
    back = rules("baccarat", "5.12").stdout.partition("Referred to by")[2]
    assert "  5.7.1 " in back


@pytest.mark.parametrize(
    "arguments",
    [
        ("si-ki-pi", "H.4(ii)"),
        ("si_ki_pi", "h.4(II)"),
        ("Si Ki Pi", "Si Ki Pi H.4(ii)"),
        ("si-ki-pi", "appendix H.4(ii)"),
        ("si-ki-pi", "§H.4ii"),
        ("si-ki-pi", "§ h.4(ii)."),
    ],
)
def test_games_and_paragraphs_may_be_written_in_several_ways(arguments: tuple[str, ...]) -> None:
    assert rules(*arguments).stdout.startswith("Si Ki Pi H.4(ii) ")


def test_a_section_alone_can_be_asked_for() -> None:
    data = json.loads(rules("baccarat", "5", "--json").stdout)
    assert {p["section"] for p in data["paragraphs"]} == {"5"}
    shown = rules("baccarat", "5").stdout
    assert "5. Irregularities" in shown
    assert "4. Settlement" not in shown


def test_the_book_as_json_holds_every_paragraph() -> None:
    data = json.loads(rules("baccarat", "--json").stdout)
    assert data["book"] == "Baccarat"
    assert data["effective"] == "2019-09-16"
    assert [p["number"] for p in data["paragraphs"]] == list(book("Baccarat").by_number)


def test_a_paragraph_as_json_holds_its_relations() -> None:
    data = json.loads(rules("baccarat", "5.7", "--json").stdout)
    assert data["citation"] == "Baccarat 5.7"
    assert data["children"] == ["Baccarat 5.7.1"]
    assert data["parents"] == []
    assert "Baccarat 3.15" in data["refers_to"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("bacarat",), "There is no game called 'bacarat'. Did you mean baccarat?"),
        (("baccarat", "5.99"), "Baccarat has no paragraph '5.99'. Did you mean 5.9?"),
        (("baccarat", "Blackjack 5.1"), "'Blackjack 5.1' is not a paragraph of Baccarat."),
        (
            (),
            "Name a game: baccarat, blackjack, roulette, andar-bahar or si-ki-pi; or search all "
            "books with --search.",
        ),
        (
            ("baccarat", "5.1", "--search", "chips"),
            "With --search name a game and no paragraph, or neither.",
        ),
        (("--search", " "), "Say what to search for, like --search insurance."),
        (
            ("--search", "insurence"),
            "No paragraph of the books mentions 'insurence'. Did you mean insurance, insure or "
            "insured?",
        ),
        (
            ("roulette", "--search", "insurance"),
            "No paragraph of Roulette mentions 'insurance'; those of Baccarat and Blackjack do.",
        ),
        (("--search", "xyzzy"), "No paragraph of the books mentions 'xyzzy'."),
        (("baccarat", "zzz"), "Baccarat has no paragraph 'zzz'."),
        (
            ("poker",),
            "There is no game called 'poker'. The books are "
            "baccarat, blackjack, roulette, andar-bahar and si-ki-pi.",
        ),
        (
            ("baccarat", "9"),
            "Baccarat has no section or appendix '9'; its sections are 1 to 5, its appendices "
            "A to G.",
        ),
        (
            ("blackjack", "Z"),
            "Blackjack has no section or appendix 'Z'; its sections are 1 to 5, its appendices "
            "A to D.",
        ),
    ],
)
def test_bad_input_is_answered_with_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    answer = rules(*arguments)
    assert answer.exit_code == 2
    assert answer.stdout == ""
    assert answer.stderr == f"croupier: {sentence}\n"


def found(*arguments: str) -> list[str]:
    data = json.loads(rules(*arguments, "--json").stdout)
    return [paragraph["citation"] for paragraph in data["paragraphs"]]


def test_a_search_looks_through_all_books_or_one() -> None:
    everywhere, here = found("--search", "Insurance"), found("baccarat", "--search", "insurance")
    assert {"Baccarat 3.11", "Blackjack 3.15.2"} <= {*everywhere}
    assert here == [citation for citation in everywhere if citation.startswith("Baccarat")]
    assert len(here) < len(everywhere)


def test_a_search_finds_gists_and_readings_that_hold_every_word() -> None:
    for citation in found("--search", "shift manager"):
        name, _, number = citation.rpartition(" ")
        paragraph = book(name).by_number[number]
        said = f"{paragraph.gist} {paragraph.reading}".lower()
        assert "shift" in said
        assert "manager" in said
    assert {*found("--search", "shift manager")} < {*found("--search", "manager")}


def test_what_a_search_found_is_shown_by_book() -> None:
    shown = rules("--search", "insurance").stdout
    assert shown.startswith("Baccarat\n\n")
    assert "\nBlackjack\n\n" in shown
    assert "Roulette\n" not in shown
    counts = [sum(c.startswith(n) for c in found("--search", "insurance")) for n in ("Ba", "Bl")]
    last = shown.splitlines()[-1]
    assert last == (
        f"Paragraphs that mention 'insurance': {counts[0]} in Baccarat and {counts[1]} in "
        "Blackjack."
    )
    assert max(map(len, shown.splitlines())) <= 80
