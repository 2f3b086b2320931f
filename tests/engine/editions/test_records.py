"""Old rounds replay, and are decided again, under the edition they were played by."""

import pytest
from msgspec.structs import replace

from croupier.engine.games import baccarat
from croupier.engine.table.course.runner import open_table
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.log.log import DecidedOtherwise, Entry, decided_again, replayed
from croupier.engine.table.state.table_events import RoundOpened
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.table_commands import ChangeSettings, OpenRound, OpenTable
from tests.engine.editions.hypothetical import NEW, OLD, in_effect
from tests.engine.table.scripting import CLOSE, bet, deal
from tests.golden.recording import Evening
from tests.properties.test_replay import rules_raise

ROUNDS = 4
EVENINGS = [(kind, seed) for kind in TableKind for seed in (1, 2, 3)]


def read_back(evening: Evening) -> list[Entry]:
    codec = Codec(baccarat)
    return [codec.entry(codec.written(entry)) for entry in evening.entries]


@pytest.mark.parametrize(("kind", "seed"), EVENINGS)
def test_an_old_evening_comes_to_the_same_after_a_new_edition(kind: TableKind, seed: int) -> None:
    evening = Evening(baccarat, kind, seed)
    evening.play(ROUNDS)
    entries = read_back(evening)
    with in_effect():
        with rules_raise():
            table = replayed(baccarat, entries)
        assert table == decided_again(baccarat, entries) == evening.table
        assert table.settings.edition == OLD
        assert Evening(baccarat, kind, seed).table.settings.edition == NEW


@pytest.mark.parametrize(("kind", "seed"), EVENINGS)
def test_an_evening_that_went_over_to_a_new_edition(kind: TableKind, seed: int) -> None:
    with in_effect():
        evening = Evening(baccarat, kind, seed)
        old = replace(evening.table.settings, edition=OLD)
        assert evening.did(ChangeSettings(PIT_SUPERVISOR, old))
        evening.play(ROUNDS)
        assert evening.table.round.settings.edition == OLD
        assert evening.did(ChangeSettings(PIT_SUPERVISOR, replace(old, edition=NEW)))
        evening.play(ROUNDS)
        assert evening.table.round.settings.edition == NEW
        entries = read_back(evening)
        assert decided_again(baccarat, entries) == evening.table
    with rules_raise():  # a record outlives the rules it was made by
        assert replayed(baccarat, entries) == evening.table


@pytest.mark.rule("Baccarat 3.15")
def test_another_edition_would_have_decided_otherwise() -> None:
    evening = Evening(baccarat, TableKind.ELECTRONIC, 1)
    for command in (
        OpenRound(DEALER),
        bet("ann", 100, "banker"),
        CLOSE,
        *deal("Kh 2c Th 4d 6s 3s"),
    ):
        assert evening.did(command)
    first, *rest = evening.entries
    assert isinstance(first.command, OpenTable)
    command = replace(first.command, settings=replace(first.command.settings, edition=NEW))
    with in_effect():
        assert decided_again(baccarat, evening.entries) == evening.table
        as_if = replace(first, command=command, events=open_table(baccarat, command)[1])
        opened = replace(rest[0], events=(RoundOpened(1, NEW),))
        with pytest.raises(DecidedOtherwise) as problem:
            decided_again(baccarat, [as_if, opened, *rest[1:]])
    assert problem.value.entry == rest[-2]  # the Banker stands on 6 against a 6
