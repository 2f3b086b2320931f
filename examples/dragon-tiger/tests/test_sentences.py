"""Every sentence is in both languages with all its values, and none is left in the rules."""

from pathlib import Path

import pytest

import croupier_dragon_tiger
from croupier.engine.sentences import LANGUAGES
from croupier_dragon_tiger import game
from tests.engine.sentences import test_catalogues
from tests.engine.sentences.test_catalogues import catalogue, keys_about, spoken_keys

SOURCE = Path(croupier_dragon_tiger.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_sentence_that_uses_all_its_values(language: str) -> None:
    known = {**catalogue(language), **catalogue(language, SOURCE)}
    for where, key, given in spoken_keys(SOURCE):
        assert known.get(key) == given, f"{where}: {key} in {language}"
    assert keys_about(game) <= set(known)


def test_the_languages_have_the_same_keys() -> None:
    assert catalogue("en", SOURCE) == catalogue("zh", SOURCE)


def test_it_says_nothing_that_the_house_says_and_nothing_that_nobody_says() -> None:
    own = set(catalogue("en", SOURCE))
    said = {key for _, key, _ in spoken_keys(SOURCE)} | keys_about(game)
    assert not own & set(catalogue("en"))
    assert own <= said


@pytest.mark.parametrize("path", sorted(SOURCE.glob("*.py")), ids=lambda path: path.stem)
def test_no_sentence_is_left_in_the_code(path: Path) -> None:
    if path.stem != "terminal":  # an example of what can be typed
        test_catalogues.test_no_sentence_is_left_in_the_rules(path)
