"""Cards dealt face down for a squeeze, and one shown by mistake."""

import pytest

from croupier.engine.table.vocabulary.commands import AskSqueeze, GrantSqueeze
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.games.andar_bahar.scripting import Table, electronic, recorded

SEATS = {1: "ann", 2: "bob"}
BETS = """
ann bets 100 andar box 1
bob bets 120 bahar box 2
bob bets 40 under-8
cat bets 900 bahar box 3
"""
SQUEEZE = "supervisor grants-squeeze\ndealer closes"


def squeezing(kind: object = recorded, place: str = "bahar") -> Table:
    assert callable(kind)
    table: Table = kind(f"{BETS}\nbob asks-squeeze {place}\n{SQUEEZE}", seats=SEATS)
    return table


@pytest.mark.rule("Andar Bahar 3.13", "Andar Bahar 1.15")
def test_the_seated_player_with_the_highest_bet_may_ask() -> None:
    """Bob sits and has more in his box than Ann in hers; Cat has more, but stands."""
    table = electronic(BETS, seats=SEATS)
    for line in ("ann asks-squeeze andar", "cat asks-squeeze andar", "dan asks-squeeze andar"):
        answer = table.refused(line)
        assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Andar Bahar 3.13",))
    assert table.refused("bob asks-squeeze banker").reason is Reason.UNKNOWN
    assert table.refused("bob asks-squeeze andar first").reason is Reason.UNKNOWN
    for place in ("joker", "andar", "bahar"):
        table.say(f"bob asks-squeeze {place}")
    nobody = electronic(BETS).refused("bob asks-squeeze andar")
    assert nobody.reason is Reason.NOT_YOURS


@pytest.mark.rule("Andar Bahar 3.13")
@pytest.mark.parametrize(
    ("bets", "whose"),
    [
        ("ann bets 100 andar box 1\nbob bets 80 bahar box 2\nbob bets 40 under-8", "ann"),
        ("ann bets 100 andar box 1\nbob bets 60 bahar box 2\nbob bets 60 bahar box 2", "bob"),
        ("ann bets 100 joker K\nbob bets 60 joker Q\nbob bets 60 joker 7", "ann"),
        ("bob bets 100 bahar box 2\nann bets 100 andar box 1", "bob"),
    ],
    ids=["on one side", "added up", "on one rank", "earlier"],
)
def test_the_highest_bet_is_what_one_player_has_on_one_side(bets: str, whose: str) -> None:
    table = electronic(bets, seats=SEATS)
    table.say(f"{whose} asks-squeeze joker")
    for other in {"ann", "bob"} - {whose}:
        assert table.refused(f"{other} asks-squeeze joker").reason is Reason.NOT_YOURS


@pytest.mark.rule("Andar Bahar 3.13", "Andar Bahar 5.14.3")
def test_whoever_took_the_bets_back_has_no_right_and_it_passes_on() -> None:
    misdealt = "dealer closes\ndeal 8c to bahar\nsupervisor rules reconstruct\n"
    table = recorded(f"{BETS}\n{misdealt}ann continues\nbob takes-back\ncat continues", SEATS)
    assert table.refused("bob asks-squeeze andar").reason is Reason.NOT_YOURS
    assert table.refused("cat asks-squeeze andar").reason is Reason.NOT_YOURS
    table.tell("ann asks-squeeze andar\nsupervisor grants-squeeze\ndeal ??")
    assert table.cards == "8c | ?? | "


@pytest.mark.rule("Andar Bahar 3.13", "Andar Bahar 5.14.3")
@pytest.mark.parametrize(("dealt", "lies"), [("9d", "8c | 9d | "), ("??", "8c | ?? | ")])
def test_a_granted_squeeze_is_nobodys_once_its_player_has_left(dealt: str, lies: str) -> None:
    table = squeezing(place="andar").tell("deal 8c to bahar\nsupervisor rules reconstruct")
    table.tell(f"bob takes-back\nclock runs-out\ndeal {dealt}")
    assert (table.cards, table.round.halts) == (lies, ())
    assert ("Andar Bahar 5.10", "Andar Bahar 3.13") not in table.ruled


