"""Verifying divided among several processes: each follows the whole record, which is quick, and
looks into its own streams; together they find what one would."""

from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from croupier.floor.record.store.chain import Finding
from croupier.floor.record.store.chain_check import Checker, Unchecked


class Share(Mapping[str, Checker]):
    """Of these checkers the part that process `number` of `processes`, counted from 0, asks; those
    of `by_all` are asked by every process, because others depend on them.

    Streams are dealt out as they begin, which every process sees in the same order."""

    def __init__(
        self,
        checkers: Mapping[str, Checker],
        number: int,
        processes: int,
        by_all: Collection[str] = (),
    ) -> None:
        self._checkers, self._by_all = checkers, by_all
        self._number, self._processes = number, processes
        self._begun: dict[str, int] = {}

    def __getitem__(self, stream: str) -> Checker:
        checker = self._checkers[stream]
        if stream in self._by_all:
            return checker
        mine = self._begun.setdefault(stream, len(self._begun)) % self._processes == self._number
        return checker if mine else UNCHECKED

    def __iter__(self) -> Iterator[str]:
        return iter(self._checkers)

    def __len__(self) -> int:
        return len(self._checkers)


UNCHECKED = Unchecked()


def together(found: Iterable[Iterable[Finding]]) -> list[Finding]:
    """Every finding once, in the order of the record."""
    each = {msgspec.json.encode(finding): finding for findings in found for finding in findings}
    return [each[text] for text in sorted(each, key=lambda text: (each[text].position, text))]
