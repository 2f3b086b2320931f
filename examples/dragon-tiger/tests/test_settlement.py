"""Who wins what."""

import pytest

from tests.games.spoken import paid, recorded

BETS = """
    ann bets 100 dragon box 1
    bob bets 60 tiger box 2
    cat bets 10 tie box 2
    dan bets 5 suited-tie box 3
    dealer closes
"""


@pytest.mark.rule("Dragon Tiger 3.8", "Dragon Tiger 4.1")
@pytest.mark.parametrize(
    ("cards", "won"), [("Kh Qc", "ann dragon box 1"), ("2s 3s", "bob tiger box 2")]
)
def test_the_higher_card_wins_even_money(cards: str, won: str) -> None:
    desk = recorded("dragon-tiger", f"{BETS}\n deal {cards}")
    back = paid(desk)
    assert back.pop(won) == {"ann dragon box 1": 200, "bob tiger box 2": 120}[won]
    assert set(back.values()) == {0}
