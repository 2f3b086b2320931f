"""A round of Dragon Tiger is its cards and chips; it keeps nothing else."""

import msgspec

from croupier.game import Round


class Play(msgspec.Struct, frozen=True):
    """Everything can be read off the cards."""


DragonTigerRound = Round[Play]
