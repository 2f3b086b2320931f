"""How a WebSocket is opened, where uvicorn would say nothing."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Handshake(WebSocketsSansIOProtocol):
    """A request with too long a line, or too many headers, is refused and the connection closed;
    uvicorn keeps the refusal to itself and the connection open for good."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
