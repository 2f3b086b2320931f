"""The example files settle to what the books say, reckoned here by hand."""

from pathlib import Path

import pytest

from croupier.engine.front.file_player import play_file
from croupier.engine.history.accounts.account import account
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written
from tests.engine.history.scripts import paid, ruled

EXAMPLES = Path(__file__).parents[3] / "examples"


def example(name: str) -> tuple[Played, ...]:
    file = EXAMPLES / f"{name}.toml"
    result = play_file(file.read_bytes(), file.name)
    assert result.error is None, str(result.error)
    return result.rounds


def rounds_paid(name: str) -> list[dict[str, float]]:
    return [paid(played) for played in example(name)]


# Everything handed back in dollars, the stake included.
EXPECTED: dict[str, list[dict[str, float]]] = {
    # even money: 60 + 60
    "andar-bahar-first-match": [{"ann andar": 0, "bob bahar": 120}],
    # the push, and 10 + 10 × 14
    "andar-bahar-stand-off": [
        {"ann andar": 100, "bob bahar": 0, "cat super-andar": 150, "cat super-bahar": 0}
    ],
    # 10 + 10 × 6; 10 + 10 × 100; 10 + 10 × 4
    "andar-bahar-first-three-cards": [
        {"ann first-3-cards": 70},
        {"ann first-3-cards": 1010},
        {"ann first-3-cards": 50},
    ],
    # 20 + 20 × 10
    "andar-bahar-joker-of-eight": [
        {"ann under-8": 0, "bob over-8": 0, "cat joker": 220, "dan joker": 0}
    ],
    "andar-bahar-dealt-on-for-show": [{"ann under-8": 50}, {"ann over-8": 0}],
    # 246 + 554 × 2; 184 + 416 × 2; 30 × 2
    "andar-bahar-over-the-maximum": [{"ann andar": 1354, "bob andar": 1016, "cat andar": 60}],
    "andar-bahar-card-to-the-wrong-side": [
        {"ann andar": 0, "bob bahar": 200},
        {"ann andar": 200, "bob bahar": 100},
    ],
    # 10 + 10 × 10
    "andar-bahar-face-up-in-shoe": [{"ann joker": 110, "bob under-8": 0}],
    "andar-bahar-drawn-together": [
        {"ann andar": 200, "bob bahar": 100, "cat over-8": 20, "cat super-bahar": 0}
    ],
    # 100 + 100; 10 + 10 × 14
    "andar-bahar-a-card-too-many": [{"ann bahar": 200, "ann super-bahar": 150, "bob andar": 0}],
    "andar-bahar-joker-misplaced": [{"ann under-8": 60, "bob over-8": 30}],
    # 10 + 10 × 35; 20 + 20; 5 + 5 × 17
    "roulette-straight-up": [{"ann straight": 360, "bob black": 40, "cat split": 90, "dan red": 0}],
    # 10 + 10 × 11; 10 + 10 × 17; 10 + 10 × 5
    "roulette-zero": [
        {"ann street": 120, "bob split": 180, "cat top-line": 60, "dan low": 0, "eve even": 0}
    ],
    # 10 + 10 × 11 twice; 5 + 5 × 35
    "roulette-house-pocket": [
        {"ann zeros": 120, "bob street": 120, "cat straight": 180, "dan column": 0}
    ],
    # 10 + 10 × 11; 12 + 12 × 5
    "roulette-series": [{"ann series-3": 120, "bob series-6": 72, "cat series-3": 0}],
    # 30 + 30 × 2 twice; even money
    "roulette-outside": [
        {
            "ann column": 90,
            "bob dozen": 90,
            "cat high": 40,
            "cat odd": 0,
            "dan red": 40,
            "eve dozen": 0,
        }
    ],
    # 60 + 60 × 35; 40 + 40 × 35; 400 + 400 × 5
    "roulette-shared-placement": [{"ann straight": 2160, "bob straight": 1440, "cat line": 2400}],
    # lost are 60 and 40
    "roulette-over-the-maximum": [{"ann red": 0, "bob red": 30, "cat red": 30}],
    "roulette-three-revolutions": [{"ann straight": 10, "bob red": 50}],
    # 25 + 25 × 8
    "roulette-broken-ball": [
        {"ann corner": 25, "bob dozen": 40},
        {"ann corner": 225, "bob dozen": 0},
    ],
    # 40 + 40; the rest is returned
    "roulette-rounds-before-void": [
        {"ann red": 80},
        {"ann red": 40, "bob straight": 10},
        {"bob odd": 20},
    ],
    "roulette-power-failure": [{"ann odd": 100}, {"ann odd": 200}],
    # even money: 100 + 100
    "baccarat-natural": [{"ann player": 200, "bob banker": 0, "cat tie": 0}],
    # 200 + 200 × 0.95
    "baccarat-third-cards": [{"ann banker": 390, "bob player": 0}],
    # a Tie gives back bet and Insurance; 25 + 25 × 8
    "baccarat-tie-insured-twice": [
        {
            "ann player": 300,
            "bob tie": 225,
            "ann player-insurance four-cards": 50,
            "ann player-insurance third-card": 50,
        }
    ],
    # 50 + 50 × 8 although it is a Tie
    "baccarat-nine-nine": [
        {"ann player": 400, "bob tie": 225, "ann player-insurance third-card": 450}
    ],
    # 10 + 10 × 11
    "baccarat-pairs": [{"ann player-pair": 120, "bob banker-pair": 0, "cat player": 200}],
    # bob: 200 not in action + 600 + 570; ann: 600 + 570
    "baccarat-shared-box": [{"bob banker": 1370, "ann banker": 1170, "cat player": 0}],
    # lost are 554, 416 and 30
    "baccarat-over-the-differential": [{"ann banker": 246, "bob banker": 184, "cat banker": 0}],
    # 9 to 9
    "baccarat-banker-card-first": [{"ann banker": 500, "bob player": 100}],
    "baccarat-card-to-the-wrong-hand": [{"ann banker": 0, "bob player": 100}],
    "baccarat-excess-card": [{"ann player": 200, "bob banker-pair": 0}, {}],
    "baccarat-drawn-together": [{"ann banker": 0, "bob player": 100}],
    "baccarat-insurance-not-offered": [{"ann banker": 300, "bob banker": 0}],
    "baccarat-foreign-card": [{"ann player": 100, "bob player-pair": 20}],
    "baccarat-power-failure": [{"ann player": 100}, {"ann player": 200}],
    "blackjack-plain": [{"ann initial": 100, "bob initial": 50}],
    # 50 + 50 × 6 ÷ 5; a drawn 21 is paid even money
    "blackjack-pays-6-to-5": [{"ann initial": 110, "bob initial": 100}],
    # Even Money 100 + 100; Insurance 50 + 50 × 2
    "blackjack-insurance": [
        {"ann initial": 200, "bob initial": 0, "cat initial": 0, "bob insurance": 150}
    ],
    # first hand 21, second 18, the Dealer 20
    "blackjack-split-and-double": [
        {
            "ann initial": 200,
            "bob initial": 100,
            "cat initial": 50,
            "ann split 2": 0,
            "bob split 2": 0,
            "ann double": 80,
            "cat double": 50,
        }
    ],
    # half of 100 and of 30
    "blackjack-surrender": [{"ann initial": 50, "bob initial": 15, "cat initial": 200}],
    # 10 + 10 × 12; 20 + 20 × 4
    "blackjack-side-bets": [
        {"ann initial": 0, "ann rws-pairs": 130, "cat rws-pairs": 10, "bob boom-busted": 100}
    ],
    # one Initial Bet is lost, the rest goes back
    "blackjack-one-bet-lost": [{"ann initial": 0, "ann split 2": 100, "ann double": 100}],
    "blackjack-card-to-the-wrong-box": [{"ann initial": 100, "bob initial": 50}],
    "blackjack-error-after-interim": [{"ann initial": 110, "bob initial": 50, "cat initial": 0}],
    "blackjack-dealer-overdrew": [{"ann initial": 100}],
    "blackjack-drawn-together": [{"ann initial": 100}],
    # 100 + 100 × 0.95
    "si-ki-pi-plain": [{"ann initial": 195, "bob initial": 0}],
    "si-ki-pi-stand-off-and-copies": [{"ann initial": 100, "bob initial": 0}],
    # 50 + 50 × 0.95; 10 + 10 × 12; 5 + 5 × 20
    "si-ki-pi-bonus": [
        {"ann initial": 97.5, "ann bonus": 130, "bob dealer-bonus": 105, "cat bonus": 20}
    ],
    # 20 + 20 × 0.95
    "si-ki-pi-house-way-splits-eights": [{"ann initial": 39}],
    "si-ki-pi-two-hands-one-look": [{"cat initial": 39, "ann initial": 19.5}],
    # 100 + 95; 60 + 57
    "si-ki-pi-face-down": [{"ann initial": 195, "bob initial": 117}],
    # 40 + 38
    "si-ki-pi-card-to-the-wrong-box": [{"ann initial": 195, "bob initial": 60, "cat initial": 78}],
    "si-ki-pi-five-cards": [{"ann initial": 195, "bob initial": 60, "cat bonus": 10}],
    # cat's bet on box 4, after the 39 for box 3: back, or 15 + 14.25
    "si-ki-pi-second-hand": [
        {"cat initial": 15, "dan initial": 5},
        {"cat initial": 29.25, "dan initial": 9.75},
    ],
    "si-ki-pi-cards-shown": [
        {"ann initial": 100, "bob dealer-bonus": 5},
        {"ann initial": 195, "bob dealer-bonus": 0},
    ],
    # the two bets of ann are told apart below
    "blackjack-walked-away": [{"ann initial": 100, "bob initial": 40}],
}


