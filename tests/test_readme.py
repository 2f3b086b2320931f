"""The README's lines are true, and the folder map shows the folders."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.rule("Baccarat 5.6", "Baccarat 4.1.3")
def test_the_ten_lines_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 9
    assert failed == 0


def test_the_folder_map_names_every_room() -> None:
    text = (ROOT / "README.md").read_text()
    rooms = [p.name for p in (ROOT / "src/croupier").iterdir() if (p / "__init__.py").exists()]
    assert all(f"  {room}/" in text for room in rooms), rooms
