"""Players who decide the same in the same situation: what they say on which cards."""

import pytest

from croupier import open_table
from croupier.engine.crew import habits
from croupier.engine.crew.chance import SeededChance
from croupier.engine.crew.crew import next_question
from croupier.engine.front.open_table import Desk
from croupier.engine.games.blackjack import Decline, Double, Hit, Split, Stand
from croupier.engine.games.si_ki_pi.commands import HouseWay, Look
from croupier.engine.table.vocabulary.commands import Command, ReportFact
from croupier.engine.table.vocabulary.facts import WalkedAway
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.refusals import Refused

ANN, BOB = player("ann"), player("bob")
OPENING = ("ann bets 100 initial box 1", "dealer closes")


def told(game: str, *lines: str) -> Desk:
    desk = open_table(game, table="recorded", seats={1: "ann"})
    for line in lines:
        done = desk.say(line)
        assert not isinstance(done, Refused), (line, done)
    return desk


def said(desk: Desk) -> Command | None:
    """What one of them says to what is asked next; None: nobody of them is asked."""
    asked = next_question(desk.game, desk.table)
    if asked.player is None:
        return None
    return habits.answer(SeededChance(1), desk.game, desk.table, asked)


@pytest.mark.rule("Blackjack 3.20", "Blackjack 3.22", "Blackjack 3.23")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [  # box, Dealer, box: the Dealer's card stands in the middle
        ("Tc 6d 2h", Stand(ANN, 1)),
        ("Tc 7d 2h", Hit(ANN, 1)),
        ("Tc 7d 6h", Hit(ANN, 1)),
        ("Tc 7d 7h", Stand(ANN, 1)),
        ("Ac 5d 6h", Hit(ANN, 1)),
        ("Ac Td 7h", Stand(ANN, 1)),
        ("6c Td 5h", Double(ANN, 1, amount_cents=10_000)),
        ("6c Ad 5h", Hit(ANN, 1)),
        ("8c Td 8h", Split(ANN, 1)),
        ("Tc 6d Th", Stand(ANN, 1)),
    ],
)
def test_the_rules_most_people_know(cards: str, expected: Command) -> None:
    assert said(told("blackjack", *OPENING, f"deal {cards}")) == expected


def test_without_a_habit_they_say_what_silence_amounts_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game that came with a package; whoever does not play a hand has left."""
    desk = told("blackjack", *OPENING, "deal Tc 7d 2h")
    monkeypatch.setattr(habits, "FIRST_TO_LAST", ())
    monkeypatch.setattr(habits, "ForHand", ())
    assert said(desk) == ReportFact(DEALER, WalkedAway("ann"))


@pytest.mark.rule("Blackjack 3.23.1")
def test_they_follow_nobody() -> None:
    """One who is asked at all, because the card for the double waits already."""
    desk = told("blackjack", "bob bets 50 initial box 1", *OPENING, "deal 6c Td 5h")
    assert not isinstance(desk.say("dealer reports face-up-in-shoe 9c"), Refused)
    double = said(desk)
    assert isinstance(double, Double)
    assert not isinstance(desk.do(double), Refused)
    assert said(desk) == Decline(BOB)


@pytest.mark.rule("Si Ki Pi 3.17", "Si Ki Pi 3.19")
def test_they_look_and_leave_the_rest_to_house_way() -> None:
    desk = told("si-ki-pi", *OPENING, "deal 2c 3c 4c 5c 6d 7d 8d 9d")
    look = said(desk)
    assert look == Look(ANN, 1)
    assert not isinstance(desk.do(look), Refused)
    assert said(desk) == HouseWay(ANN, 1)


def test_unasked_they_say_nothing() -> None:
    desk = told("baccarat", "ann bets 100 player box 1", "dealer closes", "deal 2c 3c 4c")
    assert said(desk) is None
