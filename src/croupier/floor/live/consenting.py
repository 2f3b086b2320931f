"""The House consents to a squeeze at an automatic table, where nobody of the Pit stands by
(Andar Bahar 3.13; Baccarat 3.9; Blackjack 3.12)."""

from collections.abc import Iterator

from croupier.floor.live.state import LiveTable
from croupier.table.awaited import awaited
from croupier.table.commands import Command, GrantSqueeze
from croupier.table.game import Game
from croupier.table.people import PIT_SUPERVISOR
from croupier.table.questions import Kind


def consents(game: Game, live: LiveTable) -> Iterator[Command]:
    """Once the bets are closed: only then is it known whose is the highest."""
    if live.automatic and live.table.round.squeezes:
        asked = awaited(game, live.table)
        yield from (GrantSqueeze(PIT_SUPERVISOR) for each in asked if each.kind is Kind.SQUEEZE)
