"""Each way to arrange four cards, against the comparison of all hands; nothing of what lies face
down goes in."""

import pytest

from croupier.engine.games.si_ki_pi.arrangement import divided, ways
from croupier.engine.games.si_ki_pi.commands import Arrange, HouseWay
from croupier.mathematics.advice import Advice, advised
from croupier.mathematics.advice.si_ki_pi import initial_ev
from croupier.mathematics.exact import sheet
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.si_ki_pi import SiKiPiSheet
from croupier.mathematics.exact.si_ki_pi.rank_sets import standing_for
from tests.mathematics.advice.seeing import after, seen_by

OWN = ("Js", "4d", "Ac", "6c")
DEALERS = ("2s 3s 4s 5s", "Kh Kd 9h 9d")


def looked_at(dealers: str) -> Advice:
    theirs = dealers.split()
    dealt = " ".join(card for pair in zip(OWN, theirs, strict=True) for card in pair)
    lines = ("ann bets 100 initial box 1", "dealer closes", f"deal {dealt}", "ann looks box 1")
    return advised(seen_by(after("si-ki-pi", *lines)))


@pytest.mark.rule("Si Ki Pi 3.18")
def test_every_way_against_every_hand_of_the_dealer() -> None:
    found = sheet("si-ki-pi")
    assert isinstance(found, SiKiPiSheet)
    for difference in found.differences[:5]:
        four = standing_for(tuple(difference.cards))
        left = list(Composition.of_decks(1).counts)
        for card in four:
            left["A23456789TJQK".index(card[0])] -= 1
        evs = {initial_ev(way, Composition(1, tuple(left))) for way in ways(four)}
        assert difference.best.ev == max(evs)
        assert difference.house_way.ev in evs


def test_the_moves_of_somebody_who_has_looked_are_the_three_ways_and_the_house_way() -> None:
    advice = looked_at(DEALERS[0])
    moves = advice.moves
    assert [type(move.command) for move in moves].count(Arrange) == 3
    (house,) = (move for move in moves if isinstance(move.command, HouseWay))
    assert moves[0].cost_cents == 0 <= house.cost_cents
    left = list(Composition.of_decks(1).counts)
    for card in OWN:
        left["A23456789TJQK".index(card[0])] -= 1
    for move in moves:
        if isinstance(move.command, Arrange):
            way = divided(move.command.halves)
            assert way is not None
            ev = initial_ev(way, Composition(1, tuple(left)))
            assert move.worth_cents == pytest.approx(float(10_000 * ev))


@pytest.mark.rule("Si Ki Pi 3.17")
def test_advice_does_not_know_what_lies_face_down() -> None:
    assert looked_at(DEALERS[0]) == looked_at(DEALERS[1])
