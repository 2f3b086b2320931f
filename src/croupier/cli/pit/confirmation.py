"""A decision that moves chips back is shown before it is given, and asked about."""

import sys
from typing import Any

import typer

from croupier.cli.console.output import complain
from croupier.cli.pit.login import asked, done
from croupier.engine.sentences import Amount, Message, said, sentence
from croupier.floor.client import FloorClient
from croupier.floor.protocol.pit import Effect, Moved

AGREED = ("y", "yes", "是")


def sure(
    floor: str, name: str | None, table: str, kind: str, fields: dict[str, Any], *, yes: bool
) -> None:
    """Given once the person has seen what it does and has agreed. `yes`: they have already."""

    async def given(client: FloorClient) -> None:
        if not yes:
            _agree(table, await client.effect(table, kind, **fields))
        await client.do(table, kind, **fields)

    asked(floor, name, given)
    done()


def _agree(table: str, effect: Effect) -> None:
    _say(said("pit-effect", table=table, round=effect.round, status=effect.status.value))
    for moved in effect.moved:
        _say(_moved(moved), "  ")
    if not effect.moved:
        _say(said("pit-effect-none"), "  ")
    typer.echo(f"{sentence(said('pit-effect-sure'))} ", err=True, nl=False)
    if sys.stdin.readline().strip().lower() not in AGREED:
        complain(said("pit-effect-left"))


def _moved(moved: Moved) -> Message:
    now, then = moved.chips_cents, moved.then_chips_cents
    told = said("pit-effect-chips", player=moved.player, now=Amount(now), then=Amount(then))
    if moved.then_claim_cents == moved.claim_cents:
        return told
    claim = Amount(moved.then_claim_cents)
    return said("pit-effect-claim", chips=told, player=moved.player, claim=claim)


def _say(message: Message, indent: str = "") -> None:
    typer.echo(indent + sentence(message), err=True)
