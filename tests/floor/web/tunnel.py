"""A line between browser and server that can go silent: bytes vanish, and no end is told of it."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

READ_AT_ONCE = 65_536


class Tunnel:
    """A server on loopback that passes on what it is sent, as long as it carries."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self._to = str(place.hostname), int(place.port or 80)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._carries = True
        self._open: list[socket.socket] = []

    def go_silent(self) -> None:
        self._carries = False

    def mend(self) -> None:
        """For new connections; what was open is dead for good."""
        for each in self._open:
            _end(each)
        self._open.clear()
        self._carries = True

    def close(self) -> None:
        _end(self._listening)
        self.mend()

    def run(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._to)
                self._open += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(READ_AT_ONCE):
                if self._carries:
                    target.sendall(data)
        if self._carries:
            _end(target)


def _end(each: socket.socket) -> None:
    with suppress(OSError):
        each.shutdown(socket.SHUT_RDWR)
    each.close()


@contextmanager
def tunnel(address: str) -> Iterator[Tunnel]:
    found = Tunnel(address)
    threading.Thread(target=found.run, daemon=True).start()
    yield found
    found.close()
