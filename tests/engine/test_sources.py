"""Whose sources they are: the house's, or those of a guest."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from shutil import copytree
from typing import cast

import pytest

from croupier.engine.games import game_named
from croupier.engine.sources import hash_of_package, hash_of_sources
from croupier.engine.table.contract.game import Game
from croupier.floor.tables.opening import snapshot_state
from tests.engine.guests.installing import note_project
from tests.structure.tree import ROOT


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
    assert snapshot_state.made_by(game_named("baccarat")) == ours
    game = cast(Game, import_module("some_guest.rules"))
    assert snapshot_state.made_by(game) == f"{ours} {hash_of_package('some_guest')}"


REPLACED = """
import sys
from pathlib import Path
from croupier.floor.tables.opening import snapshot_state
from croupier.engine.games import game_named
guest = game_named("dragon-tiger")
for folder in sys.argv[1:]:
    (Path(folder) / "added.py").write_text("the_next = 'version'")
print(snapshot_state.made_by(game_named("roulette")), "and", snapshot_state.made_by(guest))
"""


def test_files_that_are_replaced_are_not_those_that_run(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "croupier", tmp_path / "croupier_dragon_tiger"
    guest = ROOT / "examples" / "dragon-tiger"
    copytree(ROOT / "src" / "croupier", ours)
    copytree(guest / "src" / theirs.name, theirs)
    note_project(tmp_path, guest / "pyproject.toml")
    our_hash, their_hash = hash_of_sources(ours), hash_of_sources(theirs)
    done = subprocess.run(
        [sys.executable, "-c", REPLACED, ours, theirs],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{our_hash} and {our_hash} {their_hash}\n"
    assert our_hash != hash_of_sources(ours)
    assert their_hash != hash_of_sources(theirs)
