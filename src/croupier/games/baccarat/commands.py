"""What is asked for at a Baccarat table and at no other (Baccarat 3.11, 5.17)."""

from croupier.table.commands import Command


class Insure(Command, frozen=True):
    """`player` insures a bet, or staff do at that player's request."""

    player: str
    side: str
    stake_cents: int
