"""`croupier docs` builds the pages when they have changed, and opens them."""

import os
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.cli import docs as command
from croupier.engine.sentences import LANGUAGES

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one page; building it writes the front page."""

    def build(root: Path) -> None:
        front = root / command.BUILT / "index.html"
        front.parent.mkdir(parents=True, exist_ok=True)
        front.write_text("built")

    for folder in ("docs", "src/croupier"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs" / "index.md").write_text("# Croupier")
    monkeypatch.setattr(command, "checkout", lambda: tmp_path)
    monkeypatch.setattr(command, "build", build)
    return tmp_path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


def test_docs_are_built_once_and_opened(house: Path, opened: list[str], croupier: Run) -> None:
    front = house / command.BUILT / "index.html"
    status, out, err = croupier("docs", "--browser")
    assert (status, out) == (0, f"{front}\n")
    assert "Building the documentation" in err
    assert opened == [front.as_uri()]
    assert croupier("docs", "--no-browser") == (0, f"{front}\n", "")
    assert len(opened) == 1


def test_docs_are_built_again_when_a_page_is_newer(house: Path, croupier: Run) -> None:
    croupier("docs", "--no-browser")
    page, front = house / "docs" / "index.md", house / command.BUILT / "index.html"
    later = front.stat().st_mtime + 1
    os.utime(page, (later, later))
    assert "Building" in croupier("docs", "--no-browser")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("house")
def test_docs_without_the_extra_say_what_installs_it(
    language: str, croupier: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    status, out, err = croupier("--language", language, "docs")
    assert (status, out) == (2, "")
    assert "`./croupier --with docs`" in err


def test_docs_outside_a_checkout_say_so(croupier: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "checkout", lambda: None)
    status, _, err = croupier("docs")
    assert status == 2
    assert "in a checkout only" in err
