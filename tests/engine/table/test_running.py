"""A table between its rounds: seats, chips, settings, the shoe, and what it remembers."""

from typing import Any

import pytest
from msgspec.structs import replace

from croupier.engine.games import PLAYED, baccarat, blackjack, game_named
from croupier.engine.games.baccarat.table_of_play import BANKER_HAND
from croupier.engine.table.course.runner import open_table, run
from croupier.engine.table.log.kept_rounds import MOST, MOST_DISPLAYED, MOST_SHOWN, KeptRounds
from croupier.engine.table.state import table_events as te
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary import table_commands as tc
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.facts import Misplaced
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from tests.engine.table.scripting import CLOSE, bet, deal, flat, report

EDITION = baccarat.settings().edition

OPEN = tc.OpenRound(DEALER)
NATURAL = deal("2h Kc Td 9s")  # the Banker wins


def opened(kind: TableKind = TableKind.ELECTRONIC, **purses: int) -> AnyTable:
    cents = {name: amount * 100 for name, amount in purses.items()} or None
    return open_table(baccarat, tc.OpenTable(PIT_SUPERVISOR, baccarat.settings(kind=kind), cents))[
        0
    ]


def ran(table: AnyTable, *script: Any) -> AnyTable:
    for command in flat(script):
        done = run(baccarat, table, command)
        assert not isinstance(done, Refused), f"{command}: {done}"
        table = done[0]
    return table


def events(table: AnyTable, command: Command) -> tuple[Event, ...]:
    done = run(baccarat, table, command)
    assert not isinstance(done, Refused), str(done)
    assert done[0].version == table.version + len(done[1])
    return done[1]


def refused(table: AnyTable, command: Command) -> Reason:
    done = run(baccarat, table, command)
    assert isinstance(done, Refused), f"{command} was accepted"
    return done.reason


def sits(name: str, box: int, by: str | None = None) -> tc.TakeSeat:
    return tc.TakeSeat(player(by or name), name, box)


def test_a_table_opens_with_a_fresh_shoe_and_nobody_seated() -> None:
    table = opened(ann=100)
    assert (table.number, table.seats, table.round.purses) == (0, {}, {"ann": 10_000})
    assert len(table.round.shoe.composition) == 8 * 52
    assert refused(table, tc.OpenTable(PIT_SUPERVISOR, table.settings)) is Reason.NOT_NOW
    assert events(table, OPEN) == (te.RoundOpened(1, EDITION),)


def test_a_seat_is_taken_by_one_person_and_left_by_whoever_sits_there() -> None:
    table = ran(opened(), sits("ann", 3))
    assert refused(table, sits("bob", 3)) is Reason.NOT_NOW
    assert refused(table, sits("ann", 3)) is Reason.NOT_NOW
    assert refused(table, sits("bob", 4, by="ann")) is Reason.NOT_YOURS
    assert refused(table, sits("bob", 99)) is Reason.UNKNOWN
    assert refused(table, tc.LeaveSeat(player("bob"), "bob", 3)) is Reason.NOT_NOW
    assert events(table, tc.TakeSeat(DEALER, "bob", 4)) == (te.SeatTaken(4, "bob"),)
    assert ran(table, tc.LeaveSeat(player("ann"), "ann", 3)).seats == {}


def test_whoever_sits_down_during_a_round_counts_as_seated_while_bets_are_open() -> None:
    betting = ran(opened(), OPEN, sits("ann", 3))
    assert betting.round.seats == {3: "ann"}
    playing = ran(betting, CLOSE, sits("bob", 4))
    assert (playing.round.seats, playing.seats) == ({3: "ann"}, {3: "ann", 4: "bob"})
    assert ran(playing, NATURAL, OPEN).round.seats == {3: "ann", 4: "bob"}


@pytest.mark.rule("Baccarat 3.4")
def test_settings_change_between_rounds_and_hold_from_the_next_one() -> None:
    changed = replace(opened().settings, limits=Limits(minimum_cents=2_500))
    change = tc.ChangeSettings(PIT_SUPERVISOR, changed)
    betting = ran(opened(), OPEN)
    assert refused(betting, change) is Reason.NOT_NOW
    over = ran(betting, CLOSE, NATURAL)
    assert refused(over, tc.ChangeSettings(DEALER, changed)) is Reason.RANK_TOO_LOW
    other = tc.ChangeSettings(PIT_SUPERVISOR, blackjack.settings())
    assert refused(over, other) is Reason.UNKNOWN
    after = ran(over, change)
    assert after.round.settings == over.round.settings
    assert ran(after, OPEN).round.settings == changed


