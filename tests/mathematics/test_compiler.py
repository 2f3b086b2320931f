"""Compiled code is kept, and is never older than any source it was made from."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from croupier.engine import sources
from croupier.engine.sources import hash_of_sources
from croupier.mathematics import compiler
from croupier.mathematics.compiler import SOURCES, UNUSED, cache_folder

RULES = "LENGTH = {}\n"
STEP = """
from croupier.mathematics.compiler import compiled
from croupier.engine.games.rules import LENGTH

@compiled
def step(n):
    return n + LENGTH
"""
WALK = """
from croupier.mathematics.compiler import compiled
from croupier.mathematics.exact.step import step

@compiled
def walk(n):
    return step(step(n))
"""
RUN = """
from croupier.mathematics.exact.walk import walk
print(walk(0), sum(walk.stats.cache_hits.values()))
"""
FOLDER = "from croupier.mathematics.compiler import CACHE; print(CACHE, flush=True)"
FOLDER_OF_A_CHILD = f"""
import subprocess, sys
{FOLDER}
subprocess.run([sys.executable, "-c", {FOLDER!r}])
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A kernel, in another module a function it calls, and in a third a rule both play by."""
    made = tmp_path / "croupier"
    folders = ("", "mathematics", "mathematics/exact", "engine", "engine/games", "cli")
    for folder in (made / name for name in folders):
        folder.mkdir()
        (folder / "__init__.py").write_text("")
    shutil.copy(compiler.__file__, made / "mathematics")
    shutil.copy(sources.__file__, made / "engine")
    (made / "engine" / "games" / "rules.py").write_text(RULES.format(1))
    (made / "mathematics" / "exact" / "step.py").write_text(STEP)
    (made / "mathematics" / "exact" / "walk.py").write_text(WALK)
    return made


def said(package: Path, script: str, **environment: str) -> list[str]:
    """What a script prints in a new process."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    above = package.parent
    folders = {"PYTHONPATH": str(above), "XDG_CACHE_HOME": str(above / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**kept, **folders, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def run(package: Path, **environment: str) -> tuple[int, int]:
    """What the kernel answers, and how often it was found compiled already."""
    answer, hits = said(package, RUN, **environment)
    return int(answer), int(hits)


def edit(package: Path) -> None:
    (package / "engine" / "games" / "rules.py").write_text(RULES.format(10))


@pytest.mark.slow
def test_a_rule_edited_in_another_module_is_compiled_anew(package: Path) -> None:
    assert run(package) == (2, 0)
    assert run(package) == (2, 1)
    edit(package)
    assert run(package) == (20, 0)
    (package / "engine" / "games" / "rules.py").write_text(RULES.format(1))
    assert run(package) == (2, 1)  # the old code is still there, and is right again


@pytest.mark.slow
def test_one_folder_for_all_sources_would_give_the_old_answer(package: Path) -> None:
    """The trap is real: if this fails, Numba has learned to look further, and we may follow."""
    way = package / "mathematics" / "compiler.py"
    way.write_text(way.read_text().replace("SOURCES = hash_of_sources()", "SOURCES = 'shared'"))
    assert run(package) == (2, 0)
    edit(package)
    assert run(package) == (2, 1)


@pytest.mark.slow
def test_the_folder_of_ones_own_for_numba_is_divided_too(package: Path) -> None:
    own = str(package.parent / "own")
    assert run(package, NUMBA_CACHE_DIR=own) == (2, 0)
    assert run(package, NUMBA_CACHE_DIR=own) == (2, 1)
    edit(package)
    assert run(package, NUMBA_CACHE_DIR=own) == (20, 0)
    folder, of_a_child = said(package, FOLDER_OF_A_CHILD, NUMBA_CACHE_DIR=own)
    assert folder == of_a_child == f"{own}/croupier/{hash_of_sources(package)}"


@pytest.mark.slow
def test_where_nothing_can_be_written_nothing_is_kept(package: Path) -> None:
    nowhere = "/dev/null/x"
    assert run(package, XDG_CACHE_HOME=nowhere) == (2, 0)
    assert run(package, XDG_CACHE_HOME=nowhere) == (2, 0)
    edit(package)
    assert run(package, XDG_CACHE_HOME=nowhere) == (20, 0)
    assert list(package.parent.rglob("*.nbi")) == []


@pytest.mark.parametrize("where", ["engine/games", "mathematics/simulation", "floor", "."])
def test_an_edit_anywhere_gives_another_hash(package: Path, where: str) -> None:
    deep = package / where / "somewhere" / "deep.py"
    deep.parent.mkdir(parents=True)
    hashes = {hash_of_sources(package)}
    for text in ("a = 1\n", "a = 2\n", ""):
        deep.write_text(text)
        hashes.add(hash_of_sources(package))
    deep.rename(deep.with_name("deeper.py"))
    hashes.add(hash_of_sources(package))
    assert len(hashes) == 5


def test_compiling_in_another_way_gives_another_hash(package: Path) -> None:
    before = hash_of_sources(package)
    way = package / "mathematics" / "compiler.py"
    way.write_text(way.read_text().replace('error_model="numpy"', 'error_model="python"'))
    assert hash_of_sources(package) != before


def test_an_edit_of_what_cannot_matter_keeps_the_hash(package: Path) -> None:
    before = hash_of_sources(package)
    (package / "cli" / "simulate.py").write_text("a = 1\n")
    (package / "mathematics" / "notes.md").write_text("not compiled")
    assert hash_of_sources(package) == before


def test_the_folder_lies_where_the_user_keeps_caches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "kept"))
    assert cache_folder() == tmp_path / "kept" / "croupier" / SOURCES
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_folder() == tmp_path / "home" / ".cache" / "croupier" / SOURCES


def test_code_unused_for_long_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    long_ago, lately = (time.time() - UNUSED + offset for offset in (-60, 3600))
    names = {"0" * 16: long_ago, "1" * 16: lately, "something else": long_ago}
    for name, used in names.items():
        folder = tmp_path / "croupier" / name
        folder.mkdir(parents=True)
        (folder / "code.nbi").write_text("")
        os.utime(folder, (used, used))
    ours = cache_folder()
    assert ours is not None
    left = {folder.name for folder in ours.parent.iterdir()}
    assert left == {"1" * 16, "something else", SOURCES}
    os.utime(ours, (long_ago, long_ago))
    assert cache_folder() == ours
    assert ours.stat().st_mtime > lately
