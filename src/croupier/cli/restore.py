"""`croupier restore`: a record put back from a copy of it."""

from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import complain
from croupier.cli.console.record_file import Data, record_file
from croupier.engine.sentences import said, sentence
from croupier.floor.record.store import backup
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.tables.actor.shoe_keeper import KEY


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    language: Language = None,
) -> None:
    """Example: croupier restore floor-backup.db --data house"""
    target = record_file(data)
    try:
        head = backup.restore(file, target)
    except StoreFailed as trouble:
        complain(trouble.reason)
    written = f"{head.position}:{head.chain.hex()}"
    told = said("restore-done", entries=head.position, file=str(target), head=written)
    typer.echo(sentence(told))
    key = target.with_name(KEY)
    if not key.exists():
        typer.echo(sentence(said("restore-without-key", file=str(key))))
