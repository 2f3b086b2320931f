"""The HTTP part as OpenAPI 3.1 and the frames as JSON Schema, both made from the types."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from croupier import __version__
from croupier.floor import advice
from croupier.floor.protocol import bodies as b
from croupier.floor.protocol import pit as p
from croupier.floor.protocol.frames import AnyPracticeClientFrame, AnyPracticeServerFrame, Do
from croupier.floor.protocol.own_rounds import OwnRounds, OwnRoundsExport, OwnRoundsQuery
from croupier.floor.protocol.practice import PracticeBody, PracticeSeen
from croupier.floor.server.answers import answered
from croupier.floor.server.http.command_schema import (
    TO_THE_HOUSE,
    Refs,
    Written,
    at_a_table,
    facts,
    in_bodies,
    inside,
    take_part,
    terms,
)

PARAMETER = re.compile(r"{(\w+)}")
NUMBERS = ("number", "step")
REF = "#/components/schemas/{name}"
JSON_SCHEMA = "https://json-schema.org/draft/2020-12/schema"


class Endpoint(msgspec.Struct, frozen=True):
    method: str
    path: str
    summary: str
    answer: type[msgspec.Struct]
    body: type[b.Body] | None = None
    query: type[b.Body] | None = None


ENDPOINTS = (
    Endpoint(
        "post", "/api/guest", "Play with play chips under a name of one's own", b.Me, b.GuestBody
    ),
    Endpoint(
        "post", "/api/owner", "Become the first Owner, with the one-time code", b.Me, b.OwnerBody
    ),
    Endpoint("post", "/api/login", "Log in", b.Me, b.LoginBody),
    Endpoint("post", "/api/keep", "Keep a guest's account", b.Me, b.KeepBody),
    Endpoint("post", "/api/logout", "Log out", b.Ok, b.LogoutBody),
    Endpoint("post", "/api/password", "Choose a password", b.Ok, b.PasswordBody),
    Endpoint("get", "/api/me", "Who is logged in", b.Me),
    Endpoint("get", "/api/evening", "Your last hours: chips, and what rounds gave", b.LastHours),
    Endpoint("get", "/api/tables", "The lobby", b.Lobby),
    Endpoint("get", "/api/tables/{table}", "One table", b.OneTable),
    Endpoint("get", "/api/tables/{table}/outcomes", "How its last rounds ended", b.Outcomes),
    Endpoint("post", "/api/tables/{table}/do", "Give a command at a table", b.DoneAnswer, b.DoBody),
    Endpoint("get", "/api/tables/{table}/facts", "What can be reported now", b.FactsTold),
    Endpoint(
        "post",
        "/api/tables/{table}/preview",
        "What would come of a report",
        b.PreviewTold,
        b.PreviewBody,
    ),
    Endpoint(
        "post",
        "/api/practice",
        "Open a practice table of one's own",
        PracticeSeen,
        PracticeBody,
    ),
    Endpoint("get", "/api/practice/{table}", "A practice table of one's own", PracticeSeen),
    Endpoint("get", "/api/practice/{table}/facts", "What can be reported there", b.FactsTold),
    Endpoint(
        "post",
        "/api/practice/{table}/preview",
        "What would come of a report there",
        b.PreviewTold,
        b.PreviewBody,
    ),
    Endpoint("post", "/api/house", "Give a command to the House", b.DoneAnswer, b.HouseBody),
    Endpoint("get", "/api/pit/tables", "Every table, with what needs somebody", p.PitTables),
    Endpoint("get", "/api/pit/alerts", "What needs somebody of the Pit", p.PitAlerts),
    Endpoint("get", "/api/pit/people", "Everybody who has an account", p.PitPeople),
    Endpoint("get", "/api/pit/claims", "What players owe the House", p.PitClaims),
    Endpoint(
        "post",
        "/api/pit/effect/{table}",
        "What a decision would move",
        p.PitEffect,
        p.EffectBody,
    ),
    Endpoint("get", "/api/pit/returns", "What each bet held, and should have", p.PitReturns),
    Endpoint(
        "get", "/api/pit/irregularities", "What went wrong, and what was ruled", p.PitIrregularities
    ),
    Endpoint(
        "get",
        "/api/pit/evidence/{table}/{round}",
        "A round with its entries, for anybody to check",
        p.PitEvidence,
    ),
    Endpoint("get", "/api/rounds", "Rounds that are over", b.RoundsFound, query=b.RoundsQuery),
    Endpoint(
        "get",
        "/api/rounds/mine",
        "Rounds in which you had a bet: your own bets, results and total",
        OwnRounds,
        query=OwnRoundsQuery,
    ),
    Endpoint(
        "get",
        "/api/rounds/mine/export",
        "The same, all of them: `format` is json or csv",
        OwnRoundsExport,
        query=OwnRoundsQuery,
    ),
    Endpoint("get", "/api/rounds/{table}/{number}", "One round, step by step", b.RoundTold),
    Endpoint(
        "get", "/api/rounds/{table}/{number}/steps/{step}", "The table after a step", b.StepSeen
    ),
    Endpoint("get", "/api/rounds/{table}/{number}/scenes", "One round as it is told", b.ScenesTold),
    Endpoint(
        "get", "/api/rounds/{table}/{number}/scenes/{scene}", "The table after it", b.SceneSeen
    ),
    Endpoint(
        "get", "/api/rounds/{table}/{number}/checked", "What can be checked of it", b.RoundChecked
    ),
    Endpoint("get", "/api/rules/{citation}", "A paragraph in our words", b.ParagraphTold),
    Endpoint("get", "/api/books/{game}", "A whole book in our words", b.BookTold),
    Endpoint("get", "/healthz", "Whether the record can be written", b.Health),
)


def _odds() -> Endpoint:
    """Its type belongs to the mathematics, which are not imported before somebody asks."""
    summary = "What every bet of a game is worth"
    return Endpoint("get", "/api/odds/{game}", summary, advice.odds_type())


@cache
def document() -> dict[str, Any]:
    endpoints = (*ENDPOINTS, _odds())
    kinds: set[type[msgspec.Struct]] = {each.answer for each in endpoints}
    kinds |= {b.Problem, *(each.body for each in endpoints if each.body is not None)}
    bodies = sorted(kinds, key=lambda kind: kind.__name__)
    _, components = _schemas((*bodies, *TO_THE_HOUSE), REF, in_bodies())
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method] = _described(each)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Croupier", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "croupier_session"}
            },
        },
    }


def _schemas(kinds: Iterable[Any], ref: str, written: Written) -> tuple[Refs, dict[str, Any]]:
    """Of these and of every command, with its fields where one is `written`."""
    every = [*kinds, *at_a_table(), *facts(), *terms()]

    def schemas(hook: Callable[[type], dict[str, Any]]) -> tuple[Refs, dict[str, Any]]:
        found, components = msgspec.json.schema_components(
            every, ref_template=ref, schema_hook=hook
        )
        return dict(zip(every, found, strict=True)), components

    refs, _ = schemas(lambda kind: {"type": "object"})
    _, components = schemas(inside(refs))
    take_part(components, refs, written)
    return refs, components


@cache
def frames() -> dict[str, Any]:
    """`client`: what may be sent; `server`: what is answered. Hints, advice and costs are those of
    practice tables alone."""
    both = (AnyPracticeClientFrame, AnyPracticeServerFrame)
    refs, components = _schemas(both, "#/$defs/{name}", {(Do, "command"): at_a_table()})
    client, server = (refs[each] for each in both)
    return {
        "$schema": JSON_SCHEMA,
        "title": "Frames of /api/tables/{table}/live and /api/practice/{table}/live",
        "properties": {"client": client, "server": server},
        "$defs": components,
    }


async def shown(request: Request) -> Response:
    return answered(document())


async def frames_shown(request: Request) -> Response:
    return answered(frames())


def _described(each: Endpoint) -> dict[str, Any]:
    described: dict[str, Any] = {
        "summary": each.summary,
        "responses": {
            "200": _content("Done", each.answer),
            "4XX": _content("Refused, with a sentence", b.Problem),
        },
    }
    parameters = [*_in_the_path(each.path), *_in_the_query(each.query)]
    if parameters:
        described["parameters"] = parameters
    if each.body is not None:
        described["requestBody"] = {"required": True, **_content(None, each.body)}
    return described


def _in_the_path(path: str) -> Iterator[dict[str, Any]]:
    for name in PARAMETER.findall(path):
        kind = "integer" if name in NUMBERS else "string"
        yield {"name": name, "in": "path", "required": True, "schema": {"type": kind}}


def _in_the_query(query: type[b.Body] | None) -> Iterator[dict[str, Any]]:
    if query is None:
        return
    schema = msgspec.json.schema(query)
    for name, kind in schema["$defs"][query.__name__]["properties"].items():
        yield {"name": name, "in": "query", "required": False, "schema": kind}


def _content(description: str | None, kind: type) -> dict[str, Any]:
    schema = {"$ref": REF.format(name=kind.__name__)}
    content: dict[str, Any] = {"content": {"application/json": {"schema": schema}}}
    return content if description is None else {"description": description, **content}
