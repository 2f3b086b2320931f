"""The House consents to a squeeze at an automatic table, where nobody of the Pit stands by
(Andar Bahar 3.13; Baccarat 3.9; Blackjack 3.12)."""

from collections.abc import Iterator

from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.vocabulary.commands import Command, GrantSqueeze
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.tables.state import LiveTable


def consents(game: Game, live: LiveTable) -> Iterator[Command]:
    """Once the bets are closed: only then is it known whose is the highest."""
    if live.automatic and live.table.round.squeezes:
        asked = awaited(game, live.table)
        yield from (GrantSqueeze(PIT_SUPERVISOR) for each in asked if each.kind is Kind.SQUEEZE)
