"""Which card comes where, and which Hand is matched first."""

from collections import Counter
from math import comb

import pytest

from croupier.engine.equipment.cards import DECK, RANKS, card
from croupier.engine.games import andar_bahar
from croupier.engine.games.andar_bahar.match import strength
from tests.engine.games.andar_bahar.scripting import electronic

BETS = "ann bets 100 andar box 1\nbob bets 100 bahar box 2\ndealer closes"


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 3.10")
def test_joker_andar_bahar_and_then_andar_and_bahar_in_turn() -> None:
    table = electronic(BETS)
    places = []
    for drawn in ["7h", "8c", "9d", "4s", "Jd", "2c", "Ks", "7s"]:
        places.append(table.due)
        table.say(f"deal {drawn}")
    assert [place.removeprefix("deal ") for place in places] == [
        "joker",
        *("andar", "bahar") * 3,
        "andar",
    ]
    assert table.cards == "7h | 8c 4s 2c 7s | 9d Jd Ks"
    assert (table.over, table.outcome) == (True, "andar")
    assert andar_bahar.marks(table.round) == ("4",)  # the card of its Hand that matched


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 3.10")
@pytest.mark.parametrize(
    ("three", "outcome"),
    [("7h 7c 9d", "stand-off"), ("7h 8c 7d", "bahar"), ("7h 7c 7d", "stand-off")],
)
def test_three_cards_are_dealt_before_a_match_ends_the_round(three: str, outcome: str) -> None:
    joker, andar, bahar = three.split()
    table = electronic(BETS).tell(f"deal {joker} {andar}")
    assert table.due == "deal bahar"
    table.say(f"deal {bahar}")
    assert (table.over, table.outcome, len(table.round.cards)) == (True, outcome, 3)


@pytest.mark.rule("Andar Bahar 3.1", "Andar Bahar 3.10", "Andar Bahar 3.11")
def test_wherever_the_first_match_lies_its_hand_wins() -> None:
    """The three cards that match lie in 20,825 ways among the 51 after the Joker."""
    joker, *rest = DECK
    matching = [other for other in rest if other[0] == joker[0]]
    others = [other for other in rest if other[0] != joker[0]]
    ways: Counter[str] = Counter()
    for position in range(1, 50):
        dealt = [*others[: position - 1], matching[0], *others[position - 1 :]]
        needed = max(position, 2)  # three cards at least
        table = electronic(BETS).tell(f"deal {joker} {' '.join(dealt[:needed])}")
        assert table.over
        side = "andar" if position % 2 else "bahar"
        assert table.outcome == ("stand-off" if position == 1 else side)
        ways[table.outcome] += comb(51 - position, 2)  # where the other two may lie
    assert ways == {"stand-off": 1225, "andar": 9500, "bahar": 10100}
    assert sum(ways.values()) == comb(51, 3) == 20825


@pytest.mark.rule("Andar Bahar 3.10", "Andar Bahar 2.2.1")
def test_the_longest_round_takes_fifty_cards() -> None:
    joker, *rest = DECK
    others = [other for other in rest if other[0] != joker[0]]
    table = electronic(BETS).tell(f"deal {joker} {' '.join(others)}")
    assert not table.over
    table.say("deal Ah")
    assert (table.over, len(table.round.cards), len(table.round.shoe.composition)) == (True, 50, 2)
    assert table.desk.open_round()  # the next round has a full deck again
    assert len(table.round.shoe.composition) == 52


@pytest.mark.rule("Andar Bahar 3.2.1", "Andar Bahar 3.2.2")
def test_the_ace_is_highest_and_suits_are_equal() -> None:
    ranked = sorted(RANKS, key=lambda rank: strength(card(rank + "s")), reverse=True)
    assert "".join(ranked) == "AKQJT98765432"
    for rank in RANKS:
        assert len({strength(card(rank + suit)) for suit in "shdc"}) == 1


@pytest.mark.rule("Andar Bahar 2.2.1")
def test_a_card_of_the_deck_comes_once() -> None:
    table = electronic(BETS).tell("deal 7h")
    assert table.refused("deal 7h").cites == ("Andar Bahar 2.2.1",)
