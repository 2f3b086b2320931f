"""Who is at which table, and who has been gone for longer than a seat is kept."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Set

At = tuple[str, str]  # a table, a player


class Attendance:
    def __init__(self, left: Callable[[str], None]) -> None:
        """`left` hears of a table that somebody has left for good."""
        self._left = left
        self._connected: Counter[At] = Counter()
        self._waited_for: dict[At, asyncio.TimerHandle] = {}
        self._away: dict[str, set[str]] = {}

    def present(self, table: str, player: str) -> bool:
        return self._connected[table, player] > 0

    def away(self, table: str) -> Set[str]:
        """Those whose seats are no longer kept."""
        return self._away.get(table, frozenset())

    def arrived(self, table: str, player: str) -> None:
        at = table, player
        self._connected[at] += 1
        self._away.get(table, set()).discard(player)
        if at in self._waited_for:
            self._waited_for.pop(at).cancel()

    def gone(self, table: str, player: str, kept_s: float) -> None:
        """One connection less; after the last one the seat is kept for a while."""
        at = table, player
        self._connected[at] -= 1
        if not self._connected[at]:
            del self._connected[at]
            self.expected(table, (player,), kept_s)

    def expected(self, table: str, players: Iterable[str], kept_s: float) -> None:
        """Those of them who are not here may come back."""
        loop = asyncio.get_running_loop()
        for player in players:
            at = table, player
            if not self.present(*at) and at not in self._waited_for:
                self._waited_for[at] = loop.call_later(kept_s, self._over, *at)

    def heard(self, table: str, player: str, kept_s: float) -> None:
        """Somebody without a connection may have been heard from: the wait for them starts anew."""
        at = table, player
        if not self.present(*at):
            self._away.get(table, set()).discard(player)
            if at in self._waited_for:
                self._waited_for.pop(at).cancel()
            self.expected(table, (player,), kept_s)

    def not_expected(self, table: str, player: str) -> None:
        """Their seat is not kept."""
        if (table, player) in self._waited_for:
            self._waited_for.pop((table, player)).cancel()
        self._away.setdefault(table, set()).add(player)

    def stop(self) -> None:
        for waiting in self._waited_for.values():
            waiting.cancel()
        self._waited_for.clear()

    def _over(self, table: str, player: str) -> None:
        del self._waited_for[table, player]
        self._away.setdefault(table, set()).add(player)
        self._left(table)
