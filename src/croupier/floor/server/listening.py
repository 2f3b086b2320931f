"""The addresses on which a House listens. They are taken, and the files for TLS are read, before
anything of the House is opened or made."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from croupier.engine.sentences import said
from croupier.engine.sentences.faults import fault_said
from croupier.floor.record.store.interface import StoreFailed

STALLED_MS = 30_000  # a peer that takes nothing for this long is gone
LAST_PORT = 65_535


class CannotListen(StoreFailed):
    """The address is taken, or not this machine's; or the files are no certificate and its key."""


class Address(msgspec.Struct, frozen=True):
    host: str
    port: int  # 0: any that is free

    @classmethod
    def of(cls, text: str) -> "Address":
        """
        >>> Address.of("127.0.0.1:9100"), Address.of("[::1]:9100").host
        (Address(host='127.0.0.1', port=9100), '::1')
        """
        host, _, port = text.rpartition(":")
        host = host.removeprefix("[").removesuffix("]")
        digits = port.isascii() and port.isdigit() and len(port) <= len(str(LAST_PORT))
        if not host or not digits or int(port) > LAST_PORT:
            raise CannotListen(said("serve-no-such-address", address=text[:80]))
        return cls(host, int(port))

    def url(self, listener: socket.socket, *, tls: bool = False) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if tls else 'http'}://{host}:{listener.getsockname()[1]}"


@contextmanager
def listening(address: Address) -> Iterator[socket.socket]:
    host, port = address.host, address.port
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, UnicodeError, ValueError) as fault:  # also a host that cannot be looked up
        why, _, _ = str(getattr(fault, "strerror", None) or fault).partition(" (while")
        message = said("server-address-taken", host=host, port=str(port), fault=fault_said(why))
        raise CannotListen(message) from None
    with listener:
        # Connections inherit it. Without it the second part of an answer waits for the reader's
        # receipt of the first, which comes up to 40 ms later.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with suppress(AttributeError, OSError):  # where the system knows it
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
        yield listener


def check_tls(cert: Path | None, key: Path | None) -> None:
    """A certificate and its key, for which no one has to type a password."""
    if cert is None or key is None:
        return
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password=lambda: "")
    except (OSError, ValueError):  # also faults of the library for TLS
        raise CannotListen(said("server-tls-wrong", file=str(cert), other=str(key))) from None
