"""`croupier rules` with an edition, and what differs between two."""

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from croupier.cli.traceability import render, trace_tree
from croupier.engine.rulebook import UnknownParagraph, book, books, cite, editions, paragraph_of
from tests.engine.editions.hypothetical import CHANGED, NEW, OLD, in_effect

Run = Callable[..., tuple[int, str, str]]


def a_file(folder: Path, *changes: tuple[str, str]) -> str:
    """The file of the book that there is, with other words in it."""
    file = resources.files("croupier.engine.rulebook") / "baccarat" / f"{OLD}.toml"
    text = file.read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "draft.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.usefixtures("both_editions")
def test_a_citation_is_read_in_its_edition() -> None:
    assert editions("Baccarat") == (OLD, NEW)
    cited = cite("Baccarat 5.15", OLD)
    assert "information only" in paragraph_of(cited, OLD).gist
    assert paragraph_of(cited) == paragraph_of(cited, NEW) == CHANGED.by_number["5.15"]
    assert book("Baccarat") == book("Baccarat", NEW)
    with pytest.raises(UnknownParagraph):
        cite(f"{CHANGED.name} 9.9", OLD)
    with pytest.raises(KeyError):
        cite("Baccarat 5.15", "1999-01-01")


def test_an_edition_on_trial_is_gone_afterwards_and_never_replaces_another() -> None:
    with in_effect(), pytest.raises(ValueError, match=NEW), in_effect():
        pass
    assert editions("Baccarat") == (OLD,)


@pytest.mark.usefixtures("both_editions")
def test_the_traceability_is_that_of_the_current_edition(tmp_path: Path) -> None:
    assert f"in effect from {NEW}." in render(trace_tree(tmp_path, books()))


@pytest.mark.usefixtures("both_editions")
def test_rules_shows_the_edition_that_is_named(croupier: Run) -> None:
    assert "is Void" in croupier("rules", "baccarat", "5.15")[1]
    status, out, _ = croupier("rules", "baccarat", "5.15", "--edition", OLD)
    assert status == 0
    assert f"in effect from {OLD}" in " ".join(out.split())
    assert "information only" in out
    status, out, _ = croupier("rules", "baccarat", "--search", "tie 8", "--edition", OLD)
    assert status == 0
    assert "4.1.2" in out


@pytest.mark.usefixtures("both_editions")
def test_what_differs_between_two_editions(croupier: Run) -> None:
    status, out, _ = croupier("rules", "baccarat", "--diff", OLD, NEW)
    assert status == 0
    assert f"Baccarat: from the edition of {OLD} to that of {NEW}\n3 changed, 0 added" in out
    assert [line.split()[0] for line in out.splitlines() if line[:1].isdigit()][1:] == [
        "3.15",
        "4.1.2",
        "5.15",
    ]
    for words in ("−  Banker 0.95 to 1, Player 1 to 1, Tie 8", "Player 1 to 1, Tie 9 to 1"):
        assert words in out
    assert croupier("rules", "baccarat", "--diff", OLD)[1] == out  # with the current one
    back = croupier("rules", "baccarat", "--diff", NEW, OLD)[1]
    assert "−  Banker 0.95 to 1, Player 1 to 1, Tie 9" in back


@pytest.mark.usefixtures("both_editions")
def test_what_differs_for_machines(croupier: Run) -> None:
    _, out, _ = croupier("rules", "baccarat", "--diff", OLD, NEW, "--json")
    told = json.loads(out)
    assert (told["book"], told["from"], told["to"]) == ("Baccarat", OLD, NEW)
    assert (told["added"], told["gone"]) == ([], [])
    drawing, paying, display = told["changed"]
    assert (drawing["citation"], drawing["parts"]) == ("Baccarat 3.15", ["gist"])
    assert paying["parts"] == ["gist", "reading"]
    assert display["before"]["kind"] == display["after"]["kind"] == "irregularity"
    assert display["after"]["gist"] == CHANGED.by_number["5.15"].gist


