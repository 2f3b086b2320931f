"""Companions of the House at an automatic table: who may ask for them, where they play, and how
their chips give way. They take no seat, so that no right of a Seated Player is ever theirs."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from croupier.engine.crew.companions import NAMES
from croupier.engine.sentences import said
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import run
from croupier.engine.table.state.round import Status
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, WithdrawBet
from croupier.engine.table.vocabulary.events import BetPlaced, Event
from croupier.engine.table.vocabulary.people import PIT_SUPERVISOR, Person, Rank, player
from croupier.engine.table.vocabulary.refusals import Reason, Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.floor.record.ledger.accounts import COMPANION
from croupier.floor.tables import commands as c
from croupier.floor.tables import events as e
from croupier.floor.tables.state import Condition, LiveTable

LEFT_TO_PLAYERS = 2  # boxes

# Every frame has one of these for each player: they are made once.
AT_AUTOMATIC_TABLES = Refused(Reason.NOT_OFFERED, said("live-companions-automatic"))
NOT_SEATED = Refused(Reason.NOT_YOURS, said("live-companions-seated"))
NO_CHIPS = Refused(Reason.NOT_YOURS, said("live-companions-chips"))
NOT_OPEN = Refused(Reason.NOT_NOW, said("live-companions-not-open"))
NO_BOX = Refused(Reason.NOT_NOW, said("live-companions-no-box"))

Decided = tuple[Event, ...] | Refused


class Lying(NamedTuple):
    """A companion's chips on one spot."""

    name: str
    spot: Spot
    cents: int


def plain_name(name: str) -> str:
    return name.removesuffix(COMPANION)


def most(live: LiveTable) -> int:
    """Companions that a table may have."""
    boxes = live.table.settings.boxes
    return min(len(NAMES), max(0, len(boxes) - LEFT_TO_PLAYERS)) if boxes else len(NAMES)


def people_here(live: LiveTable) -> frozenset[str]:
    """Players with a seat or chips at the table, no companions."""
    chips = {name for name, cents in (live.table.round.purses or {}).items() if cents}
    return frozenset((*live.table.seats.values(), *chips)) - live.companions.keys()


def at_the_table(live: LiveTable) -> frozenset[str]:
    """Players who ask for companions: seated, or with chips where there are no boxes."""
    return frozenset(live.table.seats.values()) if live.table.settings.boxes else people_here(live)


def ask_refused(live: LiveTable, by: Person) -> Refused | None:
    refused = _not_at_the_table(live, by)
    if refused is not None:
        return refused
    if live.condition is not Condition.OPEN:
        return NOT_OPEN
    if len(live.companions) >= most(live):
        return Refused(Reason.NOT_NOW, said("live-companions-most", most=most(live)))
    if live.table.settings.boxes and len(_free_boxes(live)) < LEFT_TO_PLAYERS:
        return NO_BOX
    return None


def dismiss_refused(live: LiveTable, by: Person) -> Refused | None:
    return None if by.rank >= Rank.PIT_SUPERVISOR else _not_at_the_table(live, by)


def _not_at_the_table(live: LiveTable, by: Person) -> Refused | None:
    if not live.automatic:
        return AT_AUTOMATIC_TABLES
    if by.rank is Rank.PLAYER and by.name in at_the_table(live):
        return None
    return NOT_SEATED if live.table.settings.boxes else NO_CHIPS


def box_for_a_companion(live: LiveTable) -> int | None:
    """The free box nearest to a Seated Player; one more stays free for the next player."""
    free, seats = _free_boxes(live), live.table.seats
    if len(free) < LEFT_TO_PLAYERS:
        return None
    return min(free, key=lambda box: (min((abs(box - own) for own in seats), default=0), box))


def _free_boxes(live: LiveTable) -> list[int]:
    taken = boxes_of_players(live)
    taken.update(each.box for each in live.companions.values() if each.box is not None)
    return [box for box in live.table.settings.boxes if box not in taken]


def boxes_of_players(live: LiveTable) -> set[int]:
    """Boxes at which a player sits or has chips."""
    found, names = set(live.table.seats), live.companions.keys()
    if not live.between_rounds:
        for spot, pile in live.table.round.wagers.piles.items():
            if spot.box is not None and (pile.stakes.keys() - names if names else pile.stakes):
                found.add(spot.box)
    return found


