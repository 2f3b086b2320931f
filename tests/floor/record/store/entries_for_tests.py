"""Entries as tests write them, and what must hold of any record."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.table.state.accounts import Transfer
from croupier.floor.record.store.entries import GENESIS, Append, Line, Written, appending, chained
from croupier.floor.record.store.interface import Head, Reading

BY = (Citation("Baccarat 3.1"), Citation("Baccarat 4.1"))
CHIPS = Transfer("house", "wallet ann", 10_000)
BUY_IN = Transfer("wallet ann", "b1/purse ann", 6_000, BY)


def entry(
    id: str,  # noqa: A002
    version: int = 0,
    stream: str = "b1",
    *postings: Transfer,
    events: int = 1,
    sealed: Mapping[str, bytes | None] | None = None,
) -> Append:
    happened = tuple(msgspec.Raw(b'{"type":"happened","number":%d}' % n) for n in range(events))
    command = msgspec.Raw(b'{"type":"do"}')
    written = Written(stream, version, id, 1_700_000_000_000, "ann", command, happened)
    return appending(written, postings, sealed)


def numbered(count: int, first: int = 0, stream: str = "b1") -> list[Append]:
    return [entry(f"ann:{n}", n, stream) for n in range(first, first + count)]


def line(answer: object) -> Line:
    assert isinstance(answer, Line), answer
    return answer


def written(answers: Iterable[object]) -> list[Line]:
    return [line(answer) for answer in answers]


def assert_whole(record: Reading) -> None:
    """The chain holds from the first entry on, and the accounts are what the postings made them."""
    chain, position, versions = GENESIS, 0, Counter[str]()
    for position, each in enumerate(record.lines(), 1):
        chain = chained(chain, each.body)
        said = each.written
        assert (each.position, each.chain) == (position, chain)
        assert (said.stream, said.version, said.id) == (each.stream, each.version, each.id)
        assert each.version == versions[each.stream]
        versions[each.stream] = each.after
    assert record.head() == Head(position, chain)
    balances = Counter[str]()
    for _, moved in record.postings():
        balances[moved.source] -= moved.cents
        balances[moved.target] += moved.cents
    assert record.balances() == dict(balances)
    assert sum(record.balances().values()) == 0
