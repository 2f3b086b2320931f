"""uvicorn's WebSocket, on which a frame can also be written at once: to wake a task for each of a
thousand connections takes longer than to write to all of them."""

from collections.abc import Callable, MutableMapping
from typing import Any

from websockets.frames import Frame

from croupier.floor.server.live.handshakes import Handshake

AT_ONCE = "croupier.wire"  # its name among the extensions of a connection's scope
WHOLE_TEXT = 0x81  # a message of one frame (RFC 6455, 5.2)
TOO_MANY = 1008  # frames that are no messages
BEFORE_ACCEPTED = 20  # such frames of a client that no session counts yet


class Wire(Handshake):
    """Whole messages are answered, and counted by those who answer them. What is no message
    (fragments, pings, pongs) is counted here in the same way, and too much of it ends the
    connection: there is no answer that could say so."""

    _early = BEFORE_ACCEPTED
    _spare: Callable[[], bool] | None = None

    def count_by(self, spare: Callable[[], bool]) -> None:
        """`spare`: whether one more may be sent now."""
        self._spare = spare

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[AT_ONCE] = self
        await super().run_asgi()

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._counted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._counted():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The answer to a ping of ours is not counted."""
        if bytes(event.data) == self.pending_ping_payload or self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """False: the connection ends, and what comes on it is left unread."""
        if self.close_sent or self.disconnected:
            return False
        self._early -= self._spare is None
        spare = self._early >= 0 if self._spare is None else self._spare()
        if not spare:
            self._fail()
        return spare

    def _fail(self) -> None:
        self.conn.fail(TOO_MANY, "too many frames")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

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
