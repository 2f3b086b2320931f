"""What people are to the House, and the rank that gives them at a table."""

from collections.abc import Mapping
from enum import StrEnum

from croupier.engine.sentences import Message, said
from croupier.engine.table.vocabulary.people import Rank
from croupier.engine.table.vocabulary.words import rank_said


class Role(StrEnum):
    PLAYER = "player"
    DEALER = "dealer"
    PIT_SUPERVISOR = "pit-supervisor"
    PIT_MANAGER = "pit-manager"
    SHIFT_MANAGER = "shift-manager"
    SURVEILLANCE = "surveillance"  # reads all, changes nothing
    OWNER = "owner"  # accounts, roles and tables


RANKS = {
    Role.PLAYER: Rank.PLAYER,
    Role.DEALER: Rank.DEALER,
    Role.PIT_SUPERVISOR: Rank.PIT_SUPERVISOR,
    Role.PIT_MANAGER: Rank.PIT_MANAGER,
    Role.SHIFT_MANAGER: Rank.SHIFT_MANAGER,
}
CAN_BE_LICENSED = frozenset(role for role, rank in RANKS.items() if rank >= Rank.DEALER)
# whose accounts somebody opens, changes and closes, and whom they license
LOOKS_AFTER: Mapping[Role | None, frozenset[Role]] = {
    Role.SHIFT_MANAGER: frozenset(
        role for role, rank in RANKS.items() if rank < Rank.SHIFT_MANAGER
    ),
    Role.OWNER: frozenset(Role),
}


def rank_of(role: Role) -> Rank | None:
    """None: they give no command at a table."""
    return RANKS.get(role)


def role_said(role: Role) -> Message:
    rank = rank_of(role)
    if rank is not None:
        return rank_said(rank)
    return said("role-owner") if role is Role.OWNER else said("role-surveillance")
