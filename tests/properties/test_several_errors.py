"""Several errors open at once: any of them may be ruled on or answered first."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.engine.games import andar_bahar, baccarat, blackjack, si_ki_pi
from croupier.engine.table.contract.game import Game
from tests.properties.driving import examples
from tests.properties.several_errors import order_decides_nothing

GAMES = (andar_bahar, baccarat, blackjack, si_ki_pi)  # at Roulette no card is dealt


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
@pytest.mark.rule("Blackjack 5.7", "Baccarat 5.12", "Si Ki Pi 5.6")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=examples(100))
def test_whichever_error_is_ruled_on_first(game: Game, seed: int) -> None:
    order_decides_nothing(game, seed)
