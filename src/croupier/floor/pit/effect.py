"""What a decision of the Shift Manager would move, before it is given: nothing changes."""

from collections.abc import Mapping

from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.table import Record
from croupier.engine.table.vocabulary.commands import Command, DecideUnresolved
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.table_commands import VoidEarlierRounds
from croupier.floor.protocol.pit import Effect, Moved
from croupier.floor.tables.deciding import run_live
from croupier.floor.tables.state import LiveTable

FORESEEN = (DecideUnresolved, VoidEarlierRounds)


def effect_of(game: Game, live: LiveTable, command: Command, record: Record) -> Effect | Refused:
    ran = run_live(game, live, command, record)
    if isinstance(ran, Refused):
        return ran
    before, after = live.table, ran[0].table
    chips, then_chips = before.round.purses or {}, after.round.purses or {}
    claims, then_claims = before.claims, after.claims
    return Effect(
        before.number,
        before.round.status,
        tuple(
            moved
            for player in sorted({*chips, *then_chips, *claims, *then_claims})
            if _changes(moved := _moved(player, chips, then_chips, claims, then_claims))
        ),
    )


def _moved(player: str, *amounts: Mapping[str, int]) -> Moved:
    return Moved(player, *(each.get(player, 0) for each in amounts))


def _changes(moved: Moved) -> bool:
    chips, claims = moved.chips_cents, moved.claim_cents
    return (chips, claims) != (moved.then_chips_cents, moved.then_claim_cents)
