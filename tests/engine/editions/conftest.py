"""A house in which the hypothetical edition has come into effect."""

from collections.abc import Iterator

import pytest

from tests.engine.editions.hypothetical import in_effect


@pytest.fixture
def both_editions() -> Iterator[None]:
    with in_effect():
        yield
