"""What must not be seen while a server is fuzzed, nor found in its record afterwards."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from croupier.engine.sentences import sentence
from croupier.floor.record.ledger.accounts import WALLET
from croupier.floor.record.store.sqlite_reader import SqliteReading
from croupier.floor.tables.restoration import house_of
from croupier.floor.verification.record_check import Wanted, verified

MOST = 20
OWNED = re.compile(r"(?:wallet |[^/]+/(?:purse|claim) )(.+)")
FRAMES_SHOWN, LONGEST = 5, 2_000  # of a frame, characters


class Faults:
    """Each kind is kept once, with the frames it came of."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def add(self, what: str, frames: Iterable[str] = ()) -> None:
        kind = re.sub(r"\d+|'[^']*'", "*", what)[:200]
        if kind not in self.found:
            told = "\n".join(f"  {frame[:LONGEST]}" for frame in list(frames)[:FRAMES_SHOWN])
            self.found[kind] = f"{what}\n{told}"

    @property
    def enough(self) -> bool:
        return len(self.found) >= MOST

    def __str__(self) -> str:
        return "\n".join(self.found.values())


class LogTail:
    """Reads on in the log of a server; whatever is worse than a warning is a fault."""

    def __init__(self, file: Path) -> None:
        self._file, self._at = file, 0

    def read(self, faults: Faults) -> None:
        for line in self._lines():
            entry = json.loads(line)
            if entry["level"] not in ("info", "warning") or entry["event"] == "table stopped":
                told = entry.pop("exception", "")
                faults.add(f"log: {entry['event']} {told[-1500:]}", (line[:3000],))

    def _lines(self) -> Iterator[str]:
        if self._file.exists() and self._file.stat().st_size < self._at:
            yield from self._rest_of(self._file.with_name(f"{self._file.name}.1"))
            self._at = 0
        if self._file.exists():
            yield from self._rest_of(self._file)

    def _rest_of(self, file: Path) -> Iterator[str]:
        with file.open("rb") as log:
            log.seek(self._at)
            data = log.read()
        whole = data.rfind(b"\n") + 1
        self._at += whole
        yield from data[:whole].decode().splitlines()


def record_faults(file: Path) -> list[str]:
    """As `croupier verify --shoe` has it; and nobody has what is another's."""
    with closing(SqliteReading(file)) as store:
        standing = store.standing()
        report = verified(Wanted(file, shoes=True), standing, lambda entries: None, 1)
        found = [f"entry {each.position}: {sentence(each.what)}" for each in report.findings]
        if sum(standing.balances.values()) != 0:
            found.append(f"the accounts come to {sum(standing.balances.values())} cents")
        found += [
            f"{name}: {cents}" for name, cents in standing.balances.items() if _owes(name, cents)
        ]
        found += _others_chips(store)
    return found


def _owes(account: str, cents: int) -> bool:
    return account.startswith(WALLET) and cents < 0


def _others_chips(store: SqliteReading) -> Iterator[str]:
    """Chips never go from one person to another, and what a guest does costs nobody else any."""
    guests = {each.name for each in house_of(store).people if each.guest}
    actors = {line.position: line.written.by for line in store.lines()}
    gained: Counter[tuple[int, str]] = Counter()
    for position, moved in store.postings():
        giver, taker = _owner(moved.source), _owner(moved.target)
        if giver and taker and giver != taker:
            yield f"entry {position}: {giver} paid {taker}"
        if giver:
            gained[position, giver] -= moved.cents
        if taker:
            gained[position, taker] += moved.cents
    for (position, name), cents in gained.items():
        if cents < 0 and actors[position] in guests - {name}:
            yield f"entry {position}: {actors[position]} took {-cents} from {name}"


def _owner(account: str) -> str | None:
    found = OWNED.fullmatch(account)
    return found and found[1]
