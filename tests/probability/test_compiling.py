"""Compiled code is kept, and is never older than any source it was made from."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from croupier import compiling
from croupier.compiling import PACKAGE, ROOMS, cache_folder

STEP = "from croupier.compiling import compiled\n\n@compiled\ndef step(n):\n    return n + {}\n"
WALK = """
from croupier.compiling import compiled
from croupier.probability.step import step

@compiled
def walk(n):
    return step(step(n))
"""
RUN = """
from croupier.probability.walk import walk
print(walk(0), sum(walk.stats.cache_hits.values()))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a compiled room: a kernel and, in another module, a function it calls."""
    made = tmp_path / "croupier"
    room = made / "probability"
    room.mkdir(parents=True)
    shutil.copy(compiling.__file__, made)
    for folder in (made, room):
        (folder / "__init__.py").write_text("")
    (room / "step.py").write_text(STEP.format(1))
    (room / "walk.py").write_text(WALK)
    return made


def run(package: Path, **environment: str) -> tuple[int, int]:
    """What the kernel answers in a new process, and how often it was found compiled already."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    above = package.parent
    folders = {"PYTHONPATH": str(above), "XDG_CACHE_HOME": str(above / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        env={**kept, **folders, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    answer, hits = done.stdout.split()
    return int(answer), int(hits)


@pytest.mark.slow
def test_a_function_edited_in_another_module_is_compiled_anew(package: Path) -> None:
    assert run(package) == (2, 0)
    assert run(package) == (2, 1)
    (package / "probability" / "step.py").write_text(STEP.format(10))
    assert run(package) == (20, 0)
    (package / "probability" / "step.py").write_text(STEP.format(1))
    assert run(package) == (2, 1)  # the old code is still there, and is right again


@pytest.mark.slow
def test_one_folder_for_all_sources_would_give_the_old_answer(package: Path) -> None:
    """The trap is real: if this fails, Numba has learned to look further, and we may follow."""
    shared = str(package.parent / "shared")
    assert run(package, NUMBA_CACHE_DIR=shared) == (2, 0)
    (package / "probability" / "step.py").write_text(STEP.format(10))
    assert run(package, NUMBA_CACHE_DIR=shared) == (2, 1)


@pytest.mark.parametrize("room", ROOMS)
def test_an_edit_in_a_compiled_room_renews_the_folder(package: Path, room: str) -> None:
    deep = package / room / "somewhere" / "deep.py"
    deep.parent.mkdir(parents=True)
    folders = {cache_folder(package)}
    for text in ("a = 1\n", "a = 2\n", ""):
        deep.write_text(text)
        folders.add(cache_folder(package))
    deep.rename(deep.with_name("deeper.py"))
    folders.add(cache_folder(package))
    assert len(folders) == 5


def test_compiling_in_another_way_renews_the_folder(package: Path) -> None:
    before = cache_folder(package)
    way = package / "compiling.py"
    way.write_text(way.read_text().replace('error_model="numpy"', 'error_model="python"'))
    assert cache_folder(package) != before


def test_an_edit_elsewhere_keeps_the_folder(package: Path) -> None:
    before = cache_folder(package)
    (package / "games").mkdir()
    (package / "games" / "drawing.py").write_text("a = 1\n")
    (package / "__init__.py").write_text("a = 1\n")
    (package / "probability" / "notes.md").write_text("not compiled")
    assert cache_folder(package) == before


def test_the_folder_lies_where_the_user_keeps_caches(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(package / "kept"))
    assert cache_folder(package).parent == package / "kept" / "croupier"
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setenv("HOME", str(package / "home"))
    assert cache_folder(package).parent == package / "home" / ".cache" / "croupier"


def imported(tree: ast.Module, *modules: str) -> set[str]:
    """The names a module has from these parts of the package."""
    return {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(modules)
        for name in node.names
    }


def compiled_functions(tree: ast.Module) -> list[ast.FunctionDef]:
    ways = imported(tree, "croupier.compiling")
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(way, ast.Name) and way.id in ways for way in node.decorator_list)
    ]


@pytest.mark.parametrize(
    "source",
    [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*.py"))],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_compiled_code_holds_nothing_whose_edit_it_would_miss(source: Path) -> None:
    """Constants are compiled in: what the engine plays by must come in as arguments."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    renewed = imported(tree, "croupier.compiling", *(f"croupier.{room}" for room in ROOMS))
    missed = imported(tree, "croupier") - renewed
    for function in compiled_functions(tree):
        parts = (node for part in function.body for node in ast.walk(part))
        assert {node.id for node in parts if isinstance(node, ast.Name)} & missed == set()