@pytest.mark.parametrize("name", EXPECTED)
def test_an_example_pays_what_the_book_says(name: str) -> None:
    assert rounds_paid(name) == EXPECTED[name]


def test_every_example_is_reckoned_here() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.toml")} == set(EXPECTED)


# what a later round says of an earlier one is not in the earlier one's own lines
STAND_ALONE = [name for name in EXPECTED if name != "roulette-rounds-before-void"]


@pytest.mark.parametrize("name", STAND_ALONE)
def test_an_example_written_down_again_settles_the_same(name: str) -> None:
    for played in example(name):
        again = play_file(written(played).encode(), played.file)
        assert again.error is None, str(again.error)
        assert [account(round) for round in again.rounds] == [account(played) | {"round": 0}]


@pytest.mark.rule("Blackjack 5.3")
def test_the_house_draws_for_who_walked_away_alone() -> None:
    (played,) = example("blackjack-walked-away")
    wagers = account(played)["wagers"]
    assert [(w["box"], w["payout_cents"]) for w in wagers if w["player"] == "ann"] == [
        (1, 0),
        (2, 10_000),
    ]


@pytest.mark.rule("Baccarat 5.7")
def test_a_card_in_excess_is_held_over() -> None:
    first, second = (account(played) for played in example("baccarat-excess-card"))
    assert (first["held"], first["cards_dealt"], first["outcome"]) == (["5c"], 4, "player")
    assert [ruled(each) for each in first["rulings"]] == [
        {
            "cites": ["Baccarat 5.7", "Baccarat 5.7.1"],
            "effect": "the cards are Reconstructed",
            "by": "supervisor",
            "reason": "the round was complete without it",
        }
    ]
    assert first["cards"] == {"player": ["9h", "Ks"], "banker": ["4c", "2d"]}
    assert (first["round"], second["round"], first["table"]) == (1, 2, "recorded")
    assert (second["held"], second["player_points"], second["wagers"]) == ([], 8, [])


@pytest.mark.rule("Baccarat 4.1.3")
def test_every_cell_that_came_up_is_listed() -> None:
    (played,) = example("baccarat-tie-insured-twice")
    assert account(played)["insurance_offers"] == [
        {"stage": "four-cards", "side": "player", "odds": "2"},
        {"stage": "third-card", "side": "player", "odds": "4"},
    ]


@pytest.mark.rule("Blackjack 5.10.2")
def test_a_card_beyond_the_dealers_hand_is_not_counted() -> None:
    (played,) = example("blackjack-dealer-overdrew")
    told = account(played)
    assert (told["outcome"], told["cards_dealt"], told["held"]) == ("18", 4, [])
    assert told["rulings"][0]["by"] == "the book"
