"""The layout of a live table, as its view shows it to one person."""

from collections.abc import Callable, Sequence

from croupier.cli.terminal.guides import guide_of
from croupier.cli.terminal.layouts import Misunderstood
from croupier.cli.terminal.table import TableGuide
from croupier.engine.games import game_named
from croupier.engine.sentences import Listed, said
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.wagers import Spot


class ViewLayout:
    """`view`: gives the table as it now is."""

    def __init__(self, view: Callable[[], View]) -> None:
        self._view = view

    @property
    def guide(self) -> TableGuide:
        return guide_of(game_named(self._view().sign.game))

    @property
    def your_box(self) -> int | None:
        """The only one you sit at."""
        own = self._view().sits_at
        return own[0] if len(own) == 1 else None

    @property
    def spots(self) -> Sequence[Spot]:
        return tuple(each.spot for each in self._view().sign.spots)

    def spot(self, bet: str, box: int | None, on: str | None) -> Spot | Misunderstood:
        wanted = Spot(bet, box, on)
        if wanted in self.spots:
            return wanted
        boxes = Listed(self._view().sign.boxes, "or")
        return said("join-no-such-box", box=box or 0, boxes=boxes)

    def minimum(self, bet: str) -> int:
        return next(each.minimum_cents for each in self._view().sign.spots if each.spot.bet == bet)

    def most(self, spot: Spot) -> int:
        view = self._view()
        purse, unit = view.purse_cents or 0, view.sign.unit_cents
        rooms = {each.spot: each.room_cents for each in view.rooms}
        room = rooms.get(spot)
        return (purse if room is None else min(room, purse)) // unit * unit

    def lying(self) -> dict[Spot, int]:
        view = self._view()
        chips: dict[Spot, int] = {}
        for bet in view.bets:
            if bet.player == view.viewer.name and bet.settlement is None:
                chips[bet.spot] = chips.get(bet.spot, 0) + bet.stake_cents
        return chips
