"""Bets beyond a limit of the table, which the Dealer notices before the close or does not (Baccarat
5.1, 5.1.1, 5.2, 5.2.1)."""

from msgspec.structs import replace

from croupier.engine.crew.chance import Chance, one_of
from croupier.engine.crew.habits import FEWEST_CHIPS, MOST_CHIPS
from croupier.engine.table.betting import limits
from croupier.engine.table.betting.headroom import room_left
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.commands import PlaceBet, RejectBets, WithdrawBet
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.wagers import Spot, Wager

OVER_MAXIMUM = "over-maximum"
UNDER_MINIMUM = "under-minimum"
BEYOND_LIMITS = (OVER_MAXIMUM, UNDER_MINIMUM)
STANDING = ""  # somebody who has no priority anywhere


def bet_beyond(chance: Chance, game: Game, round: AnyRound, name: str) -> PlaceBet | None:
    """One more bet, by somebody who has bet; None: nobody has, or no limit can be breached."""
    return (_too_much if name == OVER_MAXIMUM else _too_little)(chance, game, round)


def noticed(bet: PlaceBet) -> RejectBets:
    """The Dealer turns an excess away and tells who has bet too little."""
    return RejectBets(DEALER, bet.spot.bet, bet.spot.box, bet.spot.on)


def taken_back(round: AnyRound, bet: PlaceBet) -> WithdrawBet | None:
    """Somebody who was told of the minimum and does not add to the bet takes it back.

    None: there is enough, or nothing any more: a small bet on the side that fills the Differential
    is an excess as well and was turned away.
    """
    lying = limits.total(round.on(bet.spot))
    if 0 < lying < round.settings.limits.minimum(bet.spot.bet):
        return WithdrawBet(bet.by, bet.player, bet.spot, lying)
    return None


def _too_much(chance: Chance, game: Game, round: AnyRound) -> PlaceBet | None:
    unit = round.settings.unit_cents
    lying = [
        (wager.player, wager.spot, room)
        for wager in round.wagers
        if (room := room_left(game, round, STANDING, wager.spot, unit)) is not None
        and _supported(game, round, wager.player, wager.spot)
    ]
    if not lying:
        return None
    name, spot, room = one_of(chance, lying)
    least = round.settings.limits.minimum(spot.bet)
    excess = least * (FEWEST_CHIPS + chance.below(MOST_CHIPS))
    return PlaceBet(player(name), name, spot, room + excess)


def _too_little(chance: Chance, game: Game, round: AnyRound) -> PlaceBet | None:
    unit, limit = round.settings.unit_cents, round.settings.limits
    boxes = {wager.player: wager.spot.box for wager in round.wagers}
    free = [
        (name, spot)
        for name, box in boxes.items()
        for spot in game.spots(round.settings)
        if spot.box in (None, box)
        and not round.on(spot)
        and unit < limit.minimum(spot.bet)
        and _supported(game, round, name, spot)
    ]
    if not free:
        return None
    name, spot = one_of(chance, free)
    return PlaceBet(player(name), name, spot, unit)


def _supported(game: Game, round: AnyRound, name: str, spot: Spot) -> bool:
    """Another bet carries it where it needs one; else it goes back whatever its size."""
    added = Wager(round.next_wager_id, name, spot, 1, 1, name)
    alone = game.without_support(replace(round, wagers=round.wagers.adding(added)))
    return added.id not in {wager_id for wager_id, _ in alone}
