"""What a round of Roulette knows beyond its chips: where the ball came to rest (Roulette 3.7)."""

import msgspec

from croupier.engine.table.state.round import Round


class Play(msgspec.Struct, frozen=True):
    pocket: str | None = None  # where the ball came to rest
    revolutions: int | None = None


RouletteRound = Round[Play]
