"""What the terminal must know of a table to understand a bet that is typed there."""

from collections.abc import Sequence
from typing import Protocol

from croupier.cli.terminal.table import TableGuide
from croupier.engine.sentences import Message
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot

Misunderstood = Message | Refused


class Layout(Protocol):
    """A table as the person sees it who bets there: one in this process, or a live one."""

    @property
    def guide(self) -> TableGuide: ...

    @property
    def your_box(self) -> int | None:
        """Where your bets lie if you name no box; None: bets have no boxes, or you must name it."""

    @property
    def spots(self) -> Sequence[Spot]: ...

    def spot(self, bet: str, box: int | None, on: str | None) -> Spot | Misunderstood: ...

    def minimum(self, bet: str) -> int: ...

    def most(self, spot: Spot) -> int:
        """What you can add there under the limits and with the chips you have."""

    def lying(self) -> dict[Spot, int]:
        """Your chips on the layout now."""
