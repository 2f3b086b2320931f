"""A House that a whole file of tests shares: nobody's time runs out there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.floor.server.house import SLOW, House, Visitor, opened


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with opened(folder, SLOW) as found:
        yield found


@pytest.fixture(scope="module")
def owner(house: House) -> Visitor:
    return house.owner()
