"""Who may give commands at a table at all: what the House knows about people, not the rules."""

from typing import Protocol

from croupier.floor.house.names import CLOCK
from croupier.floor.house.people import Account
from croupier.floor.house.roles import role_said
from croupier.floor.live.commands import JoinQueue, TakeDealing
from croupier.floor.live.state import LiveTable
from croupier.history.names import game_said
from croupier.ledger.accounts import HOUSE
from croupier.sentences import said
from croupier.table.commands import Command, PlaceBet
from croupier.table.game import Game
from croupier.table.people import Person, Rank, player
from croupier.table.refusals import Reason, Refused
from croupier.table.table_commands import BuyChips, TakeSeat

COMES_TO_PLAY = (PlaceBet, BuyChips, TakeSeat, JoinQueue)  # the player whom it names


class Staff(Protocol):
    """Whom the House knows, at some moment."""

    def licensed(self, name: str, game: str) -> bool: ...
    def person(self, name: str) -> Person | None:
        """As the tables know them; None: they give no command there."""


def giver(account: Account) -> Person | Refused:
    """As the tables know them; Surveillance and Owner change nothing there."""
    if account.person is not None:
        return account.person
    message = said("live-gives-no-command", name=account.name, role=role_said(account.role))
    return Refused(Reason.RANK_TOO_LOW, message)


def not_entitled(
    staff: Staff, game: Game, live: LiveTable, actor: str, command: Command
) -> Refused | None:
    """A command is given under the name and in the rank that its giver has at that moment."""
    if actor != HOUSE and actor != CLOCK and staff.person(actor) != command.by:
        return Refused(Reason.RANK_TOO_LOW, said("live-not-in-that-rank", name=actor))
    if isinstance(command, COMES_TO_PLAY):
        own = actor == command.player and command.by.rank is Rank.PLAYER
        if not own and not plays(staff, command.player):
            return Refused(Reason.NOT_OFFERED, said("live-does-not-play", name=command.player))
    return _unlicensed(staff, game, live, command)


def plays(staff: Staff, name: str) -> bool:
    """Somebody with an account who does not work for the House."""
    return staff.person(name) == player(name)


def _unlicensed(staff: Staff, game: Game, live: LiveTable, command: Command) -> Refused | None:
    """Whoever deals is licensed for the game, when they come and as long as they stay."""
    if isinstance(command, TakeDealing):
        dealer = command.dealer
    elif command.by.name == live.dealer:
        dealer = command.by.name
    else:
        return None
    if staff.licensed(dealer, game.NAME):
        return None
    message = said("live-dealer-not-licensed", name=dealer, game=game_said(game))
    return Refused(Reason.RANK_TOO_LOW, message)
