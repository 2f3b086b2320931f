"""The account of rulings: what was reported, which card, who ruled and why, who was asked and what
each chose, what it did to each bet. As data, in English and in Chinese."""

from typing import Any

import pytest

from croupier import open_table
from croupier.engine.history.accounts.account import account
from croupier.engine.history.accounts.html_page import article
from croupier.engine.history.accounts.rulings import accounts
from croupier.engine.history.accounts.rulings_told import account_said
from croupier.engine.sentences import sentence, speaking
from tests.engine.history.scripts import history, settled

RECORDED = 'table = "recorded"'
NATURAL = "ann bets 100 banker box 1\nbob bets 50 player box 2\ndealer closes\n"


def rulings(actions: str, *, game: str = "baccarat", tables: str = "") -> list[dict[str, Any]]:
    *_, last = settled(history(actions, RECORDED, game=game, tables=tables))
    told: list[dict[str, Any]] = account(last)["rulings"]
    return told


def lines(actions: str, *, game: str = "baccarat", language: str = "en") -> list[list[str]]:
    """The sentences of each ruling."""
    *_, last = settled(history(actions, RECORDED, game=game))
    with speaking(language):
        return [[*map(sentence, account_said(a))] for a in accounts(last.game, last.round)]


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.12.2", "Baccarat 5.12.3")
def test_a_misplaced_card_says_where_it_lay_and_went_and_what_each_chose() -> None:
    told = (
        NATURAL + "deal 9h\ndeal 4c to player\n"
        'supervisor:lim rules reconstruct "in order"\nbob takes-back\ndeal Ks 2d'
    )
    assert lines(told) == [
        [
            "Noticed by the table: a card in the wrong place.",
            "Card 2, 4c, lay at player and went to banker.",
            "Asked: ann stayed in; bob took back.",
            "Returned: bob 50 Player box 2.",
            "Stayed in play: ann 100 Banker box 1.",
        ]
    ]
    assert lines(told, language="zh") == [
        [
            "赌台发现：错放的牌。",
            "第 2 张牌 4c 原在闲家，移到庄家。",
            "询问：ann 留下；bob 收回投注。",
            "退还：bob 押 2 号位的闲 50。",
            "继续有效：ann 押 1 号位的庄 100。",
        ]
    ]
    (ruling,) = rulings(told)
    assert ruling["fact"] == "misplaced"
    assert (ruling["reported_by"], ruling["words"]) == ("the table", "")
    assert (ruling["card"], ruling["from"], ruling["to"]) == ("4c", "player", "banker")
    assert (ruling["by"], ruling["reason"]) == ("lim", "in order")
    assert [(each["player"], each["choice"]) for each in ruling["asked"]] == [
        ("ann", "stays"),
        ("bob", "takes-back"),
    ]
    assert [(bet["player"], bet["became"], bet["payout_cents"]) for bet in ruling["bets"]] == [
        ("ann", "stays", None),
        ("bob", "returned", 5_000),
    ]


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.7")
def test_a_late_report_names_who_reported_and_every_card_that_moved() -> None:
    told = (
        NATURAL + "deal 9h 4c Ks\nbob reports misplaced 2 to player\n"
        "supervisor rules reconstruct\ndeal 2d"
    )
    first = lines(told)[0]
    assert first[:2] == [
        "Reported by bob: a card in the wrong place.",
        "Card 2, 4c, lay at player and went to banker.",
    ]


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.10", "Baccarat 5.7")
def test_three_errors_of_one_round_give_three_accounts() -> None:
    told = (
        NATURAL + "deal 9h\ndeal 4c to player\nsupervisor rules reconstruct\n"
        "deal Ks+2d\nsupervisor rules order Ks 2d\n"
        'deal 5h to player\nsupervisor:lim rules reconstruct "over"'
    )
    found = lines(told)
    assert [each[0] for each in found] == [
        "Noticed by the table: a card in the wrong place.",
        "Noticed by the table: cards drawn together.",
        "Noticed by the table: a card too many.",
    ]
    assert [each[1] for each in found] == [
        "Card 2, 4c, lay at player and went to banker.",
        "Card 3, Ks, lay beside the shoe and went to player.",
        "Card 5, 5h, lay at player and was held over.",
    ]
    assert len({tuple(each) for each in found}) == 3


