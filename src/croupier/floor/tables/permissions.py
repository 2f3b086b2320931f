"""Who may give commands at a table at all: what the House knows about people, not the rules."""

from typing import Protocol

from croupier.engine.games.names import game_said
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.vocabulary.commands import Command, PlaceBet
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, Person, Rank, player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.table_commands import (
    BuyChips,
    ChangeSettings,
    SettleClaim,
    TakeSeat,
    WaiveClaim,
)
from croupier.floor.house.identity.names import CLOCK
from croupier.floor.house.people import Account
from croupier.floor.house.roles import role_said
from croupier.floor.record.ledger.accounts import HOUSE
from croupier.floor.tables.commands import JoinQueue, TakeDealing
from croupier.floor.tables.state import LiveTable

COMES_TO_PLAY = (PlaceBet, BuyChips, TakeSeat, JoinQueue)  # the player whom it names
OF_THE_HOUSE = (DEALER, PIT_SUPERVISOR)  # nobody's names
OWED = (SettleClaim, WaiveClaim)  # what the House is owed; the rules say who decides on it


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
    if not in_their_rank(staff, live, actor, command):
        return Refused(Reason.RANK_TOO_LOW, said("live-not-in-that-rank", name=actor))
    if isinstance(command, COMES_TO_PLAY):
        own = actor == command.player and command.by.rank is Rank.PLAYER
        own = own or _for_a_companion(live, actor, command.by)
        if not own and not plays(staff, command.player):
            return Refused(Reason.NOT_OFFERED, said("live-does-not-play", name=command.player))
    return _unlicensed(staff, game, live, command)


def not_for_another(game: Game, live: LiveTable, actor: str, command: Command) -> Refused | None:
    """At an automatic table each player acts alone, and the House for those who have left. At a
    recorded table staff act at the request of a player (Baccarat 5.17), with chips that the player
    has brought: out of a wallet they bring none."""
    player: str | None = getattr(command, "player", None)
    theirs = player in (None, command.by.name) or command.by.rank is Rank.PLAYER
    if player is None or theirs or actor == HOUSE or isinstance(command, OWED):
        return None
    if live.automatic:
        message = said("live-acts-alone", player=player)
    elif isinstance(command, BuyChips):
        message = said("live-brings-own-chips", player=player)
    else:
        return None
    return Refused(Reason.NOT_YOURS, message, (game.PARAGRAPHS.bets_by_staff,))


def in_their_rank(staff: Staff, live: LiveTable, actor: str, command: Command) -> bool:
    """The House speaks as the staff of an automatic table, and brings in what was announced; the
    clock speaks for a player who was silent. Everybody else speaks for themselves."""
    if actor == HOUSE:
        if isinstance(command, ChangeSettings) and live.announced is not None:
            return command.by == live.announced.by
        return command.by in OF_THE_HOUSE or _for_a_companion(live, actor, command.by)
    if actor == CLOCK:
        return command.by == DEALER or command.by.rank is Rank.PLAYER
    return staff.person(actor) == command.by


def _for_a_companion(live: LiveTable, actor: str, by: Person) -> bool:
    """The House alone speaks for its companions."""
    return actor == HOUSE and by.rank is Rank.PLAYER and by.name in live.companions


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
