"""The wagers of a round together: frozen like the round, and quick however many there are."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, overload

import msgspec
from msgspec.structs import replace

from croupier.table.wagers import Spot, Wager

CHUNK = 256  # wagers that are copied when one of them is added or changed

Chunk = dict[int, Wager]  # by id

_id = attrgetter("id")


class Pile(msgspec.Struct, frozen=True):
    """What lies on one spot: each player's chips, whoever bet there first standing first."""

    stakes: Mapping[str, int] = {}  # in cents
    action_cents: int = 0  # what counts of them all

    def moved(self, player: str, stake_cents: int, action_cents: int) -> "Pile":
        stakes = {**self.stakes, player: self.stakes.get(player, 0) + stake_cents}
        if not stakes[player]:
            del stakes[player]
        return Pile(stakes, self.action_cents + action_cents)


NOTHING_LIES = Pile()


class Wagers(Sequence[Wager]):
    """In the order of their ids, which is that of placing.

    They lie in chunks by id, and a change copies one of them. Where there are several chunks the
    piles are kept up to date; where there is one they are counted when somebody asks.
    """

    __slots__ = ("_chunks", "_piles")

    def __init__(self, wagers: Iterable[Wager] = ()) -> None:
        lying = sorted(wagers, key=_id)
        parts = (lying[first : first + CHUNK] for first in range(0, len(lying), CHUNK))
        self._chunks: tuple[Chunk, ...] = tuple({w.id: w for w in part} for part in parts)
        self._piles: Mapping[Spot, Pile] | None = None

    @classmethod
    def _of(cls, chunks: tuple[Chunk, ...], piles: Mapping[Spot, Pile] | None) -> "Wagers":
        made = cls.__new__(cls)
        made._chunks, made._piles = chunks, piles
        return made

    def __iter__(self) -> Iterator[Wager]:
        return chain.from_iterable(map(dict.values, self._chunks))

    def __reversed__(self) -> Iterator[Wager]:
        return (wager for chunk in reversed(self._chunks) for wager in reversed(chunk.values()))

    def __len__(self) -> int:
        return sum(map(len, self._chunks))

    def __bool__(self) -> bool:
        return bool(self._chunks)

    @overload
    def __getitem__(self, index: int) -> Wager: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Wager, ...]: ...
    def __getitem__(self, index: int | slice) -> Wager | tuple[Wager, ...]:
        return tuple(self)[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wagers | tuple) and tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return f"Wagers({tuple(self)!r})"

    def by_id(self, wager_id: int) -> Wager:
        wager = self._chunks[self._chunk_of(wager_id)].get(wager_id)
        if wager is None:
            raise IndexError(f"there is no wager {wager_id}")
        return wager

    @property
    def piles(self) -> Mapping[Spot, Pile]:
        if self._piles is None:
            piles: dict[Spot, Pile] = {}
            for wager in self:
                piles[wager.spot] = piles.get(wager.spot, NOTHING_LIES).moved(
                    wager.player, wager.stake_cents, wager.action_cents
                )
            self._piles = piles
        return self._piles

    def pile(self, spot: Spot) -> Pile:
        return self.piles.get(spot, NOTHING_LIES)

    def adding(self, wager: Wager) -> "Wagers":
        full, last = self._chunks[:-1], self._chunks[-1] if self._chunks else {}
        if last and next(reversed(last)) >= wager.id:
            return Wagers((*self, wager))
        if len(last) == CHUNK:
            full, last = self._chunks, {}
        piles = self._piles_moved(wager, wager.stake_cents, wager.action_cents)
        return self._of((*full, {**last, wager.id: wager}), piles)

    def changing(self, was: Wager, **changes: Any) -> "Wagers":
        """With one of them changed; it stays on its spot."""
        now, number = replace(was, **changes), self._chunk_of(was.id)
        more_staked = now.stake_cents - was.stake_cents
        more_in_action = now.action_cents - was.action_cents
        return self._of(
            self._exchanged(number, {**self._chunks[number], was.id: now}),
            self._piles_moved(now, more_staked, more_in_action),
        )

    def without(self, wager_id: int) -> "Wagers":
        number = self._chunk_of(wager_id)
        left = dict(self._chunks[number])
        was = left.pop(wager_id)
        return self._of(
            self._exchanged(number, left),
            self._piles_moved(was, -was.stake_cents, -was.action_cents),
        )

    def _chunk_of(self, wager_id: int) -> int:
        if len(self._chunks) == 1:
            return 0
        return bisect_right(self._chunks, wager_id, key=lambda chunk: next(iter(chunk))) - 1

    def _exchanged(self, number: int, chunk: Chunk) -> tuple[Chunk, ...]:
        kept = (chunk,) if chunk else ()
        if len(self._chunks) == 1:
            return kept
        return self._chunks[:number] + kept + self._chunks[number + 1 :]

    def _piles_moved(
        self, wager: Wager, stake_cents: int, action_cents: int
    ) -> Mapping[Spot, Pile] | None:
        if not stake_cents and not action_cents:
            return self._piles
        if len(self._chunks) < 2:
            return None
        moved = self.pile(wager.spot).moved(wager.player, stake_cents, action_cents)
        return {**self.piles, wager.spot: moved}


NO_WAGERS = Wagers()
