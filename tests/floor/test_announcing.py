"""What is said aloud: sentences, names as on the felt, and cards that lie face down stay so."""

import pytest

from croupier.floor.announcing import Announcement, Kind, addressed
from croupier.floor.chance import SeededChance
from croupier.floor.names import spot_name, with_signs
from croupier.floor.sitting import Sitting
from croupier.floor.stops import SENTENCES
from croupier.games import PLAYED, game_named
from croupier.money import net_dollars
from croupier.table.facts import Other
from croupier.table.refusals import Refused
from croupier.table.round import Status
from croupier.table.wagers import Spot


def table(game: str, seed: int, trouble: float = 0.0, **limits: int) -> Sitting:
    return Sitting(
        game,
        you="you",
        chance=SeededChance(seed),
        purses={"you": 10_000, "bea": 10_000, "carl": 10_000},
        trouble_in_a_million=int(trouble * 1_000_000),
        head={"limits": limits} if limits else None,
    )


@pytest.mark.parametrize("game", PLAYED)
def test_every_stop_has_a_sentence(game: str) -> None:
    lines = game_named(game).EDITIONS.current.irregularities.lines
    assert {line.fact.name for line in lines} - {Other.name} <= set(SENTENCES)


@pytest.mark.parametrize(
    ("spot", "name"),
    [
        (Spot("player-pair", 1), "Player Pair"),
        (Spot("player-pair", 3), "Player Pair of box 3"),
        (Spot("straight", on="H"), "Straight Up ★"),
        (Spot("split", on="17-20"), "Split 17/20"),
        (Spot("dozen", on="2"), "2nd Dozen"),
        (Spot("low"), "1–18"),
        (Spot("joker", on="T"), "Joker 10"),
        (Spot("rws-pairs", 1), "RWS Pairs"),
    ],
)
def test_names_as_on_the_felt(spot: Spot, name: str) -> None:
    assert spot_name(spot, 1) == name


def test_money_and_cards_as_people_write_them() -> None:
    assert [net_dollars(cents) for cents in (2500, -1050, 0)] == ["+25", "−10.50", "0"]
    assert with_signs("the order is fixed: Th 9c") == "the order is fixed: 10♥ 9♣"


@pytest.mark.parametrize(
    ("sentence", "to_you"),
    [
        ("you has 1000, not 5000.", "You have 1000, not 5000."),
        ("you's bet on box 2 is insured.", "Your bet on box 2 is insured."),
        ("bea decides for box 2, not you.", "Bea decides for box 2, not you."),
        ("Box 1 is set by House Way: you looks at one hand only.", None),
    ],
)
def test_a_sentence_about_you_is_said_to_you(sentence: str, to_you: str | None) -> None:
    said = addressed(sentence, "you")
    assert said == (to_you or "Box 1 is set by House Way: you look at one hand only.")


@pytest.mark.rule("Baccarat 5.1")
def test_the_dealer_turns_away_what_does_not_fit() -> None:
    sitting = table("baccarat", 1, 0.000001, minimum=5, maximum=100, differential=100)
    sitting.open_round()
    done = sitting.bet(Spot("tie", 1), 30_000)
    assert not isinstance(done, Refused)
    assert "200 of your bet on Tie is turned away" in " ".join(map(str, done))
    assert sum(w.stake_cents for w in sitting.round.on(Spot("tie", 1))) == 10_000


@pytest.mark.rule("Si Ki Pi 3.17")
def test_cards_that_lie_face_down_are_not_called() -> None:
    """Before you look nobody's, then only your own, even when they are laid again or ordered."""
    for seed in range(30):
        sitting = table("si-ki-pi", seed, 0.1)
        sitting.open_round()
        sitting.bet(Spot("initial", 1), 2500)
        said: list[Announcement] = [*sitting.close_betting(), *sitting.deal_on()]
        cards = [one for one in said if one.kind is Kind.CARD]
        if sitting.round.status is Status.PLAY and not sitting.round.halts:
            assert cards
            assert {one.text for one in cards} == {"??"}
            ruled = [one.text for one in said if "laid again" in one.text or " rules: " in one.text]
            assert not any(sign in text for text in ruled for sign in "♠♥♦♣")
            assert sitting.sees(sitting.your_box)
            assert not sitting.sees(2)


@pytest.mark.parametrize("game", ["baccarat", "blackjack", "si-ki-pi"])
def test_cards_laid_anew_lie_at_a_place_or_are_out_of_play(game: str) -> None:
    """A place in the middle of a sentence is named as such: to you, to Dealer; or discarded."""
    laid_anew = []
    for seed in range(40):
        sitting = table(game, seed, trouble=0.6)
        sitting.open_round()
        main = {"baccarat": "banker"}.get(game, "initial")
        assert not isinstance(sitting.bet(Spot(main, sitting.your_box), 5000), Refused)
        sitting.close_betting()
        said = sitting.leave()
        laid_anew += [one.text for one in said if "laid again" in one.text]
    assert laid_anew
    for text in laid_anew:
        assert text.count(":") == 1
        assert "to You" not in text
