"""One person at one table for some frames; every answer is looked at."""

import asyncio
import json
from collections import Counter, deque
from random import Random
from typing import Any

import msgspec

from croupier.engine.games import game_named
from croupier.engine.sentences import LANGUAGES, Message, sentence
from croupier.engine.table.vocabulary.refusals import Reason
from croupier.floor.server.answers import reason_name
from tests.floor.server.fuzz.frames import Frames, Fuzzed, probe, read_otherwise
from tests.floor.server.fuzz.people import Somebody
from tests.floor.server.fuzz.requests import Asked, Requests
from tests.floor.server.fuzz.valid import Known
from tests.floor.server.fuzz.watching import Faults
from tests.floor.server.wire import Http, Reply, Wire, connected

IN_A_BATCH = 16  # frames before the answers are counted
BATCHES_A_VISIT = 16
REQUESTS_A_VISIT = 24
ANSWERED_WITHIN_S = 60
SENTENCES = 0.05  # of refusals are put into words
ENDED_BY_THE_HOUSE = (1001, 1008)  # the table was removed; the session ended
OF_A_FRAME = {*map(reason_name, Reason), "unreadable"}
OF_A_REQUEST = OF_A_FRAME | {"log-in", "foreign-origin", "no-such-page", "too-large", "only-json"}
OF_A_REQUEST |= {"foreign-host", "too-many"}


