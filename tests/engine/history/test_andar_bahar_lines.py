"""Andar Bahar in history files: what only its lines have, and the account of a round."""

import pytest

from croupier import open_table
from croupier.engine.front.file_player import play_file
from croupier.engine.history.accounts.account import account
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import sentence
from croupier.engine.table.vocabulary.settings import ImpossibleSetting
from tests.engine.history.scripts import history, settled, wrong

BETS = "ann bets 100 andar box 1\nbob bets 100 bahar box 9\ncat bets 10 joker T\ndealer closes\n"


def one(actions: str, head: str = "", tables: str = "") -> Played:
    (played,) = settled(history(actions, head, game="andar-bahar", tables=tables))
    return played


def told(played: Played) -> str:
    return sentence(dialect_of(played.game).told(played.round))


def test_the_head_of_a_plain_table() -> None:
    made = open_table("Andar_Bahar").round.settings
    assert (made.layout, made.decks, made.boxes) == ("A", 1, (1, 2, 3, 5, 6, 7, 8, 9))
    same = open_table("andar-bahar", layout="b", decks=1, boxes=8).round.settings
    assert (same.layout, same.boxes) == ("B", made.boxes)


@pytest.mark.rule("Andar Bahar 2.1.1", "Andar Bahar 2.2.1")
@pytest.mark.parametrize(
    "head", [{"decks": 8}, {"boxes": 9}, {"layout": "C"}, {"squeezing": True}, {"seats": {4: "x"}}]
)
def test_a_head_that_cannot_be(head: dict[str, object]) -> None:
    with pytest.raises(ImpossibleSetting) as caught:
        open_table("andar-bahar", **head)  # type: ignore[arg-type]
    assert caught.value.setting.split(".")[0] in head


@pytest.mark.rule("Andar Bahar 3.11")
def test_the_account_of_a_round() -> None:
    story = account(one(f"{BETS}deal Th 8c 9d 4s Td"))
    assert (story["game"], story["outcome"], story["cards_dealt"]) == ("andar-bahar", "bahar", 5)
    assert (story["held"], story["rulings"]) == ([], [])
    wager = story["wagers"][2]
    assert {key: wager[key] for key in ("player", "box", "bet", "on", "hand", "stage")} == {
        "player": "cat",
        "box": None,
        "bet": "joker",
        "on": "T",
        "hand": None,
        "stage": None,
    }
    assert (wager["result"], wager["payout_cents"], wager["net_cents"]) == ("win", 11000, 10000)
    assert wager["cites"] == ["Andar Bahar 1.16", "Andar Bahar 4.1"]
    assert [(w["box"], w["on"], w["net_cents"]) for w in story["wagers"][:2]] == [
        (1, None, -10000),
        (9, None, 10000),
    ]


@pytest.mark.parametrize(
    ("actions", "outcome", "sentence"),
    [
        (f"{BETS}deal Th 8c 9d Ts", "andar", "The Andar Hand wins with card 2."),
        (f"{BETS}deal Th 8c Td", "bahar", "The Bahar Hand wins with its first card."),
        (
            f"{BETS}deal Th Tc 9d",
            "stand-off",
            "It is a Stand Off: the first card of the Andar Hand matches the Joker.",
        ),
        (
            "ann bets 5 under-8\ndealer closes\ndeal Th 8c 9d",
            "not-played",
            "No bet lies on Andar or Bahar: the cards are not dealt on to a match.",
        ),
        (
            f"{BETS}deal Th\ndealer reports not-shuffled\nsupervisor rules confirm",
            "void",
            "The round is void.",
        ),
    ],
)
def test_every_outcome_has_a_word_and_a_sentence(actions: str, outcome: str, sentence: str) -> None:
    played = one(actions)
    assert (account(played)["outcome"], told(played)) == (outcome, sentence)


def test_the_cards_as_a_person_reads_them() -> None:
    played = one(f"{BETS}deal Th 9c Jd 4s Td")
    laid = dialect_of(played.game).hands(played.round)
    assert [(hand.name, hand.cards, hand.worth) for hand in laid] == [
        ("Joker", ("Th",), "First 3 Cards: Straight"),
        ("Andar Hand", ("9c", "4s"), ""),
        ("Bahar Hand", ("Jd", "Td"), ""),
    ]
    void = one("dealer closes\ndeal Th\ndealer reports not-shuffled\nsupervisor rules confirm")
    assert [hand.worth for hand in dialect_of(void.game).hands(void.round)] == ["", "", ""]


@pytest.mark.rule("Andar Bahar 3.9", "Andar Bahar 3.10.1")
def test_deal_alone_takes_the_cards_of_the_shoe() -> None:
    shoe = '[shoe]\ncards = "Th 8c 9d 4s Td 2c"'
    assert account(one(f"{BETS}deal", tables=shoe))["cards_dealt"] == 5
    side_bet = "ann bets 5 under-8\ndealer closes\n"
    assert account(one(f"{side_bet}deal", tables=shoe))["outcome"] == "not-played"
    for lines in ("deal\nann asks-on\ndeal", "ann asks-on\ndeal"):
        assert account(one(side_bet + lines, tables=shoe))["outcome"] == "bahar"


@pytest.mark.rule("Andar Bahar 5.13")
def test_a_card_removed_is_not_counted() -> None:
    story = account(one(f"{BETS}deal Th 8c Td\ndeal 2c to andar", 'table = "recorded"'))
    assert (story["cards_dealt"], story["held"]) == (3, [])
    (ruling,) = story["rulings"]
    assert (ruling["cites"], ruling["by"]) == (["Andar Bahar 5.13"], "the book")
    assert ruling["effect"] == "cards with no place in the round are removed from play"


@pytest.mark.parametrize(
    ("line", "cites"),
    [
        ("dan bets 10 andar box 4", ("Andar Bahar 2.1.1",)),
        ("dan bets 10 andar", ("Andar Bahar 2.1.1",)),
        ("dan bets 10 joker", ("Andar Bahar 2.1.1",)),
        ("dan bets 10 joker 10", ("Andar Bahar 2.1.1",)),
        ("dan bets 10 under-8 box 1", ("Andar Bahar 2.1.1",)),
        ("dan bets 10 over-8 9", ("Andar Bahar 2.1.1",)),
    ],
)
def test_a_bet_that_is_not_on_the_layout(line: str, cites: tuple[str, ...]) -> None:
    problem = wrong(history(line, game="andar-bahar"))
    assert (problem.action, problem.cites) == (line, cites)


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (BETS, "joker"),
        (f"{BETS}deal Th 8c", "bahar"),
        (f"{BETS}deal Th 8c 9d", "andar"),
        ("ann bets 5 under-8\ndealer closes\nann asks-on\ndeal Th", "andar"),
    ],
)
def test_an_unfinished_round_says_where_the_next_card_goes(actions: str, says: str) -> None:
    problem = play_file(history(actions, game="andar-bahar").encode(), "round.toml").error
    assert problem is not None
    assert says in problem.sentence
