"""A round written down and read again settles the same."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier import Refused, open_table
from croupier.engine.front.file_player import play_file, played
from croupier.engine.games import andar_bahar, baccarat, blackjack, roulette
from croupier.engine.history.accounts.account import account
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.numbering import as_people_say
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import Command
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.settings import Limits, TableKind
from tests.properties import driving
from tests.properties.driving import examples

TABLES = [
    pytest.param(game, kind, id=f"{game.NAME}-{kind}")
    for game in (andar_bahar, baccarat, blackjack, roulette)
    for kind in TableKind
]
TIGHT = Limits(minimum_cents=5_000, maximum_cents=15_000)


def read_again(before: Played) -> Played:
    text = written(before)
    again = play_file(text.encode(), before.file)
    assert again.error is None, f"{again.error}\n{text}"
    return again.rounds[0]


def driven(seed: int, game: Game, kind: TableKind, limits: Limits | None) -> Played:
    """A round with players who change their minds, a Dealer's mistakes and staff who rule."""
    commands: list[Command] = []

    def watch(
        before: AnyRound, command: Command, after: AnyRound, events: tuple[Event, ...]
    ) -> None:
        commands.append(as_people_say(game, before, command))

    start, end, _ = driving.played(
        Random(seed), game, kind, trouble=0.2, limits=limits, watch=watch
    )
    return Played("driven", 0, game, start, tuple(commands), end)


@pytest.mark.parametrize(("game", "kind"), TABLES)
@given(seed=st.integers(0, 2**32 - 1), limits=st.sampled_from([None, TIGHT]))
@settings(max_examples=examples(60))
def test_any_round_written_and_read_again_settles_the_same(
    game: Game, kind: TableKind, seed: int, limits: Limits | None
) -> None:
    before = driven(seed, game, kind, limits)
    after = read_again(before)
    assert account(after) == account(before)
    assert after.commands == before.commands
    assert after.round.purses == before.round.purses
    assert written(after) == written(before)


def said(game: str, lines: tuple[str, ...], **head: Any) -> Played:
    desk = open_table(game, **head)
    for line in lines:
        answer = desk.say(line)
        assert not isinstance(answer, Refused), f"{line}: {answer}"
    return played(desk, "said")


def test_a_written_file() -> None:
    before = said(
        "baccarat",
        (
            "ann bets 300 tie box 1",
            "supervisor:lim bets 50 tie box 1 for 小明",
            "dealer rejects tie box 1",
            "supervisor:lim withdraws 100 tie box 1 for ann",
            "dealer closes",
            "deal",
            "dealer reports other \"it was '''odd\"",
            "shift-manager decides return ann tie box 1 \"a '''kindness\"",
            "supervisor replaces-cards",
        ),
        table="recorded",
        private=True,
        insurance=False,
        limits={"minimum": {"tie": 50}, "maximum": {"tie": 300}, "differential": 1000},
        purses={"ann": 300, "小明": 50},
        seats={1: "ann"},
        shoe={"cards": "9h 4c Ks 2d", "held": "9h", "seen": "Ah Ac"},
    )
    assert (
        written(before)
        == """\
format = "croupier-round/1"
game = "baccarat"
edition = "2019-09-16"
table = "recorded"
layout = "E"
decks = 8
unit = 1
private = true
insurance = false

actions = '''
ann bets 300 tie box 1
supervisor:lim bets 50 tie box 1 for 小明
dealer rejects tie box 1
supervisor:lim withdraws 100 tie box 1 for ann
dealer closes
deal 9h 9h 4c Ks
dealer reports other "it was ’’’odd"
shift-manager decides return ann tie box 1 "a ’’’kindness"
supervisor replaces-cards
'''

[limits]
minimum = { player = 1, banker = 1, tie = 50, player-pair = 1, banker-pair = 1 }
maximum = { tie = 300 }
differential = 1000

[seats]
1 = "ann"

[purses]
ann = 300
"小明" = 50

[shoe]
held = "9h"
seen = "Ah Ac"
"""
    )
    first, again = account(before), account(read_again(before))
    assert first["rulings"][0].pop("reason") == "a '''kindness"  # three quotes end the actions
    assert again["rulings"][0].pop("reason") == "a ’’’kindness"
    assert first["rulings"][0].pop("words") == "it was '''odd"
    assert again["rulings"][0].pop("words") == "it was ’’’odd"
    assert again == first


def test_the_second_round_of_an_evening_is_written_with_its_own_shoe_and_purses() -> None:
    desk = open_table("baccarat", table="recorded", purses={"ann": 100})
    for line in (
        "ann bets 100 player box 1",
        "dealer closes",
        "deal 9h 4c Ks 2d",
        "deal ?? to player",
        "supervisor rules reconstruct",
    ):
        assert not isinstance(desk.say(line), Refused)
    assert desk.open_round()
    for line in ("ann bets 200 banker box 1", "dealer closes", "deal 5c 8d 3h Tc"):
        assert not isinstance(desk.say(line), Refused)
    second = played(desk)
    assert 'held = "??"' in written(second)
    assert 'seen = "Ks 9h 2d 4c"' in written(second)
    assert "ann = 200" in written(second)
    assert account(read_again(second)) == account(second)


def test_lines_only_a_recorded_blackjack_table_has() -> None:
    before = said(
        "blackjack",
        (
            "ann bets 10 initial box 1",
            "bob bets 10 initial box 2",
            "dealer closes",
            "deal Th 9c 7d 6s 9d",
            "dealer settles-interim",
            "ann hits box 1",
            "dealer:lee deals Kh",
            "dealer collects box 1",
            "bob stands box 2",
            "deal Td",
        ),
        table="recorded",
        boxes=2,
    )
    assert "dealer:lee deal Kh\ndealer collects box 1 hand 1\n" in written(before)
    assert account(read_again(before)) == account(before)
