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
from croupier.floor.recall.moments import moment_told
from croupier.floor.recall.recalled_round import Recalled
from croupier.floor.recall.steps import Step, steps
from croupier.floor.record.store.rounds import RoundRow

BETWEEN = "; "  # in a cell of a spreadsheet
BY = {"house": said("page-the-house"), "clock": said("rounds-by-clock")}
COMMANDS = {
    "table.buy-chips.1": said("rounds-buys-chips"),
    "table.cash-out.1": said("rounds-cashes-out"),
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
        parts.append(Text(_asked(step)))
        parts += [Padding(Text(in_words(each.message)), (0, 0, 0, 4)) for each in step.said]
    if recalled.later is not None:
        parts.append(
            Text(sentence(said("rounds-voided-later", position=recalled.later.entry.position)))
        )
    return Group(*parts)


def _asked(step: Step) -> str:
    """`20:15:03  ann: ann bets 100 banker box 1`"""
    by = as_spoken(step.by, BY.get(step.by))
    asked = step.line or as_spoken(step.command, COMMANDS.get(step.command))
    return f"{moment_told(step.at_ms)}  {colon(by, asked)}"
