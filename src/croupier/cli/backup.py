"""`croupier backup`: the record copied, also while the floor is open."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import complain
from croupier.cli.console.record_file import Data, record_file
from croupier.engine.sentences import said, sentence
from croupier.floor.record.store.backup import backup as copy_record
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.record.store.record import open_record
from croupier.floor.tables.actor.shoe_keeper import KEY


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Data = None,
    language: Language = None,
) -> None:
    """Example: croupier backup floor-backup.db"""
    try:
        with closing(open_record(record_file(data))) as record:
            head = copy_record(record, file)
    except StoreFailed as trouble:
        complain(trouble.reason)
    written = f"{head.position}:{head.chain.hex()}"
    typer.echo(sentence(said("backup-made", entries=head.position, file=str(file), head=written)))
    typer.echo(sentence(said("backup-key", file=str(record_file(data).with_name(KEY)))))
