"""uvicorn's WebSocket, on which a frame can also be written at once: to wake a task for each of a
thousand connections takes longer than to write to all of them."""

from collections.abc import MutableMapping
from typing import Any

from croupier.floor.server.live.handshakes import Handshake

AT_ONCE = "croupier.wire"  # its name among the extensions of a connection's scope
WHOLE_TEXT = 0x81  # a message of one frame (RFC 6455, 5.2)


class Wire(Handshake):
    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[AT_ONCE] = self
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """The client reads what it is sent, as far as one can see."""
        ended = self.disconnected or self.close_sent or self.transport.is_closing()
        return self.handshake_complete and self.writable.is_set() and not ended

    def write(self, text: str) -> None:
        """Only while it is free."""
        self.transport.write(framed(text))


def framed(text: str) -> bytes:
    """Unmasked, as servers send it."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + data


def wire_of(scope: MutableMapping[str, Any]) -> Wire | None:
    """None: another server than ours."""
    found = scope.get("extensions", {}).get(AT_ONCE)
    return found if isinstance(found, Wire) else None
