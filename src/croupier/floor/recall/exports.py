"""A recalled round as a history file that settles to the same cents, and as rows of figures."""

import csv
from collections.abc import Mapping
from io import StringIO
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.engine.history.accounts.account import COLUMNS, rows
from croupier.engine.history.played_rounds import Played
from croupier.engine.history.writer import written, written_together
from croupier.engine.sentences import said, sentence
from croupier.engine.table.vocabulary.table_commands import VoidEarlierRounds
from croupier.floor.recall.recalled_round import Recalled, played


def as_toml(recalled: Recalled) -> str:
    """With a round that was voided later comes the one in which the reason was reported."""
    round, later = named_for_history(played(recalled)), recalled.later
    if later is None:
        return written(round)
    command = later.entry.command
    assert isinstance(command, VoidEarlierRounds), "nothing else reaches back"
    if later.over is None:
        told = sentence(said("rounds-voided-later", position=later.entry.position))
        return f"# {told}\n{written(round)}"
    over = played(later.over)
    voids = replace(command, numbers=(1,))
    over = named_for_history(replace(over, commands=(*over.commands, voids)))
    return written_together((round, over))


def as_csv(recalled: Recalled) -> str:
    """The columns of `settle --csv`: a row a bet."""
    text = StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(rows(played(recalled)))
    return text.getvalue()


def named_for_history(round: Played) -> Played:
    """In a history file "_" stands for the blanks of a name."""
    opening = replace(
        round.opening, seats=_named(round.opening.seats), purses=_named(round.opening.purses)
    )
    names = {*_names(round), *(round.opening.purses or {})}
    spaced = {name for name in names if " " in name}
    commands = round.commands
    if spaced:
        commands = tuple(_without_blanks(command, spaced) for command in commands)
    return replace(round, opening=opening, commands=commands)


def _names(round: Played) -> set[str]:
    players = {wager.player for wager in round.round.placed}
    return {command.by.name for command in round.commands} | players


def _named(people: Any) -> Any:
    """The names that are keys, or those that are values."""
    if people is None:
        return None
    return {_plain(key): _plain(value) for key, value in people.items()}


def _plain(name: Any) -> Any:
    return name.replace(" ", "_") if isinstance(name, str) else name


def _without_blanks(thing: Any, names: set[str]) -> Any:
    """The same, with these names as a history has them wherever they stand."""
    if isinstance(thing, str):
        return thing.replace(" ", "_") if thing in names else thing
    if isinstance(thing, msgspec.Struct):
        fields = {name: getattr(thing, name) for name in thing.__struct_fields__}
        changed = {name: _without_blanks(value, names) for name, value in fields.items()}
        others = {name: value for name, value in changed.items() if value is not fields[name]}
        return replace(thing, **others) if others else thing
    if isinstance(thing, tuple):
        return tuple(_without_blanks(each, names) for each in thing)
    if isinstance(thing, Mapping):
        return {_without_blanks(k, names): _without_blanks(v, names) for k, v in thing.items()}
    return thing
