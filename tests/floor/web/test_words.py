"""What the pages say is in the catalogues, and a browser says it as the engine does."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from croupier.engine.games import PLAYED
from croupier.engine.sentences import LANGUAGES
from croupier.engine.sentences.browser_catalogues import compiled
from croupier.floor.server.pages.pages import not_said_at
from tests.engine.sentences.test_catalogues import catalogue

WEB = Path(__file__).parents[3] / "src" / "croupier" / "floor" / "web"
SPOKEN = re.compile(r'\bsay\(\s*"([a-z][\w-]*)"(?:,\s*\{([^{}]*)\})?')
CHOSEN = re.compile(r'"(web-[a-z][\w-]*)"')  # one of several, by a condition
FAMILY = re.compile(r"say\(\s*`([a-z-]+-)\$\{")
FIELD = re.compile(r"(?:^|,)\s*(\w+)(?=\s*(?::|,|$))")
IMPORTED = re.compile(r'\bfrom "(\.[^"]+\.js)"')
OURS = "web-"


@cache
def scripts() -> dict[str, str]:
    return {str(file.relative_to(WEB)): file.read_text() for file in sorted(WEB.rglob("*.js"))}


def spoken() -> Iterator[tuple[str, str, set[str]]]:
    for name, text in scripts().items():
        for key, given in SPOKEN.findall(text):
            yield name, key, set(FIELD.findall(given))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_a_page_has_a_sentence_that_uses_all_its_values(language: str) -> None:
    known = catalogue(language)
    for where, key, given in spoken():
        assert key in known, f"{where}: {key} is not in {language}"
        assert known[key] == given, f"{where}: {key} in {language}"
    for where, text in scripts().items():
        for key in CHOSEN.findall(text):
            assert key in known, f"{where}: {key} is not in {language}"


def loaded(path: Path, seen: set[Path]) -> set[Path]:
    """A script and all that it imports before it runs."""
    if path not in seen:
        seen.add(path)
        for name in IMPORTED.findall(path.read_text()):
            loaded((path.parent / name).resolve(), seen)
    return seen


@pytest.mark.parametrize("game", PLAYED)
def test_a_table_is_given_every_sentence_that_it_says(game: str) -> None:
    """And none of another game: the page of a table is to be light."""
    known = compiled("en", not_said_at(game))
    files = loaded(WEB / "js" / "table" / "page.js", set())
    files |= loaded(WEB / "js" / "felts" / f"{game}.js", set())
    files |= loaded(WEB / "js" / "practice" / "page.js", set())
    files |= loaded(WEB / "js" / "table" / "trouble" / "telling.js", set())
    files |= loaded(WEB / "js" / "table" / "behind.js", set())
    every = "\n".join(file.read_text() for file in files)
    said = {key for key, _ in SPOKEN.findall(every)} | set(CHOSEN.findall(every))
    assert said <= set(known)
    assert said <= set(compiled("en", not_said_at(game, "practice")))
    assert len(known) < len(compiled("en"))


def test_every_family_that_a_page_speaks_of_is_handed_out() -> None:
    known = compiled("en")
    for where, text in scripts().items():
        for family in FAMILY.findall(text):
            assert any(key.startswith(family) for key in known), f"{where}: {family}"


def test_no_sentence_of_the_pages_is_kept_that_no_page_says() -> None:
    every = "\n".join(scripts().values())
    families, keys = set(FAMILY.findall(every)), set(CHOSEN.findall(every))
    unused = [
        key
        for key in catalogue("en")
        if key.startswith(OURS) and key not in keys and not key.startswith(tuple(families))
    ]
    assert unused == []
