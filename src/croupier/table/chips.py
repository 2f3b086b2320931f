"""The wagers of a round together: frozen like the round, and quick however many there are."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import overload

import msgspec

from croupier.table.wagers import Spot, Wager

CHUNK = 256  # wagers that are copied when one of them is added or changed

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

    They lie in chunks, and a change copies one of them. Where there are several chunks the piles
    are kept up to date; where there is one they are counted when somebody asks.
    """

    __slots__ = ("_chunks", "_piles")

    def __init__(self, wagers: Iterable[Wager] = ()) -> None:
        lying = sorted(wagers, key=_id)
        chunks = (tuple(lying[first : first + CHUNK]) for first in range(0, len(lying), CHUNK))
        self._chunks: tuple[tuple[Wager, ...], ...] = tuple(chunks)
        self._piles: Mapping[Spot, Pile] | None = None

    @classmethod
    def _of(
        cls, chunks: tuple[tuple[Wager, ...], ...], piles: Mapping[Spot, Pile] | None
    ) -> "Wagers":
        made = cls.__new__(cls)
        made._chunks, made._piles = chunks, piles
        return made

    def __iter__(self) -> Iterator[Wager]:
        return chain.from_iterable(self._chunks)

    def __reversed__(self) -> Iterator[Wager]:
        return chain.from_iterable(map(reversed, reversed(self._chunks)))

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
        chunk, index = self._place(wager_id)
        return self._chunks[chunk][index]

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
        if self and self._chunks[-1][-1].id >= wager.id:
            return Wagers((*self, wager))
        full, last = self._chunks[:-1], self._chunks[-1] if self._chunks else ()
        if len(last) == CHUNK:
            full, last = self._chunks, ()
        return self._of(
            (*full, (*last, wager)),
            self._piles_moved(wager, wager.stake_cents, wager.action_cents),
        )

    def changing(self, wager: Wager) -> "Wagers":
        """With this wager in place of the one that has its id, on the same spot."""
        chunk, index = self._place(wager.id)
        was = self._chunks[chunk][index]
        more_staked = wager.stake_cents - was.stake_cents
        more_in_action = wager.action_cents - was.action_cents
        return self._of(
            self._exchanged(chunk, index, (wager,)),
            self._piles_moved(wager, more_staked, more_in_action),
        )

    def without(self, wager_id: int) -> "Wagers":
        chunk, index = self._place(wager_id)
        was = self._chunks[chunk][index]
        return self._of(
            self._exchanged(chunk, index, ()),
            self._piles_moved(was, -was.stake_cents, -was.action_cents),
        )

    def _place(self, wager_id: int) -> tuple[int, int]:
        chunk = 0
        if len(self._chunks) > 1:
            chunk = bisect_right(self._chunks, wager_id, key=lambda inside: inside[0].id) - 1
        inside = self._chunks[chunk]
        index = wager_id - inside[0].id  # ids seldom have a gap: its own says where it lies
        if not (0 <= index < len(inside) and inside[index].id == wager_id):
            index = bisect_left(inside, wager_id, key=_id)
            if inside[index].id != wager_id:
                raise IndexError(f"there is no wager {wager_id}")
        return chunk, index

    def _exchanged(
        self, chunk: int, index: int, by: tuple[Wager, ...]
    ) -> tuple[tuple[Wager, ...], ...]:
        inside = self._chunks[chunk]
        changed = inside[:index] + by + inside[index + 1 :]
        kept = (changed,) if changed else ()
        if len(self._chunks) == 1:
            return kept
        return self._chunks[:chunk] + kept + self._chunks[chunk + 1 :]

    def _piles_moved(
        self, wager: Wager, stake_cents: int, action_cents: int
    ) -> Mapping[Spot, Pile] | None:
        if len(self._chunks) < 2:
            return None
        if not stake_cents and not action_cents:
            return self.piles
        moved = self.pile(wager.spot).moved(wager.player, stake_cents, action_cents)
        return {**self.piles, wager.spot: moved}


NO_WAGERS = Wagers()
