"""HTTP and WebSocket by hand: also bytes that no well-behaved client would send."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, cast
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
ANSWERED_WITHIN_S = 60
SWITCHED = 101  # from HTTP to WebSocket
LOST = 1006  # the connection ended without a word
NO_MASK = bytes(4)  # a client masks; with zeros nothing changes
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    f"Sec-WebSocket-Key: {KEY}\r\n"
)


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def frame(opcode: int, payload: bytes, *, first_bits: int = 0x80, masked: bool = True) -> bytes:
    """`first_bits`: FIN, and the reserved ones."""
    size, mask = len(payload), 0x80 if masked else 0
    head = bytes([first_bits | opcode])
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += bytes([mask | 126]) + size.to_bytes(2)
    else:
        head += bytes([mask | 127]) + size.to_bytes(8)
    return head + (NO_MASK if masked else b"") + payload


class Wire(asyncio.Protocol):
    """One WebSocket; whoever listens hears every text as it arrives."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._request, self._hear, self._received = request, hear, bytearray()
        self.opened: asyncio.Future[int] = loop.create_future()  # the status of the answer
        self.closed: asyncio.Future[int] = loop.create_future()  # the code it was closed with
        self._writable = asyncio.Event()
        self._writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_result(0)
        self._ended(LOST)
        self._writable.set()

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.opened.done():
            head, there, _ = self._received.partition(b"\r\n\r\n")
            if not there:
                return
            del self._received[: len(head) + 4]
            self.opened.set_result(int(head.split(b" ", 2)[1]))
        if self.opened.result() == SWITCHED:
            while (found := self._next()) is not None:
                self._heard(*found)

    def _next(self) -> tuple[int, bytes] | None:
        received = self._received
        if len(received) < 2:
            return None
        size, begin = received[1] & 0x7F, 2
        if size == 126:
            size, begin = int.from_bytes(received[2:4]), 4
        elif size == 127:
            size, begin = int.from_bytes(received[2:10]), 10
        if len(received) < begin + size or len(received) < begin:
            return None
        opcode, payload = received[0] & 0x0F, bytes(received[begin : begin + size])
        del received[: begin + size]
        return opcode, payload

    def _heard(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._hear(payload)
        elif opcode == PING:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self._ended(int.from_bytes(payload[:2]) or LOST)
            self._transport.write(frame(CLOSE, payload[:2]))
            self._transport.close()

    def _ended(self, code: int) -> None:
        if not self.closed.done():
            self.closed.set_result(code)

    async def send(self, data: bytes) -> None:
        """Frames as they are made by `frame`, or anything else."""
        await self._writable.wait()
        if not self._transport.is_closing():
            self._transport.write(data)

    async def close(self) -> None:
        """As a client does that goes away politely."""
        if self.opened.done() and self.opened.result() == SWITCHED:
            await self.send(frame(CLOSE, (1000).to_bytes(2)))
        if self._transport.get_write_buffer_size():
            self._transport.abort()  # whoever closed before us takes no more
        self._transport.close()


async def connected(
    address: str, path: str, headers: dict[str, str], hear: Callable[[bytes], None]
) -> Wire:
    place = urlsplit(address)
    named = {"Host": place.netloc, **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    request = f"GET {path} HTTP/1.1\r\n{UPGRADE}{lines}\r\n"
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(request.encode("utf-8", "surrogateescape"), hear),
        str(place.hostname),
        place.port or 80,
    )
    await asyncio.wait({wire.opened}, timeout=ANSWERED_WITHIN_S)
    if not wire.opened.done():
        wire.opened.set_result(0)
    return wire


class Http:
    """Requests one after the other over one connection, as long as the server keeps it."""

    def __init__(self, address: str) -> None:
        self._place = urlsplit(address)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def ask(
        self, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
    ) -> Reply | None:
        """None: it answered nothing and closed."""
        named = {"Host": self._place.netloc, "Content-Length": str(len(body)), **(headers or {})}
        lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
        head = f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode()
        async with self._one_at_a_time:
            kept = self._streams is not None
            reply = await self._asked(head + body, bare=method == "HEAD")
            if reply is None and kept:  # it may have been closed meanwhile
                reply = await self._asked(head + body, bare=method == "HEAD")
        return reply

    async def _asked(self, data: bytes, *, bare: bool) -> Reply | None:
        try:
            reader, writer = await self._open()
            writer.write(data)
            async with asyncio.timeout(ANSWERED_WITHIN_S):
                reply = await _reply(reader, bare=bare)
        except (ConnectionError, TimeoutError, asyncio.IncompleteReadError):
            self.close()
            return None
        if reply.headers.get("connection") == "close":
            self.close()
        return reply

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            host, port = str(self._place.hostname), self._place.port
            self._streams = await asyncio.open_connection(host, port)
        return self._streams

    def close(self) -> None:
        if self._streams is not None:
            writer = self._streams[1]
            if writer.transport.get_write_buffer_size():
                writer.transport.abort()  # whoever closed before us takes no more
            writer.close()
            self._streams = None


async def _reply(reader: asyncio.StreamReader, *, bare: bool) -> Reply:
    """`bare`: the answer to a HEAD has no body, whatever length it names."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.strip().split("\r\n")
    pairs = [line.partition(":") for line in lines]
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    status, body = int(first.split(" ")[1]), b""
    if headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    elif not bare:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Reply(status, headers, body)
