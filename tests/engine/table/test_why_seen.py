"""Why a bet was paid what it was paid: every bet names what decided it."""

import pytest

from croupier import accepted, open_table, sentence, speaking


def why(game: str, player: str, bet: str, *lines: str) -> str:
    """What the view of a round says about the first bet of this kind, without the amounts."""
    table = open_table(game)
    for line in lines:
        accepted(table.say(line))
    found = next(each for each in table.view(player).bets if each.spot.bet == bet)
    assert found.why, "the bet is decided"
    return sentence(found.why[0])


@pytest.mark.rule("Andar Bahar 1.16", "Andar Bahar 1.21")
@pytest.mark.parametrize("bet", ["under-8", "over-8", "joker T"])
def test_bets_on_the_joker_name_it(bet: str) -> None:
    said = why(
        "andar-bahar", "ann", bet.split()[0], f"ann bets 10 {bet}", "dealer closes", "deal Ts 2h Kd"
    )
    assert said == "the Joker is Ts"


@pytest.mark.rule("Andar Bahar 1.6")
@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("9s 9h 9d", "the first three cards are 9s 9h 9d: Three of a Kind"),
        ("9s 2h Kd", "the first three cards are 9s 2h Kd: no hand that pays"),
    ],
)
def test_first_three_cards_are_named_with_what_they_make(cards: str, says: str) -> None:
    lines = ("ann bets 10 first-3-cards", "dealer closes", f"deal {cards}")
    assert why("andar-bahar", "ann", "first-3-cards", *lines) == says


@pytest.mark.rule("Andar Bahar 1.18")
def test_super_bets_name_the_joker_and_the_first_cards() -> None:
    lines = ("ann bets 10 super-bahar box 1", "dealer closes", "deal 9s 2h 9d")
    said = why("andar-bahar", "ann", "super-bahar", *lines)
    assert said == "the Joker is 9s, the first cards beside it are 2h 9d"


@pytest.mark.rule("Blackjack 3.14.2", "Blackjack 3.14")
@pytest.mark.parametrize(
    ("second", "says"),
    [
        ("8s", "the first two cards are 8s 8s: Suited Pair"),
        ("9s", "the first two cards are 8s 9s: no pair"),
    ],
)
def test_rws_pairs_name_the_first_two_cards(second: str, says: str) -> None:
    lines = (
        *("ann bets 10 initial box 1", "ann bets 10 rws-pairs box 1", "dealer closes"),
        *(f"deal 8s 7d {second}", "ann stands box 1", "deal Th"),
    )
    assert why("blackjack", "ann", "rws-pairs", *lines) == says


@pytest.mark.rule("Blackjack 3.26")
def test_boom_busted_counts_the_dealers_cards() -> None:
    lines = (
        *("ann bets 10 initial box 1", "ann bets 10 boom-busted", "dealer closes"),
        *("deal Ts 6d 9s", "ann stands box 1", "deal Th 7c"),
    )
    assert why("blackjack", "ann", "boom-busted", *lines) == "the Dealer has 3 cards: Bust with 23"


@pytest.mark.rule("Blackjack 3.15.2")
def test_insurance_names_the_dealers_hand() -> None:
    lines = (
        *("ann bets 10 initial box 1", "dealer closes", "deal Ts Ad 9s", "ann insures 5 box 1"),
        *("ann stands box 1", "deal Kh"),
    )
    assert why("blackjack", "ann", "insurance", *lines) == "the Dealer has Blackjack"


@pytest.mark.rule("Baccarat 1.14")
@pytest.mark.parametrize(
    ("bet", "says"),
    [
        ("player-pair", "the first two cards are 9h 9s: a pair"),
        ("banker-pair", "the first two cards are 4c 2d: no pair"),
    ],
)
def test_pairs_name_the_two_cards_of_their_hand(bet: str, says: str) -> None:
    lines = (f"ann bets 10 {bet} box 1", "dealer closes", "deal 9h 4c 9s 2d")
    assert why("baccarat", "ann", bet, *lines) == says


@pytest.mark.rule("Si Ki Pi 3.23.1")
def test_a_bonus_names_its_four_cards_in_both_languages() -> None:
    lines = (
        *("ann bets 10 initial box 1", "ann bets 10 bonus box 1", "ann bets 10 dealer-bonus"),
        *("dealer closes", "deal Kd 4s Kh 5s 9c 3d 8h 2c", "ann house-way box 1"),
    )
    made = why("si-ki-pi", "ann", "bonus", *lines)
    assert made == "the four cards are Kd Kh 9c 8h: Pair"
    dealers = why("si-ki-pi", "ann", "dealer-bonus", *lines)
    assert dealers == "the four cards are 4s 5s 3d 2c: no Bonus hand"
    with speaking("zh"):
        assert why("si-ki-pi", "ann", "dealer-bonus", *lines).endswith("没有红利牌型")


def test_a_bet_that_went_back_was_decided_by_nothing() -> None:
    lines = ("ann bets 10 boom-busted", "dealer closes")
    says = "0 of 10 counted; 10 was handed back at the close"
    assert why("blackjack", "ann", "boom-busted", *lines) == says
