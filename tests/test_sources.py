"""Whose sources they are: the house's, or those of a guest."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from croupier.floor.live import standing
from croupier.games import game_named
from croupier.sources import hash_of_package, hash_of_sources


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "some_guest" / "rules").mkdir(parents=True)
    for name in ("some_guest/__init__", "some_guest/rules/__init__", "alone_guest"):
        (tmp_path / f"{name}.py").write_text("a = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("some_guest", "some_guest.rules", "alone_guest"):
        monkeypatch.delitem(sys.modules, name, raising=False)
        import_module(name)
    return tmp_path


@pytest.mark.parametrize(
    ("module", "edited"),
    [
        ("some_guest.rules", "some_guest/__init__.py"),
        ("some_guest", "some_guest/rules/__init__.py"),
        ("alone_guest", "alone_guest.py"),
    ],
)
def test_an_edit_anywhere_in_a_package_gives_another_hash(
    folder: Path, module: str, edited: str
) -> None:
    before = hash_of_package(module)
    (folder / "elsewhere.py").write_text("a = 2\n")
    assert hash_of_package(module) == before
    (folder / edited).write_text("a = 2\n")
    assert hash_of_package(module) != before


def test_a_guest_is_folded_by_two_packages(folder: Path) -> None:
    ours = hash_of_sources()
    assert standing.made_by(game_named("baccarat")) == ours
    assert standing._made_by("some_guest.rules") == f"{ours} {hash_of_package('some_guest')}"
