"""What an automatic table does without being asked, between two requests."""

from collections.abc import Iterator

from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import awaited
from croupier.engine.table.vocabulary.commands import Command, GrantSqueeze
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR
from croupier.engine.table.vocabulary.questions import Kind
from croupier.floor.tables.actor.companion_play import CompanionPlay
from croupier.floor.tables.actor.departures import errands, is_quiet
from croupier.floor.tables.actor.requests import Attendance
from croupier.floor.tables.actor.shoe_keeper import ShoeKeeper
from croupier.floor.tables.permissions import Staff
from croupier.floor.tables.state import LiveTable


def due_errands(
    house: Staff,
    attendance: Attendance,
    game: Game,
    keeper: ShoeKeeper,
    companions: CompanionPlay,
    live: LiveTable,
) -> tuple[Command, ...]:
    """In order of urgency. Each may be refused; the next is tried then."""
    abandons = keeper.abandons(live)
    if abandons is not None:
        return (abandons,)
    if is_quiet(attendance, live):
        return ()
    return (
        *_squeeze_consents(game, live),
        *errands(house, attendance, game, live),
        *companions.errands(game, live),
    )


def _squeeze_consents(game: Game, live: LiveTable) -> Iterator[Command]:
    """The House consents to a squeeze at an automatic table, where no supervisor stands by
    (Andar Bahar 3.13; Baccarat 3.9; Blackjack 3.12). It does so once the bets are closed: only
    then is it known whose bet is the highest."""
    if live.automatic and live.table.round.squeezes:
        asked = awaited(game, live.table)
        yield from (GrantSqueeze(PIT_SUPERVISOR) for each in asked if each.kind is Kind.SQUEEZE)
