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


def bettors(live: LiveTable) -> tuple[str, ...]:
    """Players with chips on the layout, in the order of their names; no companions."""
    piles = live.table.round.wagers.piles.values()
    return tuple(sorted({name for pile in piles for name in pile.stakes} - live.companions.keys()))


def betting_is_over(live: LiveTable) -> bool:
    """A player's Ready was the last one, and no other player has bet since."""
    return live.all_ready and _open(live) and set(bettors(live)) <= set(live.ready)


def ready_refused(live: LiveTable, by: Person) -> Refused | None:
    if by.rank is not Rank.PLAYER:
        return Refused(Reason.NOT_YOURS, said("live-ready-players"))
    if not live.automatic:
        return Refused(Reason.NOT_OFFERED, said("live-ready-recorded"))
    if not _open(live):
        return Refused(Reason.NOT_NOW, said("live-ready-closed"))
    every = set(bettors(live))
    if by.name not in every:
        return Refused(Reason.NOT_NOW, said("live-ready-no-bet"))
    if by.name in live.ready and (every <= set(live.ready)) is live.all_ready:
        return Refused(Reason.NOT_NOW, said("live-ready-already"))
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


def _open(live: LiveTable) -> bool:
    return live.table.round.status is Status.BETTING and not live.table.round.halts
