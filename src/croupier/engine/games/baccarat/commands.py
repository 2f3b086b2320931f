"""What is asked for at a Baccarat table and at no other (Baccarat 3.11, 5.17)."""

from croupier.engine.table.vocabulary.commands import Given


class Insure(Given, frozen=True, tag="baccarat.insure.1"):
    """`player` insures a bet, or staff do at that player's request."""

    player: str
    side: str
    stake_cents: int


COMMANDS: tuple[type[Given], ...] = (Insure,)
