"""A view put together again from the frames it came in."""

from typing import Any

import msgspec

from croupier.engine.games import game_named
from croupier.engine.table.log.codec import Codec
from croupier.engine.table.viewing import View
from croupier.floor.protocol.frames import SignFrame, TableFrame


class Assembling:
    """Frames of one table in; a typed `View` out."""

    def __init__(self) -> None:
        self._sign: Any = None
        self._codec: Codec | None = None

    def sign(self, frame: SignFrame) -> None:
        self._sign = msgspec.to_builtins(frame.sign)
        self._codec = Codec(game_named(frame.sign.game))

    @property
    def codec(self) -> Codec:
        assert self._codec is not None, "the sign comes before everything else"
        return self._codec

    def view(self, frame: TableFrame) -> View:
        fields = {
            "purse_cents": frame.purse_cents,
            **msgspec.json.decode(frame.shared),
            **msgspec.json.decode(frame.own),
            "sign": self._sign,
        }
        return msgspec.convert(fields, View, dec_hook=self.codec.inside, str_keys=True)
