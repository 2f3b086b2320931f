"""How each event changes a Baccarat round; no rule is decided here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.engine.games.baccarat.events import (
    InsuranceClosed,
    InsuranceNeglected,
    InsuranceOfferedLate,
)
from croupier.engine.games.baccarat.state import BaccaratRound, Play
from croupier.engine.table.vocabulary.events import Event


def evolve(round: BaccaratRound, event: Event) -> BaccaratRound:
    evolved_by = EVOLVED_BY.get(type(event))
    return round if evolved_by is None else replace(round, play=evolved_by(round.play, event))


def _closed(play: Play, event: InsuranceClosed) -> Play:
    offered, forgone = play.offered + event.offers, play.forgone | event.forgone
    return replace(play, offered=offered, forgone=forgone)


def _neglected(play: Play, event: InsuranceNeglected) -> Play:
    forgone = play.forgone - {event.player} if event.may_insure_again else play.forgone
    neglected = play.neglected | {(event.player, event.side, event.stage)}
    return replace(play, neglected=neglected, forgone=forgone)


def _offered_late(play: Play, event: InsuranceOfferedLate) -> Play:
    late = (event.player, event.side, event.stage)
    return replace(play, offered_late=play.offered_late | {late})


EVOLVED_BY: dict[type[Event], Callable[[Play, Any], Play]] = {
    InsuranceClosed: _closed,
    InsuranceNeglected: _neglected,
    InsuranceOfferedLate: _offered_late,
}
