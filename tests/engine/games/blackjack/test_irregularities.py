"""The rest of section 5: walking away, interruptions, Void, cards face up, what is noticed late."""

import pytest

from croupier.engine.equipment.cards import card
from croupier.engine.games import blackjack
from croupier.engine.rulebook import cite
from croupier.engine.table.contract.irregularity import Line, Principle
from croupier.engine.table.state.round import Status
from croupier.engine.table.trouble.halts import reported
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.facts import (
    CardsMissing,
    FaceUpInShoe,
    Fact,
    ForeignCard,
    Interruption,
    NoticedLate,
    NotShuffled,
    Other,
    ShoeEmpty,
    WalkedAway,
)
from croupier.engine.table.vocabulary.people import DEALER, SHIFT_MANAGER, Person
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.games.blackjack.scripting import (
    OpenTable,
    Table,
    commands,
    dealt_to,
    electronic,
    recorded,
)
from tests.engine.table.evenings import act_tonight, open_evening, open_round

BOTH_KINDS = pytest.mark.parametrize("open_table", [recorded, electronic])
BETS = "ann bets 100 box 1\nbob bets 60 box 2\ndealer closes\n"
INITIAL = BETS + "deal 9h 8h 7d 5c 4c\n"


def test_section_five_is_written_down_in_the_books_order() -> None:
    entries = blackjack.EDITIONS.current.irregularities.entries
    paragraphs = [entry.paragraph for entry in entries]
    numbers = [p.removeprefix("Blackjack ") for p in paragraphs]
    section_five = [tuple(map(int, n.split("."))) for n in numbers if n.startswith("5.")]
    assert section_five == sorted(section_five)
    assert {n[:2] for n in section_five} == {(5, n) for n in range(1, 20)}
    assert all(isinstance(entry, Line | Principle) for entry in entries)


@BOTH_KINDS
@pytest.mark.rule("Blackjack 5.3")
def test_the_house_draws_to_twelve_for_a_player_who_walked_away(open_table: OpenTable) -> None:
    table = open_table(dealt_to("2h", "3c", "7d")).report(WalkedAway("ann"))
    assert not table.round.halts
    assert table.due == "deal box 1"
    table.play("deal 4c")
    assert table.due == "deal box 1"
    table.play("deal 3d")
    assert table.due == "deal dealer"
    table.play("deal Td")
    assert table.result("ann") == ("lose", -100)
    paid = table.round.wagers
    assert table.report(WalkedAway("ann")).round.wagers == paid
    assert table.impossible(WalkedAway("zed")).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Blackjack 5.3")
def test_an_ace_counts_eleven_for_the_house_where_it_can() -> None:
    table = electronic(dealt_to("Ah", "Ac", "7d")).report(WalkedAway("ann"))
    assert table.due == "deal dealer"  # soft 12


@pytest.mark.rule("Blackjack 5.3")
def test_a_blackjack_left_behind_is_paid_as_usual() -> None:
    table = electronic(dealt_to("Ah", "Kc", "Td")).report(WalkedAway("ann")).play("deal 9d")
    assert table.result("ann") == ("win", 120)


@pytest.mark.rule("Blackjack 5.3", "Blackjack 1.26")
def test_another_bettor_who_is_present_decides_instead() -> None:
    table = recorded(
        """
        ann bets 100 box 1
        bob bets 30 box 1
        carl bets 40 box 1
        dealer closes
        deal 8h 7d 8c
        """
    ).report(WalkedAway("ann"))
    assert table.due == "ask carl box 1 hand 1"
    table.play("carl splits\nbob follows 30")
    # ann's bet stays on the first hand
    table.play("deal Kh\ncarl stands\ndeal 9c\ncarl stands hand 2\ndeal Td")
    assert table.by_hand("ann") == [("initial", 1, "win", 100)]
    assert table.by_hand("carl") == [("initial", 1, "win", 40), ("split", 2, "push", 0)]


@pytest.mark.rule("Blackjack 5.3")
def test_the_boxes_after_a_deserted_one_are_asked_as_usual() -> None:
    table = recorded(INITIAL).report(WalkedAway("ann"))
    assert table.due == "ask bob box 2 hand 1"  # box 1 holds 14
    assert "The House" in table.refused("bob surrenders box 1").sentence
    assert table.impossible(WalkedAway("dora")).reason is Reason.IMPOSSIBLE_NOW


