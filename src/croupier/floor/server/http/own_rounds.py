"""The rounds of whoever asks over HTTP: their own bets alone, with a running total."""

import asyncio
from contextlib import closing

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier.engine.table.log.codec import located
from croupier.floor.protocol.own_rounds import (
    OwnRounds,
    OwnRoundsExport,
    OwnRoundsQuery,
    TablePlayedAt,
)
from croupier.floor.recall.own_rounds import as_csv, course, own_rounds
from croupier.floor.record.store.rounds import PlayersRound
from croupier.floor.server.answers import answered, unreadable
from croupier.floor.server.premises import premises_of, slowed_down, whoever_asks

FORMATS = ("json", "csv")


async def found(request: Request) -> Response:
    asked = _query(request)
    every, games = await _played(request)
    wanted = _wanted(every, games, asked)
    rounds = own_rounds(wanted, games)
    positions = [round.first_position for round in wanted]
    end = positions.index(asked.before) if asked.before in positions else len(rounds)
    since = max(0, end - asked.limit)
    names = {round.stream for round in every}
    told = OwnRounds(
        rounds[since:end][::-1],
        positions[since] if since else None,
        len(rounds),
        sum(round.stake_cents for round in rounds),
        sum(round.net_cents for round in rounds),
        course(rounds),
        tuple(TablePlayedAt(name, games[name]) for name in sorted(names)),
    )
    return answered(told)


async def export(request: Request) -> Response:
    asked, named = _query(request), request.query_params.get("format", FORMATS[0])
    if named not in FORMATS:
        raise unreadable(f"`format` is one of {', '.join(FORMATS)} - at `$.format`")
    every, games = await _played(request)
    rounds = own_rounds(_wanted(every, games, asked), games)
    if named == "csv":
        response = Response(as_csv(rounds), media_type="text/csv")
    else:
        response = answered(OwnRoundsExport(rounds))
    response.headers["content-disposition"] = f'attachment; filename="my-rounds.{named}"'
    return response


async def _played(request: Request) -> tuple[list[PlayersRound], dict[str, str]]:
    """All rounds of whoever asks in which a bet of theirs stood, the one that ended first
    first, and which table has which game."""
    account, floor = whoever_asks(request), premises_of(request).floor
    slowed_down(request)

    def read() -> list[PlayersRound]:
        with closing(floor.store.beside()) as beside:
            return [round for round in beside.rounds_of(account.name) if round.bets]

    games = {name: table.settings.game for name, table in floor.house.tables.items()}
    return await asyncio.to_thread(read), games


def _wanted(
    every: list[PlayersRound], games: dict[str, str], asked: OwnRoundsQuery
) -> list[PlayersRound]:
    return [
        round
        for round in every
        if asked.table in (None, round.stream) and asked.game in (None, games[round.stream])
    ]


def _query(request: Request) -> OwnRoundsQuery:
    given = {name: value for name, value in request.query_params.items() if name != "format"}
    try:
        return msgspec.convert(given, OwnRoundsQuery, strict=False)
    except msgspec.ValidationError as fault:
        raise unreadable(located(fault)) from None
