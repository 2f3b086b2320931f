"""`croupier pit check`: evidence about a round, held against itself and the rules alone."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import complain, show_json
from croupier.cli.pit.login import AsJson
from croupier.engine.sentences import Message, said, sentence
from croupier.engine.sentences.faults import fault_said
from croupier.floor.pit.evidence_check import evidence_read, held
from croupier.floor.protocol.evidence import Evidence
from croupier.floor.record.store.chain import Finding

FAULTS = 1  # exit status: it does not hold


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Example: croupier pit check evidence.json"""
    found = evidence_in(file)
    known = held(found)
    faults = known.faults
    head = f"{found.head_position}:{found.head_chain}"
    if as_json:
        about = {"table": found.table, "round": found.round, "head": head}
        told = {**about, "holds": not faults, "findings": shown(faults)}
        show_json({**told, "decided_under_older_readings": shown(known.older)})
    else:
        for fault in faults:
            _say(said("verify-found", position=fault.position, what=fault.what))
        for each in known.older:
            _say(said("verify-older", position=each.position, what=each.what))
        table, number, entries = found.table, found.round, len(found.entries)
        if faults:
            _say(said("evidence-does-not-hold", table=table, number=number))
        else:
            _say(said("evidence-holds", table=table, number=number, entries=entries))
        _say(said("evidence-beside-record", file=str(file)))
    if faults:
        raise typer.Exit(FAULTS)


def shown(faults: Sequence[Finding]) -> list[dict[str, Any]]:
    """For machines, and with the sentence."""
    return [
        {"position": fault.position, "message": fault.what, "sentence": sentence(fault.what)}
        for fault in faults
    ]


def evidence_in(file: Path) -> Evidence:
    """Or a complaint, where it is none."""
    try:
        return evidence_read(file.read_bytes())
    except OSError as problem:
        fault = fault_said(problem.strerror or str(problem))
        complain(said("evidence-not-read", file=str(file), fault=fault))
    except ValueError:
        complain(said("evidence-is-none", file=str(file)))


def _say(message: Message) -> None:
    typer.echo(sentence(message))
