"""Who has said Ready: once all players with a bet have, an automatic table closes the bets."""

from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.events import Event
from croupier.engine.table.vocabulary.people import Person, Rank
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.floor.tables import commands as c
from croupier.floor.tables import events as e
from croupier.floor.tables.state import LiveTable

# Every frame has one of these for each player: they are made once.
FOR_PLAYERS = Refused(Reason.NOT_YOURS, said("live-ready-players"))
AT_AUTOMATIC_TABLES = Refused(Reason.NOT_OFFERED, said("live-ready-recorded"))
BETTING_CLOSED = Refused(Reason.NOT_NOW, said("live-ready-closed"))
NO_BET = Refused(Reason.NOT_NOW, said("live-ready-no-bet"))
READY_ALREADY = Refused(Reason.NOT_NOW, said("live-ready-already"))


def bettors(live: LiveTable) -> tuple[str, ...]:
    """Players with chips on the layout, in the order of their names; no companions."""
    wagers = live.table.round.wagers
    if not wagers:
        return ()
    names = {name for pile in wagers.piles.values() for name in pile.stakes}
    return tuple(sorted(names - live.companions.keys()))


def betting_is_over(live: LiveTable) -> bool:
    """A player's Ready was the last one, and no other player has bet since."""
    return live.all_ready and bets_can_be_closed(live) and set(bettors(live)) <= set(live.ready)


def ready_refused(live: LiveTable, by: Person) -> Refused | None:
    if by.rank is not Rank.PLAYER:
        return FOR_PLAYERS
    if not live.automatic:
        return AT_AUTOMATIC_TABLES
    if not bets_can_be_closed(live):
        return BETTING_CLOSED
    every = bettors(live)
    if by.name not in every:
        return NO_BET
    if by.name in live.ready and set(every).issubset(live.ready) is live.all_ready:
        return READY_ALREADY
    return None


def say_ready(game: Game, live: LiveTable, command: c.SayReady) -> tuple[Event, ...] | Refused:
    refused = ready_refused(live, command.by)
    if refused is not None:
        return refused
    name = command.by.name
    return (e.SaidReady(name, set(bettors(live)) <= {*live.ready, name}),)


def with_ready(live: LiveTable, command: Command, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """A player who changes a bet is not ready any longer."""
    if not isinstance(command, (PlaceBet, WithdrawBet)) or command.player not in live.ready:
        return events
    return (*events, e.ReadyTakenBack(command.player))


def bets_can_be_closed(live: LiveTable) -> bool:
    """By Ready: bets are open at an automatic table, and nothing waits for a ruling."""
    return (
        live.automatic and live.table.round.status is Status.BETTING and not live.table.round.halts
    )
