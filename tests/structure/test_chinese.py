"""Every Chinese sentence keeps to the words and signs of `chinese.py`."""

import re
import tomllib

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from croupier.engine.sentences.blanks import BEGINS, CHINESE, ENDS
from tests.structure.chinese import faults
from tests.structure.tree import project_files, read

HEARD = "heard.ftl"  # what players may say, in whatever words they know
CATALOGUES = [
    name for name in project_files() if "/sentences/zh/" in name and not name.endswith(HEARD)
]
BOOKS = [name for name in project_files() if name.endswith(".zh.toml")]
# The program puts these blanks; 21点 is a game, so that a count has its blank written.
PUT = re.compile(f"(?<=[{CHINESE}]) (?={BEGINS}|{{ )|(?:(?<=}})|(?<={ENDS})) (?=(?!点)[{CHINESE}])")

CASE = re.compile(r"\n *\*?\[[^]]*\] | ->")


def sentences(catalogue: str) -> dict[str, str]:
    """Each key with its text; several cases stand one under the other."""
    written = FluentSerializer()
    return {
        entry.id.name: CASE.sub("", written.serialize_entry(entry).partition("=")[2])
        for entry in FluentParser().parse(read(catalogue)).body
        if isinstance(entry, ftl.Message)
    }


def wrong(texts: dict[str, str]) -> list[tuple[str, str, str]]:
    return [(key, fault, text) for key, text in texts.items() for fault in faults(key, text)]


def test_the_catalogues_and_books_are_seen() -> None:
    assert len(CATALOGUES) > 50
    assert len(BOOKS) > 5


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_one_word_stands_for_one_thing(catalogue: str) -> None:
    assert wrong(sentences(catalogue)) == []


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_catalogue_has_no_blank_that_the_program_puts(catalogue: str) -> None:
    found = [text for text in sentences(catalogue).values() if PUT.search(text)]
    assert found == []


@pytest.mark.parametrize("name", BOOKS)
def test_the_books_use_the_same_words(name: str) -> None:
    told = tomllib.loads(read(name))
    assert wrong({"title": told["title"], **told["gists"]}) == []
    assert wrong(told["readings"]) == []


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("web-seat", "你的座位"),
        ("live-table", "本桌暂停"),
        ("round-halted", "本局因差错暂停"),
        ("odds", "6\u00a0赔\u00a05"),
        ("odds", "1 赔 8"),
        ("paper-share", "占 5 %"),
        ("web-list", "选项: 参数"),
        ("place-andar", "安达"),
    ],
)
def test_an_old_word_is_seen(key: str, text: str) -> None:
    assert len(faults(key, text)) == 1
