"""A table that cannot be opened is refused with a sentence that names the setting."""

from typing import Any

import pytest

from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import Terms
from croupier.engine.games.baccarat.layout import terms_of
from croupier.engine.table.vocabulary.settings import (
    ImpossibleSetting,
    Limits,
    Settings,
    check_limits,
)


def opened(**given: Any) -> Settings:
    return baccarat.settings(**given)


@pytest.mark.rule("Baccarat 2.1.1", "Baccarat 2.2.1")
@pytest.mark.parametrize(
    ("given", "setting", "sentence"),
    [
        ({"layout": "H"}, "layout", "no layout 'H'"),
        ({"layout": "e"}, "layout", "no layout 'e'"),
        ({"decks": 3}, "decks", "4 to 8 decks, not 3"),
        ({"decks": 9}, "decks", "4 to 8 decks, not 9"),
        ({"terms": Terms(insurance=False)}, "insurance", "Only a private table"),
        ({"unit_cents": 0}, "unit", "must be above 0, not 0"),
        ({"unit_cents": -100}, "unit", "must be above 0, not -1"),
        ({"unit_cents": 1}, "unit", "banker pays 0.95 to 1"),
        ({"unit_cents": 25}, "unit", "banker pays 0.95 to 1"),
    ],
)
def test_the_table_itself(given: dict[str, Any], setting: str, sentence: str) -> None:
    with pytest.raises(ImpossibleSetting, match=sentence) as error:
        opened(**given)
    assert error.value.setting == setting


@pytest.mark.rule("Baccarat 3.4")
@pytest.mark.parametrize(
    ("limits", "setting", "sentence"),
    [
        (Limits(0), "limits.minimum.player", "minimum for player must be above 0"),
        (Limits(-500), "limits.minimum.player", "minimum for player must be above 0"),
        (Limits(150), "limits.minimum.player", "minimum for player, 1.50, is not a multiple"),
        (Limits(1000, 500), "limits.maximum.tie", "maximum for tie, 5, is below its minimum"),
        (Limits(100, 150), "limits.maximum.tie", "maximum for tie, 1.50, is not a multiple"),
        (
            Limits(maximum_by_bet={"banker": 500}),
            "limits.maximum.banker",
            "A banker box has no maximum",
        ),
        (
            Limits(maximum_by_bet={"player": 500}),
            "limits.maximum.player",
            "A player box has no maximum",
        ),
        (Limits(maximum_by_bet={"split": 500}), "limits.maximum.split", "no bet 'split' to limit"),
        (Limits(minimum_by_bet={"red": 500}), "limits.minimum.red", "no bet 'red' to limit"),
        (Limits(minimum_by_bet={"tie": 150}), "limits.minimum.tie", "minimum for tie, 1.50"),
        (Limits(differential_cents=0), "limits.differential", "positive multiple"),
        (Limits(differential_cents=-100), "limits.differential", "positive multiple"),
        (Limits(differential_cents=150), "limits.differential", "positive multiple"),
    ],
)
def test_the_sign(limits: Limits, setting: str, sentence: str) -> None:
    with pytest.raises(ImpossibleSetting, match=sentence) as error:
        opened(limits=limits)
    assert error.value.setting == setting


def test_a_game_without_a_differential_has_none_on_its_sign() -> None:
    with pytest.raises(ImpossibleSetting, match="no Differential limit"):
        check_limits(Limits(differential_cents=100), 100, ("initial",), has_differential=False)


@pytest.mark.parametrize("unit_cents", [20, 100, 500, 2500])
def test_chip_units_that_pay_every_bet_exactly(unit_cents: int) -> None:
    assert opened(unit_cents=unit_cents, limits=Limits(unit_cents)).unit_cents == unit_cents


@pytest.mark.rule("Baccarat 2.2.1")
@pytest.mark.parametrize("decks", range(4, 9))
def test_four_to_eight_decks(decks: int) -> None:
    assert opened(decks=decks).decks == decks


@pytest.mark.rule("Baccarat 4.2.2")
def test_a_private_table_may_be_without_insurance() -> None:
    assert not terms_of(opened(terms=Terms(private=True, insurance=False))).insurance
    assert terms_of(opened(terms=Terms(private=True))).insurance
