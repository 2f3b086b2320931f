"""What is said aloud: sentences, names as on the felt, and cards that lie face down stay so."""

import re

import pytest
from msgspec.structs import replace

from croupier import open_table
from croupier.engine.crew.chance import SeededChance
from croupier.engine.equipment.cards import Card
from croupier.engine.games import PLAYED, game_named
from croupier.engine.games.andar_bahar import AskOn
from croupier.engine.games.baccarat import commands as baccarat
from croupier.engine.games.blackjack import commands as blackjack
from croupier.engine.money import net_dollars
from croupier.engine.sentences import LANGUAGES, Amount, Message, said, sentence, speaking
from croupier.engine.table.state.round import Status
from croupier.engine.table.viewing import Viewer
from croupier.engine.table.viewing.hiding import as_heard
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import RulingMade
from croupier.engine.table.vocabulary.facts import Other, WalkedAway
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.engine.table.vocabulary.words import cards_said
from croupier.floor.narration.announcements import (
    PLACE_YOUR_BETS,
    Announcement,
    Kind,
    round_opened,
)
from croupier.floor.narration.decisions import decision_said
from croupier.floor.narration.names import spot_named, with_signs
from croupier.floor.narration.present import present
from croupier.floor.narration.second_person import addressed
from croupier.floor.narration.stoppages import (
    ABOUT_A_PLAYER,
    ALWAYS_THE_SAME,
    WITH_DETAILS,
    what_happened,
)
from croupier.floor.practice.evening import Sitting


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
    told = {*ALWAYS_THE_SAME, *WITH_DETAILS, *ABOUT_A_PLAYER}
    assert {line.fact.name for line in lines} - {Other.name} <= told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_every_place_for_cards_has_a_name_of_its_own(game: str, language: str) -> None:
    sitting = table(game, 1)
    areas = {p.area for p in sitting.desk.game.places(sitting.round) if p.box is None}
    assert all(sentence(Message(f"place-name-{area}"), language) for area in areas)


@pytest.mark.parametrize(
    ("spot", "english", "chinese"),
    [
        (Spot("player-pair", 1), "Player Pair", "闲对"),
        (Spot("player-pair", 3), "Player Pair of box 3", "3 号位的闲对"),
        (Spot("straight", on="H"), "Straight Up ★", "直注 ★"),
        (Spot("split", on="17-20"), "Split 17/20", "分注 17/20"),
        (Spot("dozen", on="2"), "2nd Dozen", "第二打注"),
        (Spot("low"), "1–18", "小（1–18）"),
        (Spot("joker", on="T"), "Joker 10", "王牌点数 10"),
        (Spot("rws-pairs", 1), "RWS Pairs", "RWS 对子"),
    ],
)
def test_names_as_on_the_felt(spot: Spot, english: str, chinese: str) -> None:
    assert sentence(spot_named(spot, 1)) == english
    assert sentence(spot_named(spot, 1), "zh") == chinese


ORDER_FIXED = said(
    "ruling-with-cards",
    effect=said("ruling-order-fixed"),
    cards=cards_said((Card("Th"), Card("9c"))),
)


def test_money_and_cards_as_people_write_them() -> None:
    assert [net_dollars(cents) for cents in (2500, -1050, 0)] == ["+25", "−10.50", "0"]
    told = with_signs(ORDER_FIXED)
    assert isinstance(told, Message)
    assert sentence(told) == "the order of the cards drawn together is fixed: 10♥ 9♣"


@pytest.mark.rule("Si Ki Pi 3.17")
def test_a_ruling_on_cards_face_down_does_not_say_which_they_are() -> None:
    desk = open_table("si-ki-pi", seats={1: "ann"})
    for line in ("ann bets 100 initial box 1", "dealer closes", "deal 2c"):
        assert not isinstance(desk.say(line), Refused)
    ann = Viewer.of(player("ann"))
    for effect, heard in (
        (ORDER_FIXED, said("ruling-order-fixed")),
        (said("ruling-void"), said("ruling-void")),
    ):
        ruled = RulingMade(PIT_SUPERVISOR, (), effect, "")
        assert as_heard(desk.game, desk.round, ruled, ann) == replace(ruled, effect=heard)


