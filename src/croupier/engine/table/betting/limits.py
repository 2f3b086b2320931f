"""Minimum, maximum and Differential: who keeps how much (Baccarat 5.1, 5.1.1, 5.1.2, 5.2, 5.2.1;
Blackjack 5.1, 5.1.1, 5.1.2, 5.2, 5.2.1)."""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

import msgspec
from msgspec.structs import replace

from croupier.engine.rulebook import Citation
from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.chips import Wagers
from croupier.engine.table.state.round import AnyRound
from croupier.engine.table.vocabulary.events import InAction
from croupier.engine.table.vocabulary.paragraphs import cited
from croupier.engine.table.vocabulary.wagers import Spot, Wager

_action_cents = attrgetter("action_cents")


class Stake(msgspec.Struct, frozen=True):
    """One player's chips in one box: what the limits share out."""

    player: str
    spot: Spot
    wagers: tuple[Wager, ...]
    cents: int  # what still counts of it


def stakes(wagers: Sequence[Wager]) -> tuple[Stake, ...]:
    grouped: dict[tuple[str, Spot], list[Wager]] = {}
    for wager in wagers:
        grouped.setdefault((wager.player, wager.spot), []).append(wager)
    return tuple(
        Stake(player, spot, tuple(group), sum(wager.action_cents for wager in group))
        for (player, spot), group in grouped.items()
    )


def total(wagers: Iterable[Wager]) -> int:
    return sum(map(_action_cents, wagers))


def boxes(wagers: Iterable[Wager]) -> dict[Spot, list[Wager]]:
    found: dict[Spot, list[Wager]] = {}
    for wager in wagers:
        found.setdefault(wager.spot, []).append(wager)
    return found


def missing(round: AnyRound, inside: Sequence[Wager]) -> int:
    """What a box lacks of its minimum; nothing where the limits themselves turned it away.

    Only the excess goes (Baccarat 5.1): what is left of a bet may stay, however little it is.
    """
    minimum, lying = round.settings.limits.minimum(inside[0].spot.bet), total(inside)
    if lying >= minimum:
        return 0
    placed = sum(wager.stake_cents + wager.turned_away_cents for wager in inside)
    return minimum - lying if placed < minimum else 0


def in_priority(game: Game, round: AnyRound, wagers: Sequence[Wager]) -> tuple[Wager, ...]:
    """Seated Players first in the order they bet, then Standing Players in the order they bet."""
    return tuple(sorted(wagers, key=lambda w: (w.player not in game.seated(round, w.spot), w.id)))


def reductions(
    wagers_in_priority: Sequence[Wager], room_cents: int
) -> tuple[tuple[Wager, int], ...]:
    """What each wager loses when only `room_cents` may stand, the last in priority first."""
    taken: list[tuple[Wager, int]] = []
    for wager in wagers_in_priority:
        stands = min(wager.action_cents, max(room_cents, 0))
        room_cents -= stands
        if stands < wager.action_cents:
            taken.append((wager, wager.action_cents - stands))
    return tuple(taken)


def pro_rata(stakes_cents: Sequence[int], limit: int, minimum: int, unit: int) -> tuple[int, ...]:
    """The part of each stake in action when more than `limit` lies in a box unnoticed (Baccarat
    5.1.1, Blackjack 5.1.1, Andar Bahar 5.1.1, Si Ki Pi 5.1.1)."""
    shares = {}
    for index, stake in enumerate(stakes_cents):
        if stake < minimum:  # Baccarat 5.1.2, Blackjack 5.1.2: such a bet stands whole
            shares[index] = stake
    while True:
        rest = limit - sum(shares.values())
        sharing = [index for index in range(len(stakes_cents)) if index not in shares]
        together = sum(stakes_cents[index] for index in sharing)
        lifted = [i for i in sharing if stakes_cents[i] * rest < minimum * together]
        if not lifted:
            break
        for index in lifted:  # no pro-rated bet below the minimum
            shares[index] = minimum
    exact = {index: stakes_cents[index] * rest for index in sharing}  # in parts of `together`
    for index in sharing:
        shares[index] = exact[index] // (together * unit) * unit
    left_over_units = (rest - sum(shares[index] for index in sharing)) // unit if sharing else 0
    by_fraction = sorted(sharing, key=lambda i: (-(exact[i] - shares[i] * together), i))
    for index in by_fraction[:left_over_units]:
        shares[index] += unit
    return tuple(shares[index] for index in range(len(stakes_cents)))


