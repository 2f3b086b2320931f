"""Rounds that are over, recalled over HTTP: found, shown step by step, written down."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from typing import TypeVar

import msgspec
from msgspec.structs import asdict
from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.history.accounts.account import account as figures
from croupier.engine.sentences import said, speaking
from croupier.engine.table.log.codec import located
from croupier.floor.house.people import Account
from croupier.floor.protocol.bodies import (
    RoundChecked,
    RoundsFound,
    RoundsQuery,
    RoundTold,
    SceneSeen,
    ScenesTold,
    StepSeen,
)
from croupier.floor.protocol.rounds import RoundRow
from croupier.floor.recall.exports import as_csv, as_toml
from croupier.floor.recall.lines import as_json_lines, as_told
from croupier.floor.recall.moments import moment
from croupier.floor.recall.permissions import allowed, as_shown, may_see
from croupier.floor.recall.recalled_round import Recalled, played, recalled
from croupier.floor.recall.round_check import (
    committed,
    decided_again,
    last_linked,
    links,
    shoe_of,
)
from croupier.floor.recall.scenes import scenes
from croupier.floor.recall.scenes_for_pages import scene_told
from croupier.floor.recall.steps import opening_step, steps
from croupier.floor.record.store.interface import Reading
from croupier.floor.record.store.rounds import RoundRow as StoredRow
from croupier.floor.record.store.rounds import Search
from croupier.floor.server.answers import Stopped, answered, language_of, unreadable
from croupier.floor.server.http.table_socket import viewer_of
from croupier.floor.server.premises import premises_of, slowed_down, whoever_asks
from croupier.floor.tables.restoration import house_of

T = TypeVar("T")

FAR = 50  # so many rounds away the next one of a player is looked for

WRITTEN: dict[str, tuple[Callable[[Recalled], str], str]] = {
    "toml": (as_toml, "application/toml"),
    "csv": (as_csv, "text/csv"),
    "jsonl": (as_json_lines, "application/x-ndjson"),
}


async def found(request: Request) -> Response:
    account = _not_too_fast(request)
    asked = _query(request)
    search = allowed(account, _search(asked))
    rows = await _read(request, lambda store: store.rounds(search))
    more = rows[asked.limit :]
    shown = tuple(map(_row, rows[: asked.limit]))
    return answered(RoundsFound(shown, shown[-1].first_position if more else None))


async def one(request: Request) -> Response:
    account = _not_too_fast(request)
    return await _about(request, account, lambda round: answered(_told(round)))


async def step(request: Request) -> Response:
    """The table after one of its steps, as whoever asks would have seen it."""
    account, number = _not_too_fast(request), request.path_params["step"]

    def shown(round: Recalled) -> Response:
        for each in (opening_step(round), *steps(round)):
            if each.number == number:
                seen = each.seen(round, viewer_of(account, watching=False))
                view = msgspec.Raw(msgspec.json.encode(seen))
                return answered(StepSeen(as_told(round, each), view))
        raise Stopped(404, "unknown", said("server-no-such-step", number=str(number)))

    return await _about(request, account, shown)


async def scenes_told(request: Request) -> Response:
    """The round as it is told, for its page."""
    account = _not_too_fast(request)

    def told(round: Recalled, store: Reading) -> Response:
        shown, row = as_shown(account, round), round.row
        told_scenes = tuple(map(scene_told, scenes(shown)))
        before, after = (_nearest(store, account, row, way) for way in (-1, 1))
        shoe = committed(store, round)
        number = None if shoe is None else shoe.number
        return answered(ScenesTold(_row(row), round.game.NAME, told_scenes, before, after, number))

    return await _recalled(request, account, told)


async def scene(request: Request) -> Response:
    """The table after one of its scenes, as whoever asks would have seen it."""
    account, number = _not_too_fast(request), request.path_params["scene"]

    def shown(round: Recalled) -> Response:
        for each in scenes(round):
            if each.number == number:
                seen = each.seen(round.game, viewer_of(account, watching=False))
                view = msgspec.Raw(msgspec.json.encode(seen))
                return answered(SceneSeen(scene_told(each), view))
        raise Stopped(404, "unknown", said("server-no-such-step", number=str(number)))

    return await _about(request, account, shown)


async def checked(request: Request) -> Response:
    """What can be checked of a round; every command is decided again for it."""
    account, floor = _not_too_fast(request), premises_of(request).floor
    tables = ((desk.game, desk.live) for desk in floor.desks.values())
    linked = last_linked(floor.store, tables, viewer_of(account, watching=False))

    def found(round: Recalled, store: Reading) -> Response:
        readings = house_of(store, round.row.first_position).readings
        told = links(store, account, round, linked)
        again = decided_again(round, readings)
        return answered(RoundChecked(told, again, shoe_of(store, round)))

    return await _recalled(request, account, found)


async def export(request: Request) -> Response:
    account, named = _not_too_fast(request), request.query_params.get("format", "toml")
    if named not in WRITTEN:
        raise unreadable(f"`format` is one of {', '.join(WRITTEN)} - at `$.format`")
    write, media_type = WRITTEN[named]
    return await _about(
        request, account, lambda round: Response(write(round), media_type=media_type)
    )


def _told(round: Recalled) -> RoundTold:
    shown = tuple(as_told(round, each) for each in (opening_step(round), *steps(round)))
    return RoundTold(_row(round.row), figures(played(round)), shown)


def _row(row: StoredRow) -> RoundRow:
    return RoundRow(**asdict(row))


async def _about(
    request: Request, account: Account, answer: Callable[[Recalled], Response]
) -> Response:
    """With as much of a round as this person may see."""
    return await _recalled(request, account, lambda round, _: answer(as_shown(account, round)))


async def _recalled(
    request: Request, account: Account, answer: Callable[[Recalled, Reading], Response]
) -> Response:
    """Whoever may not see a round learns no more than that there is none for them."""
    name, number = request.path_params["table"], request.path_params["number"]
    table = premises_of(request).floor.house.tables.get(name)

    def read(store: Reading) -> Response:
        round = None if table is None else recalled(store, table, number)
        if round is None or not may_see(account, round.row):
            raise Stopped(
                404, "unknown", said("rounds-no-such-round", table=name, number=str(number))
            )
        if round.row.last_position is None:
            raise Stopped(409, "not-now", said("rounds-in-play", table=name, number=number))
        with speaking(language_of(request)):
            return answer(round, store)

    return await _read(request, read)


def _nearest(store: Reading, account: Account, row: StoredRow, way: int) -> int | None:
    """The number of the round before or after it that this person may see, if it is not far."""
    for number in range(row.number + way, row.number + way * (FAR + 1), way):
        near = store.round(row.stream, number) if number > 0 else None
        if near is None:
            return None
        if near.last_position is not None and may_see(account, near):
            return number
    return None


async def _read(request: Request, read: Callable[[Reading], T]) -> T:
    """By a thread and a reader of its own: no table waits for it."""
    store = premises_of(request).floor.store

    def reading() -> T:
        with closing(store.beside()) as beside:
            return read(beside)

    return await asyncio.to_thread(reading)


def _query(request: Request) -> RoundsQuery:
    try:
        return msgspec.convert(dict(request.query_params), RoundsQuery, strict=False)
    except msgspec.ValidationError as fault:
        raise unreadable(located(fault)) from None


def _search(asked: RoundsQuery) -> Search:
    """One more than is shown is looked for, so that it is known whether there are more."""
    return Search(
        asked.table,
        () if asked.player is None else (asked.player,),
        asked.dealer,
        asked.paragraph,
        asked.ruling,
        asked.outcome,
        asked.more_than_cents,
        _moment("since", asked.since),
        _moment("until", asked.until, end=True),
        asked.before,
        asked.limit + 1,
    )


def _moment(name: str, text: str | None, *, end: bool = False) -> int | None:
    at = None if text is None else moment(text, end=end)
    if text is not None and at is None:
        raise unreadable(f"not a time, as 2026-11-16T20:15+08:00 - at `$.{name}`")
    return at


def _not_too_fast(request: Request) -> Account:
    account = whoever_asks(request)
    slowed_down(request)
    return account
