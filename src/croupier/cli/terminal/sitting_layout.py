"""The layout of a table that is run in this process."""

from collections.abc import Sequence

from croupier.cli.terminal.guides import guide_of
from croupier.cli.terminal.layouts import Misunderstood
from croupier.cli.terminal.table import TableGuide
from croupier.engine.table.betting.headroom import room_left
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.practice.evening import Sitting


class SittingLayout:
    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    @property
    def guide(self) -> TableGuide:
        return guide_of(self._sitting.desk.game)

    @property
    def your_box(self) -> int | None:
        return self._sitting.your_box

    @property
    def spots(self) -> Sequence[Spot]:
        return self._sitting.desk.game.spots(self._sitting.round.settings)

    def spot(self, bet: str, box: int | None, on: str | None) -> Spot | Misunderstood:
        return self._sitting.desk.game.spot(self._sitting.round.settings, bet, box, on)

    def minimum(self, bet: str) -> int:
        return self._sitting.round.settings.limits.minimum(bet)

    def most(self, spot: Spot) -> int:
        sitting, round, purse = self._sitting, self._sitting.round, self._sitting.purse_cents
        room = room_left(sitting.desk.game, round, sitting.you.name, spot, purse)
        unit = round.settings.unit_cents
        return (purse if room is None else min(room, purse)) // unit * unit

    def lying(self) -> dict[Spot, int]:
        chips: dict[Spot, int] = {}
        for wager in self._sitting.round.open_wagers(self._sitting.you.name):
            chips[wager.spot] = chips.get(wager.spot, 0) + wager.stake_cents
        return chips
