"""A reported fact freezes the round until it is ruled on; halts may nest."""

import pytest

from croupier.engine.equipment.cards import card
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import Insure
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND, PLAYER_HAND
from croupier.engine.sentences import sentence
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import AwaitRuling
from croupier.engine.table.vocabulary.facts import (
    DisplayWrong,
    FaceUpInShoe,
    ForeignCard,
    Interruption,
    Misplaced,
    Other,
)
from croupier.engine.table.vocabulary.people import DEALER, PIT_MANAGER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.refusals import Reason
from tests.engine.table.scripting import (
    CLOCK,
    CLOSE,
    RECORDED,
    Script,
    asked,
    bet,
    deal,
    decides,
    hands,
    order,
    play,
    refused,
    report,
    result,
    ruled,
    rules,
    stays,
    table,
    takes_back,
    together,
    withdraw,
)

LAID: Script = (bet("ann", 100, "banker"), bet("bob", 100, "player"))
WRONG: Script = (LAID, CLOSE, deal("2h"), deal("3c", to=PLAYER_HAND))


@pytest.mark.parametrize(
    "command",
    [
        together("4d 5s"),
        CLOSE,
        bet("ann", 1, "tie"),
        withdraw("ann", 1, "banker"),
        c.RejectBets(DEALER, "tie"),
        c.TurnCards(DEALER, PLAYER_HAND, ()),
        c.AskSqueeze(player("ann"), PLAYER_HAND),
        c.GrantSqueeze(PIT_SUPERVISOR),
        Insure(player("ann"), "ann", "banker", 100),
    ],
)
def test_while_a_fact_is_ruled_on_play_stands_still(command: c.Command) -> None:
    halted = play(table(RECORDED), WRONG)
    answer = refused(halted, command)
    assert (answer.reason, answer.cites) == (Reason.HALTED, ("Baccarat 5.8",))
    assert "the ruling of a Pit Supervisor or above (Reconstruct the cards" in answer.sentence


def test_what_is_awaited_is_said_at_every_step() -> None:
    steps = play(table(RECORDED), LAID, CLOSE, together("2h 3c"))
    now = due(baccarat, steps)
    assert isinstance(now, AwaitRuling)
    assert (sentence(now.awaits), now.cites) == ("the choice of ann, bob", ("Baccarat 5.10",))
    steps = play(steps, stays("ann"), stays("bob"))
    now = due(baccarat, steps)
    assert isinstance(now, AwaitRuling)
    assert sentence(now.awaits) == "a Pit Supervisor or above to say which card comes first"
    other = due(baccarat, play(table(), LAID, report(Other("a bird"))))
    assert isinstance(other, AwaitRuling)
    assert sentence(other.awaits) == "the decision of a Table Games Shift Manager or above"


def test_words_nobody_waits_for_are_not_now() -> None:
    quiet = play(table(), LAID, CLOSE)
    for command in (rules("confirm"), stays("ann"), CLOCK, order("2h 3c")):
        assert refused(quiet, command).reason is Reason.NOT_NOW
    assert ruled(play(quiet, decides("stand"))) == ("Baccarat 5.18",)  # seen in person
    halted = play(table(RECORDED), WRONG)
    for word in (stays("ann"), CLOCK, order("2h 3c"), decides("stand")):
        assert refused(halted, word).reason is Reason.NOT_NOW
    assert refused(halted, report(Misplaced(2))).reason is Reason.NOT_NOW


def test_a_ruling_is_kept_with_who_made_it_and_why() -> None:
    done = play(table(RECORDED), WRONG, rules("reconstruct", by=PIT_MANAGER, reason="I saw it"))
    (ruling,) = done.rulings
    assert (ruling.by, ruling.reason) == ("manager", "I saw it")
    assert sentence(ruling.effect) == "the cards are Reconstructed"


def test_a_fact_that_leaves_no_choice_is_ruled_by_the_book() -> None:
    done = play(table(), LAID, CLOSE, report(DisplayWrong()))
    assert [(ruling.by, ruling.cites) for ruling in done.rulings] == [(None, ("Baccarat 5.15",))]


