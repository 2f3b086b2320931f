"""One line of a page for each thing that the Pit is told about."""

from datetime import datetime
from typing import Any

import msgspec

from croupier.cli.console.language import as_spoken
from croupier.cli.live_seat.picture import STATUSES
from croupier.engine.games.names import bet_name
from croupier.engine.money import dollars, net_dollars
from croupier.engine.sentences import (
    Message,
    aside,
    bracketed,
    cited,
    colon,
    comma,
    has_sentence,
    said,
    sentence,
    together,
)
from croupier.engine.sentences.numbers import number
from croupier.engine.table.state.round import Status
from croupier.floor.house.roles import Role, role_said
from croupier.floor.protocol.pit import ClaimSeen

NONE = "–"
Row = tuple[str, ...]

TABLES = (
    said("pit-head-table"),
    said("pit-head-condition"),
    said("pit-head-round"),
    said("pit-head-dealer"),
    said("pit-head-players"),
    said("pit-head-staked"),
    said("pit-head-interrupted"),
    said("pit-head-alerts"),
)
RETURNS = (
    said("pit-head-table"),
    said("pit-head-bet"),
    said("pit-head-bets"),
    said("pit-head-handle"),
    said("pit-head-paid"),
    said("pit-head-hold"),
    said("pit-head-held"),
    said("pit-head-expected"),
    said("pit-head-deviations"),
)
TALLIES = (
    said("pit-head-table"),
    said("pit-head-dealer"),
    said("pit-head-paragraph"),
    said("pit-head-facts"),
    said("pit-head-unfounded"),
)
FACTS = (
    said("pit-head-time"),
    said("pit-head-table"),
    said("pit-head-round"),
    said("pit-head-fact"),
    said("pit-head-paragraph"),
    said("pit-head-ruling"),
)
PEOPLE = (
    said("pit-head-name"),
    said("pit-head-role"),
    said("pit-head-licences"),
    said("pit-head-deals-at"),
    said("pit-head-wallet"),
)
CLAIMS = (
    said("pit-head-table"),
    said("pit-head-player"),
    said("pit-head-owes"),
    said("pit-head-wallet"),
)
CLOCKS = (said("pit-head-clock"), said("pit-head-seconds"), said("pit-head-counts"))
COUNTS = {
    "betting_s": said("pit-clock-betting"),
    "last_call_s": said("pit-clock-last-call"),
    "decision_s": said("pit-clock-decision"),
    "pause_s": said("pit-clock-pause"),
    "card_s": said("pit-clock-card"),
    "spin_s": said("pit-clock-spin"),
    "seat_kept_s": said("pit-clock-seat-kept"),
}


def table(one: dict[str, Any]) -> Row:
    seen = one["table"]
    players = dict.fromkeys(seen["seats"].values())
    return (
        seen["name"],
        sentence(said("pit-condition", condition=seen["condition"])),
        f"{seen['number']} · {as_spoken(seen['status'], STATUSES[Status(seen['status'])])}",
        one["dealer"] or NONE,
        comma(players) or NONE,
        dollars(one["staked_cents"]),
        str(seen["interruptions"]["recent"]),
        together(_words(told["message"]) for told in one["alerts"]) or NONE,
    )


def alert(one: dict[str, Any]) -> str:
    told = colon(one["table"], _words(one["message"])) + bracketed(one["cites"])
    if one["lasts_s"] is None:
        return told
    return f"{told} {sentence(said('pit-lasts', seconds=one['lasts_s']))}"


def returned(one: dict[str, Any]) -> Row:
    handle, hold, expected = one["handle_cents"], one["hold_cents"], one["expected_cents"]
    deviations = one["deviations"]
    return (
        one["table"],
        bet_name(one["bet"]) if "bet" in one else sentence(said("pit-every-bet")),
        f"{one['bets']:,}",
        dollars(handle),
        dollars(one["paid_cents"]),
        net_dollars(hold),
        f"{number(100 * hold / handle, '+.2f')}%" if handle else NONE,
        NONE if expected is None else net_dollars(round(expected)),
        NONE if deviations is None else number(deviations, "+.1f"),
    )


def tally(one: dict[str, Any]) -> Row:
    counts = str(one["facts"]), str(one["unfounded"])
    return one["table"], one["dealer"] or NONE, cited((one["paragraph"],)), *counts


def fact(one: dict[str, Any]) -> Row:
    ruling = sentence(said("pit-unfounded")) if one["unfounded"] else _words(one["ruling"])
    at = datetime.fromtimestamp(one["at_ms"] / 1_000).strftime("%Y-%m-%d %H:%M:%S")
    where = one["table"], str(one["round"])
    ruled = ruling + aside(one["ruled_by"] or "")
    return at, *where, _words(one["said"]), cited((one["paragraph"],)), ruled


def person(one: dict[str, Any]) -> Row:
    held = as_spoken(one["role"], role_said(Role(one["role"])))
    role = held if one["open"] else sentence(said("pit-account-closed", role=held))
    lists = comma(map(game_shown, one["licences"])) or NONE, comma(one["deals_at"]) or NONE
    return one["name"], role, *lists, dollars(one["wallet_cents"])


def game_shown(game: str) -> str:
    """`baccarat`, `百家乐`; one that comes as a package may have no other name."""
    key = f"game-name-{game}"
    return as_spoken(game, Message(key) if has_sentence(key) else None)


def claim(one: ClaimSeen) -> Row:
    return one.table, one.player, dollars(one.cents), dollars(one.wallet_cents)


def clock(name: str, seconds: float) -> Row:
    """By the name of its option."""
    option = "--" + name.removesuffix("_s").replace("_", "-")
    return option, f"{seconds:g}", sentence(COUNTS[name])


def _words(message: Any) -> str:
    return NONE if message is None else sentence(msgspec.convert(message, Message))
