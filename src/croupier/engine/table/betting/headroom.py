"""How much more an electronic table lets somebody bet, spot by spot."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.engine.table.betting import limits
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.wagers import Spot, Wager


def room_left(game: Game, round: AnyRound, player: str, spot: Spot, stake_cents: int) -> int | None:
    """What an electronic table lets this player add of such a stake; None: no limit applies. What a
    player leaves in a box is anybody's, whoever sits there (Andar Bahar 3.5, Baccarat 3.6,
    Blackjack 3.6, Roulette 3.5, Si Ki Pi 3.9)."""
    allowed = round.settings.limits
    if allowed.maximum(spot.bet) is None and allowed.differential_cents is None:
        return None
    rooms = []
    added = Wager(round.next_wager_id, player, spot, stake_cents, stake_cents, player)
    # with this bet the player may be the Seated Player, or the highest bettor of an empty box
    seated = game.seated(replace(round, wagers=round.wagers.adding(added)), spot)
    maximum = round.settings.limits.maximum(spot.bet)
    if maximum is not None:
        lying = round.wagers.pile(spot).stakes
        counted = [c for name, c in lying.items() if player not in seated or name in seated]
        rooms.append(maximum - sum(counted))
    sides, limit = game.DIFFERENTIAL, round.settings.limits.differential_cents
    if limit is not None and sides is not None and spot.bet in sides:
        other = sides[1] if spot.bet == sides[0] else sides[0]
        # earlier chips of Standing Players give way to a Seated Player's at the close
        before = limits.within_boxes(
            round,
            spot.bet,
            lambda name, where: player not in seated or name in game.seated(round, where),
        )
        rooms.append(limits.within_boxes(round, other) + limit - before)
    if not rooms:
        return None
    unit = round.settings.unit_cents
    return max(min(rooms), 0) // unit * unit


def rooms_left(game: Game, round: AnyRound, player: str) -> Iterator[tuple[Spot, int | None]]:
    """Of every spot, for one chip unit; empty spots of one kind have the same room, wherever the
    player sits alike."""
    known: dict[tuple[str, bool], int | None] = {}
    lying, unit = {wager.spot for wager in round.wagers}, round.settings.unit_cents
    bets_lying = {spot.bet for spot in lying}
    own = {box for box, name in round.seats.items() if name == player}
    for spot in game.spots(round.settings):
        bet = spot.bet
        if bet in bets_lying and spot in lying:
            yield spot, room_left(game, round, player, spot, unit)
            continue
        alike = bet, spot.box in own
        if alike not in known:
            known[alike] = room_left(game, round, player, spot, unit)
        yield spot, known[alike]
