"""Nobody keeps a connection by saying nothing, or by never coming to the end of a request."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

UNFINISHED = (h11.IDLE, h11.SEND_BODY)


class Patient(H11Protocol):
    """uvicorn waits so long for the next request of a connection, and for ever for its first one
    and for the rest of any."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self  # a WebSocket may say nothing
        if self.conn.their_state in UNFINISHED and not upgraded:
            self._wait()
        else:
            self._wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(self.timeout_keep_alive, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