def spread(stake: Stake, share_cents: int, cites: tuple[Citation, ...]) -> list[InAction]:
    """A player's share over the player's wagers in a box, the earlier ones first."""
    limited: list[InAction] = []
    for wager in stake.wagers:
        part = min(wager.action_cents, share_cents)
        share_cents -= part
        if part < wager.action_cents:
            limited.append(InAction(wager.id, part, wager.limited_by + cites))
    return limited


def within_boxes(
    round: AnyRound, side: str, counted: Callable[[str, Spot], bool] = lambda *_: True
) -> int:
    """The chips of a side that its boxes have room for: the box comes before the Differential."""
    maximum = round.settings.limits.maximum(side)
    totals = [
        sum(cents for name, cents in pile.stakes.items() if counted(name, spot))
        for spot, pile in round.wagers.piles.items()
        if spot.bet == side
    ]
    return sum(totals if maximum is None else [min(inside, maximum) for inside in totals])


def differential_breach(
    game: Game, round: AnyRound, on_side: Callable[[str], int]
) -> tuple[str, int] | None:
    """The heavier side and what may stand on it, when the Differential limit is exceeded."""
    limit, sides = round.settings.limits.differential_cents, game.DIFFERENTIAL
    if limit is None or sides is None:
        return None
    first, second = map(on_side, sides)
    if abs(first - second) <= limit:
        return None
    return (sides[0], second + limit) if first > second else (sides[1], first + limit)


def noticed(game: Game, round: AnyRound) -> tuple[dict[int, int], str | None]:
    """What the House rejects of each wager, and the side that goes beyond the Differential."""
    now, over = {wager.id: wager for wager in round.wagers}, game.PARAGRAPHS.over_maximum
    for spot, inside in boxes(round.wagers).items():
        maximum = round.settings.limits.maximum(spot.bet)
        if maximum is not None:
            for limited in _cut(game, round, inside, maximum, over):
                _apply(now, limited)
    breach = differential_breach(game, round, lambda side: total(_on_side(now.values(), side)))
    if breach is not None:
        for limited in _cut(game, round, _on_side(now.values(), breach[0]), breach[1], over):
            _apply(now, limited)
    lost = {w.id: w.action_cents - now[w.id].action_cents for w in round.wagers}
    rejected = {wager_id: cents for wager_id, cents in lost.items() if cents}
    return rejected, breach[0] if breach else None


def at_close(game: Game, round: AnyRound) -> tuple[InAction, ...]:
    """What counts of every wager once "No more Bets" is said (Baccarat 5.2.1, 5.14; Roulette
    5.1.1)."""
    lying = round.wagers
    for limit in (_by_box, _unsupported, _by_differential):  # each over what those before left
        limited = limit(game, round)
        if limited:
            round = replace(round, wagers=_applied(round.wagers, limited))
    if round.wagers is lying:
        return ()
    return tuple(
        InAction(wager.id, wager.action_cents, wager.limited_by)
        for wager in round.wagers
        if wager.limited_by
    )


def _applied(wagers: Wagers, limited: Iterable[InAction]) -> Wagers:
    now = {wager.id: wager for wager in wagers}
    for entry in limited:
        _apply(now, entry)
    return Wagers.of(now.values())


def _apply(now: dict[int, Wager], limited: InAction) -> None:
    now[limited.wager_id] = replace(
        now[limited.wager_id], action_cents=limited.action_cents, limited_by=limited.cites
    )


def _unsupported(game: Game, round: AnyRound) -> list[InAction]:
    alone = game.without_support(round)
    return [InAction(wager_id, 0, (cited,)) for wager_id, cited in alone] if alone else []


