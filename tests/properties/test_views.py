"""Who may see what: no byte of a view depends on a card that its viewer may not know."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from croupier.engine.equipment.cards import DECK
from croupier.engine.games import PLAYED, game_named
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import open_table, run
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.viewing import Role, Viewer, view
from croupier.engine.table.viewing.facts_in_view import FactThatFits, facts, foreseen
from croupier.engine.table.viewing.hiding import Hidden
from croupier.engine.table.vocabulary.commands import Command, ReportFact
from croupier.engine.table.vocabulary.facts import FaceUpInShoe, Fact, ForeignCard, Interruption
from croupier.engine.table.vocabulary.people import DEALER, PIT_MANAGER, Rank
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.engine.table.vocabulary.table_commands import OpenRound, OpenTable
from tests.golden.recording import Evening
from tests.properties.driving import bets, examples, next_command

VIEWERS = (
    Viewer(Role.PLAYER, "ann"),
    Viewer(Role.PLAYER, "bob"),
    Viewer(Role.WATCHER, "wen"),
    Viewer.of(DEALER),
    Viewer.of(PIT_MANAGER),
    Viewer(Role.SURVEILLANCE, "eye", Rank.PLAYER),
)
NAME_A_CARD = (FaceUpInShoe, ForeignCard)
Swap = dict[str, str]


def swapped(codec: Codec, command: Command, swap: Swap) -> Command:
    """The same command about other cards."""
    data = msgspec.json.decode(codec.written(command))
    return codec.command(msgspec.json.encode(_in(data, swap)))


def _in(data: Any, swap: Swap) -> Any:
    match data:
        case str():
            return swap.get(data, data)
        case list():
            return [_in(item, swap) for item in data]
        case dict():
            return {key: _in(value, swap) for key, value in data.items()}
        case _:
            return data


def hidden_from(game: Game, table: AnyTable, viewer: Viewer) -> list[str]:
    hidden = Hidden(game, table.round, viewer)
    return [d.card for d in table.round.cards if d.card and hidden.face(d) is None]


def cards_called(table: AnyTable) -> set[str]:
    reports = (report for report in table.round.reported if report.by is not None)
    named = (report.fact.card for report in reports if isinstance(report.fact, NAME_A_CARD))
    return {card for card in named if card is not None}


def others_instead(rng: Random, game: Game, table: AnyTable, viewer: Viewer) -> Swap:
    """Cards that the viewer may not know change places with each other and with those to come;
    a card that somebody has called is known."""
    shoe, called = table.round.shoe.composition, cards_called(table)
    candidates = [*hidden_from(game, table, viewer), *(card for card in DECK if shoe.count(card))]
    unknown = [card for card in candidates if card not in called]
    mixed = rng.sample(unknown, len(unknown))
    return dict(zip(unknown, mixed, strict=True))


def played_again(game: Game, commands: list[Command], swap: Swap) -> AnyTable | None:
    codec = Codec(game)
    first, *others = commands
    assert isinstance(first, OpenTable)
    table, _ = open_table(game, first)
    for command in others:
        ran = run(game, table, swapped(codec, command, swap))
        if isinstance(ran, Refused):
            return None
        table = ran[0]
    return table


def hidden_cards_decide_nothing(
    game: Game, kind: TableKind, seed: int, trouble: float = 0.0
) -> None:
    evening = Evening(game, kind, seed)
    assert evening.did(OpenRound(DEALER))
    said: list[Command] = [*bets(evening.rng, game, evening.table.round)]
    compared = 0
    for _ in range(120):
        round = evening.table.round
        command = said.pop(0) if said else next_command(evening.rng, game, round, trouble)
        if command is None or decided_by_hidden_cards(command):
            break
        evening.did(command)
        viewer = evening.rng.choice(VIEWERS)
        if not hidden_from(game, evening.table, viewer):
            continue
        swap = others_instead(evening.rng, game, evening.table, viewer)
        again = played_again(game, [entry.command for entry in evening.entries], swap)
        assert again is not None, "a card that lies face down decides nothing"
        assert seen(game, again, viewer) == seen(game, evening.table, viewer)
        compared += 1
        if compared % 4:  # what could be reported takes longer to work out
            continue
        named = reported(game, evening.table, viewer)
        assert named == reported(game, again, viewer)
        if not named:
            continue
        fact = evening.rng.choice(named).fact
        assert told(game, again, fact, viewer) == told(game, evening.table, fact, viewer)
    assert compared or trouble or not evening.table.round.cards


def decided_by_hidden_cards(command: Command) -> bool:
    """What an Interruption leads to, the book lets the cards decide, however they lie (Si Ki Pi
    5.4)."""
    return isinstance(command, ReportFact) and isinstance(command.fact, Interruption)


@pytest.mark.rule("Si Ki Pi 3.17")
@pytest.mark.parametrize("trouble", [0.0, 0.15])
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(25))
@given(seed=st.integers(0, 2**32))
def test_no_view_depends_on_a_hidden_card(kind: TableKind, trouble: float, seed: int) -> None:
    """Only in Si Ki Pi the table knows cards that lie face down."""
    hidden_cards_decide_nothing(game_named("si-ki-pi"), kind, seed, trouble)


def seen(game: Game, table: AnyTable, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view(game, table, viewer))


def reported(game: Game, table: AnyTable, viewer: Viewer) -> tuple[FactThatFits, ...]:
    """What they may report, whichever cards it names."""
    return facts(game, table.round, viewer).fit


def told(game: Game, table: AnyTable, fact: Fact, viewer: Viewer) -> bytes:
    """What would come of it."""
    found = foreseen(game, table.round, fact, viewer)
    return msgspec.json.encode(found)


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("kind", TableKind)
@tried(deadline=None, max_examples=examples(8))
@given(seed=st.integers(0, 2**32))
def test_every_moment_can_be_shown_to_everybody(name: str, kind: TableKind, seed: int) -> None:
    """Trouble included; the moves of a view are moves, the refused ones are refused."""
    game = game_named(name)
    evening = Evening(game, kind, seed)
    assert evening.did(OpenRound(DEALER))
    said: list[Command] = [*bets(evening.rng, game, evening.table.round)]
    for step in range(200):
        trouble = 0.15 if step < 40 else 0.0
        round = evening.table.round
        command = said.pop(0) if said else next_command(evening.rng, game, round, trouble)
        if command is None:
            break
        evening.did(command)
        viewer = evening.rng.choice(VIEWERS)
        shown = view(game, evening.table, viewer)
        msgspec.json.encode(shown)
        for move in shown.refused:
            assert isinstance(run(game, evening.table, move.command), Refused)
        own = viewer.role is Role.PLAYER
        assert (shown.purse_cents is None) == (not own)
        assert all(bool(bet.why) == (bet.settlement is not None) for bet in shown.bets)
