"""The sign of a table, as everybody sees it."""

import pytest

from croupier import open_table

DISPLAYED = {
    "andar-bahar": "Andar Bahar 3.3",
    "baccarat": "Baccarat 3.4",
    "blackjack": "Blackjack 3.4",
    "roulette": "Roulette 3.3",
    "si-ki-pi": "Si Ki Pi 3.7",
}


@pytest.mark.parametrize(("game", "paragraph"), DISPLAYED.items())
def test_the_sign_names_the_paragraph_of_its_own_book(game: str, paragraph: str) -> None:
    cited = open_table(game).view("ann").sign.limits_cite
    assert cited == paragraph