def _on_side(wagers: Iterable[Wager], side: str) -> list[Wager]:
    return [wager for wager in wagers if wager.spot.bet == side]


def _by_box(game: Game, round: AnyRound) -> list[InAction]:
    if _whatever_box(round):
        return []
    paragraphs = game.PARAGRAPHS
    changed: list[InAction] = []
    allowed = round.settings.limits
    for spot, inside in boxes(round.wagers).items():
        lying, maximum = total(inside), allowed.maximum(spot.bet)
        if maximum is not None and lying > maximum:
            if round.settings.electronic:
                changed += _cut(game, round, inside, maximum, paragraphs.over_maximum)
            elif game.SHARES_PRO_RATA:
                changed += _shared(game, round, inside, maximum)
            else:  # Roulette 5.1.1: the excess placed later in time is returned
                unnoticed = paragraphs.over_maximum_unnoticed
                changed += _cut(game, round, inside, maximum, unnoticed)
        elif lying < allowed.minimum(spot.bet) and missing(round, inside):
            changed += _below_minimum(game, round, inside)
    return changed


def _whatever_box(round: AnyRound) -> bool:
    """Each bet meets every minimum and all of them together keep to every maximum: no box need be
    looked at."""
    cents, allowed = list(map(_action_cents, round.wagers)), round.settings.limits
    if not cents:
        return True
    highest = allowed.lowest_maximum
    return min(cents) >= allowed.highest_minimum and (highest is None or sum(cents) <= highest)


def _below_minimum(game: Game, round: AnyRound, wagers: Sequence[Wager]) -> list[InAction]:
    """An electronic table returns such chips at the close; at a recorded one they stand, whether
    nobody noticed or somebody was told and did nothing."""
    paragraphs = game.PARAGRAPHS
    if round.settings.electronic:
        return [InAction(w.id, 0, (paragraphs.under_minimum,)) for w in wagers]
    stands: tuple[Citation, ...] = (paragraphs.under_minimum_unnoticed,)
    if any(wager.minimum_advised for wager in wagers):
        stands = (paragraphs.under_minimum, paragraphs.chips_as_they_lie)
    return [InAction(w.id, w.action_cents, stands) for w in wagers]


def _by_differential(game: Game, round: AnyRound) -> list[InAction]:
    breach = differential_breach(game, round, lambda side: total(_on_side(round.wagers, side)))
    if breach is None:
        return []
    side, room = breach
    heavier = [w for w in _on_side(round.wagers, side) if w.action_cents]
    if round.settings.electronic:
        return _cut(game, round, heavier, room, game.PARAGRAPHS.over_maximum)
    return _shared(game, round, heavier, room)


def _cut(
    game: Game, round: AnyRound, wagers: Sequence[Wager], room: int, cited: Citation
) -> list[InAction]:
    return [
        InAction(wager.id, wager.action_cents - lost, (*wager.limited_by, cited))
        for wager, lost in reductions(in_priority(game, round, wagers), room)
    ]


def _standing(game: Game, stake: Stake, minimum: int) -> list[InAction]:
    """Below the minimum pro rata is not applied: such a bet stands whole."""
    if stake.cents >= minimum:
        return []
    cites = cited(game.PARAGRAPHS.under_minimum_stands_whole)
    return [InAction(w.id, w.action_cents, w.limited_by + cites) for w in stake.wagers]


def _shared(game: Game, round: AnyRound, wagers: Sequence[Wager], room: int) -> list[InAction]:
    """Not noticed: each counts pro rata, none below the minimum."""
    settings = round.settings
    together = stakes(wagers)
    minimum = settings.limits.minimum(wagers[0].spot.bet)
    shares = pro_rata([stake.cents for stake in together], room, minimum, settings.unit_cents)
    return [
        limited
        for stake, share in zip(together, shares, strict=True)
        for limited in _standing(game, stake, minimum)
        or spread(stake, share, (game.PARAGRAPHS.over_maximum_unnoticed,))
    ]
