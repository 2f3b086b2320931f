"""`croupier verify`: a record checked from its first entry to its last."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskProgressColumn

from croupier.cli.console.language import Language
from croupier.cli.console.numbers import number_option
from croupier.cli.console.output import complain, say_aside, show_json
from croupier.cli.console.record_file import Data, record_file
from croupier.cli.pit.evidence_check import evidence_in, shown
from croupier.engine.history.errors import typed
from croupier.engine.sentences import Message, said, sentence
from croupier.floor.pit.record_comparison import faults_beside
from croupier.floor.protocol.evidence import Evidence
from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.interface import Head, Standing, StoreFailed
from croupier.floor.record.store.record import open_record
from croupier.floor.tables.actor.shoe_keeper import KEY, KEY_BYTES
from croupier.floor.verification.record_check import NotTakenUp, Report, Wanted, verified
from croupier.floor.verification.revealed_shoes import ShoesOf

FAULTS = 1  # exit status: the record is not whole
MOST_PROCESSES = 2
DAMAGED = ("store-damaged", "store-other-schema")
_HEAD = re.compile(r"(\d{1,18}):([0-9a-fA-F]{64})")


def verify(
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    data: Data = None,
    since: Annotated[int, number_option()] = 0,
    table: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    shoe: Annotated[bool, typer.Option("--shoe")] = False,
    head: Annotated[str | None, typer.Option(metavar="POSITION:CHAIN")] = None,
    evidence: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
) -> None:
    """Example: croupier verify --shoe

    Example: croupier verify --evidence evidence.json

    Example: croupier verify backup.db --head 1204:5feceb66ffc86f38d952786c6d696c79...
    """
    record = record_file(data, file)
    wanted = Wanted(record, _head(head), since, table, shoe, _key(record))
    about = None if evidence is None else evidence_in(evidence)
    try:
        standing = _standing(wanted)
        with _bar(standing.head.position - since, shown=not as_json) as progress:
            processes = min(MOST_PROCESSES, os.cpu_count() or 1)
            report = verified(wanted, standing, progress, processes)
        beside = None if about is None else _beside(wanted.file, about)
    except StoreFailed as trouble:
        if trouble.reason.key not in DAMAGED and not isinstance(trouble, NotTakenUp):
            complain(trouble.reason)
        say_aside(trouble.reason)
        raise typer.Exit(FAULTS) from None
    if as_json:
        account = None if beside is None else {"holds": not beside, "findings": shown(beside)}
        show_json({**_account(wanted, report), "evidence": account})
    else:
        _tell(wanted, report)
        if about is not None and beside is not None:
            _tell_beside(about, beside)
    if report.findings or beside:
        raise typer.Exit(FAULTS)


def _beside(file: Path, about: Evidence) -> tuple[Finding, ...]:
    with closing(open_record(file)) as store:
        return faults_beside(about, store)


def _key(record: Path) -> bytes | None:
    """Beside the record of a house; a backup has none."""
    try:
        key = record.with_name(KEY).read_bytes()
    except (OSError, ValueError):  # none there, or no name of a file
        return None
    return key if len(key) == KEY_BYTES else None


def _head(text: str | None) -> Head | None:
    if text is None:
        return None
    found = _HEAD.fullmatch(text)
    if found is None:
        complain(said("verify-not-a-head", text=typed(text)))
    return Head(int(found[1]), bytes.fromhex(found[2]))


def _standing(wanted: Wanted) -> Standing:
    with closing(open_record(wanted.file)) as store:
        store.look_through()
        standing, entries = store.standing(), store.head().position
        if not 0 <= wanted.since <= entries:
            complain(said("verify-no-such-entry", since=str(wanted.since), entries=entries))
        if wanted.head is not None and wanted.head.position < wanted.since:
            complain(said("verify-head-before-since"))
        if wanted.table is not None and not store.version(wanted.table):
            complain(said("record-no-such-table", table=typed(wanted.table)))
    return standing


@contextmanager
def _bar(entries: int, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """Where a person waits; nothing in a file or a pipe."""
    console = Console(stderr=True)
    if not shown or not console.is_terminal:
        yield lambda done: None
        return
    columns = (BarColumn(bar_width=None), TaskProgressColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, expand=True) as bar:
        task = bar.add_task("", total=entries)
        yield lambda done: bar.update(task, completed=done)


def _tell(wanted: Wanted, report: Report) -> None:
    for found in report.findings:
        _say(said("verify-found", position=found.position, what=found.what))
    for shoes in report.shoes:
        _say(_shoes_said(shoes))
    for found in report.older:
        _say(said("verify-older", position=found.position, what=found.what))
    entries, streams, faults = report.checked, report.streams, len(report.findings)
    if faults:
        _say(said("verify-faults", entries=entries, faults=faults))
    elif wanted.table is not None:
        _say(said("verify-whole-for-table", entries=entries, table=wanted.table))
    else:
        _say(said("verify-whole", entries=entries, streams=streams))
    if report.older:
        _say(said("verify-older-in-all", commands=len(report.older)))
    if wanted.since:
        _say(said("verify-since", since=wanted.since))
    _say(said("verify-head", head=_written(report.head)))


def _tell_beside(about: Evidence, faults: tuple[Finding, ...]) -> None:
    for found in faults:
        _say(said("verify-found", position=found.position, what=found.what))
    table, number = about.table, about.round
    if faults:
        _say(said("evidence-not-of-this-record", table=table, number=number))
    else:
        _say(said("evidence-on-record", table=table, number=number))


def _shoes_said(shoes: ShoesOf) -> Message:
    if shoes.untold is None:
        return said("verify-shoes-told", table=shoes.table, told=shoes.told)
    number, commitment, drawn = shoes.untold.number, shoes.untold.commitment, shoes.untold.drawn
    return said(
        "verify-shoes",
        table=shoes.table,
        told=shoes.told,
        number=number,
        commitment=commitment,
        drawn=drawn,
    )


def _written(head: Head) -> str:
    return f"{head.position}:{head.chain.hex()}"


def _account(wanted: Wanted, report: Report) -> dict[str, Any]:
    return {
        "file": str(wanted.file),
        "whole": not report.findings,
        "since": wanted.since,
        "table": wanted.table,
        "checked": report.checked,
        "streams": report.streams,
        "head": {"position": report.head.position, "chain": report.head.chain.hex()},
        "findings": shown(report.findings),
        "decided_under_older_readings": shown(report.older),
        "shoes": report.shoes if wanted.shoes else None,
    }


def _say(message: Message) -> None:
    typer.echo(sentence(message))
