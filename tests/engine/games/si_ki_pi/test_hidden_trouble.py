"""Trouble while hands lie face down: what is said about it calls no face (Si Ki Pi 3.17)."""

import pytest

from croupier import Role, View, Viewer, sentence
from croupier.engine.equipment.cards import Card
from croupier.engine.games.si_ki_pi.play import hand_of
from croupier.engine.table.viewing.moves import Move
from croupier.engine.table.vocabulary.commands import FixOrder
from croupier.engine.table.vocabulary.facts import ForeignCard
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from tests.engine.games.si_ki_pi.scripting import Table, in_turn, recorded

BETS = "ann bets 100 initial box 1\nbob bets 40 initial box 2\ndealer closes\n"
SEATS = {1: "ann", 2: "bob"}
HANDS = in_turn("Ac 3d Qs 6h", "2h 6c Tc 9s", "Qc Jd 7h 4s")
WATCHER = Viewer(Role.WATCHER, "eve")


def table(lines: str) -> Table:
    return recorded(BETS + lines, SEATS)


def faces(seen: View) -> set[str | None]:
    return {card.face for hand in seen.hands for card in hand.cards}


@pytest.mark.rule("Si Ki Pi 5.11")
def test_whoever_fixes_an_order_is_offered_no_face_and_takes_the_cards_as_they_were_drawn() -> None:
    drawn = table("deal Kd\ndeal 2h+Qc\nclock runs-out")
    shown = drawn.desk.view(PIT_SUPERVISOR)
    orders = [
        m.command for m in shown.moves if isinstance(m, Move) and isinstance(m.command, FixOrder)
    ]
    assert orders == [FixOrder(PIT_SUPERVISOR, (None, None))]
    wrong = drawn.refused("supervisor rules order 2h 9c")
    assert sentence(wrong.message).count("??") == 2
    drawn.play("supervisor rules order ?? ??")
    assert drawn.round.at(hand_of(2)) == ("2h",)
    assert drawn.replayed


@pytest.mark.rule("Si Ki Pi 5.5.1")
def test_a_second_card_of_a_face_that_lies_down_is_not_called() -> None:
    found = table("deal Kd\ndeal Kd")
    assert found.round.halts[-1].fact == ForeignCard(Card("Kd"))
    (halt,) = found.desk.view("bob").halts
    assert halt.fact == ForeignCard(None)


@pytest.mark.rule("Si Ki Pi 5.16")
def test_hands_of_a_round_that_is_void_are_collected_as_they_lie() -> None:
    void = table(f"{HANDS}\nann looks box 1\ndealer reports not-shuffled\nsupervisor rules confirm")
    assert faces(void.desk.view(WATCHER)) == {None}
    assert faces(void.desk.view("ann")) == {None, "Ac", "3d", "Qs", "6h"}


@pytest.mark.rule("Si Ki Pi 3.17")
def test_a_refusal_names_the_cards_of_a_hand_only_to_whoever_has_looked_at_it() -> None:
    dealt = table(HANDS)
    guess = "ann arranges box 1 2c 3s / 4c 5c"
    assert str(dealt.refused(guess)) == "These are not the cards of box 1. (Si Ki Pi 3.18)"
    told = dealt.play("ann looks box 1").refused(guess)
    assert str(told) == "The cards of box 1 are Ac 3d Qs 6h. (Si Ki Pi 3.18)"


@pytest.mark.rule("Si Ki Pi 5.18")
def test_hands_that_were_opened_and_paid_stay_open_whatever_is_ruled_later() -> None:
    paid = table(f"{HANDS}\nann house-way box 1\nbob house-way box 2")
    shown = faces(paid.desk.view(WATCHER))
    assert None not in shown
    paid.play('deal 8h+9h\ndealer reports other "what now"')
    paid.play('shift-manager decides settle ann initial box 1 0 "so"')
    assert paid.round.halts, "cards drawn together still wait"
    assert shown <= faces(paid.desk.view(WATCHER))
    assert paid.replayed
