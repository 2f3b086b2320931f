"""The command line speaks through the catalogues: what it says it says in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "croupier" / "cli"
SAYING = {
    "complain",
    "echo",
    "print",
    "secho",
    "prompt",
    "confirm",
    "write",
    "Text",
    "_say",
    "_warn",
}
FROM_A_CATALOGUE = {"said", "phrase", "Message"}
ENGLISH = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}")


def _name(call: ast.Call) -> str:
    function = call.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and _name(node) in FROM_A_CATALOGUE:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        yield from _texts(child)


def spoken(source: str) -> list[str]:
    """English that is said without a catalogue."""
    calls = (each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Call))
    said = (word for call in calls if _name(call) in SAYING for word in call.args)
    texts = (text for word in said for text in _texts(word))
    return [each for each in texts if ENGLISH.search(each)]


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.py")), ids=lambda file: file.stem)
def test_no_english_beside_the_catalogues(file: Path) -> None:
    assert spoken(file.read_text()) == []


def test_such_english_would_be_seen() -> None:
    assert spoken("complain(f'There is no file {name}.')") == ["There is no file "]
    assert spoken("typer.echo(colon('Your bet', 'is high'))") == ["Your bet", "is high"]
    assert spoken("complain(said('play-no-such-bet', why='no such bet'))") == []
