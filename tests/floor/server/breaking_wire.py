"""A wire that breaks once, after the server has answered."""

import asyncio
from contextlib import suppress


class BreakingWire:
    """To the server and back; it breaks once, when a request for `path` is answered."""

    def __init__(self, address: str, path: bytes) -> None:
        self._there, self._path = address.removeprefix("http://").encode(), path
        self._own = b""
        self._wires: list[asyncio.Task[None] | None] = []
        self.broken = False

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        self._own = f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}".encode()
        return f"http://{self._own.decode()}"

    async def __aexit__(self, *problem: object) -> None:
        self._server.close()
        await asyncio.gather(*filter(None, self._wires))

    async def _joined(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._wires.append(asyncio.current_task())
        host, _, port = self._there.decode().partition(":")
        there, on = await asyncio.open_connection(host, int(port))
        asked = list[bytes]()

        async def to_the_server() -> None:
            while data := await here.read(65_536):
                asked.append(data)
                on.write(data.replace(self._own, self._there))
            on.close()

        async def and_back() -> None:
            while data := await there.read(65_536):
                if not self.broken and self._path in b"".join(asked):
                    self.broken = True
                    break
                back.write(data)
            back.close()

        await asyncio.gather(to_the_server(), and_back())
        for end in (on, back):
            with suppress(OSError):
                await end.wait_closed()