@pytest.mark.rule("Andar Bahar 3.13", "Andar Bahar 5.3")
def test_whoever_walked_away_sits_there_no_more() -> None:
    table = electronic(f"{BETS}\ndealer reports walked-away bob", seats=SEATS)
    assert table.refused("bob asks-squeeze andar").reason is Reason.NOT_YOURS
    table.say("ann asks-squeeze andar")


@pytest.mark.rule("Andar Bahar 3.13")
def test_the_house_grants_it_through_a_pit_supervisor() -> None:
    table = electronic(f"{BETS}\nbob asks-squeeze andar", seats=SEATS)
    answer = table.refused("dealer grants-squeeze")
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Andar Bahar 3.13",))
    table.tell(f"{SQUEEZE}\ndeal 7h")
    answer = table.refused("deal 8c")  # an electronic table deals it face down
    assert (answer.reason, answer.cites) == (Reason.CARD_NOT_DUE, ("Andar Bahar 3.13",))


@pytest.mark.rule("Andar Bahar 3.13")
def test_without_permission_cards_are_dealt_face_up() -> None:
    table = recorded(f"{BETS}\nbob asks-squeeze joker\ndealer closes", seats=SEATS)
    assert table.refused("deal ??").cites == ("Andar Bahar 3.13",)


@pytest.mark.rule("Andar Bahar 3.13")
@pytest.mark.parametrize(
    ("dealt", "place", "reason"),
    [
        ("deal 7h", "joker", Reason.NOT_NOW),
        ("deal 7h 7c", "andar", Reason.NOT_NOW),  # a Stand Off: Andar receives no more
        ("deal 7h 8c 7d", "bahar", Reason.ROUND_OVER),
    ],
)
def test_it_is_asked_before_the_card_is_dealt(dealt: str, place: str, reason: Reason) -> None:
    table = electronic(f"{BETS}\ndealer closes\n{dealt}", seats=SEATS)
    assert table.refused(f"bob asks-squeeze {place}").reason is reason


@pytest.mark.rule("Andar Bahar 3.13", "Andar Bahar 3.10.1")
def test_where_the_round_ends_with_three_cards_a_hand_that_has_one_gets_no_other() -> None:
    table = electronic("bob bets 10 under-8\ndealer closes\ndeal 7h 8c", seats=SEATS)
    assert table.refused("bob asks-squeeze andar").reason is Reason.NOT_NOW
    table.say("bob asks-squeeze bahar")
    table.tell("bob asks-on\nbob asks-squeeze andar")


@pytest.mark.rule("Andar Bahar 3.13")
@pytest.mark.parametrize("kind", [electronic, recorded])
def test_a_squeezed_card_is_turned_before_the_next_is_dealt(kind: object) -> None:
    table = squeezing(kind).tell("deal 7h 8c ??")
    assert (table.cards, table.due, table.over) == ("7h | 8c | ??", "turn bahar", False)
    assert table.refused("deal 4s").reason is Reason.NOT_NOW
    table.tell("turn bahar 9d\ndeal 4s ??")
    assert table.due == "turn bahar"
    table.say("turn bahar 7d")
    assert (table.over, table.outcome) == (True, "bahar")
    assert len(table.round.shoe.composition) == 52 - 5


@pytest.mark.rule("Andar Bahar 3.13", "Andar Bahar 3.9")
def test_a_squeezed_joker_waits_for_the_first_three_cards() -> None:
    table = squeezing(place="joker").tell("deal ?? 8c 9d")
    assert (table.due, table.undecided) == ("turn joker", 4)
    table.say("turn joker 9h")
    assert (table.over, table.outcome) == (True, "bahar")
    assert table.result("bob", "under-8") == ("lose", -40)


@pytest.mark.rule("Andar Bahar 3.13")
@pytest.mark.parametrize(
    ("turned", "result"),
    [("7c", ("lose", -10)), ("9c", ("win", 140))],
)
def test_a_hidden_andar_card_leaves_super_bahar_open(turned: str, result: tuple[str, int]) -> None:
    table = recorded(
        f"bob bets 10 super-bahar box 2\nbob asks-squeeze andar\n{SQUEEZE}\ndeal 7h ?? 7d",
        seats=SEATS,
    )
    assert (table.undecided, table.outcome) == (1, "not-played")
    table.say(f"turn andar {turned}")
    assert table.result("bob", "super-bahar") == result


