"""`croupier rounds`: rounds that were played at live tables, found, replayed and written down."""

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import typer

from croupier.cli.browse import round_options as o
from croupier.cli.browse.round_listing import as_table, found_page, steps_page
from croupier.cli.console.language import Language
from croupier.cli.console.output import complain, show, show_json
from croupier.cli.console.record_file import Data, record_file
from croupier.engine.history.accounts.page import page
from croupier.engine.history.errors import Unreadable, typed
from croupier.engine.history.lines import cents_of
from croupier.engine.sentences import said
from croupier.floor.recall.exports import as_csv, as_toml
from croupier.floor.recall.lines import as_json_lines
from croupier.floor.recall.moments import moment
from croupier.floor.recall.recalled_round import Recalled, played, recalled
from croupier.floor.record.store.interface import Reading, StoreFailed
from croupier.floor.record.store.record import open_record
from croupier.floor.record.store.rounds import RoundRow, Search
from croupier.floor.tables.restoration import house_of

SHOWN = 50


def rounds(
    table: o.Table = None,
    number: o.Number = None,
    at: o.AtTable = None,
    data: Data = None,
    record: o.Record = None,
    player: o.Player = None,
    dealer: o.Dealer = None,
    paragraph: o.Paragraph = None,
    outcome: o.Outcome = None,
    ruling: o.Ruling = None,
    more_than: o.MoreThan = None,
    since: o.Since = None,
    until: o.Until = None,
    most: o.Most = SHOWN,
    steps: o.Steps = False,
    toml: o.Toml = False,
    json: o.Json = False,
    csv: o.Csv = False,
    language: Language = None,
) -> None:
    """Example: croupier rounds --player ann --more-than 100 --since 2026-11-16

    Example: croupier rounds baccarat-1 12 --steps

    Example: croupier rounds baccarat-1 12 --toml > round.toml
    """
    if steps + toml + json + csv > 1:
        complain(said("rounds-one-output"))
    if (steps or toml or table) and number is None:
        complain(said("rounds-name-one"))
    search = Search(
        at,
        tuple(player or ()),
        dealer,
        paragraph,
        ruling,
        outcome,
        _cents(more_than),
        _moment(since),
        _moment(until, end=True),
        limit=max(0, most) + 1,
    )
    try:
        with closing(open_record(record_file(data, record))) as store:
            if store.unindexed():
                complain(said("rounds-not-indexed"))
            if table is None or number is None:
                _show_found(store.rounds(search), max(0, most), json=json, csv=csv)
            else:
                with _following(table, number):
                    found = _recalled(store, table, number)
                    _show_one(found, steps=steps, toml=toml, json=json, csv=csv)
    except StoreFailed as trouble:
        complain(trouble.reason)


@contextmanager
def _following(table: str, number: int) -> Iterator[None]:
    """Entries that were changed may lead to anything, but to no traceback."""
    try:
        yield
    except (StoreFailed, OSError, typer.Exit):
        raise
    except Exception as fault:
        told = f"{type(fault).__name__}: {fault}".partition("\n")[0]
        complain(said("rounds-not-followed", table=table, number=str(number), fault=told))


def _recalled(store: Reading, table: str, number: int) -> Recalled:
    known = house_of(store).tables.get(table)
    if known is None:
        complain(said("record-no-such-table", table=typed(table)))
    found = recalled(store, known, number)
    if found is None:
        complain(said("rounds-no-such-round", table=table, number=str(number)))
    if found.row.last_position is None:
        complain(said("rounds-in-play", table=table, number=number))
    return found


def _show_found(found: list[RoundRow], most: int, *, json: bool, csv: bool) -> None:
    """One more than are shown was looked for."""
    rows = found[:most]
    if json:
        show_json(rows)
    elif csv:
        sys.stdout.write(as_table(rows))
    else:
        show(found_page(rows, more=len(found) > most))


def _show_one(found: Recalled, *, steps: bool, toml: bool, json: bool, csv: bool) -> None:
    if toml:
        sys.stdout.write(as_toml(found))
    elif json:
        sys.stdout.write(as_json_lines(found))
    elif csv:
        sys.stdout.write(as_csv(found))
    else:
        show(steps_page(found) if steps else page(played(found)))


def _cents(text: str | None) -> int | None:
    try:
        return None if text is None else cents_of(text)
    except Unreadable as problem:
        complain(problem.message)


def _moment(text: str | None, *, end: bool = False) -> int | None:
    at = None if text is None else moment(text, end=end)
    if text is not None and at is None:
        complain(said("rounds-not-a-time", text=typed(text)))
    return at
