"""Who is waited for: every open question has a name of its own, and silence is an answer."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import settings as tried
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.course.runner import run
from croupier.engine.table.dealing.awaited import Awaited, Until, awaited
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import Command, DealCard, TimeRanOut
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.table_commands import OpenRound
from tests.golden.recording import Evening
from tests.properties.driving import bets, drawn, examples, next_command

OF_THE_HOUSE = (Kind.NEXT_ROUND, Kind.CLOSE, Kind.CARD, Kind.TURN, Kind.SPIN, Kind.SQUEEZE)
RULED = (Kind.RULING, Kind.DECISION, Kind.ORDER)


def watched(evening: Evening, closed: dict[str, Awaited]) -> dict[str, Awaited]:
    """Every question that is open has a name, and saying nothing can be carried out."""
    game, table = evening.game, evening.table
    found = awaited(game, table)
    now = {asked.question: asked for asked in found}
    assert len(now) == len(found), [asked.question for asked in found]
    assert found, "nobody is waited for"
    for name in now.keys() & closed.keys():
        assert asks_the_same(now[name], closed[name]), "a name is used again for another question"
    for asked in found:
        assert (asked.player is None) == (asked.kind in OF_THE_HOUSE or asked.rank > 0)
        if asked.silence is not None:
            silent = run(game, table, asked.silence, answering=asked.question)
            assert not isinstance(silent, Refused), (asked, silent)
        if asked.kind.may_pass and asked.until is Until.ANSWERED:
            assert not isinstance(run(game, table, TimeRanOut(DEALER)), Refused), asked
    return now


def asks_the_same(now: Awaited, before: Awaited) -> bool:
    """The paragraph may change: the Dealer's next card is due under another one once no Initial
    Deal is left to complete."""
    return replace(now, cites=()) == replace(before, cites=())


def a_late_answer_is_refused(evening: Evening, late: Awaited) -> None:
    said: Command = late.silence or TimeRanOut(DEALER)
    answer = run(evening.game, evening.table, said, answering=late.question)
    assert isinstance(answer, Refused), late
    assert answer.reason is Reason.NOT_NOW


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(12))
@given(seed=st.integers(0, 2**32))
@example(seed=446)
def test_no_late_answer_lands_and_every_silence_is_an_answer(
    name: str, kind: TableKind, seed: int
) -> None:
    evening = Evening(game_named(name), kind, seed)
    open_now: dict[str, Awaited] = watched(evening, {})
    closed: dict[str, Awaited] = {}
    for _ in range(2):
        assert evening.did(OpenRound(DEALER))
        said: list[Any] = [*bets(evening.rng, evening.game, evening.table.round)]
        for step in range(300):
            trouble = 0.2 if step < 40 else 0.0
            rng, game, round = evening.rng, evening.game, evening.table.round
            command = said.pop(0) if said else next_command(rng, game, round, trouble)
            if command is None:
                break
            evening.did(command)
            before, open_now = open_now, watched(evening, closed)
            gone = {name: asked for name, asked in before.items() if name not in open_now}
            closed |= gone
            for late in list(gone.values())[:2]:
                a_late_answer_is_refused(evening, late)


@pytest.mark.parametrize("name", PLAYED)
@tried(deadline=None, max_examples=examples(12))
@given(seed=st.integers(0, 2**32))
def test_a_round_in_which_nobody_says_anything_ends(name: str, seed: int) -> None:
    """At an electronic table: the Dealer deals, everybody else is silent."""
    evening = Evening(game_named(name), TableKind.ELECTRONIC, seed)
    assert evening.did(OpenRound(DEALER))
    for bet in bets(evening.rng, evening.game, evening.table.round):
        evening.did(bet)
    for _ in range(200):
        if evening.table.round.status in (Status.CONCLUDED, Status.VOID):
            return
        evening.did(nothing_said(evening))
    raise AssertionError(awaited(evening.game, evening.table))


def nothing_said(evening: Evening) -> Command:
    found = awaited(evening.game, evening.table)
    silent = [asked.silence for asked in found if asked.silence is not None]
    if silent:
        return silent[0]
    if any(asked.kind is Kind.CARD for asked in found):
        return DealCard(DEALER, drawn(evening.rng, evening.table.round))
    command = next_command(evening.rng, evening.game, evening.table.round, 0.0)
    assert command is not None
    return command
