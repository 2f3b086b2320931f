"""What a Si Ki Pi round knows beyond its cards and chips (Si Ki Pi 3.11, 3.18, 3.19, 3.21)."""

from collections.abc import Mapping

import msgspec

from croupier.engine.games.si_ki_pi.arrangement import Division
from croupier.engine.table.state.round import Round


class Play(msgspec.Struct, frozen=True):
    boxes: tuple[int, ...] = ()  # with an Initial Bet when the bets closed
    looked: Mapping[str, int] = {}  # the hand each player looked at first
    arranged: Mapping[int, Division] = {}
    house_way: frozenset[int] = frozenset()  # asked for, Si Ki Pi 3.19
    time_is_up: bool = False  # who has not arranged by now gets House Way
    revealed: bool = False  # the Dealer's cards, dealt face down, have been turned


SiKiPiRound = Round[Play]
