"""What a move would come to, in money, before it is made."""

import msgspec
import pytest

from croupier import open_table
from croupier.engine.front.open_table import Desk
from croupier.engine.sentences import in_words
from croupier.engine.table.viewing.moves import Move
from tests.engine.table.test_noticing import said


def back(desk: Desk, who: str) -> dict[str, int]:
    moves = [move for move in desk.view(who).moves if isinstance(move, Move)]
    found = {msgspec.to_builtins(move.command)["type"]: move.back_cents for move in moves}
    return {name: cents for name, cents in found.items() if cents is not None}


@pytest.mark.rule("Blackjack 3.17")
def test_a_surrender_hands_half_of_ones_own_bet_back() -> None:
    desk = open_table("blackjack", seats={3: "ann"})
    said(desk, "ann bets 100 initial box 3", "bob bets 30 initial box 3", "dealer closes")
    said(desk, "deal Th 9s 6d")
    assert back(desk, "ann") == {"blackjack.surrender.1": 5_000}
    assert back(desk, "bob") == {}


@pytest.mark.rule("Blackjack 3.15.1")
def test_even_money_pays_at_once() -> None:
    desk = open_table("blackjack", seats={3: "ann"})
    said(desk, "ann bets 100 initial box 3", "dealer closes", "deal Ah As Kd")
    assert back(desk, "ann") == {"blackjack.even-money.1": 20_000}


@pytest.mark.rule("Baccarat 3.12", "Baccarat 4.2.1")
def test_insurance_on_offer_says_when_it_pays() -> None:
    desk = open_table("baccarat")
    said(desk, "ann bets 400 banker box 4", "dealer closes", "deal Ks 9h 4d 7c")
    (line,) = desk.view("ann").offered
    assert (line.bet, str(line.odds)) == ("banker-insurance", "3 to 1")
    assert line.when is not None
    assert in_words(line.when) == "if Banker loses; a Tie returns it"
    (move,) = [move for move in desk.view("ann").moves if isinstance(move, Move) and move.amount]
    assert move.largest_cents == 13_300


@pytest.mark.rule("Baccarat 3.17", "Baccarat 4.2.1")
def test_insurance_at_nine_pays_in_a_tie_too() -> None:
    desk = open_table("baccarat")
    said(desk, "ann bets 400 player box 4", "dealer closes", "deal 2s 2h 2d 2c 5d")
    (line,) = desk.view("ann").offered
    assert line.when is not None
    assert in_words(line.when) == "if Player does not win, in a Tie too"
