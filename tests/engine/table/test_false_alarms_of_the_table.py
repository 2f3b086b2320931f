"""A wrong card that the table itself noticed did happen: no ruling takes that back, also after it
was carried out, and no card comes back into a hand that way."""

import pytest

from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.spoken import at, paid, recorded, refused, said

ROUNDS = {
    "andar-bahar": (
        "ann bets 100 under-8\ndealer closes\ndeal 5c 8c 9s\ndeal 2s to andar",
        "andar",
        "8c",
    ),
    "blackjack": (
        "ann bets 100 initial box 1\ndealer closes\ndeal Th 9d 9s\n"
        "ann stands box 1\ndeal 8c\ndeal 5c to dealer",
        "dealer",
        "9d 8c",
    ),
    "baccarat": (
        "ann bets 100 player box 1\ndealer closes\ndeal 9h 4c\ndeal Ks to banker\n"
        "supervisor rules reconstruct\nclock runs-out",
        "banker",
        "4c",
    ),
}


@pytest.mark.rule("Andar Bahar 5.13", "Blackjack 5.10.2", "Baccarat 5.8")
@pytest.mark.parametrize("game", ROUNDS)
def test_a_wrong_card_that_the_table_noticed_is_never_unfounded(game: str) -> None:
    lines, place, cards = ROUNDS[game]
    table = recorded(game, lines)
    before = paid(table), table.round.status
    for who in ("manager", "shift-manager"):
        answer = refused(table, f'{who} rules unfounded "it was a slip"')
        assert answer.reason is Reason.NOT_OFFERED
        assert str(answer).startswith("The card lies where it was not due")
    assert (at(table, place), (paid(table), table.round.status)) == (cards, before)


@pytest.mark.rule("Baccarat 5.10")
def test_nor_are_cards_that_were_keyed_as_drawn_together() -> None:
    table = recorded("baccarat", "ann bets 100 player box 1\ndealer closes\ndeal 9h 4c\ndeal Ks+2d")
    answer = refused(table, 'supervisor rules unfounded "one after the other"')
    assert str(answer).startswith("The cards were keyed as drawn together")
    said(table, "clock runs-out")
    said(table, "supervisor rules order Ks 2d")
    assert table.round.status is Status.CONCLUDED
