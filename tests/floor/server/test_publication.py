"""What is shown to whom: strangers share one part, and no frame names a hidden card."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from croupier.engine.games import PLAYED, game_named
from croupier.engine.sentences import in_words
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.viewing import Role, View, Viewer, view
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import DEALER, PIT_MANAGER
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.table_commands import OpenRound
from croupier.floor.narration.live_narrator import told
from croupier.floor.narration.names import card_name
from croupier.floor.narration.present import present
from croupier.floor.narration.second_person import ANYBODY
from croupier.floor.server.live.publication import APART, MAY_DIFFER
from croupier.floor.tables.evolving import evolve_live, first
from croupier.floor.tables.state import LiveTable
from tests.golden.recording import Evening
from tests.properties.driving import bets, examples, next_command

AT_THE_TABLE = (
    Viewer(Role.PLAYER, "ann"),
    Viewer.of(DEALER),
    Viewer.of(PIT_MANAGER),
    Viewer(Role.SURVEILLANCE, "eye"),
)
ZOE, YAN = Viewer(Role.PLAYER, "zoe"), Viewer(Role.PLAYER, "yan")


def evening(game: Game, kind: TableKind, seed: int) -> Evening:
    """One round with its trouble."""
    found = Evening(game, kind, seed)
    assert found.did(OpenRound(DEALER))
    said: list[Command] = [*bets(found.rng, game, found.table.round)]
    for step in range(150):
        trouble = 0.15 if step < 40 else 0.0
        round = found.table.round
        command = said.pop(0) if said else next_command(found.rng, game, round, trouble)
        if command is None:
            break
        found.did(command)
    return found


def moments(game: Game, found: Evening) -> list[LiveTable]:
    """The table after each command."""
    opening, *entries = found.entries
    (event,) = opening.events
    assert isinstance(event, TableOpened)
    tables = [first(game, "t", event, automatic=False)]
    for entry in entries:
        live = tables[-1]
        for event in entry.events:
            live = evolve_live(game, live, event)
        tables.append(live)
    return tables


def differing(one: View, other: View) -> set[str]:
    return {
        name
        for name in View.__struct_fields__
        if name not in APART and getattr(one, name) != getattr(other, name)
    }


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(4))
@given(seed=st.integers(0, 2**32))
def test_strangers_see_the_same_and_have_no_moves(name: str, kind: TableKind, seed: int) -> None:
    """Besides, they look for moves that are refused to them; that is not told to strangers."""
    game = game_named(name)
    for live in moments(game, evening(game, kind, seed)):
        zoe, yan = (view(game, live.table, viewer) for viewer in (ZOE, YAN))
        assert zoe.moves == ()
        assert differing(zoe, yan) <= {"refused"}
        assert differing(zoe, view(game, live.table, ANYBODY)) <= {"rooms", "refused"}


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(4))
@given(seed=st.integers(0, 2**32))
def test_what_is_not_personal_is_the_same_for_everybody(
    name: str, kind: TableKind, seed: int
) -> None:
    game = game_named(name)
    for live in moments(game, evening(game, kind, seed)):
        all_see = view(game, live.table, ANYBODY)
        for viewer in AT_THE_TABLE:
            assert differing(view(game, live.table, viewer), all_see) <= {*MAY_DIFFER}


def hidden_cards(game: Game, live: LiveTable) -> set[str]:
    """Names of cards that lie face down for everybody, and nowhere else open."""
    round: Any = live.table.round
    hidden = Hidden(game, round, ANYBODY)
    down = {d.card for d in round.cards if d.card and hidden.face(d) is None}
    return {card_name(card) for card in down - {hidden.face(d) for d in round.cards}}


def written(
    game: Game, before: LiveTable, after: LiveTable, events: tuple[Event, ...]
) -> Iterator[str]:
    """All that is said, and all that is written beside the table."""
    rows = [] if (now := present(game, after.table)) is None else [now]
    for each in told(game, before, events):
        yield in_words(each.message)
        rows += each.rows or ()
    for row in rows:
        yield in_words(row.head)
        yield "" if row.more is None else in_words(row.more)


@pytest.mark.rule("Si Ki Pi 3.17")
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(25))
@given(seed=st.integers(0, 2**32))
def test_nothing_said_aloud_names_a_hidden_card(kind: TableKind, seed: int) -> None:
    game = game_named("si-ki-pi")
    found = evening(game, kind, seed)
    tables = moments(game, found)
    for (before, after), entry in zip(pairwise(tables), found.entries[1:], strict=True):
        words = " ".join(written(game, before, after, entry.events))
        assert not [card for card in hidden_cards(game, after) if card in words], words


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
def test_whatever_happens_can_be_told(name: str, kind: TableKind) -> None:
    game = game_named(name)
    for seed in range(6):
        found = evening(game, kind, Random(seed).getrandbits(32))
        tables = moments(game, found)
        for (before, after), entry in zip(pairwise(tables), found.entries[1:], strict=True):
            said = [*written(game, before, after, entry.events)]
            assert not [each for each in said if "{" in each]
