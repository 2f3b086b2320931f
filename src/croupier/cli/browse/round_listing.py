"""Rounds on the terminal: a list of them, and one step by step."""

import csv
from io import StringIO
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from croupier.cli.console.language import as_spoken
from croupier.engine.history.accounts.grid import Grid, bold
from croupier.engine.history.shown_lines import player_line
from croupier.engine.money import dollars
from croupier.engine.sentences import (
    DEFAULT_LANGUAGE,
    Message,
    colon,
    comma,
    in_words,
    said,
    sentence,
)
from croupier.engine.sentences.catalogues import keys_of
from croupier.engine.table.contract.game import Game
from croupier.floor.recall.moments import moment_told
from croupier.floor.recall.recalled_round import Recalled
from croupier.floor.recall.steps import Step, steps
from croupier.floor.record.store.rounds import RoundRow

BETWEEN = "; "  # in a cell of a spreadsheet
BY = {"house": said("page-the-house"), "clock": said("rounds-by-clock")}
COMMANDS = {
    "table.buy-chips.1": said("rounds-buys-chips"),
    "table.cash-out.1": said("rounds-cashes-out"),
    "table.take-seat.1": said("rounds-takes-seat"),
    "table.leave-seat.1": said("rounds-leaves-seat"),
    "table.time-ran-out.1": said("rounds-time-ran-out"),
    "floor.commit-shoe.1": said("rounds-commits-shoe"),
    "floor.reveal-shoe.1": said("rounds-reveals-shoe"),
    "floor.abandon-shoe.1": said("rounds-abandons-shoe"),
    "floor.notice-interruption.1": said("rounds-notices-interruption"),
    "floor.pause-table.1": said("rounds-pauses"),
    "floor.resume-table.1": said("rounds-resumes"),
    "floor.close-table.1": said("rounds-closes-table"),
    "floor.reopen-table.1": said("rounds-reopens"),
    "floor.announce-settings.1": said("rounds-announces-settings"),
    "floor.take-dealing.1": said("rounds-takes-dealing"),
    "floor.leave-dealing.1": said("rounds-leaves-dealing"),
    "floor.count-cards.1": said("rounds-counts-cards"),
    "floor.confirm-count.1": said("rounds-confirms-count"),
    "floor.join-queue.1": said("rounds-joins-queue"),
    "floor.leave-queue.1": said("rounds-leaves-queue"),
    "floor.say-ready.1": said("rounds-is-ready"),
    "floor.ask-companion.1": said("rounds-asks-companion"),
    "floor.move-companion.1": said("rounds-moves-companion"),
    "floor.dismiss-companion.1": said("rounds-dismisses-companion"),
    "floor.leave-table.1": said("rounds-leaves-table"),
}
# What a Dealer says, where only cards or a pocket may follow.
BY_DEALERS = {
    "closes": said("rounds-closes-betting"),
    "deal": said("rounds-deals"),
    "spin": said("rounds-spins"),
}


def found_page(rows: list[RoundRow], *, more: bool) -> RenderableType:
    if not rows:
        return Text(sentence(said("rounds-none")))
    headings = (
        said("rounds-heading-opened"),
        said("rounds-heading-table"),
        said("rounds-heading-round"),
        said("rounds-heading-outcome"),
        said("rounds-heading-staked"),
        said("rounds-heading-largest"),
        said("rounds-heading-players"),
        said("rounds-heading-ruled"),
    )
    grid = Grid(len(headings), figures=(2, 4, 5), headings=tuple(map(sentence, headings)))
    for row in rows:
        grid.add(
            moment_told(row.opened_ms),
            row.stream,
            str(row.number),
            _outcome(row.outcome or ""),
            dollars(row.total_cents),
            dollars(row.largest_cents),
            comma(row.players),
            comma(row.rulings),
        )
    return Group(grid, Text(sentence(said("rounds-more")))) if more else grid


def _outcome(word: str) -> str:
    """`player`, `17`; where a page says it too, as it says it."""
    key = f"web-ended-{word}"
    return as_spoken(word, Message(key) if key in keys_of(DEFAULT_LANGUAGE) else None)


def as_table(rows: list[RoundRow]) -> str:
    text = StringIO()
    written = csv.DictWriter(text, RoundRow.__struct_fields__, lineterminator="\n")
    written.writeheader()
    written.writerows(map(_cells, rows))
    return text.getvalue()


def _cells(row: RoundRow) -> dict[str, Any]:
    return {
        name: BETWEEN.join(value) if isinstance(value, tuple) else value
        for name, value in msgspec.structs.asdict(row).items()
    }


def steps_page(recalled: Recalled) -> RenderableType:
    row = recalled.row
    opened = moment_told(row.opened_ms)
    title = said("rounds-title", table=row.stream, number=row.number, opened=opened)
    parts: list[RenderableType] = [bold(sentence(title))]
    for step in steps(recalled):
        parts.append(Text(_asked(recalled.game, step)))
        parts += [Padding(Text(in_words(each.message)), (0, 0, 0, 4)) for each in step.said]
    if recalled.later is not None:
        parts.append(
            Text(sentence(said("rounds-voided-later", position=recalled.later.entry.position)))
        )
    return Group(*parts)


def _asked(game: Game, step: Step) -> str:
    """`20:15:03  ann: ann bets 100 banker box 1`"""
    by = as_spoken(step.by, BY.get(step.by))
    if step.line is None:
        asked = as_spoken(step.command, COMMANDS.get(step.command))
    else:
        asked = as_spoken(step.line, _line(game, step.line, step.by))
    return f"{moment_told(step.at_ms)}  {colon(by, asked)}"


def _line(game: Game, line: str, by: str) -> Message:
    """What has no words of the language is quoted, as a history file has it."""
    shown = player_line(game, line, by)
    if shown is not None:
        return said("rounds-line", words=shown)
    for verb, told in BY_DEALERS.items():
        before, verb_found, after = line.partition(verb)
        if verb_found and " " not in before.strip() and len(after.split()) <= 1:
            return said("rounds-line-with", told=told, words=after.strip())
    return said("quoted", words=line)
