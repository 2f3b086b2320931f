"""The last hours of whoever asks: what they have, where, and what their rounds gave."""

import asyncio
from contextlib import closing
from itertools import pairwise

from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.table.state.accounts import PURSE
from croupier.floor.protocol.bodies import ChipsThere, LastHours, RoundResult
from croupier.floor.record.ledger.accounts import WALLET, at_table
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.rounds import RoundRow, Search
from croupier.floor.server.answers import answered
from croupier.floor.server.premises import premises_of, slowed_down, whoever_asks

MOST_ROUNDS = 60
LASTS_MS = 12 * 60 * 60 * 1_000  # as long as a login


async def evening(request: Request) -> Response:
    premises, account = premises_of(request), whoever_asks(request)
    slowed_down(request)
    name, since = account.name, premises.floor.house_actor.now_ms() - LASTS_MS

    def read() -> tuple[RoundResult, ...]:
        with closing(premises.floor.store.beside()) as beside:
            return results(beside, name, since)

    purses = {
        table: (desk.live.table.round.purses or {}).get(name, 0)
        for table, desk in premises.floor.desks.items()
    }
    for table in premises.floor.out_of_service:
        purses[table] = premises.floor.wallets[at_table(table, PURSE + name)]
    chips = tuple(ChipsThere(table, cents) for table, cents in purses.items() if cents)
    rounds = await asyncio.to_thread(read)
    return answered(LastHours(premises.wallet_cents(name), chips, rounds))


def results(store: Reading, player: str, since_ms: int) -> tuple[RoundResult, ...]:
    """What moved between a purse and the layout or the float. What is put right later counts for
    the round during which it was."""
    rows = store.rounds(Search(players=(player,), since_ms=since_ms, limit=MOST_ROUNDS))
    by_table: dict[str, list[RoundRow]] = {}
    for row in reversed(rows):
        by_table.setdefault(row.stream, []).append(row)
    found = [
        RoundResult(
            row.stream, row.number, row.closed_ms or row.opened_ms, _net(store, player, row, until)
        )
        for of_table in by_table.values()
        for row, until in _spans(of_table)
    ]
    return tuple(sorted(found, key=lambda result: result.closed_ms))


def _spans(rows: list[RoundRow]) -> list[tuple[RoundRow, int]]:
    """Each round with the last entry that counts for it: none counts twice."""
    before_next = [(row, after.first_position - 1) for row, after in pairwise(rows)]
    last = rows[-1]
    assert last.last_position is not None, "only rounds that are over are found"
    return [*before_next, (last, last.last_position)]


def _net(store: Reading, player: str, row: RoundRow, until: int) -> int:
    purse = at_table(row.stream, PURSE + player)
    net = 0
    for moved in store.moved(purse, row.first_position, until):
        if moved.target == purse and not moved.source.startswith(WALLET):
            net += moved.cents
        elif moved.source == purse and not moved.target.startswith(WALLET):
            net -= moved.cents
    return net
