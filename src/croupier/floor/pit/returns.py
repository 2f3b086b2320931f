"""What each bet took in and paid out at each table, beside what it should have."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from math import sqrt

import msgspec
from msgspec.structs import replace

from croupier.engine.table.contract.game import Game
from croupier.engine.table.contract.pay_cells import bet_on
from croupier.engine.table.state.round import Status
from croupier.engine.table.vocabulary.wagers import Result, Wager
from croupier.floor.pit.table_record import RoundOnRecord
from croupier.floor.pit.theory import Basis, Bet, Theory, Worth
from croupier.floor.record.ledger.accounts import of_the_house

# The worth of an Initial Bet has in it what Doubles and Splits add later (Blackjack 3.22, 3.23).
ADDED_TO = {"double": "initial", "split": "initial"}

Key = tuple[str, str, str | None, Basis]  # a table, a bet, what it is on, how it is played
Spot = tuple[Bet, int | None]  # a bet and its box; None: no box has cards of its own


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


class Together(msgspec.Struct, frozen=True):
    """Two bets of the same rounds: the sum of the products of their stakes."""

    basis: Basis
    one: Bet
    other: Bet
    one_box: bool
    products: int


class Played(msgspec.Struct, frozen=True):
    """All rounds of one table."""

    table: str
    handles: tuple[Handle, ...]
    together: tuple[Together, ...]


class Return(msgspec.Struct, frozen=True):
    """Of one bet at one table, or of all its bets. `expected_cents` is what the House should hold
    on average, and `deviations` how many standard deviations away it is; None: the mathematics say
    nothing."""

    table: str
    bet: str | None  # None: all of them
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


def held(game: Game, table: str, rounds: Iterable[RoundOnRecord]) -> Played:
    """Of rounds that were played to their end; a bet that went back was none."""
    found: dict[Key, Handle] = {}
    products: Counter[tuple[Basis, Bet, Bet, bool]] = Counter()
    for played in rounds:
        if played.round.status is not Status.CONCLUDED:
            continue
        basis = Basis.of(played.round.settings)
        own_hands = {card.place.box for card in played.round.cards} - {None}
        stakes: Counter[Spot] = Counter()  # stakes that win or lose as one
        for wager in _decided(played.round.wagers):
            key = table, _whole(game, wager), bet_on(played.round, wager), basis
            before = found.get(key) or Handle(*key)
            begun = wager.action_cents if _begins(game, played, wager) else 0
            found[key] = _with(before, wager, begun)
            box = wager.spot.box if wager.spot.box in own_hands else None
            stakes[(key[1], key[2]), box] += begun
        for pair in combinations_with_replacement(stakes, 2):
            ((one, box), (other, other_box)) = pair
            times = 1 if pair[0] == pair[1] else 2
            one_box = box == other_box or None in (box, other_box)
            products[basis, one, other, one_box] += times * stakes[pair[0]] * stakes[pair[1]]
    together = (
        Together(basis, one, other, one_box, cents)
        for (basis, one, other, one_box), cents in products.items()
    )
    return Played(table, tuple(found.values()), tuple(together))


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


def returns(played: Iterable[Played], worth: Mapping[Basis, Worth]) -> tuple[Return, ...]:
    """By table and bet; several placements of one bet are added up."""
    return tuple(found for each in _by_table(played) for found in _by_bet(each, worth))


def totals(played: Iterable[Played], worth: Mapping[Basis, Worth]) -> tuple[Return, ...]:
    """Of all bets of each table."""
    return tuple(
        _return(None, each.handles, each.together, worth)
        for each in _by_table(played)
        if each.handles
    )


def _by_table(played: Iterable[Played]) -> list[Played]:
    return sorted(played, key=lambda each: each.table)


def _by_bet(played: Played, worth: Mapping[Basis, Worth]) -> Iterator[Return]:
    for bet in sorted({each.bet for each in played.handles}):
        yield _return(
            bet,
            [each for each in played.handles if each.bet == bet],
            [each for each in played.together if each.one[0] == each.other[0] == bet],
            worth,
        )


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


def _return(
    bet: str | None,
    group: Sequence[Handle],
    together: Iterable[Together],
    worth: Mapping[Basis, Worth],
) -> Return:
    known = [(each, _theory(each, worth)) for each in group]
    expected = spread = None
    if all(theory is not None for _, theory in known):
        expected = sum(each.staked_cents * t.edge for each, t in known if t is not None)
        if all(t is not None and t.variance is not None for _, t in known):
            spread = sqrt(max(sum(_variance(each, worth) for each in together), 0.0))
    return Return(
        group[0].table,
        bet,
        sum(each.bets for each in group),
        sum(each.handle_cents for each in group),
        sum(each.paid_cents for each in group),
        expected,
        spread,
    )


def _variance(pair: Together, worth: Mapping[Basis, Worth]) -> float:
    found = worth[pair.basis].covariance(pair.one, pair.other, one_box=pair.one_box)
    return pair.products * found


def _theory(handle: Handle, worth: Mapping[Basis, Worth]) -> Theory | None:
    found = worth.get(handle.basis)
    return None if found is None else found.theory((handle.bet, handle.on))
