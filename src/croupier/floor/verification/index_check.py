"""The index of rounds held against what the log says of them."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from croupier.engine.sentences import said
from croupier.engine.table.log.kept_rounds import MOST
from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.interface import Head, Reading
from croupier.floor.record.store.rounds import Indexed, IndexRow, RoundRow, RoundStands

HASHED = 16  # bytes of a hash that are kept
NOT_PLAYED = "not-played"
ANY = 0  # stands for a position, whichever it is
WITHOUT_RESULT = ("none", "played", NOT_PLAYED)  # in the words of older readings and of these


class ExpectedIndex:
    """The rows that the entries of one stream make. Of rounds so old that nothing can change them
    any more only a digest is kept."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        self._rows: dict[int, IndexRow] = {}
        self._digests: dict[int, bytes] = {}
        self._older: set[int] = set()  # rounds whose outcome older readings named

    def follow(self, version: int, indexed: Indexed, *, older: bool = False) -> None:
        """`older`: the entry was decided under older readings."""
        if older:
            self._older.update(each.number for each in indexed.stands)
        opened = indexed.opened
        if opened is not None:
            row = RoundRow(
                *(self.stream, opened.number, ANY, None, opened.opened_ms, None, None),
                *((), (), (), (), 0, 0),
            )
            self._rows[opened.number] = IndexRow(row, opened.opening, version, None)
            if len(self._rows) > MOST + 1:
                oldest = next(iter(self._rows))
                self._digests[oldest] = self._digest_of(self._rows.pop(oldest))
        for stands in indexed.stands:
            if stands.number in self._rows:
                self._rows[stands.number] = _standing(self._rows[stands.number], stands, version)

    def findings(self, there: Iterable[IndexRow], head: Head, whole: bool) -> Iterator[Finding]:
        """What was written after `head` is left for the next time; `whole`: the stream was followed
        from its first entry on."""
        missing = {*self._rows, *self._digests}
        for found in there:
            row = found.row
            number, position = row.number, row.first_position
            missing.discard(number)
            if _is_later(found, head):
                continue
            if number not in self._rows and number not in self._digests:
                if whole:
                    told = said("record-round-of-nobody", table=row.stream, number=number)
                    yield Finding(position, told)
            elif _differs(self._digest_of(found), self._expected(number), found):
                yield Finding(
                    position, said("record-round-differs", table=row.stream, number=number)
                )
        for number in sorted(missing):
            told = said("record-round-missing", table=self.stream, number=number)
            yield Finding(head.position, told)

    def _expected(self, number: int) -> bytes:
        return self._digests.get(number) or self._digest_of(self._rows[number])

    def _digest_of(self, row: IndexRow) -> bytes:
        if row.row.number in self._older and row.row.outcome in WITHOUT_RESULT:
            row = replace(row, row=replace(row.row, outcome=NOT_PLAYED))
        return _digest(row)


def findings_beside(store: Reading, known: Iterable[str], head: Head) -> Iterator[Finding]:
    """Rounds of streams that there are not, and words that belong to no round."""
    for stream in set(store.index_streams()).difference(known):
        first = next(store.index(stream)).row.first_position
        if first <= head.position:
            yield Finding(first, said("record-unknown-stream", stream=stream))
    for position in store.index_astray():
        yield Finding(position, said("record-round-words"))


def _standing(row: IndexRow, stands: RoundStands, version: int) -> IndexRow:
    changed = replace(
        row.row,
        last_position=ANY,
        closed_ms=stands.closed_ms,
        outcome=stands.outcome,
        dealers=row.row.dealers if stands.dealers is None else stands.dealers,
        players=stands.players,
        paragraphs=stands.paragraphs,
        rulings=stands.rulings,
        largest_cents=stands.largest_cents,
        total_cents=stands.total_cents,
    )
    return replace(
        row,
        row=changed,
        last_version=version,
        bets=stands.bets,
        voided_later=stands.voided_later,
    )


def _is_later(found: IndexRow, head: Head) -> bool:
    row = found.row
    if row.first_position > head.position and found.first_version is not None:
        return True
    last = row.last_position
    return last is not None and last > head.position and found.last_version is not None


def _digest(row: IndexRow) -> bytes:
    """Of all but the positions, for which the versions stand; a round in play has no last one.
    That of the bets comes last."""
    last = None if row.row.last_position is None else ANY
    plain = replace(row, row=replace(row.row, first_position=ANY, last_position=last))
    plain = replace(plain, bets=None, voided_later=False)
    return _hashed(plain) + _hashed((row.bets, row.voided_later))


def _hashed(thing: object) -> bytes:
    return sha256(msgspec.json.encode(thing)).digest()[:HASHED]


def _differs(one: bytes, other: bytes, found: IndexRow) -> bool:
    """A file of an earlier schema has no bets in its index."""
    if found.bets is None:
        return one[:HASHED] != other[:HASHED]
    return one != other