@pytest.mark.rule("Baccarat 5.18")
def test_words_of_what_the_book_does_not_resolve_are_kept() -> None:
    told = (
        NATURAL + 'deal 9h 4c Ks 2d\nann reports other "the lights flickered"\n'
        'shift-manager:tan decides return ann banker box 1 "she was misled"'
    )
    assert lines(told) == [
        [
            "Reported by ann: something else (“the lights flickered”).",
            "Returned: ann 100 Banker box 1.",
            "Stood as settled: bob 50 Player box 2.",
        ]
    ]
    assert lines(told, language="zh")[0][0] == "ann 报告：其他情况（“the lights flickered”）。"
    (ruling,) = rulings(told)
    assert (ruling["fact"], ruling["words"]) == ("other", "the lights flickered")
    assert (ruling["reported_by"], ruling["by"]) == ("ann", "tan")
    assert ruling["bets"][0]["became"] == "returned"


@pytest.mark.rule("Baccarat 5.18")
def test_a_bet_settled_again_says_what_it_was_before() -> None:
    told = (
        NATURAL + 'deal 9h 4c Ks 2d\ndealer reports other "short"\n'
        'shift-manager decides settle ann banker box 1 120 "as agreed"'
    )
    assert "Settled again: ann 100 Banker box 1 (120 back instead of 0)." in lines(told)[0]


@pytest.mark.rule("Baccarat 5.13")
def test_insurance_not_offered_names_player_side_and_stage() -> None:
    told = (
        "ann bets 300 banker box 1\nbob bets 100 banker box 2\ndealer closes\n"
        "deal 2h 4c 2d 2c\ndeal 3s\ndealer reports insurance-not-offered ann banker\n"
        'manager:tan rules confirm "on the recording"'
    )
    assert lines(told) == [
        [
            "Reported by dealer: Insurance that was not offered "
            "(ann, Banker Insurance after four cards).",
            "Returned: ann 300 Banker box 1.",
            "Stood as settled: bob 100 Banker box 2.",
        ]
    ]
    assert lines(told, language="zh")[0][0] == "荷官报告：未提供保险（ann、发四张后的庄保险）。"
    (ruling,) = rulings(told)
    assert ruling["details"] == {"player": "ann", "side": "banker", "stage": "four-cards"}


@pytest.mark.rule("Baccarat 5.5.1")
def test_a_void_after_payment_names_its_fact_and_marks_a_missing_reason() -> None:
    told = NATURAL + "deal 9h 4c Ks 2d\nbob reports foreign-card 4c\nsupervisor rules confirm"
    assert lines(told) == [
        [
            "Reported by bob: a card that is not of this shoe.",
            "Card 2, 4c, lay at banker and was discarded.",
            "Returned: ann 100 Banker box 1, bob 50 Player box 2.",
        ]
    ]
    (played,) = settled(history(told, RECORDED))
    assert "(supervisor, no reason recorded)" in article(played)
    assert rulings(told)[0]["reason"] == ""


@pytest.mark.rule("Baccarat 5.5.2")
def test_of_two_facts_that_wait_a_void_names_its_own() -> None:
    told = (
        NATURAL + "deal 9h\ndealer reports interruption\ndealer reports cards-missing\n"
        "supervisor rules confirm cards-missing"
    )
    assert lines(told)[-1][0] == "Reported by dealer: cards missing from the set."


@pytest.mark.rule("Baccarat 5.8", "Baccarat 5.5.3")
def test_a_void_that_follows_from_cannot_names_the_card() -> None:
    told = NATURAL + "deal 9h 4c Ks 3d\ndeal 5h to banker\nsupervisor rules cannot"
    found = [line for each in lines(told) for line in each]
    assert any(line.startswith("Card 5, 5h, lay at banker") for line in found)


@pytest.mark.rule("Baccarat 5.8")
def test_an_unfounded_report_is_told_too() -> None:
    told = (
        NATURAL + "deal 9h 4c\nbob reports misplaced 2 to player\n"
        'supervisor:lim rules unfounded "it lay right"\ndeal Ks 2d'
    )
    (found,) = lines(told)
    assert found[:2] == [
        "Reported by bob: a card in the wrong place.",
        "Card 2, 4c, lay at player and went to banker.",
    ]


@pytest.mark.rule("Blackjack 5.12")
def test_blackjack_says_who_picked_and_from_which_box_each_chose() -> None:
    told = (
        "ann bets 50 initial box 1\nbob bets 30 initial box 3\ndealer closes\n"
        "deal 9h 5c 6d\ndeal 9s+Kc\nbob takes-back\nclock runs-out\nann rules order Kc 9s\ndeal\n"
    )
    desk = open_table("blackjack", table="recorded", seats={1: "ann", 3: "bob"})
    for line in told.strip().split("\n")[:-1]:
        assert desk.say(line), line
    (found,) = accounts(desk.game, desk.round)
    assert [(each.player, each.box, each.stays) for each in found.asked] == [
        ("ann", 1, True),
        ("bob", 3, False),
    ]
    assert [(each.number, each.card, str(each.lies)) for each in found.cards] == [
        (4, "Kc", "box 1"),
        (5, "9s", "waiting"),
    ]


