"""The package as if it were installed, for tests from the checkout of Croupier."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests import surroundings
from tests.command_line import croupier
from tests.engine.guests.installing import note_project

__all__ = ["croupier"]

PROJECT = Path(__file__).parents[1] / "pyproject.toml"

surroundings.prepare()


def pytest_configure(config: pytest.Config) -> None:
    """Before any test: which games are installed is looked up once."""
    folder = TemporaryDirectory()
    config.add_cleanup(folder.cleanup)
    note_project(Path(folder.name), PROJECT)
    sys.path.insert(0, folder.name)