@pytest.mark.rule("Andar Bahar 5.10", "Andar Bahar 3.13")
def test_a_card_dealt_face_up_by_mistake_changes_nothing() -> None:
    table = squeezing().tell("deal 7h 8c 9d")
    assert (table.round.halts, table.cards, table.due) == ((), "7h | 8c | 9d", "deal andar")
    assert table.ruled == [("Andar Bahar 5.10", "Andar Bahar 3.13")]
    table.tell("deal 7c")
    assert table.result("ann", "andar") == ("win", 100)


@pytest.mark.rule("Andar Bahar 5.10")
def test_shown_during_the_squeeze_it_may_also_be_reported() -> None:
    table = squeezing().tell("deal 7h 8c ??\ndealer reports exposed-by-dealer bahar")
    assert (table.round.halts, table.asked) == ((), [])
    answer = table.refused("dealer reports exposed-by-dealer andar")
    assert answer.reason is Reason.IMPOSSIBLE_NOW
    assert "a card shown by the Dealer" in answer.sentence


@pytest.mark.rule("Andar Bahar 5.7", "Andar Bahar 5.14", "Andar Bahar 5.14.2")
def test_a_card_drawn_before_the_squeezed_one_is_turned_waits() -> None:
    """It can decide Andar and Bahar alone; whoever has only other bets is not asked."""
    table = recorded(
        f"{BETS}\ndan bets 10 first-3-cards\nbob asks-squeeze bahar\n{SQUEEZE}", seats=SEATS
    )
    table.tell("deal 7h 8c ??\ndeal 4s to andar")
    assert table.governed_by == "Andar Bahar 5.7"
    table.say("supervisor rules reconstruct")
    assert table.asked == ["ann", "bob", "cat"]
    table.tell("ann continues\nbob continues\ncat takes-back")
    assert (table.cards, table.due) == ("7h | 8c | ??", "turn bahar")
    table.say("turn bahar 9d")
    assert (table.cards, table.due) == ("7h | 8c 4s | 9d", "deal bahar")
    assert table.result("cat", "bahar") == ("returned", 0)


@pytest.mark.rule("Andar Bahar 5.9.2")
def test_a_joker_turned_since_the_error_has_established_an_outcome() -> None:
    table = squeezing(place="joker").tell("deal ??\ndeal 8c to bahar")
    assert table.governed_by == "Andar Bahar 5.9"
    table.say("supervisor rules reconstruct")
    assert table.asked == ["ann", "bob", "cat"]  # the Joker lies face down
    known = squeezing(place="joker").tell("deal ??\nturn joker 7h\ndeal 8c to bahar")
    known.say("supervisor rules reconstruct")
    assert (known.asked, known.cards) == ([], "7h | 8c | ")


@pytest.mark.rule("Andar Bahar 5.11.1", "Andar Bahar 5.14.3")
def test_what_a_right_card_decided_when_it_was_turned_is_not_taken_back() -> None:
    table = squeezing(place="joker").tell("deal ?? 8c 9d\nturn joker 7h")
    table.tell("dealer reports together 2\nbob takes-back")
    assert table.result("bob", "bahar") == ("returned", 0)
    assert table.wager("bob", "under-8").settlement is None


@pytest.mark.rule("Andar Bahar 5.11")
def test_cards_drawn_together_may_lie_face_down() -> None:
    table = squeezing().tell("deal 7h 8c ??\ndealer reports together 2\nclock runs-out")
    assert table.refused("supervisor rules order 8c 9d").reason is Reason.UNKNOWN
    table.say("supervisor rules order ?? 8c")
    assert table.cards == "7h | ?? | 8c"
    assert table.due == "turn andar"


def test_asking_and_granting_are_commands_of_the_table() -> None:
    table = squeezing()
    assert [type(command) for command in table.desk.commands[4:6]] == [AskSqueeze, GrantSqueeze]
