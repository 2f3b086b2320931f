"""`croupier new-key`: a House whose key is lost continues with another one."""

import asyncio
import sys
from contextlib import closing
from typing import Annotated

import typer

from croupier.cli.console.language import Language
from croupier.cli.console.output import complain
from croupier.cli.console.record_file import Data, record_file
from croupier.cli.console.served_floor import secret
from croupier.engine.sentences import Listed, said, sentence
from croupier.engine.table.vocabulary.refusals import WasRefused
from croupier.floor.house.identity.passwords import Passwords
from croupier.floor.house.people import Account
from croupier.floor.record.store.interface import Store, StoreFailed
from croupier.floor.record.store.record import open_store
from croupier.floor.server.lifecycle import now_ms
from croupier.floor.server.new_key import LostKey

HERE = "127.0.0.1"  # the password is typed on this machine


def new_key(
    reason: Annotated[str, typer.Option(metavar="WORDS")],
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    language: Language = None,
) -> None:
    """Example: croupier new-key --name olive --reason "the disk with the key is gone" """
    file = record_file(data)
    if not file.exists():
        complain(said("store-missing", file=str(file)))
    try:
        with closing(open_store(file)) as store:
            lost = LostKey(file.parent, store)
            lost.check()
            owner = lost.owner(name)
            _confirm(lost, yes)
            _check_password(store, owner)
            lost.replace(owner, reason, now_ms)
    except StoreFailed as trouble:
        complain(trouble.reason)
    except WasRefused as refused:
        complain(refused.refused.message)
    typer.echo(sentence(said("new-key-done", file=str(lost.file))))


def _confirm(lost: LostKey, yes: bool) -> None:
    tables = Listed(lost.tables) if lost.tables else said("new-key-no-table")
    typer.echo(sentence(said("new-key-lost", tables=tables)), err=True)
    if yes:
        return
    if not sys.stdin.isatty():
        complain(said("new-key-needs-yes"))
    if str(typer.prompt(sentence(said("new-key-sure")), err=True)).strip().lower() != "yes":
        complain(said("new-key-nothing-done"))


def _check_password(store: Store, owner: Account | None) -> None:
    """An Owner who has chosen none yet cannot be asked for it."""
    if owner is None or store.password_of(owner.name) is None:
        return
    name = owner.name
    typed = secret(said("pit-password", name=name), said("pit-no-password", name=name))
    refused = asyncio.run(Passwords(store, now_ms).check(name, typed, HERE))
    if refused is not None:
        complain(refused.message)
