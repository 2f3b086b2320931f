"""A record as simple as can be, and random batches to hold a real one against it."""

from random import Random

from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import GENESIS, Append, Line, chained
from croupier.floor.record.store.interface import Conflict
from tests.floor.record.store.entries_for_tests import entry

STREAMS = ("b1", "r1", "house")
ACCOUNTS = ("house", "wallet ann", "wallet bob", "b1/purse ann", "b1/layout")
SECRETS = ("shoe 1", "shoe 2")


class Model:
    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.versions = dict.fromkeys(STREAMS, 0)
        self.balances: dict[str, int] = {}
        self.sealed: dict[str, bytes | None] = dict.fromkeys(SECRETS)

    def append(self, batch: list[Append]) -> list[Line | Conflict]:
        return [self._append(wanted) for wanted in batch]

    def _append(self, wanted: Append) -> Line | Conflict:
        version = self.versions[wanted.stream]
        for known in self.lines:
            if known.id == wanted.id:
                return Conflict(version, known)
        if version != wanted.version:
            return Conflict(version)
        after = dict(self.balances)
        for moved in wanted.postings:
            after[moved.source] = after.get(moved.source, 0) - moved.cents
            after[moved.target] = after.get(moved.target, 0) + moved.cents
        # Named is the first that the postings touch.
        for name in (n for moved in wanted.postings for n in (moved.source, moved.target)):
            if name.startswith("wallet") and after[name] < 0:
                return Conflict(version, overdrawn=name)
        chain = chained(self.lines[-1].chain if self.lines else GENESIS, wanted.body)
        position = len(self.lines) + 1
        line = Line(position, wanted.stream, version, wanted.id, wanted.body, chain)
        self.lines.append(line)
        self.versions[wanted.stream] = wanted.after
        self.balances = after
        self.sealed |= wanted.sealed
        return line


def any_batch(chance: Random, model: Model) -> list[Append]:
    """Mostly right; now and then an id is used again, a version is missed, a wallet too small."""
    batch, versions = list[Append](), dict(model.versions)
    for _ in range(chance.randint(1, 4)):
        stream, events = chance.choice(STREAMS), chance.randint(1, 3)
        version = versions[stream] + chance.choice((0, 0, 0, 0, 0, 1, -1))
        known = [known.id for known in model.lines[-20:]] + [wanted.id for wanted in batch]
        name = chance.choice(known) if known and chance.random() < 0.1 else _name(chance)
        sealed = {secret: chance.choice((b"order", None)) for secret in chance.sample(SECRETS, 1)}
        postings = [_transfer(chance) for _ in range(chance.randint(0, 3))]
        batch.append(entry(name, version, stream, *postings, events=events, sealed=sealed))
        versions[stream] += events
    return batch


def _name(chance: Random) -> str:
    return f"ann:{chance.getrandbits(64):x}"


def _transfer(chance: Random) -> Transfer:
    source, target = chance.sample(ACCOUNTS, 2)
    return Transfer(source, target, chance.randint(1, 1_000))
