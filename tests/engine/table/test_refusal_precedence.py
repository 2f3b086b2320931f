"""Of several faults of one command the first in order of precedence is reported."""

from functools import reduce

import pytest

from croupier.engine.equipment.cards import card
from croupier.engine.equipment.shoe import Composition, Shoe
from croupier.engine.games.baccarat import Insure, Terms
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND
from croupier.engine.sentences import said
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.facts import Misplaced, Other
from croupier.engine.table.vocabulary.people import DEALER, SHIFT_MANAGER, player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.table.scripting import (
    CLOSE,
    Script,
    bet,
    deal,
    decides,
    insure,
    limits,
    play,
    refused,
    report,
    rules,
    table,
    withdraw,
)

LAID: Script = (bet("ann", 20, "banker"), bet("bob", 20, "tie"))
HALTED: Script = (LAID, CLOSE, deal("2h"), report(Misplaced(1)))
OFFERED: Script = (LAID, CLOSE, deal("2h 6c Td Ks"))  # Player 2, Banker 6
OVER: Script = (OFFERED, deal("4d"))
ANN = player("ann")
NINE_TO_BANKER = c.DealCard(DEALER, card("9h"), BANKER_HAND)
FOR_BOB = c.PlaceBet(ANN, "bob", Spot("tie", 1), 1)
NINE_GONE: Script = (LAID, CLOSE, deal("9h 2c"))

ROWS: list[tuple[Reason, str, Script, c.Command]] = [
    (
        Reason.UNKNOWN,
        "no such box; halted, closed, not his, no chips",
        HALTED,
        c.PlaceBet(ANN, "bob", Spot("tie", 99), 1),
    ),
    (
        Reason.UNKNOWN,
        "no such bet; closed, not his",
        OFFERED,
        c.WithdrawBet(ANN, "bob", Spot("red", 1), 1),
    ),
    (Reason.UNKNOWN, "no such side; not his", OFFERED, Insure(player("bob"), "bob", "tie", 1)),
    (
        Reason.RANK_TOO_LOW,
        "a player; halted, not due",
        HALTED,
        c.DealCard(ANN, card("9h"), BANKER_HAND),
    ),
    (Reason.ROUND_OVER, "over; not due", OVER, NINE_TO_BANKER),
    (Reason.ROUND_OVER, "over; not offered", OVER, insure("ann", "banker", 1)),
    (Reason.HALTED, "halted; not due", HALTED, NINE_TO_BANKER),
    (Reason.NOT_NOW, "closed; not his, no chips", OFFERED, FOR_BOB),
    (
        Reason.NOT_NOW,
        "closed; not his, no chips",
        OFFERED,
        c.WithdrawBet(ANN, "bob", Spot("tie", 1), 1),
    ),
    (Reason.NOT_NOW, "nothing to decide; no reason", LAID, decides("void", reason="")),
    (Reason.NOT_YOURS, "not his; no chips, no room", LAID, FOR_BOB),
    (Reason.NOT_YOURS, "no bet there; not offered", OFFERED, insure("ann", "player", 1)),
    (Reason.NOT_OFFERED, "no cell; no chips", (LAID, CLOSE), Insure(ANN, "ann", "banker", 1)),
    (Reason.CARD_NOT_DUE, "not due there; gone", NINE_GONE, NINE_TO_BANKER),
    (Reason.NOT_IN_SHOE, "gone", NINE_GONE, c.DealCard(DEALER, card("9h"))),
    (
        Reason.AMOUNT,
        "no chips; no room, no money",
        LAID,
        c.PlaceBet(ANN, "ann", Spot("tie", 1), 9999999),
    ),
    (Reason.AMOUNT, "no chips; above the cap", OFFERED, Insure(ANN, "ann", "banker", 9999999)),
    (Reason.AMOUNT, "more than lies there", LAID, withdraw("ann", 30, "banker")),
    (Reason.ABOVE_MAXIMUM, "no room; no money", LAID, bet("ann", 5000, "tie")),
    (Reason.ABOVE_MAXIMUM, "above the cap; no money", OFFERED, insure("ann", "banker", 5000)),
    (Reason.ABOVE_PURSE, "no money", LAID, bet("ann", 5000, "banker")),
    (
        Reason.REASON_MISSING,
        "no reason",
        (LAID, report(Other("a bird"))),
        decides("void", reason=""),
    ),
    (Reason.IMPOSSIBLE_NOW, "no card lies", LAID, report(Misplaced(1))),
]


@pytest.mark.parametrize(
    ("reason", "before", "command"),
    [
        pytest.param(reason, before, command, id=f"{reason.name}: {faults}")
        for reason, faults, before, command in ROWS
    ],
)
def test_the_first_fault_is_reported(reason: Reason, before: Script, command: c.Command) -> None:
    with_one_nine = Shoe(4, reduce(Composition.without, [card("9h")] * 3, Composition.of_decks(4)))
    opened = table(
        decks=4,
        limits=limits(maximum=20),
        purses={"ann": 100, "bob": 20},
        shoe=with_one_nine,
    )
    assert refused(play(opened, before), command).reason is reason


def test_every_reason_has_its_row() -> None:
    given = {reason.name for reason, *_ in ROWS}
    assert given == {reason.name for reason in Reason}


def test_reasons_are_listed_in_their_order() -> None:
    assert [reason.value for reason in Reason] == list(range(1, len(Reason) + 1))


def test_a_refusal_says_its_paragraphs() -> None:
    answer = refused(play(table(), CLOSE), bet("ann", 5, "tie"))
    assert str(answer).endswith("no bet may be placed, increased or withdrawn. (Baccarat 5.6)")
    assert str(Refused(Reason.NOT_NOW, said("no-clock-running"))) == "No clock is running."


def test_no_insurance_at_all_is_said_before_the_amount() -> None:
    private = table(terms=Terms(private=True, insurance=False))
    answer = refused(play(private, OFFERED), Insure(ANN, "ann", "banker", 1))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 4.2.2",))


def test_a_ruling_that_is_not_offered_comes_before_a_missing_reason() -> None:
    halted = play(table(), CLOSE, deal("2h"), report(Misplaced(1)))
    answer = refused(halted, rules("confirm", reason=""))
    assert (answer.reason, answer.cites) == (Reason.NOT_OFFERED, ("Baccarat 5.8",))
    waiting = play(table(), report(Other("a bird")))
    answer = refused(waiting, rules("confirm", by=SHIFT_MANAGER))
    assert answer.reason is Reason.NOT_NOW