@pytest.mark.rule("Blackjack 5.3", "Blackjack 3.22.2")
def test_split_hands_left_behind_are_drawn_to_one_by_one() -> None:
    table = recorded(dealt_to("8h", "8c", "7d", "ann splits")).report(WalkedAway("ann"))
    table.play("deal 2h")
    assert table.due == "deal box 1"
    table.play("deal 3h")
    assert table.due == "deal box 1 hand 2"
    table.play("deal 9c Td")
    assert table.by_hand("ann") == [("initial", 1, "lose", -100), ("split", 2, "push", 0)]


@pytest.mark.rule("Blackjack 5.4", "Blackjack 5.4.1")
def test_an_interruption_changes_nothing_once_a_box_has_two_cards() -> None:
    table = electronic(BETS + "deal 9h 8h 7d 5c").report(Interruption())
    assert not table.round.halts
    assert table.ruled == [("Blackjack 5.4.1",)]
    assert table.due == "deal box 2"


@pytest.mark.rule("Blackjack 5.4.1", "Blackjack 5.7.3")
def test_an_outcome_stays_established_when_its_box_has_left() -> None:
    bets = "ann bets 100 box 1\nann bets 10 rws-pairs box 1\nbob bets 60 box 2\ndealer closes\n"
    table = recorded(bets + "deal 8h 6h Td 8s\ndeal 4d to dealer\nsupervisor rules cannot")
    table.play("ann takes-back\nbob stays").report(Interruption())
    assert table.ruled[-1] == ("Blackjack 5.4.1",)
    table.play("deal 9d\nbob stands box 2\ndeal 7c")
    assert table.result("ann", "rws-pairs") == ("win", 60)
    assert table.net("bob") == -60


@pytest.mark.rule("Blackjack 5.4.2", "Blackjack 5.17")
def test_an_interruption_before_that_voids_the_round() -> None:
    table = electronic(BETS + "deal 9h 8h 7d").report(Interruption())
    assert table.words == ("confirm",)
    table.play("supervisor rules confirm")
    assert table.round.status is Status.VOID
    assert (table.net("ann"), table.net("bob")) == (0, 0)
    assert blackjack.outcome(table.round) == "void"
    assert table.cites("ann") == ("Blackjack 5.4.2", "Blackjack 5.17")


@pytest.mark.rule("Blackjack 5.4.2")
def test_a_crash_the_table_itself_reports_needs_nobodys_word() -> None:
    table = electronic(BETS + "deal 9h")
    events = reported(blackjack, table.round, None, Interruption())
    assert not isinstance(events, Refused)
    assert "RoundVoided" in [type(event).__name__ for event in events]


@pytest.mark.rule("Blackjack 5.5", "Blackjack 5.5.1", "Blackjack 5.5.2")
@pytest.mark.parametrize(
    ("fact", "paragraph"),
    [(ForeignCard(), "Blackjack 5.5.1"), (CardsMissing(), "Blackjack 5.5.2")],
)
def test_foreign_and_missing_cards_void_the_round(fact: Fact, paragraph: str) -> None:
    voided(fact, paragraph)


@pytest.mark.rule("Blackjack 5.5", "Blackjack 5.5.3", "Blackjack 5.5.4")
@pytest.mark.parametrize(
    ("fact", "paragraph"),
    [(ShoeEmpty(), "Blackjack 5.5.3"), (NotShuffled(), "Blackjack 5.5.4")],
)
def test_too_few_and_unshuffled_cards_void_the_round(fact: Fact, paragraph: str) -> None:
    voided(fact, paragraph)


def voided(fact: Fact, paragraph: str) -> None:
    table = recorded(INITIAL + "ann hits").report(fact)
    assert table.governed_by == paragraph
    assert table.refused("dealer rules confirm").reason is Reason.RANK_TOO_LOW
    table.play("supervisor rules confirm")
    assert table.round.status is Status.VOID
    assert table.result("ann") == ("returned", 0)
    assert table.refused("ann hits").reason in (Reason.ROUND_OVER, Reason.NOT_NOW)


@pytest.mark.rule("Blackjack 5.5.1")
def test_a_card_the_shoe_cannot_hold_is_foreign() -> None:
    table = recorded(BETS + "deal 9h 9h", decks=4)
    table.play("deal 9h 9h\ndeal 9h")
    assert table.governed_by == "Blackjack 5.5.1"
    assert table.round.halts[-1].detected


