"""The address on which a House listens, and the connections made to it."""

import socket

from croupier.floor.server.listening import Address, listening


def test_an_answer_does_not_wait_for_a_receipt() -> None:
    with (
        listening(Address("127.0.0.1", 0)) as listener,
        socket.create_connection(listener.getsockname()),
    ):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
