"""Who may give commands at a table at all: what the House knows about people, not the rules."""

from collections.abc import Callable

from croupier.floor.house.people import Account
from croupier.floor.house.roles import role_said
from croupier.floor.live.commands import TakeDealing
from croupier.floor.live.state import LiveTable
from croupier.history.names import game_said
from croupier.sentences import said
from croupier.table.commands import Command
from croupier.table.game import Game
from croupier.table.people import Person
from croupier.table.refusals import Reason, Refused

Licensed = Callable[[str, str], bool]  # somebody, for a game


def giver(account: Account) -> Person | Refused:
    """As the tables know them; Surveillance and Owner change nothing there."""
    if account.person is not None:
        return account.person
    message = said("live-gives-no-command", name=account.name, role=role_said(account.role))
    return Refused(Reason.RANK_TOO_LOW, message)


def unlicensed(licensed: Licensed, game: Game, live: LiveTable, command: Command) -> Refused | None:
    """Whoever deals is licensed for the game, when they come and as long as they stay."""
    if isinstance(command, TakeDealing):
        dealer = command.dealer
    elif command.by.name == live.dealer:
        dealer = command.by.name
    else:
        return None
    if licensed(dealer, game.NAME):
        return None
    message = said("live-dealer-not-licensed", name=dealer, game=game_said(game))
    return Refused(Reason.RANK_TOO_LOW, message)