def test_another_layout_or_number_of_decks_starts_a_new_shoe_and_clears_lost_boxes() -> None:
    table = ran(opened(), sits("ann", 6), OPEN, CLOSE, NATURAL)
    smaller = replace(baccarat.settings(decks=6), boxes=(1, 2))
    change = tc.ChangeSettings(PIT_SUPERVISOR, smaller)
    assert events(table, change) == (te.SeatLeft(6), te.SettingsChanged(smaller))
    assert events(ran(table, change), OPEN) == (te.ShoeStarted(6), te.RoundOpened(2, EDITION))


@pytest.mark.rule("Baccarat 5.7")
def test_what_becomes_of_the_shoe_is_said_when_the_next_round_opens() -> None:
    wrong = ran(opened(TableKind.RECORDED), OPEN, CLOSE, NATURAL, deal("5c", to=BANKER_HAND))
    assert refused(wrong, OPEN) is Reason.NOT_NOW
    plain = ran(opened(), OPEN, CLOSE, NATURAL)
    assert events(plain, OPEN) == (te.RoundOpened(2, EDITION),)
    assert events(plain, tc.MarkCutCard(DEALER)) == (te.CutCardCameOut(),)
    assert refused(plain, tc.MarkCutCard(player("ann"))) is Reason.RANK_TOO_LOW
    marked = ran(plain, tc.MarkCutCard(DEALER))
    assert events(marked, OPEN) == (te.ShoeStarted(8), te.RoundOpened(2, EDITION))
    assert refused(plain, tc.OpenRound(player("ann"))) is Reason.RANK_TOO_LOW


def test_chips_come_and_go_between_rounds_as_events() -> None:
    table, buys = opened(ann=100), tc.BuyChips(player("bob"), "bob", 5_000)
    assert events(table, buys) == (te.ChipsBought("bob", 5_000),)
    assert refused(table, tc.BuyChips(player("ann"), "bob", 5_000)) is Reason.NOT_YOURS
    assert refused(table, tc.BuyChips(player("bob"), "bob", 1)) is Reason.AMOUNT
    assert refused(opened(), buys) is Reason.UNKNOWN
    gone = ran(table, tc.CashOut(player("ann"), "ann"))
    assert gone.round.purses == {"ann": 0}
    assert refused(table, tc.CashOut(player("bob"), "ann")) is Reason.NOT_YOURS


def test_a_table_holds_one_round_however_many_it_has_played() -> None:
    table = ran(opened(ann=100), sits("ann", 1))
    for _ in range(8):
        table = ran(table, OPEN, bet("ann", 1, "tie"), CLOSE, NATURAL)
    assert (table.number, table.round.status) == (8, Status.CONCLUDED)
    states, state = 0, table.round.before
    while state is not None:
        states, state = states + 1, state.before
    assert states == len(table.round.cards) == 4


def test_a_record_in_memory_forgets_the_oldest_rounds() -> None:
    record, round = KeptRounds(), opened().round
    for number in range(1, MOST + 11):
        record.keep(number, round)
    assert len(record.rounds) == MOST
    assert (record.round(10), record.round(11)) == (None, round)


@pytest.mark.rule("Roulette 5.6")
def test_many_rounds_are_kept_only_where_a_paragraph_reaches_back() -> None:
    for game in map(game_named, PLAYED):
        record = KeptRounds.of_a_table(game)
        for number in range(1, MOST + 11):
            record.keep(number, replace(opened().round, status=Status.VOID))
        assert len(record.rounds) == (MOST if game.NAME == "roulette" else MOST_SHOWN)


@pytest.mark.rule("Baccarat 5.15")
def test_how_rounds_ended_is_displayed_for_longer_than_they_are_held() -> None:
    paired = deal("2h Kc 2d 9s")
    over = ran(opened(ann=100), OPEN, bet("ann", 1, "tie"), CLOSE, paired).round
    record = KeptRounds.of_a_table(baccarat)
    for number in range(1, MOST_DISPLAYED + 2):
        record.keep(number, over if number % 2 else replace(over, status=Status.VOID))
    assert len(record.displayed) == MOST_DISPLAYED > len(record.rounds)
    assert record.displayed[-2:] == ("void", "banker 9-4 player-pair")


def test_a_report_about_a_round_that_is_over_still_reaches_it_until_the_next_opens() -> None:
    done = ran(opened(TableKind.RECORDED, ann=100), OPEN, bet("ann", 10, "banker"), CLOSE, NATURAL)
    assert ran(done, report(Misplaced(4))).round.halts
    assert refused(ran(done, OPEN), report(Misplaced(4))) is Reason.IMPOSSIBLE_NOW
