"""Whatever path a round takes, all that is said of it has a sentence in every language; keys that
are put together are put together from closed sets."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import croupier
from croupier.engine.games import PLAYED, game_named
from croupier.engine.history.accounts.account import account
from croupier.engine.history.accounts.html_page import article
from croupier.engine.history.dialect import dialect_of
from croupier.engine.history.played_rounds import Played
from croupier.engine.sentences import LANGUAGES, Amount, Listed, Message, sentence, speaking
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, whose_word
from croupier.engine.table.dealing.dealing import what_is_due
from croupier.engine.table.log.kept_rounds import displayed
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.commands import (
    ChooseOption,
    Command,
    DecideUnresolved,
    Effect,
    FixOrder,
    ReportFact,
    Rule,
    RulingWord,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.events import AwaitingChoices, Event
from croupier.engine.table.vocabulary.facts import Other, WalkedAway
from croupier.engine.table.vocabulary.people import DEALER, PIT_MANAGER, SHIFT_MANAGER, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import TableKind
from croupier.floor.narration.stoppages import what_happened
from tests.engine.sentences.test_catalogues import catalogue
from tests.properties.driving import examples
from tests.properties.driving import played as driven

SOURCE = Path(croupier.__file__).parent
ON_A_STRIP = {  # keys that pages put together from what a display tells
    "andar-bahar": "web-andar-bahar-outcome",
    "blackjack": "web-bj-outcome",
}


@cache
def known() -> dict[str, frozenset[str]]:
    return {language: frozenset(catalogue(language)) for language in LANGUAGES}


def messages_in(value: object) -> Iterator[Message]:
    """Messages within messages, events and settlements."""
    match value:
        case Message():
            yield value
            yield from messages_in(tuple(value.values.values()))
        case Listed():
            yield from messages_in(value.values)
        case tuple() | list() | frozenset():
            for each in value:
                yield from messages_in(each)
        case Amount():
            return
        case msgspec.Struct():
            fields = (getattr(value, name) for name in value.__struct_fields__)
            for field in fields:
                if isinstance(field, (msgspec.Struct, tuple)):
                    yield from messages_in(field)


def has_words(message: Message, at: object) -> None:
    for each in messages_in(message):
        for language, keys in known().items():
            assert each.key in keys, f"{each.key} has no sentence in {language}: {at}"
    for language in LANGUAGES:
        assert sentence(message, language).strip()


def said_of(game: Game, start: AnyRound, round: AnyRound, commands: tuple[Command, ...]) -> None:
    """What the table waits for and, once the round is over, its whole account."""
    has_words(what_is_due(game, round), round.status)
    for halt in round.halts:
        has_words(whose_word(halt.awaiting), halt)
        has_words(what_happened(halt.fact, "ann"), halt)
    if round.status not in (Status.CONCLUDED, Status.VOID):
        return
    has_words(dialect_of(game).told(round), round.status)
    ended = displayed(game, round).split(" ")[0]
    if not ended.isdigit() and game.NAME != "roulette":
        assert f"web-ended-{ended}" in known()["en"]
    if game.NAME in ON_A_STRIP and ended != "not-played" and not ended.isdigit():
        assert f"{ON_A_STRIP[game.NAME]}-{ended}" in known()["en"]
    over = Played("", 1, game, start, commands, round)
    for language in LANGUAGES:
        with speaking(language):
            assert article(over)
            assert account(over)["outcome"] in (game.outcome(round), "void")


def could_still_be_said(game: Game, round: AnyRound) -> Iterator[Command]:
    """What a driven round hardly ever comes to: everybody leaves, a decision comes twice, a report
    is called back when it cannot be."""
    for halt in round.halts:
        if isinstance(halt.awaiting, AwaitingChoices):
            for choice in halt.awaiting.asked:
                yield ChooseOption(player(choice.player), False, choice.box, choice.hand)
    yield FixOrder(PIT_MANAGER, ())
    for word in RulingWord:
        yield Rule(SHIFT_MANAGER, word, "reason")
        yield Rule(SHIFT_MANAGER, word, "reason", "misplaced")
    yield ReportFact(DEALER, Other("words"))
    yield ReportFact(DEALER, WalkedAway("ann"))
    yield DecideUnresolved(SHIFT_MANAGER, Effect.STAND, "reason")
    yield TimeRanOut(DEALER)


@pytest.mark.parametrize("name", PLAYED)
@given(seed=st.integers(0, 10**7))
@settings(max_examples=examples(12))
def test_every_path_of_a_round_has_words_in_every_language(name: str, seed: int) -> None:
    game, rng = game_named(name), Random(seed)
    start: list[AnyRound] = []
    commands: list[Command] = []

    def watch(
        before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        start.append(before)
        commands.append(command)
        for message in messages_in(events):
            has_words(message, command)
        said_of(game, start[0], after, tuple(commands))
        if rng.random() < 0.2:
            goes_astray(game, rng, start[0], after, list(commands))

    driven(rng, game, TableKind.RECORDED, trouble=0.4, watch=watch)


def goes_astray(
    game: Game, rng: Random, start: AnyRound, round: AnyRound, commands: list[Command]
) -> None:
    """From here on whatever could be said is said, allowed or not."""
    for _ in range(3):
        said = list(could_still_be_said(game, round))
        for command in rng.sample(said, len(said)):
            acted = act(game, round, command)
            if isinstance(acted, Refused):
                has_words(acted.message, command)
                continue
            round, events = acted
            commands.append(command)
            for message in messages_in(events):
                has_words(message, command)
            said_of(game, start, round, tuple(commands))


# keys that are put together


def composed_keys() -> Iterator[tuple[str, str]]:
    """The beginning of every key that the rules put together, and where."""
    for path in sorted((SOURCE / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("Message", "said") and isinstance(node.args[0], ast.JoinedStr):
                first = node.args[0].values[0]
                assert isinstance(first, ast.Constant), f"{path}: a key begins with its family"
                yield str(first.value).rstrip("-"), f"{path.name}:{node.lineno}"


def test_keys_are_put_together_only_from_closed_sets() -> None:
    """`tests/engine/sentences` holds that every member of these families has its sentences."""
    closed = {"bet", "bet-name", "fact", "game-name", "hand", "place", "place-name", "rank"}
    closed |= {"ruling-word"}
    assert {family for family, _ in composed_keys()} == closed
