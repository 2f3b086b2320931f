"""ARCHITECTURE.md is two pages; it, the rooms' READMEs and the decisions name what exists."""

import ast
import re
from pathlib import Path, PurePosixPath

import pytest

from tests.structure.tree import ROOT, project_files, read

MOST_WORDS = 1_200
SECTIONS = [
    "1. What it is",
    "2. Four rooms, imports go one way",
    "3. Ten words",
    "4. One command in ten steps",
    "5. Invariants",
    "6. Where do I …",
    "7. Decisions",
]
PACKAGE = "src/croupier"
ROOMS = [name for name in project_files() if re.fullmatch(r"src/croupier/.*README\.md", name)]
DECISIONS = [name for name in project_files() if name.startswith("docs/decisions/0")]
PAGES = ["ARCHITECTURE.md", *ROOMS, *DECISIONS]
LINKED = re.compile(r"\]\(([^)#]+?)(?:#[^)]*)?\)")
STEP = re.compile(r"\]\(([^)]+\.py)\) `([^`]+)`")
# A path in backticks: with a slash, or a file of a kind that we have. `<game>` stands for any.
PATH = re.compile(r"`((?:[\w.<>*-]+/)+[\w.<>*-]*|[\w-]+\.(?:py|js|css|md|html|toml))(?: \w+)?`")
MADE_LATER = {"floor.key", "FILE.lock"}


def test_architecture_fits_on_two_pages() -> None:
    text = read("ARCHITECTURE.md")
    assert len(text.split()) <= MOST_WORDS
    assert text.count("```mermaid") == 1
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == SECTIONS


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_files(name: str) -> None:
    linked = [link for link in LINKED.findall(read(name)) if not link.startswith("http")]
    folder = (ROOT / name).parent
    assert [link for link in linked if not (folder / link).exists()] == []


def test_every_step_names_a_function_that_exists() -> None:
    steps = STEP.findall(read("ARCHITECTURE.md"))
    assert len(steps) == 10
    assert [step for step in steps if step[1] not in defined(step[0])] == []


def defined(name: str) -> set[str]:
    """Functions and classes of a module, and `Class.method`."""
    found = set[str]()
    for node in ast.parse(read(name)).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (
                n for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)
            )
            found |= {f"{node.name}.{method.name}" for method in methods}
    return found


@pytest.mark.parametrize("name", PAGES)
def test_every_path_named_exists(name: str) -> None:
    places = [ROOT, ROOT / PACKAGE, *map(ROOT.joinpath, PurePosixPath(name).parents)]
    named = {path.replace("<game>", "baccarat") for path in PATH.findall(read(name))}
    named = {path for path in named if "<" not in path} - MADE_LATER
    assert [path for path in sorted(named) if not found_in(places, path)] == []


def found_in(places: list[Path], path: str) -> bool:
    anywhere = "/" not in path and any(Path(name).name == path for name in project_files())
    return anywhere or any(list(place.glob(path.rstrip("/"))) for place in places)


def test_every_contract_named_exists() -> None:
    contracts = re.findall(r'^id = "([^"]+)"', read("pyproject.toml"), re.MULTILINE)
    text = read("ARCHITECTURE.md")
    named = re.findall(r"contract `([\w-]+)`", text)
    assert len(named) >= 2
    assert set(named) <= set(contracts)


def test_every_room_has_a_readme_and_every_decision_is_listed() -> None:
    text = read("ARCHITECTURE.md")
    assert {name for name in ROOMS if f"({name})" not in text} == set()
    assert {name for name in DECISIONS if f"({name})" not in text} == set()