@pytest.mark.rule("Blackjack 5.17", "Blackjack 1.18")
def test_a_void_undoes_what_was_paid_and_collected_on_the_way() -> None:
    table = electronic(
        """
        ann bets 100 box 1
        bob bets 60 box 2
        carl bets 50 box 3
        ann bets 5 rws-pairs box 1
        carl bets 10 boom-busted
        dealer closes
        deal Ah 8h 9h 7d Kc 8c 5c
        bob splits box 2
        deal 4c
        bob hits box 2
        deal Kd
        """
    )
    assert table.net("ann") == 115
    assert table.result("bob") == ("lose", -60)
    table.report(CardsMissing()).play("supervisor rules confirm")
    assert {table.net(name) for name in ("ann", "bob", "carl")} == {0}
    assert all(str(w.settlement.result) == "returned" for w in table.round.wagers if w.settlement)
    assert all(w.settlement for w in table.round.wagers)


@pytest.mark.rule("Blackjack 5.17")
def test_a_round_already_paid_can_still_be_voided() -> None:
    table = electronic(dealt_to("Ah", "Kc", "7d"))
    assert table.net("ann") == 120
    table.report(CardsMissing()).play("supervisor rules confirm")
    assert table.net("ann") == 0


@BOTH_KINDS
@pytest.mark.rule("Blackjack 5.11")
def test_a_card_face_up_in_the_shoe_is_the_next_card(open_table: OpenTable) -> None:
    table = open_table(INITIAL + "ann hits\nbob declines").report(FaceUpInShoe(card("2c")))
    assert table.at("box 1") == "9h 5c 2c"
    assert table.ruled == [("Blackjack 5.11",)]
    table.report(FaceUpInShoe(card("Kc")))
    assert table.due == "ask ann box 1 hand 1"
    table.play("ann stands\nbob hits box 2")
    assert table.at("box 2") == "8h 4c Kc"


@pytest.mark.rule("Blackjack 5.11", "Blackjack 1.18")
def test_a_card_face_up_in_the_shoe_closes_the_window_only_when_it_is_dealt() -> None:
    table = electronic(BETS + "deal Ah 8h 7d Kc 4c").report(FaceUpInShoe(card("2c")))
    assert table.wager("ann").open
    other = electronic(BETS + "deal Ah 8h 7d Kc 4c").report(FaceUpInShoe(card("2c")))
    assert other.play("bob surrenders box 2").result("bob") == ("lose", -30)
    table.play("bob hits box 2")
    assert table.result("ann") == ("win", 120)
    assert table.at("box 2") == "8h 4c 2c"
    assert table.refused("bob surrenders box 2").reason is Reason.NOT_NOW


@pytest.mark.rule("Blackjack 5.11")
def test_a_card_that_is_not_in_the_shoe_cannot_be_found_there() -> None:
    table = recorded(BETS + "deal 9h 9h 9h 9h", decks=4)
    assert table.impossible(FaceUpInShoe(card("9h"))).reason is Reason.IMPOSSIBLE_NOW


SQUEEZED = """
    ann bets 100 box 1
    bob bets 60 box 2
    ann asks-squeeze box 1
    supervisor grants-squeeze
    dealer closes
    """


@BOTH_KINDS
@pytest.mark.rule("Blackjack 3.12")
def test_squeezed_cards_are_dealt_face_down_and_turned_before_play(open_table: OpenTable) -> None:
    table = open_table(SQUEEZED + "deal ?? 8h 7d ?? 4c")
    assert table.due == "turn box 1"
    table.play("dealer turns box 1 9h")
    table.play("dealer turns box 1 5c")
    assert table.due == "ask ann box 1 hand 1"
    table.play("ann hits\ndeal ??")
    assert table.due == "turn box 1"
    table.play("dealer turns box 1 Kc")
    assert table.due == "ask bob box 2 hand 1"


@pytest.mark.rule("Blackjack 3.12")
def test_a_squeeze_is_asked_for_on_a_box_of_ones_own_and_granted_by_the_house() -> None:
    table = recorded("ann bets 100 box 1")
    assert table.refused("bob asks-squeeze box 1").reason is Reason.NOT_YOURS
    assert table.refused("ann asks-squeeze dealer").reason is Reason.UNKNOWN
    assert table.refused("supervisor grants-squeeze").reason is Reason.NOT_NOW
    table.play("ann asks-squeeze box 1")
    assert table.refused("dealer grants-squeeze").reason is Reason.RANK_TOO_LOW
    table.play("dealer closes")
    refused = table.refused("deal ??")
    assert refused.reason is Reason.NOT_OFFERED
    assert refused.cites == ("Blackjack 3.12",)
    table.play("deal 9h 7d 9c\nann stands\ndeal Kd")
    refused = table.refused("ann asks-squeeze box 1")
    assert refused.reason is Reason.NOT_NOW
    assert refused.cites == ("Blackjack 3.12",)


