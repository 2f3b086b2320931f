"""What an Andar Bahar round knows beyond its cards and chips (Andar Bahar 3.10.1)."""

import msgspec

from croupier.engine.table.state.round import Round


class Play(msgspec.Struct, frozen=True):
    asked_on: bool = False  # Andar Bahar 3.10.1


AndarBaharRound = Round[Play]
