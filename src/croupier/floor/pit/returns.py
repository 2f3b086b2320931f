"""What each bet took in and paid out at each table, beside what it should have."""

from collections.abc import Iterable, Iterator, Mapping
from math import sqrt

import msgspec
from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.wagers import Result, Wager
from croupier.floor.pit.table_record import RoundOnRecord
from croupier.floor.pit.theory import Basis, Theory, Worth
from croupier.floor.record.ledger.accounts import of_the_house

# The worth of an Initial Bet has in it what Doubles and Splits add later (Blackjack 3.22, 3.23).
ADDED_TO = {"double": "initial", "split": "initial"}

Key = tuple[str, str, str | None, Basis]  # a table, a bet, what it is on, how it is played


class Handle(msgspec.Struct, frozen=True):
    """All decided bets of one kind: chips in action, and what was handed back for them."""

    table: str
    bet: str
    on: str | None
    basis: Basis
    bets: int = 0
    handle_cents: int = 0
    paid_cents: int = 0
    staked_cents: int = 0  # what its worth is reckoned on: a Double Down adds to the handle alone
    squares: int = 0  # of those stakes; what wins or loses as one in a round is added up before


class Return(msgspec.Struct, frozen=True):
    """Of one bet at one table. `expected_cents` is what the House should hold on average, and
    `deviations` how many standard deviations away it is; None: the mathematics say nothing."""

    table: str
    bet: str
    bets: int
    handle_cents: int
    paid_cents: int
    expected_cents: float | None
    spread_cents: float | None

    @property
    def hold_cents(self) -> int:
        return self.handle_cents - self.paid_cents

    @property
    def deviations(self) -> float | None:
        if self.expected_cents is None or not self.spread_cents:
            return None
        return (self.hold_cents - self.expected_cents) / self.spread_cents


def handles(game: Game, table: str, rounds: Iterable[RoundOnRecord]) -> tuple[Handle, ...]:
    """Of rounds that were played to their end; a bet that went back was none."""
    found: dict[Key, Handle] = {}
    for played in rounds:
        if played.round.status is not Status.CONCLUDED:
            continue
        basis = Basis.of(played.round.settings)
        own_hands = {card.place.box for card in played.round.cards} - {None}
        together: dict[tuple[Key, int | None], int] = {}  # stakes that win or lose as one
        for wager in _decided(played.round.wagers):
            key = table, _whole(game, wager), wager.spot.on, basis
            before = found.get(key) or Handle(*key)
            begun = wager.action_cents if _begins(game, played, wager) else 0
            found[key] = _with(before, wager, begun)
            shared = key, wager.spot.box if wager.spot.box in own_hands else None
            together[shared] = together.get(shared, 0) + begun
        for (key, _), stake in together.items():
            handle = found[key]
            found[key] = replace(handle, squares=handle.squares + stake * stake)
    return tuple(found.values())


def _begins(game: Game, played: RoundOnRecord, wager: Wager) -> bool:
    """Not what a Double Down or a Split adds to a bet."""
    bet = wager.spot.bet
    if bet in game.BETS:
        return wager.id < played.bets_until
    return bet not in ADDED_TO


def _whole(game: Game, wager: Wager) -> str:
    """The bet that this one is a part of, or the bet itself."""
    bet = wager.spot.bet
    return bet if bet in game.BETS else ADDED_TO.get(bet, bet)


def returns(handles: Iterable[Handle], worth: Mapping[Basis, Worth]) -> tuple[Return, ...]:
    """By table and bet; several placements of one bet are added up."""
    by_bet: dict[tuple[str, str], list[Handle]] = {}
    for each in handles:
        by_bet.setdefault((each.table, each.bet), []).append(each)
    return tuple(_return(group, worth) for _, group in sorted(by_bet.items()))


def _decided(wagers: Iterable[Wager]) -> Iterator[Wager]:
    for wager in wagers:
        if of_the_house(wager.player):
            continue
        if wager.settlement is not None and wager.settlement.result is not Result.RETURNED:
            yield wager


def _with(handle: Handle, wager: Wager, begun: int) -> Handle:
    assert wager.settlement is not None, "it was decided"
    stake = wager.action_cents
    return replace(
        handle,
        bets=handle.bets + 1,
        handle_cents=handle.handle_cents + stake,
        paid_cents=handle.paid_cents + wager.settlement.payout_cents - wager.aside_cents,
        staked_cents=handle.staked_cents + begun,
    )


def _return(group: list[Handle], worth: Mapping[Basis, Worth]) -> Return:
    known = [(each, _theory(each, worth)) for each in group]
    expected = spread = None
    if all(theory is not None for _, theory in known):
        expected = sum(each.staked_cents * t.edge for each, t in known if t is not None)
        variances = [(each.squares, t.variance) for each, t in known if t is not None]
        if all(variance is not None for _, variance in variances):
            spread = sqrt(sum(squares * (variance or 0.0) for squares, variance in variances))
    return Return(
        group[0].table,
        group[0].bet,
        sum(each.bets for each in group),
        sum(each.handle_cents for each in group),
        sum(each.paid_cents for each in group),
        expected,
        spread,
    )


def _theory(handle: Handle, worth: Mapping[Basis, Worth]) -> Theory | None:
    found = worth.get(handle.basis, {})
    return found.get((handle.bet, handle.on)) or found.get((handle.bet, None))