@pytest.mark.rule("Blackjack 3.12")
def test_a_squeezed_card_dealt_face_up_changes_nothing() -> None:
    table = recorded(SQUEEZED + "deal 9h")
    assert not table.round.halts
    assert table.ruled == [("Blackjack 3.12",)]
    assert table.due == "deal box 2"
    refused = electronic(SQUEEZED).refused("deal 9h")
    assert refused.reason is Reason.CARD_NOT_DUE
    assert refused.cites == ("Blackjack 3.12",)


@pytest.mark.rule("Blackjack 5.6", "Blackjack 5.13")
def test_an_error_noticed_after_the_next_round_began_has_no_effect() -> None:
    evening = open_evening(blackjack.settings(), {"ann": 100_000})
    opened = open_round(blackjack, evening, {1: "ann"})
    assert not isinstance(opened, Refused)
    refused = open_round(blackjack, opened, {1: "ann"})
    assert isinstance(refused, Refused)
    for line in ("ann bets 100 box 1", "dealer closes", "deal Ah 7d Kc"):
        for command in commands(line):
            acted = act_tonight(blackjack, opened, command)
            assert not isinstance(acted, Refused)
            opened = acted[0]
    first = opened.rounds[-1]
    opened = open_round(blackjack, opened, {1: "ann"})
    assert not isinstance(opened, Refused)
    late = act_tonight(blackjack, opened, c.ReportFact(DEALER, NoticedLate("the King was not due")))
    assert not isinstance(late, Refused)
    assert late[0].rounds[-1].rulings[-1].cites == (cite("Blackjack 5.13"), cite("Blackjack 5.6"))
    assert late[0].rounds[0].wagers == first.wagers
    assert late[0].purses == {"ann": 112_000}


@pytest.mark.rule("Blackjack 5.19")
def test_the_shift_manager_decides_what_the_book_does_not() -> None:
    table = recorded(INITIAL).report(Other("a drink was spilled on the layout"))
    assert table.governed_by == "Blackjack 5.19"

    def decides(by: Person, reason: str) -> Refused | None:
        return table.act(c.DecideUnresolved(by, c.Effect.STAND, reason))

    too_low = decides(DEALER, "dry again")
    assert too_low is not None
    assert (too_low.reason, too_low.cites) == (Reason.RANK_TOO_LOW, ("Blackjack 5.19",))
    without = decides(SHIFT_MANAGER, "")
    assert without is not None
    assert without.reason is Reason.REASON_MISSING
    assert decides(SHIFT_MANAGER, "dry again") is None
    assert table.due == "ask ann box 1 hand 1"


@pytest.mark.rule("Blackjack 5.19")
def test_the_shift_manager_may_return_a_bet_or_void_the_round() -> None:
    def after(effect: c.Effect, *bets: c.DecidedBet) -> Table:
        table = recorded(INITIAL).report(Other("chips were pushed over"))
        decided = c.DecideUnresolved(SHIFT_MANAGER, effect, "not their doing", bets)
        assert table.act(decided) is None
        return table

    returned = after(c.Effect.BETS, c.DecidedBet("bob", Spot("initial", 2)))
    assert returned.result("bob") == ("returned", 0)
    assert returned.cites("bob") == ("Blackjack 5.19",)
    returned.play("ann hits\ndeal 3c\nann stands\ndeal Td")
    assert returned.result("ann") == ("push", 0)
    assert after(c.Effect.VOID).round.status is Status.VOID


@pytest.mark.rule("Blackjack 5.5.1", "Blackjack 5.9")
def test_a_second_fact_is_ruled_on_first_and_a_void_ends_everything() -> None:
    table = recorded(BETS + "deal 9h to box 2").report(ForeignCard())
    assert table.governed_by == "Blackjack 5.5.1"
    assert [halt.paragraph for halt in table.round.halts] == ["Blackjack 5.9", "Blackjack 5.5.1"]
    table.play("supervisor rules confirm")
    assert table.round.status is Status.VOID
    assert table.round.halts == ()


@pytest.mark.rule("Blackjack 5.3", "Blackjack 5.7")
def test_who_walks_away_while_options_are_given_stays_in() -> None:
    table = recorded(INITIAL + "ann hits\ndeal 3c to box 2\nsupervisor rules reconstruct")
    table.report(WalkedAway("ann")).play("clock runs-out")
    assert table.wager("ann").open
    again = recorded(INITIAL).report(WalkedAway("ann")).play("bob hits box 2\ndeal 3c to dealer")
    again.play("supervisor rules cannot")
    assert again.asked == [("bob", 2, 1)]
