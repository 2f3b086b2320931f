"""What a table shows of its last rounds, with the one that is just settled."""

import pytest
from playwright.sync_api import expect

from tests.floor.web.rounds import Casino

pytestmark = pytest.mark.slow

# The first cards or the pocket, a bet, and what the strip under the bar then says.
ROUNDS = {
    "baccarat": ("2h 4c 3h Kc | 3d | 5s", "player", 1, "Banker 庄 1"),
    "si-ki-pi": ("Ah Qs Td | Kd 7h 3h | 9c 4d Jc | 3s 2c 8d", "initial", 1, "low,"),
    "andar-bahar": ("7h | 8c 9d | 4s 7d", "andar", 1, "Bahar"),
    "blackjack": ("Th 9c 9d 8h", "initial", 1, "17"),
    "roulette": ("17", "red", None, "Black 1"),
}


@pytest.mark.parametrize("game", ROUNDS)
def test_the_round_just_settled_is_among_the_last_ones(casino: Casino, game: str) -> None:
    first, bet, box, told = ROUNDS[game]
    with casino.table(game, first) as table:
        ann, _ = table.players
        if box:
            ann.sit(box)
        ann.bets("25", bet, box)
        ann.page.keyboard.press("n")  # ready
        ann.answer_until("concluded")
        expect(ann.page.locator("croupier-strip")).to_contain_text(told)