@pytest.mark.rule("Blackjack 3.22.3")
def test_hands_stand_in_their_order_and_together_lose_one_bet() -> None:
    (played,) = settled(
        history(
            "ann bets 50 initial box 1\ndealer closes\ndeal 8h As 8d\nann splits box 1\ndeal 8s\n"
            "ann splits box 1\ndeal 8c\nann splits box 1\ndeal Ts\nann stands box 1 hand 1\n"
            "deal Td\nann stands box 1 hand 2\ndeal Th\nann stands box 1 hand 3\ndeal Tc\n"
            "ann stands box 1 hand 4\ndeal Ks",
            RECORDED,
            game="blackjack",
            tables='[seats]\n1 = "ann"',
        )
    )
    page = article(played)
    shown = [page.index(f"Split box 1 hand {hand}<") for hand in (2, 3, 4)]
    assert page.index("Initial Bet box 1<") < shown[0] < shown[1] < shown[2]
    assert page.count("returned: the hands together lose one Initial Bet") == 3
    with speaking("zh"):
        assert article(played).count("退还：各手合计只输一份底注") == 3


@pytest.mark.rule("Roulette 5.5.2")
def test_roulette_names_what_was_wrong_with_the_spin() -> None:
    told = (
        "ann bets 10 red\ndealer closes\nspin 17 revolutions 3\n"
        'supervisor:lim rules confirm "counted"'
    )
    assert lines(told, game="roulette") == [
        ["Noticed by the table: a ball with too few revolutions.", "Returned: ann 10 Red."]
    ]


@pytest.mark.rule("Andar Bahar 5.13", "Andar Bahar 5.9")
def test_andar_bahar_says_what_was_removed() -> None:
    told = "ann bets 10 bahar box 1\ndealer closes\ndeal 6h 2c\ndeal 3d to andar\n"
    told += "supervisor rules cannot\ndeal 6s to bahar"
    (found,) = lines(told, game="andar-bahar")
    assert found[1] == "Card 3, 3d, lay at andar and stayed there."


@pytest.mark.rule("Si Ki Pi 5.8")
def test_si_ki_pi_names_hand_and_number_of_cards_shown() -> None:
    told = (
        "ann bets 10 initial box 1\nbob bets 20 initial box 2\ndealer closes\n"
        "deal 2s 3s 4s 5s 6s 7s\ndealer reports exposed-by-dealer box 1 2 seen-by bob\n"
    )
    desk = open_table("si-ki-pi", table="recorded", seats={1: "ann", 2: "bob"})
    for line in told.strip().split("\n"):
        assert desk.say(line), line
    for account_ in accounts(desk.game, desk.round):
        assert account_.details == {
            "place": account_.details["place"],
            "count": 2,
            "seen_by": "bob",
        }


@pytest.mark.rule("Si Ki Pi 5.13")
def test_a_hand_that_is_removed_is_named_card_by_card() -> None:
    told = (
        "ann bets 10 initial box 1\nann bets 20 initial box 2\ndealer closes\n"
        "deal Ah Kh 2c Ad Ks 5h 9s Qh Jc 9d Qs 7s\nann looks box 1\n"
        "dealer reports second-hand-examined ann box 2\nsupervisor rules intentional"
    )
    (found,) = lines(told, game="si-ki-pi")
    assert found[:3] == [
        "Reported by dealer: a Player who looked at a second hand (ann, box 2).",
        "Card 2, Kh, lay at box 2 and was discarded.",
        "Card 5, Ks, lay at box 2 and was discarded.",
    ]
    assert "Returned: ann 20 Initial Bet box 2." in found


def test_many_bets_are_counted_in_one_sentence() -> None:
    bets = "".join(f"ann bets {10 + number} red\n" for number in range(20))
    told = bets + "dealer closes\nspin 17 revolutions 3\nsupervisor rules confirm"
    (found,) = lines(told, game="roulette")
    assert found[1].endswith(", 14 more bets.")
    assert found[1].count("Red") == 6
    assert len(rulings(told, game="roulette")[0]["bets"]) == 20
