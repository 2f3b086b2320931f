"""Croupier as it may be elsewhere: another version of it."""

import shutil
from pathlib import Path

import pytest

from croupier.engine.sources import PACKAGE


@pytest.fixture
def other_version(tmp_path: Path) -> Path:
    """A folder for PYTHONPATH: the same package, but for a rule of Baccarat."""
    folder = tmp_path / "other version"
    shutil.copytree(PACKAGE, folder / PACKAGE.name)
    rule = folder / PACKAGE.name / "engine" / "games" / "baccarat" / "table_of_play.py"
    rule.write_text(rule.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    return folder
