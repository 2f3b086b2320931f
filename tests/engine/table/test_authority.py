"""Every command is refused below the rank it takes, with the paragraph, and not above."""

import pytest

from croupier.engine.equipment.cards import cards
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat import Insure
from croupier.engine.games.baccarat.table_of_play import PLAYER_HAND
from croupier.engine.games.baccarat.trouble.facts import InsuranceNotOffered
from croupier.engine.table.course.frame import act
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.facts import (
    DisplayWrong,
    ForeignCard,
    Interruption,
    Misplaced,
    Other,
)
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.places import Place
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Spot
from tests.engine.table.scripting import (
    CLOSE,
    RECORDED,
    Script,
    bet,
    deal,
    limits,
    play,
    refused,
    report,
    squeeze,
    table,
    together,
)

OPENED: Script = (bet("ann", 100, "banker"), bet("bob", 200, "tie"))
CLOSED: Script = (OPENED, CLOSE)
STOOD_AT_BANKER_6: Script = (CLOSED, deal("2h 6c Td Ks"))
WRONG_CARD: Script = (CLOSED, deal("2h"), deal("3c", PLAYER_HAND))
ASKED: Script = (OPENED, squeeze("ann", PLAYER_HAND)[0])
A_SPOT = Spot("banker", 1)

D, PS, PM, SM = Rank.DEALER, Rank.PIT_SUPERVISOR, Rank.PIT_MANAGER, Rank.SHIFT_MANAGER

NEEDS: list[tuple[Script, type[c.Command], tuple[object, ...], Rank, str]] = [
    (OPENED, c.RejectBets, ("tie",), D, "Baccarat 1.4"),
    (OPENED, c.CloseBetting, (), D, "Baccarat 1.4"),
    (CLOSED, c.DealCard, (cards("2h")[0],), D, "Baccarat 1.4"),
    (CLOSED, c.DealTogether, (cards("2h 3c"),), D, "Baccarat 1.4"),
    (
        (WRONG_CARD, c.Rule(Person("lim", PS), c.RulingWord.RECONSTRUCT)),
        c.TimeRanOut,
        (),
        D,
        "Baccarat 1.4",
    ),
    (
        (OPENED, squeeze("ann", PLAYER_HAND), CLOSE, deal("??")),
        c.TurnCards,
        (PLAYER_HAND, cards("2h")),
        D,
        "Baccarat 1.4",
    ),
    (ASKED, c.GrantSqueeze, (), PS, "Baccarat 3.9"),
    (CLOSED, c.ReplaceCards, ("worn",), PS, "Baccarat 5.10.2"),
    ((CLOSED, report(ForeignCard())), c.Rule, (c.RulingWord.CONFIRM, "seen"), PS, "Baccarat 5.5.1"),
    (
        (CLOSED, report(Interruption())),
        c.Rule,
        (c.RulingWord.CONFIRM, "dark"),
        PS,
        "Baccarat 5.4.2",
    ),
    (WRONG_CARD, c.Rule, (c.RulingWord.RECONSTRUCT, "seen"), PS, "Baccarat 5.8"),
    (WRONG_CARD, c.Rule, (c.RulingWord.CANNOT, "mixed up"), PS, "Baccarat 5.8"),
    (
        (STOOD_AT_BANKER_6, report(InsuranceNotOffered("ann", "banker"))),
        c.Rule,
        (c.RulingWord.CONFIRM, "no lammer"),
        PM,
        "Baccarat 5.13",
    ),
    (
        (CLOSED, report(Other("a bird"))),
        c.DecideUnresolved,
        (c.Effect.STAND, "it flew off"),
        SM,
        "Baccarat 5.18",
    ),
]


@pytest.mark.rule("Baccarat 5.10", "Baccarat 5.18", "Baccarat 5.13")
@pytest.mark.parametrize(("before", "command", "fields", "needed", "paragraph"), NEEDS)
@pytest.mark.parametrize("rank", list(Rank))
def test_each_command_by_each_rank(
    before: Script,
    command: type[c.Given],
    fields: tuple[object, ...],
    needed: Rank,
    paragraph: str,
    rank: Rank,
) -> None:
    round = play(table(RECORDED, seats={1: "ann"}, limits=limits(maximum=100)), before)
    answer = act(baccarat, round, command(Person("lim", rank), *fields))
    if rank >= needed:
        assert not isinstance(answer, Refused), str(answer)
    else:
        assert isinstance(answer, Refused)
        assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, (paragraph,))
        assert str(needed) in answer.sentence


@pytest.mark.rule("Baccarat 5.10")
@pytest.mark.parametrize("rank", list(Rank))
def test_which_card_comes_first_is_for_a_pit_supervisor_or_above(rank: Rank) -> None:
    halted = play(table(RECORDED), CLOSE, together("2h 3c"))
    answer = act(baccarat, halted, c.FixOrder(Person("lim", rank), cards("3c 2h")))
    if rank >= Rank.PIT_SUPERVISOR:
        assert not isinstance(answer, Refused)
    else:
        assert isinstance(answer, Refused)
        assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Baccarat 5.10",))


@pytest.mark.parametrize("rank", list(Rank))
def test_anybody_at_the_table_reports_a_fact(rank: Rank) -> None:
    halted = play(table(), CLOSE, deal("2h"), report(Misplaced(1), Person("lim", rank)))
    assert halted.halts[-1].paragraph == "Baccarat 5.8"
    play(table(), report(DisplayWrong(), Person("lim", rank)))


@pytest.mark.rule("Baccarat 3.11", "Baccarat 5.17")
def test_players_commands_are_for_players() -> None:
    round = play(table(RECORDED, seats={1: "ann"}), STOOD_AT_BANKER_6)
    answer = refused(round, Insure(Person("bob"), "ann", "banker", 100))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 5.17",))
    answer = refused(round, Insure(Person("ann", Rank.DEALER), "bob", "banker", 100))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 3.11",))
    asked = play(table(RECORDED), WRONG_CARD, c.Rule(Person("lim", PS), c.RulingWord.RECONSTRUCT))
    answer = refused(asked, c.ChooseOption(Person("cai"), True))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 5.12",))
    spot = Place("banker")
    answer = refused(play(table(seats={1: "ann"}), OPENED), c.AskSqueeze(Person("bob"), spot))
    assert (answer.reason, answer.cites) == (Reason.NOT_YOURS, ("Baccarat 3.9",))


def test_ranks_are_said_as_the_book_says_them() -> None:
    assert [str(rank) for rank in Rank] == [
        "Player",
        "Dealer",
        "Pit Supervisor",
        "Pit Manager",
        "Table Games Shift Manager",
    ]


def test_a_ruling_nobody_waits_for_still_takes_a_pit_supervisor() -> None:
    answer = refused(table(), c.Rule(Person("lim", D), c.RulingWord.CONFIRM))
    assert (answer.reason, answer.cites) == (Reason.RANK_TOO_LOW, ("Baccarat 5.7",))
