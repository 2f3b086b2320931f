"""The seven layouts and the bets on them."""

import pytest

from croupier.engine.games import baccarat
from croupier.engine.table.vocabulary.commands import PlaceBet
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.table.scripting import bet, play, refused, table


@pytest.mark.parametrize(
    ("layout", "boxes"),
    [
        pytest.param("A", 12, marks=pytest.mark.rule("Baccarat A", "Baccarat 2.1.1(a)")),
        pytest.param("B", 10, marks=pytest.mark.rule("Baccarat B")),
        pytest.param("C", 9, marks=pytest.mark.rule("Baccarat C")),
        pytest.param("D", 7, marks=pytest.mark.rule("Baccarat D")),
        pytest.param("E", 7, marks=pytest.mark.rule("Baccarat E")),
        pytest.param("F", 6, marks=pytest.mark.rule("Baccarat F")),
        pytest.param("G", 5, marks=pytest.mark.rule("Baccarat G")),
    ],
)
def test_each_layout_has_its_boxes_and_no_more(layout: str, boxes: int) -> None:
    opened = table(layout=layout)
    play(opened, [bet("ann", 1, "tie", box) for box in range(1, boxes + 1)])
    for outside in (0, -1, boxes + 1):
        answer = refused(opened, bet("ann", 1, "tie", outside))
        assert (answer.reason, answer.cites) == (Reason.UNKNOWN, ("Baccarat 2.1.1(a)",))
        assert f"boxes 1 to {boxes}" in answer.sentence


@pytest.mark.rule("Baccarat 3.7", "Baccarat 2.1.1")
@pytest.mark.parametrize("kind", ["", "Banker", "panda", "banker-insurance", "initial"])
def test_only_five_bets_are_on_the_layout(kind: str) -> None:
    answer = refused(table(), bet("ann", 1, kind))
    assert answer.reason is Reason.UNKNOWN
    assert "player, banker, tie, player-pair, banker-pair" in answer.sentence


def test_a_bet_names_a_box_and_nothing_else() -> None:
    settings = table().settings
    assert baccarat.spot(settings, "tie", 3, None) == Spot("tie", 3)
    nowhere = refused(table(), PlaceBet(player("ann"), "ann", Spot("tie"), 100))
    assert nowhere.reason is Reason.UNKNOWN
    assert "no box was named" in nowhere.sentence
    further = baccarat.spot(settings, "tie", 3, "K")
    assert isinstance(further, Refused)
    assert further.reason is Reason.UNKNOWN


def test_a_spot_is_said_in_words() -> None:
    assert str(Spot("player-pair", 3)) == "player pair box 3"
    assert str(Spot("joker", on="K")) == "joker K"


def test_what_a_game_says_of_itself() -> None:
    assert (baccarat.NAME, baccarat.BOOK) == ("baccarat", "Baccarat")
    assert baccarat.DIFFERENTIAL == ("banker", "player")