def test_a_draft_is_compared_with_the_current_edition(croupier: Run, tmp_path: Path) -> None:
    draft = a_file(
        tmp_path,
        ('number = "5.18"', 'number = "5.19"'),
        ('number = "1.2"\nkind = "definition"', 'number = "1.2"\nkind = "rule"'),
    )
    status, out, _ = croupier("rules", "baccarat", "--diff", draft)
    assert status == 0
    assert "1 changed, 1 added, 1 gone" in out
    assert "1.2  kind  −  definition\n           +  rule\n" in out
    added, gone = out.partition("Added")[2].split("Gone")
    assert added.split()[:3] == ["5.19", "discretion", "+"]
    assert gone.split()[:3] == ["5.18", "discretion", "−"]
    told = json.loads(croupier("rules", "baccarat", "--diff", draft, "--json")[1])
    assert [p["number"] for p in told["added"] + told["gone"]] == ["5.19", "5.18"]
    in_chinese = croupier("--language", "zh", "rules", "baccarat", "--diff", draft)[1]
    assert "1.2  类别  −  定义\n           +  规则\n" in in_chinese
    assert "5.19  酌情  +" in in_chinese
    same = a_file(tmp_path)
    assert croupier("rules", "baccarat", "--diff", same)[1].endswith("No paragraph differs.\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("baccarat", "--diff", OLD),
            f"Baccarat has one edition, {OLD}; compare it with a book file: --diff FILE.toml.",
        ),
        (
            ("baccarat", "--diff", OLD, "2000-01-01"),
            f"Baccarat has no edition '2000-01-01'; it has {OLD}.",
        ),
        (
            ("baccarat", "--edition", "yesterday"),
            f"Baccarat has no edition 'yesterday'; it has {OLD}.",
        ),
        (
            ("--edition", OLD, "--search", "tie"),
            "Name the game whose edition is meant, like croupier rules baccarat --edition "
            "2019-09-16.",
        ),
        (
            ("baccarat", "--diff", OLD, "--search", "tie"),
            "With --diff name a game and two editions, or one edition or book file, and nothing "
            "else.",
        ),
        (("baccarat", "--diff", "none.toml"), "none.toml: No such file or directory."),
        (
            ("baccarat", "--diff", "none.toml", "--language", "zh"),
            "none.toml：没有这个文件或文件夹。",
        ),
    ],
)
def test_what_cannot_be_compared(
    arguments: tuple[str, ...], sentence: str, croupier: Run, tmp_path: Path
) -> None:
    status, out, err = croupier("rules", *arguments)
    assert (status, out) == (2, "")
    assert err == f"croupier: {sentence}\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('paragraph = "none"', "is not a book: "),
        ("paragraph = [1]", "is not a book: "),
        ("no TOML", "is not a book: "),
        (b"\xff", "is not a book: "),
        (
            'book = "Roulette"\ngame = "roulette"\ntitle = ""\neffective = ""\nparagraph = []',
            "is a book of Roulette, not of Baccarat.",
        ),
    ],
)
def test_a_file_that_is_not_the_book(
    text: str | bytes, problem: str, croupier: Run, tmp_path: Path
) -> None:
    file = tmp_path / "draft.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    status, out, err = croupier("rules", "baccarat", "--diff", str(file))
    assert (status, out) == (2, "")
    assert err.startswith(f"croupier: {file} {problem}")


@pytest.mark.usefixtures("both_editions")
def test_with_several_editions_the_current_one_needs_another_beside_it(croupier: Run) -> None:
    _, _, err = croupier("rules", "baccarat", "--diff", NEW)
    assert err == (
        f"croupier: {NEW} is the current edition of Baccarat; compare it with {OLD} or with a "
        f"book file.\n"
    )
    assert "修改 3 条" in croupier("--language", "zh", "rules", "baccarat", "--diff", OLD)[1]
