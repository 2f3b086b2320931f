"""Documents and examples import the public paths alone: they show others what will stay."""

import re

import pytest

import croupier
from croupier import game
from tests.structure.tree import project_files, read

PUBLIC = {"croupier", "croupier.game", "croupier.floor.client"}
IMPORTED = re.compile(
    r"^[> .]*(?:from (croupier[\w.]*) import |import (croupier[\w.]*))", re.MULTILINE
)
NAMED = re.compile(r"(?<![\w./-])croupier(?:\.[A-Za-z_]\w*)+")
# These two name private modules on purpose.
OF_MODULES = ("docs/traceability.md", "docs/reference/import-paths.md")
PAGES = [
    name
    for name in project_files()
    if re.fullmatch(r"README\.md|docs/.*\.md", name) and name not in OF_MODULES
]
EXAMPLES = [
    name
    for name in project_files()
    if name.startswith("examples/") and name.endswith((".py", ".md")) and "/tests/" not in name
]
# The list itself, the group of entry points, the name of the log.
OTHER_NAMES = {"croupier.__all__", "croupier.games", "croupier.server"}


@pytest.mark.parametrize("name", [*PAGES, *EXAMPLES])
def test_only_public_paths_are_shown(name: str) -> None:
    text = read(name)
    imported = {"".join(found) for found in IMPORTED.findall(text)}
    assert {path for path in imported if not path.startswith("croupier_")} <= PUBLIC
    deep = {path for path in NAMED.findall(text) if not stays(path)}
    assert deep - OTHER_NAMES == set()


def stays(path: str) -> bool:
    """`croupier.edge`, `croupier.game.Game`, `croupier.floor.client.FloorClient`."""
    room, _, name = path.rpartition(".")
    return path in PUBLIC or room == "croupier.floor.client" or (room, name) in known()


def known() -> set[tuple[str, str]]:
    return {("croupier", name) for name in croupier.__all__} | {
        ("croupier.game", name) for name in game.__all__
    }


def test_everything_a_game_may_import_is_there() -> None:
    assert [name for name in game.__all__ if not hasattr(game, name)] == []