class Seen:
    """What has come of all the frames so far."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.faults, self.answers = Faults(), Counter[str]()
        self.done: Counter[str] = Counter()  # commands that were carried out, by name
        self.positions: set[int] = set()  # in the record, of what was carried out
        self.before: list[str] = []  # frames, to be sent again by anybody
        self.frames = self.probes = 0


class Visit:
    """One person at one table for some frames."""

    def __init__(
        self, seen: Seen, rng: Random, table: str, game: str, person: Somebody, known: Known
    ) -> None:
        self._seen, self._rng, self._table, self._person = seen, rng, table, person
        self._game, self._known = game_named(game), known
        self._answers: deque[dict[str, Any]] = deque()
        self._answered = asyncio.Event()

    def _probe(self) -> tuple[str, bytes]:
        self._seen.probes += 1
        return probe(self._seen.probes)

    # over a WebSocket

    async def frames(self, *, watching: bool) -> None:
        wire = await self.connected("?watch=1" if watching else "")
        if wire is None:
            return
        made = Frames(self._rng, self._game, self._person.name, self._known, self._seen.before)
        for number in range(BATCHES_A_VISIT):
            batch = made.beginning() if number == 0 else []
            batch += [made.next() for _ in range(IN_A_BATCH - len(batch))]
            if not await self.answered(wire, batch):
                break
        await wire.close()

    async def connected(self, query: str = "") -> Wire | None:
        """None: the session ended, or the table was removed."""
        path = f"/api/tables/{self._table}/live{query}"
        wire = await connected(self._seen.address, path, self._person.cookie, self._hear)
        status = await wire.opened
        self._seen.answers[f"connected {status}"] += 1
        if status == 101:
            return wire
        await wire.close()
        self._expect(status in (401, 404), f"connecting was answered {status}", path)
        return None

    def _hear(self, payload: bytes) -> None:
        head = payload[:20]
        if head.startswith((b'{"type":"table"', b'{"type":"sign"')):
            if head.startswith(b'{"type":"table"'):
                self._shown = payload
            return
        self._answers.append(msgspec.json.decode(payload))
        self._answered.set()

    _shown = b""

    async def answered(self, wire: Wire, batch: list[Fuzzed]) -> bool:
        """All of them, one after the other; False: the connection is over, as it should be."""
        if self._shown:
            frame = msgspec.json.decode(self._shown)
            self._known.shown = {**frame["shared"], **frame["own"]}
        self._seen.frames += len(batch)
        identity, last = self._probe()
        shown = [each.shown for each in batch]
        await wire.send(b"".join(each.data for each in batch if not each.ends) + last)
        waiting = deque(each for each in batch if not each.silent and not each.ends)
        while (answer := await self._next(wire, batch)) is not None:
            if answer.get("id") == identity:
                self._expect(not waiting, "was never answered", *(w.shown for w in waiting))
                return await self._survived(wire, [each for each in batch if each.ends][:1])
            if answer["type"] in ("done", "refused"):
                if not waiting:
                    self._expect(False, f"one answer too many: {answer}", *shown)
                    return False
                self._looked_at(waiting.popleft(), answer)
            else:
                self._seen.answers[f"heard {answer['type']}"] += 1
                self._expect(answer["type"] != "trouble", f"heard {answer}", *shown)
        code = wire.closed.result() if wire.closed.done() else 0
        self._seen.answers[f"closed {code}"] += 1
        house_says = code in ENDED_BY_THE_HOUSE
        self._expect(house_says, f"closed with {code}", *(each.shown for each in waiting))
        return False

    async def _survived(self, wire: Wire, fatal: list[Fuzzed]) -> bool:
        """The last frame of all, while what was said before is still being answered."""
        for each in fatal:
            await wire.send(self._probe()[1] * 3 + each.data)
            await asyncio.wait({wire.closed}, timeout=ANSWERED_WITHIN_S)
            code = wire.closed.result() if wire.closed.done() else 0
            self._seen.answers[f"closed {code}"] += 1
            self._expect(code in (*each.ends, *ENDED_BY_THE_HOUSE), f"closed {code}", each.shown)
        return not fatal

    async def _next(self, wire: Wire, batch: list[Fuzzed]) -> dict[str, Any] | None:
        """None: it is over."""
        if not self._answers:
            self._answered.clear()
            heard = asyncio.ensure_future(self._answered.wait())
            either: set[asyncio.Future[Any]] = {heard, wire.closed}
            done, _ = await asyncio.wait(
                either, timeout=ANSWERED_WITHIN_S, return_when=asyncio.FIRST_COMPLETED
            )
            heard.cancel()
            self._expect(bool(done), "no answer came", *(each.shown for each in batch))
        return self._answers.popleft() if self._answers else None

    def _looked_at(self, sent: Fuzzed, answer: dict[str, Any]) -> None:
        answers, given = self._seen.answers, answer["id"]
        said = read_otherwise(sent.shown)
        if answer["type"] == "done":
            again = answer["position"] in self._seen.positions
            answers["done before" if again else "done"] += 1
            self._seen.done[str(said.get("command", said)["type"])] += not again
            self._seen.positions.add(answer["position"])
            self._expect(said.get("id") == given, f"answered {answer}", sent.shown)
            return
        answers[f"refused {answer['reason']}"] += 1
        own = given is None or not said or given == said.get("id") or not _plain(sent.shown)
        self._expect(own, f"answered {answer}", sent.shown)
        self._expect(answer["reason"] in OF_A_FRAME, f"answered {answer}", sent.shown)
        self._sentence(answer["message"], sent.shown)

    def _sentence(self, message: Any, shown: str) -> None:
        if self._rng.random() < SENTENCES:
            for language in LANGUAGES:
                try:
                    told = sentence(msgspec.convert(message, Message), language)
                except Exception as fault:
                    told = ""
                    message = f"{fault!r} {message}"
                self._expect(bool(told), f"no sentence in {language}: {message}", shown)

    # over HTTP

    async def requests(self, cookies: list[str]) -> None:
        http, mine = Http(self._seen.address), self._person.token
        made = Requests(self._rng, self._game, self._person.name, self._known, cookies, mine)
        for _ in range(REQUESTS_A_VISIT):
            asked = made.next()
            self._seen.frames += 1
            if "/live" in asked.path:
                await self._handshake(asked)
            else:
                self._replied(asked, await http.ask(*asked))
        http.close()

    async def _handshake(self, asked: Asked) -> None:
        wire = await connected(self._seen.address, asked.path, asked.headers, self._hear)
        status = await wire.opened
        self._seen.answers[f"handshake {status}"] += 1
        self._expect(0 < status < 500, f"connecting was answered {status}", asked.shown)
        await wire.close()

    def _replied(self, asked: Asked, reply: Reply | None) -> None:
        self._expect(reply is not None, "was not answered", asked.shown)
        if reply is None:
            return
        self._seen.answers[f"status {reply.status}"] += 1
        self._expect(reply.status < 500, f"was answered {reply}", asked.shown)
        if reply.status < 400 or reply.headers.get("content-type") != "application/json":
            by_the_server = reply.status < 400 or reply.status == 400
            self._expect(by_the_server, f"was answered {reply}", asked.shown)
            return
        if reply.body or asked.method != "HEAD":
            problem = json.loads(reply.body)
            known = problem["reason"] in OF_A_REQUEST and problem["sentence"]
            self._expect(bool(known), f"was answered {problem}", asked.shown)

    def _expect(self, holds: bool, what: str, *shown: str) -> None:
        if not holds:
            who = f"{self._person.name} ({self._person.role}) at {self._table}"
            self._seen.faults.add(f"{who}: {what}", shown)


def _plain(text: str) -> bool:
    """Two readers of JSON agree about its id."""
    return text.count('"id"') < 2
