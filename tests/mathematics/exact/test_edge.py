"""The Python API and the JSON of a sheet: `edge("baccarat", "banker").house_edge`."""

import json
from fractions import Fraction
from inspect import signature

import pytest

from croupier import open_table
from croupier.engine.games import PLAYED, UnknownGame
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.rulebook import book
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from croupier.mathematics.exact import Figures, SheetOptions, edge, mathematics_of, sheet
from croupier.mathematics.exact.composition import Composition, ImpossibleShoe
from croupier.mathematics.exact.sheet import UnknownBet, as_json


def test_one_bet() -> None:
    banker = edge("baccarat", "banker")
    assert isinstance(banker, Figures)
    assert banker == sheet("baccarat").figures("banker")
    assert banker.exact == Fraction(-114753351728, 10847218479825)


def test_names_may_be_written_with_underscores() -> None:
    assert edge("baccarat", "player_pair") == edge("baccarat", "player-pair")
    assert edge("Baccarat", "Tie") == edge("baccarat", "tie")


def test_decks_and_shoe_are_passed_on() -> None:
    four, eight = edge("baccarat", "tie", decks=4), edge("baccarat", "tie")
    assert four.win is not None
    assert eight.win is not None
    assert four.win < eight.win
    shoe = Composition.of_decks(4)
    assert edge("baccarat", "tie", decks=4, shoe=shoe) == four


def test_a_shoe_may_be_written_out() -> None:
    written = "A:4,2:0,4:3,K:16"
    for decks in (4, 8):
        told = edge("baccarat", "tie", decks=decks, shoe=written)
        assert told == edge("baccarat", "tie", shoe=Composition.parse(written, decks))
    assert sheet("blackjack", shoe="A:9,5:20,6:20,9:30,T:9").decks == 8
    with pytest.raises(ImpossibleShoe, match="at most 16 cards of rank K, not 17"):
        edge("baccarat", "tie", decks=4, shoe="K:17")
    with pytest.raises(ImpossibleShoe, match="at most 16 cards of rank A, not 17"):
        sheet("baccarat", shoe=Composition(4, (17, *[16] * 12)))


def test_an_unknown_bet_names_those_there_are() -> None:
    with pytest.raises(UnknownBet) as refused:
        edge("baccarat", "dragon")
    assert str(refused.value) == (
        "Baccarat has no bet 'dragon'; its bets are player, banker, tie, player-pair, banker-pair."
    )
    with pytest.raises(UnknownBet, match="Baccarat has no bet 'tie' on 3; its bets are"):
        edge("baccarat", "tie", on="3")


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        mathematics_of("poker")


def test_an_impossible_number_of_decks() -> None:
    with pytest.raises(ImpossibleSetting):
        edge("baccarat", "banker", decks=9)


def test_the_sheet_as_json() -> None:
    made = as_json(sheet("baccarat", decks=6))
    assert json.loads(json.dumps(made))["bets"] == made["bets"]
    assert (made["game"], made["edition"], made["decks"]) == (
        "baccarat",
        book("Baccarat").effective,
        6,
    )
    assert made["shoe"] == ",".join(f"{rank}:24" for rank in "A23456789TJQK")
    assert [bet["bet"] for bet in made["bets"]] == [
        "player",
        "banker",
        "tie",
        "player-pair",
        "banker-pair",
    ]


def test_a_bet_as_json() -> None:
    pair = as_json(sheet("baccarat"))["bets"][3]
    win, lose = Fraction(31, 415), Fraction(384, 415)
    ahead = pair.pop("ahead")
    assert pair == {
        "bet": "player-pair",
        "on": None,
        "win": float(win),
        "push": 0.0,
        "lose": float(lose),
        "ev": float(Fraction(-43, 415)),
        "rtp": float(Fraction(372, 415)),
        "spread": float(144 * win * lose) ** 0.5,
        "variance": float(144 * win * lose),
        "exact": "-43/415",
        "method": "counted",
        "results": [
            {"net": -1.0, "probability": float(lose)},
            {"net": 11.0, "probability": float(win)},
        ],
    }
    assert list(ahead) == ["10", "100", "1000"]
    assert ahead["10"] == pytest.approx(1 - float(lose) ** 10)


def test_what_baccarat_adds_to_the_json() -> None:
    made = as_json(sheet("baccarat", shoe=Composition.parse("A:3,K:32", 8)))
    assert len(made["insurance"]) == len(EDITIONS.current.insurance)
    first = made["insurance"][0]
    assert {"stage", "side", "player", "banker", "odds", "offered", "ev"} <= set(first)
    assert (first["stage"], first["side"], first["player"], first["banker"], first["odds"]) == (
        "four-cards",
        "banker",
        0,
        5,
        "2",
    )
    assert (first["offered"], first["ev"]) == (0.0, None)  # no five without a card above an ace
    assert [value["side"] for value in made["insurance_value"]] == ["player", "banker"]
    assert sum(map(sum, made["points"])) == pytest.approx(1)
    assert made["shoe"].startswith("A:3,2:0,")


def test_every_option_of_a_game_is_spelled_out() -> None:
    taken = {name for game in PLAYED for name in signature(mathematics_of(game).sheet).parameters}
    assert set(SheetOptions.__annotations__) == taken


def test_a_table_knows_what_its_bets_are_worth_now() -> None:
    table = open_table("baccarat", shoe={"seen": "4s 4h 4d 5c"})
    assert edge("baccarat", "banker", shoe=table.round.shoe) == edge(
        "baccarat",
        "banker",
        shoe="A:32,2:32,3:32,4:29,5:31,6:32,7:32,8:32,9:32,T:32,J:32,Q:32,K:32",
    )