TOO_POOR = said("purse-too-small", player="ann", purse=Amount(100_000), amount=Amount(500_000))
ANOTHERS = said("order-is-for", who="bea")
YOUR_BET = said("ruling-bet-returned", player="ann", spot="tie")


@pytest.mark.parametrize(
    ("message", "english", "chinese"),
    [
        (TOO_POOR, "You have 1000, not 5000.", "您只有 1000，不够 5000。"),
        (YOUR_BET, "Your bet on tie is returned", "退还您在 tie 的投注"),
        (ANOTHERS, "Which card comes first is for bea to say.", "哪张牌先出，由 bea 说明。"),
    ],
)
def test_a_sentence_about_you_is_said_to_you(message: Message, english: str, chinese: str) -> None:
    assert addressed(message, "ann") == english
    with speaking("zh"):
        assert addressed(message, "ann") == chinese


def test_a_stop_is_told_to_whom_it_is_about() -> None:
    left = what_happened(WalkedAway("ann"), you="ann")
    assert (sentence(left), sentence(left, "zh")) == ("You have left the table.", "您已离台。")
    left = what_happened(WalkedAway("bea"), you="ann")
    assert (sentence(left), sentence(left, "zh")) == ("bea has left the table.", "bea 已离台。")


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
        told: list[Announcement] = [*sitting.close_betting(), *sitting.deal_on()]
        cards = [one for one in told if one.kind is Kind.CARD]
        if sitting.round.status is Status.PLAY and not sitting.round.halts:
            assert cards
            assert all(one.text == said("told-face-down") for one in cards)
            ruled = [s for s in map(str, told) if "laid again" in s or " rules: " in s]
            assert not any(sign in text for text in ruled for sign in "♠♥♦♣")
            hands = sitting.desk.view("you").hands
            faces = {hand.place.box: {card.face for card in hand.cards} for hand in hands}
            assert None not in faces[sitting.your_box]
            assert faces[2] == {None}


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
        laid_anew += [text for text in map(str, sitting.leave()) if "laid again" in text]
    assert laid_anew
    for text in laid_anew:
        assert text.count(":") == 1
        assert "to You" not in text


ANN = player("ann")


@pytest.mark.parametrize(
    ("game", "decision"),
    [
        ("andar-bahar", AskOn(ANN)),
        ("baccarat", baccarat.Insure(ANN, "ann", "banker", 2_500)),
        ("blackjack", blackjack.Insure(ANN, "ann", 1, 2_500)),
        ("blackjack", blackjack.EvenMoney(ANN, 1)),
        ("blackjack", blackjack.Surrender(ANN, 1)),
        ("blackjack", blackjack.Follow(ANN, 2_500)),
        ("blackjack", blackjack.Decline(ANN)),
    ],
)
def test_what_somebody_decides_is_heard_in_ones_own_language(game: str, decision: Command) -> None:
    heard = sentence(decision_said(game_named(game), decision), "zh")
    assert heard.startswith("ann")
    assert not re.search("[a-z]", heard.removeprefix("ann"))


@pytest.mark.rule("Baccarat 5.7")
def test_nobody_is_asked_for_bets_where_none_may_be_placed() -> None:
    at = open_table("baccarat")
    round = at.round
    known = replace(round, shoe=replace(round.shoe, held_over_seen=True))
    assert round_opened(at.game, round).message == PLACE_YOUR_BETS
    told = round_opened(at.game, known)
    assert (told.message, told.cites) == (said("held-over-card-seen"), ("Baccarat 5.7",))
    row = present(at.game, replace(at.table, round=known))
    assert row is not None
    assert (row.head, row.cites) == (told.message, told.cites)
