"""What rounds with mistakes add up to: uses of paragraphs, money returned, cost to the House."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

import msgspec

from croupier.engine.money import CENTS_PER_DOLLAR
from croupier.engine.rulebook import paragraph_of
from croupier.engine.rulebook.paragraphs import Kind
from croupier.engine.table.course.between_rounds import ends_the_shoe, shoe_for_the_next
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.state.table_events import CardsHeldOver
from croupier.engine.table.vocabulary.events import OptionChosen
from croupier.engine.table.vocabulary.wagers import Result, Wager
from croupier.mathematics.simulation.trouble.paired_rounds import PURSE_DOLLARS, Run

THOUSAND = 1000
FEWEST_FOR_AN_ERROR = 30  # rounds whose costs carry the spread, if they were equal
HOUSE_RULINGS = (Kind.IRREGULARITY, Kind.DISCRETION)


class Estimate(msgspec.Struct, frozen=True):
    mean: float
    stderr: float | None  # None: too few rounds carry it


class Totals(msgspec.Struct, frozen=True):
    """Whole numbers, so that the sum over rounds is exact in any order."""

    rounds: int = 0
    planned: Mapping[str, int] = {}  # by kind: in how many rounds it was to happen
    happened: Mapping[str, int] = {}  # and did; in the others it found no moment
    governed: Mapping[str, int] = {}  # by paragraph: rulings under it, or rounds with limited bets
    cited: Mapping[str, int] = {}  # rulings in which it is named beside the one that governs
    troubled: int = 0  # rounds with a mistake or more
    voids: int = 0
    options_offered: int = 0
    options_taken_back: int = 0
    next_without_bets: int = 0  # a card everybody knows is held over for the round after
    shoes_ended: int = 0  # unfit cards: a new shoe has to be made ready
    returned_cents: int = 0
    bet_cents: int = 0  # in the rounds as dealt rightly, as all that follows
    bet_squares: int = 0
    house_cents: int = 0
    cost_cents: int = 0  # how much less the House wins because of the mistakes
    cost_squares: int = 0
    cost_times_bet: int = 0
    cost_fourths: int = 0

    @property
    def house_with_errors_cents(self) -> int:
        return self.house_cents - self.cost_cents

    def per_thousand_rounds(self, count: int) -> float:
        return THOUSAND * count / self.rounds if self.rounds else 0.0

    @property
    def cost_per_thousand_rounds(self) -> Estimate | None:
        """In cents, with the standard error of the mean of paired differences."""
        n = self.rounds
        if not n:
            return None
        error = None
        if self._tells_an_error:
            spread = n * self.cost_squares - self.cost_cents**2  # n times the sum of squares
            error = THOUSAND * sqrt(Fraction(spread, n**2 * (n - 1)))
        return Estimate(THOUSAND * self.cost_cents / n, error)

    @property
    def cost_per_thousand_dollars(self) -> Estimate | None:
        """In cents per 1,000 dollars bet: a ratio, whose error is that of its residuals."""
        n, cost, bet = self.rounds, self.cost_cents, self.bet_cents
        if not bet:
            return None
        error, scale = None, THOUSAND * CENTS_PER_DOLLAR
        if self._tells_an_error:
            ratio = Fraction(cost, bet)
            residuals = self.cost_squares - 2 * ratio * self.cost_times_bet
            residuals += ratio**2 * self.bet_squares
            error = scale * sqrt(residuals * n / ((n - 1) * bet**2))
        return Estimate(scale * cost / bet, error)

    @property
    def _tells_an_error(self) -> bool:
        """A few costly rounds say too little of those that have not come yet (Kish)."""
        squares, fourths = self.cost_squares, self.cost_fourths
        return 0 < FEWEST_FOR_AN_ERROR * fourths <= squares**2

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(*map(_sum, msgspec.structs.astuple(self), msgspec.structs.astuple(other)))


def _sum(one: Any, other: Any) -> Any:
    return dict(Counter(one) + Counter(other)) if isinstance(one, Mapping) else one + other


def counted(planned: tuple[str, ...], made: tuple[str, ...], right: Run, wrong: Run) -> Totals:
    """One round, dealt both ways."""
    house, end = house_win_cents(right.round), wrong.round
    cost = house - house_win_cents(end)
    bet = sum(wager.stake_cents for wager in right.round.wagers)
    options = [event for event in wrong.events if isinstance(event, OptionChosen)]
    governed: Counter[str] = Counter(ruled.cites[0] for ruled in end.rulings)
    governed.update(_limits_unnoticed(wrong))
    return Totals(
        rounds=1,
        planned=dict.fromkeys(planned, 1),
        happened=dict.fromkeys(made, 1),
        governed=governed,
        cited=Counter(cited for ruled in end.rulings for cited in ruled.cites[1:]),
        troubled=int(bool(made)),
        voids=int(end.status is Status.VOID),
        options_offered=len(options),
        options_taken_back=sum(not option.stays for option in options),
        next_without_bets=int(_known_card_held_over(wrong)),
        shoes_ended=int(ends_the_shoe(end)),
        returned_cents=_returned_cents(end),
        bet_cents=bet,
        bet_squares=bet**2,
        house_cents=house,
        cost_cents=cost,
        cost_squares=cost**2,
        cost_times_bet=cost * bet,
        cost_fourths=cost**4,
    )


def _known_card_held_over(run: Run) -> bool:
    coming = shoe_for_the_next(run.desk.game, run.desk.table)
    return any(isinstance(event, CardsHeldOver) and event.seen for event in coming)


def house_win_cents(round: AnyRound) -> int:
    """How much less the players have; no cent may be anywhere else."""
    assert round.purses is not None
    assert not round.open_wagers(), "a bet is left open"
    won = 0
    for name, purse in round.purses.items():
        own = [wager for wager in round.wagers if wager.player == name]
        lost = sum(wager.stake_cents - wager.received_cents for wager in own)
        assert purse + lost == PURSE_DOLLARS * CENTS_PER_DOLLAR, f"{name} misses money"
        won += lost
    return won


def _limits_unnoticed(run: Run) -> set[str]:
    """The paragraphs under which bets beyond a limit counted as they lay, or in part."""
    paragraphs = run.desk.game.PARAGRAPHS
    unnoticed = (
        paragraphs.over_maximum_unnoticed,
        paragraphs.under_minimum_unnoticed,
        paragraphs.under_minimum_stands_whole,
    )
    return {cited for w in run.round.wagers for cited in w.limited_by if cited in unnoticed}


def _returned_cents(round: AnyRound) -> int:
    return sum(wager.action_cents for wager in round.wagers if _taken_out(wager))


def _taken_out(wager: Wager) -> bool:
    """Given back under a paragraph about irregularities, not by the rules of the game."""
    settlement = wager.settlement
    return (
        settlement is not None
        and settlement.result is Result.RETURNED
        and any(paragraph_of(cited).kind in HOUSE_RULINGS for cited in settlement.cites)
    )
