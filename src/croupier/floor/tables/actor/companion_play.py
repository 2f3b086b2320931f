"""What companions of the House do at a live table: they bet once a player has, decide for their own
hands, give their boxes to players, and leave with their chips."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.engine.crew import companions
from croupier.engine.crew.chance import Chance
from croupier.engine.table.contract.game import Game
from croupier.engine.table.dealing.awaited import Awaited
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.commands import Command, PlaceBet, TimeRanOut
from croupier.engine.table.vocabulary.people import DEALER, PIT_SUPERVISOR, player
from croupier.engine.table.vocabulary.questions import Kind
from croupier.engine.table.vocabulary.table_commands import BuyChips, CashOut, SettleClaim
from croupier.floor.tables.commands import DismissCompanion, MoveCompanion
from croupier.floor.tables.companions import (
    box_for_a_companion,
    boxes_of_players,
    highest_bet,
    lying,
    may_leave,
    people_here,
    taken_back,
)
from croupier.floor.tables.readiness import bettors
from croupier.floor.tables.state import Companion, Condition, LiveTable

BROUGHT, FEWEST = 100, 20  # times the minimum of a bet: chips brought, and when more are


class CompanionPlay:
    """Their bets of a round are drawn once and made one after the other."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._number = 0  # of the round they bet in
        self._bets: dict[str, list[Command]] = {}  # still to be made

    def errands(self, game: Game, live: LiveTable) -> Iterator[Command]:
        """Whatever of it is refused has to wait."""
        over = live.between_rounds and live.condition is not Condition.OPEN
        alone = not people_here(live)
        for name, companion in live.companions.items():
            if name in live.table.claims:
                yield SettleClaim(player(name), name)
            elif companion.leaving:
                yield from _leaves(live, name)
            elif over or alone:
                yield DismissCompanion(PIT_SUPERVISOR, name)
            elif companion.box in boxes_of_players(live):
                yield from _gives_up_its_box(live, name)
            elif _bets_are_open(live) and bettors(live):
                yield from _gives_up_the_highest_bet(live, name)
                yield from self._betting(game, live, name, companion)

    def answered(self, command: Command) -> None:
        """It was made or refused, and is not tried again."""
        if isinstance(command, PlaceBet) and command in self._bets.get(command.player, ()):
            self._bets[command.player].remove(command)

    def answer(self, game: Game, live: LiveTable, asked: Awaited) -> Command:
        """About the companion's own hand and bets; the order of cards is for others to say."""
        if asked.kind is Kind.ORDER:
            return asked.silence or TimeRanOut(DEALER)
        return companions.answer(self._chance, game, live.table, asked)

    def _betting(
        self, game: Game, live: LiveTable, name: str, companion: Companion
    ) -> Iterator[Command]:
        round, who, number = live.table.round, player(name), live.table.number
        if number != self._number:
            self._number, self._bets = number, {}
        if name not in self._bets:
            least = round.settings.limits.minimum_cents
            if (round.purse(name) or 0) < FEWEST * least:
                yield BuyChips(who, name, BROUGHT * least)
                return
            has_bet = any(wager.player == name for wager in round.placed)
            bets = companions.bets(self._chance, game, round, who, companion.box)
            self._bets[name] = [] if has_bet else [*_within(highest_bet(live), round, bets)]
        for bet in self._bets[name]:  # after a move those at the old box are left
            if isinstance(bet, PlaceBet) and bet.spot.box in (None, companion.box):
                yield bet


def _bets_are_open(live: LiveTable) -> bool:
    return live.table.round.status is Status.BETTING and not live.table.round.halts


def _within(most_cents: int, round: AnyRound, bets: list[Command]) -> Iterator[Command]:
    """No bet is higher than the highest of a player; one that would be too small is left."""
    for bet in bets:
        if not isinstance(bet, PlaceBet) or bet.stake_cents <= most_cents:
            yield bet
        elif most_cents >= round.settings.limits.minimum(bet.spot.bet):
            yield replace(bet, stake_cents=most_cents)


def _gives_up_the_highest_bet(live: LiveTable, name: str) -> Iterator[Command]:
    """A player has taken chips back since."""
    most = highest_bet(live)
    yield from taken_back(each for each in lying(live) if each.name == name and each.cents > most)


def _leaves(live: LiveTable, name: str) -> Iterator[Command]:
    if may_leave(live, name):
        yield DismissCompanion(PIT_SUPERVISOR, name)
        return
    if _bets_are_open(live):
        yield from taken_back(each for each in lying(live) if each.name == name)
    if live.table.round.status is not Status.PLAY and live.table.round.purse(name):
        yield CashOut(player(name), name)


def _gives_up_its_box(live: LiveTable, name: str) -> Iterator[Command]:
    if _bets_are_open(live):
        yield from taken_back(each for each in lying(live) if each.name == name)
    other = box_for_a_companion(live)
    if other is None:
        yield DismissCompanion(PIT_SUPERVISOR, name)
    else:
        yield MoveCompanion(PIT_SUPERVISOR, name, other)