def test_of_several_facts_any_may_be_ruled_on_first() -> None:
    nested = play(table(RECORDED), WRONG, report(Other("a bird")))
    assert [halt.fact.name for halt in nested.halts] == ["misplaced", "other"]
    lower_first = play(nested, rules("reconstruct"), stays("ann"), stays("bob"))
    assert [halt.fact.name for halt in lower_first.halts] == ["other"]
    assert hands(play(lower_first, decides("stand"))) == ("2h", "3c")
    back = play(nested, decides("stand"))
    assert [halt.fact.name for halt in back.halts] == ["misplaced"]
    done = play(back, rules("reconstruct"), stays("ann"), stays("bob"))
    assert (done.halts, hands(done)) == ((), ("2h", "3c"))


@pytest.mark.rule("Baccarat 5.4.2", "Baccarat 5.5.1")
@pytest.mark.parametrize("fact", [Interruption(), ForeignCard()])
def test_a_void_inside_a_halt_ends_everything(fact: Interruption | ForeignCard) -> None:
    wrong = play(table(RECORDED), LAID, CLOSE, deal("2h", to=BANKER_HAND))
    done = play(wrong, report(fact), rules("confirm"))
    assert (done.status, done.halts) == (Status.VOID, ())
    assert result(done, "ann", "banker") == ("returned", 0)


@pytest.mark.rule("Baccarat 5.12")
def test_two_errors_in_one_round_ask_those_still_in_again() -> None:
    first = play(table(RECORDED), WRONG, rules("reconstruct"), takes_back("ann"), stays("bob"))
    assert hands(first) == ("2h", "3c")
    second = play(first, together("4d 5s"))
    assert asked(second) == ("bob",)
    done = play(second, CLOCK, order("4d 5s"))
    assert hands(done) == ("2h 4d", "3c 5s")
    assert result(done, "bob", "player") == ("lose", -10000)
    assert ruled(done).count("Baccarat 5.8") == 1


@pytest.mark.rule("Baccarat 5.12", "Baccarat 5.7.1")
def test_a_second_error_found_while_players_choose_over_the_first() -> None:
    choosing = play(table(RECORDED), WRONG, rules("reconstruct"), stays("ann"))
    assert asked(choosing) == ("bob",)
    inner = play(choosing, report(FaceUpInShoe(card("9d"))))
    assert asked(inner) == ("ann", "bob")
    done = play(inner, stays("ann"), takes_back("bob"))  # and so he is not asked any more
    assert (done.halts, hands(done)) == ((), ("2h 9d", "3c"))
    assert result(done, "bob", "player") == ("returned", 0)


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.12.3")
def test_when_everybody_has_left_nobody_is_asked_and_no_order_is_needed() -> None:
    outer = play(table(RECORDED), LAID, CLOSE, together("2h 3c"), stays("ann"))
    done = play(outer, report(FaceUpInShoe(card("9d"))), takes_back("ann"), takes_back("bob"))
    assert done.halts == ()
    assert all(not wager.open for wager in done.wagers)


def test_a_replacement_of_the_cards_may_be_ordered_during_a_halt() -> None:
    halted = play(table(RECORDED), LAID, CLOSE, together("2h 3c"))
    assert play(halted, c.ReplaceCards(PIT_SUPERVISOR)).new_cards_wanted


def test_facts_are_said_in_words() -> None:
    assert str(Misplaced(2)) == "misplaced 2"
    assert str(FaceUpInShoe(card("9d"))) == "face up in shoe 9d"
    assert str(Other()) == "other"


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.13")
def test_an_order_that_was_fixed_is_not_undone_as_a_false_alarm() -> None:
    """Cards lie as the order said, and another fact was reported since."""
    laid = (bet("ann", 100, "player"), CLOSE, deal("Ac Qd Qd Qh"), together("6s 8s"))
    ordered = play(table(RECORDED), laid, CLOCK, order("8s 6s"))
    assert hands(ordered) == ("Ac Qd 8s", "Qd Qh 6s")
    noted = play(ordered, report(DisplayWrong()))
    answer = refused(noted, rules("unfounded", about="together"))
    assert (answer.reason, answer.cites) == (Reason.NOT_NOW, ("Baccarat 5.10",))
    assert hands(noted) == hands(ordered)
