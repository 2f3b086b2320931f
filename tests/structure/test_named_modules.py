"""Lists of modules and folders outside the code name what is there: a stale name checks nothing."""

import re
import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import PurePath

import pytest

from benchmarks import mutation
from croupier.engine.games import PLAYED
from tests.structure.tree import ROOT, project_files, read

CONFIGURATION = tomllib.loads(read("pyproject.toml"))["tool"]
FILES = project_files()
DOCUMENTS = [
    name
    for name in FILES
    if re.fullmatch(r"([A-Z]+|(benchmarks|docs)/[\w-]+|examples/[\w-]+/[A-Z]+)\.md", name)
]
# `games/<game>/layout.py`, `floor/tables/`, `floor/tables/state.LiveTable`
PLACE = re.compile(
    r"`((?:[\w<>-]+/)*[\w<>-]+\.(?:css|ftl|js|py)(?=`)"
    r"|(?:[\w<>-]+/)+(?=`)|(?:[\w<>-]+/)+\w+(?=\.[A-Z_]\w+`))"
)
MADE = {"tests/floor/web/differing/"}  # by the tests, and not kept
GAMES = tuple(name.replace("-", "_") for name in PLAYED)


def test_coverage_counts_packages_that_exist() -> None:
    packages = CONFIGURATION["coverage"]["run"]["source_pkgs"]
    assert [name for name in packages if find_spec(name) is None] == []


def test_the_mutation_run_names_files_that_exist() -> None:
    mutation = CONFIGURATION["mutmut"]
    assert [glob for glob in mutation["only_mutate"] if not list(ROOT.glob(glob))] == []
    chosen = mutation["pytest_add_cli_args_test_selection"]
    assert missing([word for word in chosen if word.startswith("tests/")]) == []


def test_the_mutation_benchmark_names_modules_that_exist() -> None:
    text = read("benchmarks/mutation.py")
    modules = re.findall(r'"(croupier(?:\.[a-z_]+)+)\.?\*?"', text)
    assert modules
    assert [name for name in modules if find_spec(name) is None] == []
    assert missing(re.findall(r'"((?:tests|src)/[a-z_/]+)"', text)) == []
    assert missing([f"src/croupier/{room}" for room in (*mutation.CHANGED, *mutation.ROOMS)]) == []
    assert set(mutation.GAMES) == set(GAMES)


@pytest.mark.parametrize("name", [*(f"games.{game}.state" for game in GAMES), "games", "table"])
def test_the_mutation_benchmark_tries_tests_that_exist(name: str) -> None:
    assert missing(mutation.tests_of_the_room(f"croupier.engine.{name}.module.function")) == []


def test_check_runs_tests_that_exist() -> None:
    named = re.findall(r"tests/[\w/.*-]+", read("check"))
    assert named
    assert missing(named) == []


def missing(paths: list[str]) -> list[str]:
    return [path for path in paths if not list(ROOT.glob(path))]


@cache
def places() -> set[str]:
    """Every way to name a file or a folder: from the root, or from a folder in between."""
    named = [*FILES, *(name.removesuffix(".py") for name in FILES)]
    named += [f"{folder}/" for name in FILES for folder in PurePath(name).parents]
    return {name[start:] for name in named for start in (0, *after_slashes(name))}


def after_slashes(name: str) -> list[int]:
    return [found.end() for found in re.finditer("/", name)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_documents_name_places_that_exist(document: str) -> None:
    there = places() | MADE
    named = set(PLACE.findall(read(document)))
    ways = {place: {place.replace("<game>", game) for game in GAMES} for place in named}
    assert sorted(place for place in named if there.isdisjoint(ways[place])) == []
