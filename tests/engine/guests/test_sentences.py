"""The sentences of a game that comes as a package: beside those of the house, never instead."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.engine.sentences import add_catalogues, catalogues, said, sentence
from croupier.engine.sentences.catalogues import UnknownMessage


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(catalogues, "_folders", [*catalogues._folders])
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "punto.ftl").write_text(
        "punto-wins = Punto wins { $stake }.\nround-over = Nobody says this.\n", encoding="utf-8"
    )
    yield tmp_path
    catalogues.keys_of.cache_clear()


def test_they_are_said_once_they_are_added(folder: Path) -> None:
    with pytest.raises(UnknownMessage):
        sentence(said("punto-wins", stake=25))
    add_catalogues(folder)
    assert sentence(said("punto-wins", stake=25)) == "Punto wins 25."


def test_what_the_house_says_stays(folder: Path) -> None:
    add_catalogues(folder)
    assert sentence(said("round-over")) == "The round is over."


def test_a_language_that_is_missing_is_no_fault_of_others(folder: Path) -> None:
    add_catalogues(folder)
    assert sentence(said("punto-wins", stake=25), "zh") == "Punto wins 25."
    assert sentence(said("round-over"), "zh") == "本局已结束。"
