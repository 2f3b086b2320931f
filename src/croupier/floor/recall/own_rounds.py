"""The rounds of one player with a running total, as a list and as rows of figures."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from io import StringIO
from itertools import accumulate

from croupier.floor.protocol.own_rounds import OwnBet, OwnRound
from croupier.floor.record.store.rounds import BetStands, PlayersRound

MOST_POINTS = 400
COLUMNS = (
    *(
        "table",
        "game",
        "round",
        "opened",
        "closed",
        "outcome",
        "voided_later",
        "bet",
        "on",
        "box",
        "hand",
    ),
    *("stake_cents", "back_cents", "net_cents", "result", "total_cents"),
)


def own_rounds(found: Sequence[PlayersRound], games: Mapping[str, str]) -> tuple[OwnRound, ...]:
    """`found`: the earliest first."""
    totals = accumulate(round.net_cents for round in found)
    return tuple(
        _told(round, games[round.stream], total) for round, total in zip(found, totals, strict=True)
    )


def _told(round: PlayersRound, game: str, total: int) -> OwnRound:
    return OwnRound(
        round.stream,
        game,
        round.number,
        round.opened_ms,
        round.closed_ms,
        round.outcome,
        round.voided_later,
        round.stake_cents,
        round.net_cents,
        total,
        tuple(map(_bet, round.bets)),
    )


def _bet(bet: BetStands) -> OwnBet:
    net = bet.back_cents - bet.stake_cents
    return OwnBet(bet.spot, bet.hand, bet.stake_cents, bet.back_cents, net, bet.result)


def course(rounds: tuple[OwnRound, ...]) -> tuple[int, ...]:
    """The totals in their order, from the level one began at; first and last are always there."""
    totals = (0, *(round.total_cents for round in rounds))
    if len(totals) <= MOST_POINTS:
        return totals
    last = MOST_POINTS - 1
    return tuple(totals[at * (len(totals) - 1) // last] for at in range(MOST_POINTS))


def as_csv(rounds: Iterable[OwnRound]) -> str:
    """A row a bet; the total is that after its round."""
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for round in rounds:
        times = (_time(round.opened_ms), _time(round.closed_ms))
        later = "yes" if round.voided_later else ""
        head = (round.table, round.game, round.number, *times, round.outcome, later)
        for bet in round.bets:
            laid = (bet.spot.bet, bet.spot.on, bet.spot.box, bet.hand)
            came = (bet.stake_cents, bet.back_cents, bet.net_cents, bet.result)
            table.writerow((*head, *laid, *came, round.total_cents))
    return text.getvalue()


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1_000, UTC).isoformat()