def ask_companion(game: Game, live: LiveTable, command: c.AskCompanion) -> Decided:
    refused = ask_refused(live, command.by)
    if refused is not None:
        return refused
    name = next(found for each in NAMES if (found := each + COMPANION) not in live.companions)
    return (e.CompanionCame(name, box_for_a_companion(live)),)


def move_companion(game: Game, live: LiveTable, command: c.MoveCompanion) -> Decided:
    companion = live.companions.get(command.name)
    if command.by != PIT_SUPERVISOR or companion is None or companion.leaving:
        return _nobody_called(command.name)
    if command.box != box_for_a_companion(live):
        return NO_BOX
    return (e.CompanionMoved(command.name, command.box),)


def dismiss_companion(game: Game, live: LiveTable, command: c.DismissCompanion) -> Decided:
    """With chips at the table a companion is on the way out; without any it leaves."""
    refused, name = dismiss_refused(live, command.by), command.name
    if refused is not None:
        return refused
    companion = live.companions.get(name)
    if companion is None:
        return _nobody_called(name)
    if may_leave(live, name):
        return (e.CompanionLeft(name),)
    if companion.leaving:
        return Refused(Reason.NOT_NOW, said("live-companions-leaving", name=name))
    return (e.CompanionSentAway(name),)


def may_leave(live: LiveTable, name: str) -> bool:
    """With no chips at the table, and no debt to it."""
    round = live.table.round
    bets = not live.between_rounds and any(w.stake_cents for w in round.open_wagers(name))
    return not (bets or round.purse(name) or name in live.table.claims)


def _nobody_called(name: str) -> Refused:
    return Refused(Reason.UNKNOWN, said("live-companions-none", name=name))


# chips that give way


def lying(live: LiveTable) -> tuple[Lying, ...]:
    """Every companion's chips on the layout."""
    piles = live.table.round.wagers.piles.items()
    return tuple(
        Lying(name, spot, cents)
        for spot, pile in piles
        for name, cents in pile.stakes.items()
        if name in live.companions
    )


def highest_bet(live: LiveTable) -> int:
    """The most that a player has on one spot; a companion never has more."""
    piles, names = live.table.round.wagers.piles.values(), live.companions.keys()
    return max((p.stakes[name] for p in piles for name in p.stakes if name not in names), default=0)


def taken_back(chips: Iterable[Lying]) -> tuple[WithdrawBet, ...]:
    return tuple(WithdrawBet(player(each.name), each.name, each.spot, each.cents) for each in chips)


def giving_way(game: Game, live: LiveTable, command: Command) -> tuple[WithdrawBet, ...]:
    """What companions take back before a player's bet is placed, so that it counts as if they were
    not there: neither less, for want of room, nor more, so that their leaving harms no bet."""
    if not live.companions or not isinstance(command, PlaceBet):
        return ()
    chips = () if command.player in live.companions else lying(live)
    round = live.table.round
    if not chips or round.status is not Status.BETTING or round.halts:
        return ()
    sides = (command.spot.bet, *(game.DIFFERENTIAL or ()))
    groups: Sequence[tuple[Lying, ...]] = (
        (),
        tuple(each for each in chips if each.spot == command.spot),
        tuple(each for each in chips if each.spot.bet in sides),
    )
    wanted = _placed(game, live.table, command, chips)
    if wanted is None:
        return ()
    found = (each for each in groups if _placed(game, live.table, command, each) == wanted)
    return taken_back(next(found, chips))


def _placed(
    game: Game, table: AnyTable, command: PlaceBet, without: Iterable[Lying]
) -> tuple[int, int] | None:
    """The stake that is accepted and what is turned away; None: the bet is refused."""
    for withdrawal in taken_back(without):
        ran = run(game, table, withdrawal)
        assert not isinstance(ran, Refused), "chips that lie there can be taken back"
        table = ran[0]
    ran = run(game, table, command)
    if isinstance(ran, Refused):
        return None
    (wager,) = [event.wager for event in ran[1] if isinstance(event, BetPlaced)]
    return wager.stake_cents, wager.turned_away_cents
