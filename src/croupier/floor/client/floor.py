"""A floor over HTTP: who one is, which tables there are, and a place at one of them."""

import asyncio
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
import msgspec
from httpx import create_ssl_context

from croupier.engine.sentences import Message, bracketed, said, sentence
from croupier.floor.client.table import TableClient, at_table
from croupier.floor.protocol.bodies import DoneAnswer
from croupier.floor.protocol.pit import ClaimSeen, Effect, PitClaims, PitEffect

NOT_KNOWN = "not-known"  # whether it was done
SENT_AGAIN_AFTER_S = (0.5, 1.0, 2.0)


class NotAllowed(Exception):
    """What the floor answered instead; `message` says why."""

    def __init__(
        self, status: int, message: Message, cites: tuple[str, ...] = (), reason: str = ""
    ) -> None:
        super().__init__(status, message)
        self.status, self.message, self.cites, self.reason = status, message, cites, reason

    def __str__(self) -> str:
        return f"{sentence(self.message)}{bracketed(self.cites)}"


class FloorClient:
    """A floor that somebody serves.

    >>> async def tables(address: str) -> list[str]:
    ...     async with FloorClient(address) as floor:
    ...         await floor.guest("ann")
    ...         async with floor.table("roulette-1") as table:
    ...             await table.say("bets 10 red")
    ...         return [table["name"] for table in await floor.tables()]
    >>> FloorClient("http://127.0.0.1:8021/").address
    'http://127.0.0.1:8021'
    """

    def __init__(
        self, address: str, verify: bool | str = True, cookies: dict[str, str] | None = None
    ) -> None:
        """`verify`: a file with the certificates to trust; False: any, which is for tests alone.
        `cookies`: those of a session that goes on."""
        self.address = address.rstrip("/")
        if isinstance(verify, str):
            trust = ssl.create_default_context(cafile=verify)
        else:
            trust = create_ssl_context(verify)
        self._trust = trust if self.address.startswith("https:") else None
        self._http = httpx.AsyncClient(
            base_url=self.address,
            headers={"Origin": self.address},
            verify=trust,
            timeout=30,
            cookies=cookies,
        )

    @property
    def cookies(self) -> dict[str, str]:
        """Those of the session."""
        return dict(self._http.cookies.items())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self._http.aclose()

    async def guest(self, name: str) -> dict[str, Any]:
        """Sits down under a name of one's own, with play chips."""
        return await self._repeated("/api/guest", {"id": secrets.token_urlsafe(), "name": name})

    async def own(self, code: str, name: str, password: str) -> dict[str, Any]:
        """Becomes the first Owner, with the one-time code that `croupier serve` prints."""
        return await self.post("/api/owner", {"code": code, "name": name, "password": password})

    async def login(self, name: str, password: str) -> dict[str, Any]:
        return await self.post("/api/login", {"name": name, "password": password})

    async def logout(self) -> None:
        await self.post("/api/logout", {})

    async def me(self) -> dict[str, Any]:
        return await self.get("/api/me")

    async def tables(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await self.get("/api/tables"))["tables"]
        return found

    async def do(
        self, table: str, kind: str, /, *, identity: str | None = None, **fields: Any
    ) -> DoneAnswer:
        """A command at a table, by its written name, answered once it is durable.

        It is sent again under the same id where it is not known whether it was done."""
        return await self._given(f"/api/tables/{table}/do", identity, {"type": kind, **fields})

    async def house(
        self, kind: str, /, *, identity: str | None = None, **fields: Any
    ) -> DoneAnswer:
        """A command to the House: accounts, licences, chips, tables and their clocks."""
        return await self._given("/api/house", identity, {"type": kind, **fields})

    async def password(self, name: str, password: str, old: str | None = None) -> None:
        """One's own, with the `old` one; or that of somebody whom one looks after."""
        body = {"id": secrets.token_hex(8), "name": name, "password": password, "old": old}
        await self._repeated("/api/password", body)

    async def effect(self, table: str, kind: str, /, **fields: Any) -> Effect:
        """What a decision would move, before it is given."""
        found = await self.post(f"/api/pit/effect/{table}", {"command": {"type": kind, **fields}})
        return msgspec.convert(found, PitEffect).effect

    async def claims(self) -> tuple[ClaimSeen, ...]:
        """What players owe the House, for the Pit."""
        return msgspec.convert(await self.get("/api/pit/claims"), PitClaims).claims

    async def _given(self, path: str, identity: str | None, command: dict[str, Any]) -> DoneAnswer:
        body = {"id": identity or secrets.token_hex(8), "command": command}
        return msgspec.convert(await self._repeated(path, body), DoneAnswer)

    async def _repeated(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Sent again under its id where it is not known whether it was done."""
        for times, pause_s in enumerate(SENT_AGAIN_AFTER_S):
            try:
                return await self.post(path, body)
            except NotAllowed as problem:
                if problem.reason != NOT_KNOWN:
                    raise
            except httpx.TransportError as fault:  # it may have arrived
                if not times and isinstance(fault, httpx.ConnectError):
                    raise  # nobody was there
            await asyncio.sleep(pause_s)
        return await self.post(path, body)

    async def get(self, path: str, **query: Any) -> dict[str, Any]:
        return _answered(await self._http.get(path, params=query))

    async def post(self, path: str, body: object) -> dict[str, Any]:
        content = msgspec.json.encode(body)
        headers = {"Content-Type": "application/json"}
        return _answered(await self._http.post(path, content=content, headers=headers))

    @asynccontextmanager
    async def table(self, name: str, *, watch: bool = False) -> AsyncIterator[TableClient]:
        """A place at a table for as long as the block lasts."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{name}/live"
        cookies = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        headers = [("Cookie", cookies)] if cookies else []
        prefix = secrets.token_hex(8)  # ids of another connection are other ids
        suffix = "?watch=1" if watch else ""
        async with at_table(address + suffix, headers, self.address, prefix, self._trust) as table:
            yield table


def _answered(response: httpx.Response) -> dict[str, Any]:
    if response.is_success:
        found: dict[str, Any] = msgspec.json.decode(response.content) if response.content else {}
        return found
    try:
        problem = msgspec.json.decode(response.content, type=_Problem)
    except msgspec.DecodeError:
        raise NotAllowed(response.status_code, said("join-unreadable")) from None
    raise NotAllowed(response.status_code, problem.message, problem.cites, problem.reason)


class _Problem(msgspec.Struct):
    message: Message
    cites: tuple[str, ...] = ()
    reason: str = ""
