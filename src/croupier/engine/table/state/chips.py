"""The wagers of a round together: frozen like the round, and quick however many there are."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from operator import attrgetter
from typing import Any, overload

import msgspec
from msgspec.structs import replace

from croupier.engine.table.vocabulary.wagers import Settlement, Spot, Wager

CHUNK = 256  # wagers that are copied when one of them is added or changed
NO_CHUNK: dict[int, Wager] = {}

_id = attrgetter("id")


class Stakes(Mapping[str, int]):
    """Each player's chips in cents, whoever bet there first standing first. They lie in chunks, and
    a change copies one of them."""

    __slots__ = ("_chunks",)

    def __init__(self, *chunks: dict[str, int]) -> None:
        self._chunks = chunks

    def __getitem__(self, player: str) -> int:
        for chunk in self._chunks:
            if player in chunk:
                return chunk[player]
        raise KeyError(player)

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(self._chunks)

    def __len__(self) -> int:
        return sum(map(len, self._chunks))

    def __repr__(self) -> str:
        return f"Stakes({dict(self)!r})"

    def moved(self, player: str, cents: int) -> "Stakes":
        chunks = self._chunks
        at = next((nth for nth, chunk in enumerate(chunks) if player in chunk), None)
        if at is None and (not chunks or len(chunks[-1]) >= CHUNK):
            return Stakes(*chunks, {player: cents}) if cents else self
        nth = len(chunks) - 1 if at is None else at
        chunk = {**chunks[nth], player: chunks[nth].get(player, 0) + cents}
        if not chunk[player]:
            del chunk[player]
        changed = (chunk,) if chunk else ()
        return Stakes(*chunks[:nth], *changed, *chunks[nth + 1 :])


class Pile(msgspec.Struct, frozen=True):
    """What lies on one spot."""

    stakes: Mapping[str, int] = {}  # a dictionary while few bet there, which is cheaper
    action_cents: int = 0  # what counts of them all

    def moved(self, player: str, stake_cents: int, action_cents: int) -> "Pile":
        return Pile(_moved(self.stakes, player, stake_cents), self.action_cents + action_cents)


def _moved(stakes: Mapping[str, int], player: str, cents: int) -> Mapping[str, int]:
    if type(stakes) is not dict:
        assert isinstance(stakes, Stakes)
        return stakes.moved(player, cents)
    if len(stakes) >= CHUNK:
        return Stakes(stakes).moved(player, cents)
    changed = {**stakes, player: stakes.get(player, 0) + cents}
    if not changed[player]:
        del changed[player]
    return changed


NOTHING_LIES = Pile()


class Wagers(msgspec.Struct, frozen=True, dict=True, eq=False):
    """In the order of their ids, which is that of placing. `dict`: answers worked out once.

    They lie in chunks by id, and a change copies one of them. Where there are several chunks the
    piles are kept up to date; where there is one they are counted when somebody asks.
    """

    _chunks: dict[int, dict[int, Wager]] = {}
    _kept_piles: Mapping[Spot, Pile] | None = None
    _highest_id: int = 0  # so far

    @classmethod
    def of(cls, wagers: Iterable[Wager]) -> "Wagers":
        chunks: dict[int, dict[int, Wager]] = {}
        highest_id = 0
        for wager in sorted(wagers, key=_id):
            chunks.setdefault(wager.id // CHUNK, {})[wager.id] = wager
            highest_id = wager.id
        made = cls(chunks, None, highest_id)
        return made if len(chunks) < 2 else cls(chunks, made.piles, highest_id)

    def __iter__(self) -> Iterator[Wager]:
        chunks = self._chunks.values()
        if len(chunks) == 1:  # as nearly always
            return iter(next(iter(chunks)).values())
        return chain.from_iterable(map(dict.values, chunks))

    def __reversed__(self) -> Iterator[Wager]:
        chunks = reversed(self._chunks.values())
        return (wager for chunk in chunks for wager in reversed(chunk.values()))

    def __len__(self) -> int:
        return sum(map(len, self._chunks.values()))

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
        return f"Wagers.of({tuple(self)!r})"

    def by_id(self, wager_id: int) -> Wager:
        wager = self._chunks.get(wager_id // CHUNK, NO_CHUNK).get(wager_id)
        if wager is None:
            raise IndexError(f"there is no wager {wager_id}")
        return wager

    @cached_property
    def piles(self) -> Mapping[Spot, Pile]:
        if self._kept_piles is not None:
            return self._kept_piles
        piles: dict[Spot, Pile] = {}
        for wager in self:
            piles[wager.spot] = piles.get(wager.spot, NOTHING_LIES).moved(
                wager.player, wager.stake_cents, wager.action_cents
            )
        return piles

    def pile(self, spot: Spot) -> Pile:
        return self.piles.get(spot, NOTHING_LIES)

    def adding(self, wager: Wager) -> "Wagers":
        if wager.id <= self._highest_id:
            return Wagers.of((*self, wager))
        return self._changed(wager, self._piles_moved(wager, wager.stake_cents, wager.action_cents))

    def changing(self, was: Wager, **changes: Any) -> "Wagers":
        """With one of them changed; it stays on its spot."""
        now = replace(was, **changes)
        stake_cents = now.stake_cents - was.stake_cents
        action_cents = now.action_cents - was.action_cents
        return self._changed(now, self._piles_moved(now, stake_cents, action_cents))

    def settling(self, wager_id: int, settlement: Settlement) -> "Wagers":
        """What happens to every wager in the end, in fewer steps: its chips stay on their pile."""
        wager = self._chunks[wager_id // CHUNK][wager_id]
        assert wager.settlement is None, f"wager {wager_id} is settled already"
        return self._changed(replace(wager, settlement=settlement), self._kept_piles)

    def without(self, wager_id: int) -> "Wagers":
        was, number = self.by_id(wager_id), wager_id // CHUNK
        chunks = dict(self._chunks)
        left = chunks[number] = dict(chunks[number])
        del left[wager_id]
        if not left:
            del chunks[number]
        piles = self._piles_moved(was, -was.stake_cents, -was.action_cents)
        return Wagers(chunks, piles, self._highest_id)

    def _changed(self, wager: Wager, piles: Mapping[Spot, Pile] | None) -> "Wagers":
        """With this wager, new or changed; only its own chunk is copied."""
        wager_id, highest_id, chunks = wager.id, self._highest_id, self._chunks.copy()
        number = wager_id // CHUNK
        chunk = chunks[number] = chunks[number].copy() if number in chunks else {}
        chunk[wager_id] = wager
        return Wagers(chunks, piles, wager_id if wager_id > highest_id else highest_id)

    def _piles_moved(
        self, wager: Wager, stake_cents: int, action_cents: int
    ) -> Mapping[Spot, Pile] | None:
        if not stake_cents and not action_cents:
            return self._kept_piles
        if len(self._chunks) < 2:
            return None
        moved = self.pile(wager.spot).moved(wager.player, stake_cents, action_cents)
        return {**self.piles, wager.spot: moved}


NO_WAGERS = Wagers()
