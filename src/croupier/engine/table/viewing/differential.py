"""What lies on the two sides that the Differential compares (Baccarat 3.4, 5.1)."""

import msgspec

from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound


class SideSeen(msgspec.Struct, frozen=True):
    bet: str
    cents: int  # what counts of it, within the maximum of each box


class DifferentialSeen(msgspec.Struct, frozen=True):
    """`room_cents`: what the side that leads may still be ahead by, or either where none does."""

    sides: tuple[SideSeen, ...]
    leads: str | None
    lead_cents: int
    room_cents: int


def differential(game: Game, round: AnyRound) -> DifferentialSeen | None:
    """None: this table has no Differential."""
    limit = round.settings.limits.differential_cents
    if limit is None or game.DIFFERENTIAL is None:
        return None
    first, second = (SideSeen(bet, _counts(round, bet)) for bet in game.DIFFERENTIAL)
    heavier = max(first, second, key=lambda side: side.cents)
    lead = abs(first.cents - second.cents)
    return DifferentialSeen(
        (first, second), heavier.bet if lead else None, lead, max(limit - lead, 0)
    )


def _counts(round: AnyRound, bet: str) -> int:
    most = round.settings.limits.maximum(bet)
    piles = [pile for spot, pile in round.wagers.piles.items() if spot.bet == bet]
    return sum(p.action_cents if most is None else min(p.action_cents, most) for p in piles)
