"""Which record a command is about: that of a data folder, or a file of its own."""

import os
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.console.output import complain
from croupier.engine.sentences import said
from croupier.floor.record.store.files import RECORD

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]


def data_folder() -> Path:
    """Where programs of one person keep what they have to keep."""
    kept = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(kept) / "croupier"


def record_file(data: Path | None, file: Path | None = None) -> Path:
    if data is not None and file is not None:
        complain(said("record-file-or-data"))
    return file or (data or data_folder()) / RECORD
