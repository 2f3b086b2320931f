"""What every bet of a game is worth, as a page shows it: figures of `croupier edge GAME --json`,
bets alike in one row, and sentences as messages. Chances and values are per unit staked."""

from collections.abc import Mapping

import msgspec

from croupier.engine.rulebook import Citation
from croupier.engine.sentences import Message


class Finding(msgspec.Struct, frozen=True):
    """A figure, what it says, and sentences that say more."""

    figure: Message
    claim: Message
    more: tuple[Message, ...]


class BetWorth(msgspec.Struct, frozen=True, kw_only=True):
    """Bets that are alike in every figure; None where only the expected value is known."""

    bets: tuple[str, ...]
    placements: int
    pays: tuple[str, ...]  # each gain, to 1
    win: float | None
    push: float | None
    lose: float | None
    ev: float
    rtp: float
    spread: float | None  # standard deviation of one result
    exact: str | None  # the expected value as a fraction
    method: str
    ahead: Mapping[int, float] | None  # by rounds: the chance of having won more than lost


class WorthByDecks(msgspec.Struct, frozen=True):
    decks: int
    ev: Mapping[str, float]  # by bet


class PaidFor(msgspec.Struct, frozen=True):
    """One line of a pay table; `comes_back` of a unit staked, the stake itself included."""

    made: Message
    odds: str
    chance: float
    comes_back: float


class InsuranceOdds(msgspec.Struct, frozen=True):
    """One cell of the table of Insurance odds, by the points when it is offered."""

    stage: str
    side: str
    player: int
    banker: int
    odds: str
    offered: float  # in how many of all rounds
    ev: float | None
    fair: float | None  # the odds at which it would cost nothing
    favours_the_player: bool


class Insured(msgspec.Struct, frozen=True):
    """A bet alone, and with Insurance in the cells that favour the player."""

    side: str
    cells: int
    alone: float
    insured: float


class OfBaccarat(msgspec.Struct, frozen=True, tag="baccarat", tag_field="game"):
    insurance: tuple[InsuranceOdds, ...]
    insured: tuple[Insured, ...]
    points: tuple[tuple[float, ...], ...]  # [player][banker] when the round is over


class RuleWorth(msgspec.Struct, frozen=True):
    rule: str
    worth: float
    without: float  # the expected value without it


class DealerEnds(msgspec.Struct, frozen=True):
    up: str
    ends: Mapping[str, float]


class AgainstTheChart(msgspec.Struct, frozen=True):
    """A hand that is better played differently from the chart."""

    hand: str
    total: int
    soft: bool
    up: str
    chart: str
    better: str
    gains: float  # when it is met
    met: float  # in how many of all rounds


class NetResult(msgspec.Struct, frozen=True):
    net: float
    chance: float


class OfBlackjack(msgspec.Struct, frozen=True, tag="blackjack", tag_field="game"):
    up: tuple[str, ...]
    hard: Mapping[int, tuple[str, ...]]
    soft: Mapping[int, tuple[str, ...]]
    pairs: Mapping[str, tuple[str, ...]]
    by_cards: float  # the expected value if every hand is played by its very cards
    exceptions: tuple[AgainstTheChart, ...]
    rules: tuple[RuleWorth, ...]
    results: tuple[NetResult, ...]
    dealer: tuple[DealerEnds, ...]
    rws_pairs: tuple[PaidFor, ...]
    boom_busted: tuple[PaidFor, ...]


class Shape(msgspec.Struct, frozen=True):
    """Bets on so many pockets; `after` are quantiles of the result of a hundred spins. `hope` is
    the chance of being ahead: for spans of spins, the first of them, and the least, mean and
    greatest chance within."""

    bets: tuple[str, ...]
    placements: tuple[int | None, ...]  # None: as many as the table names
    pockets: int
    after: tuple[float, ...]
    hope: tuple[tuple[int, float, float, float], ...]


class PayTable(msgspec.Struct, frozen=True):
    paragraph: Citation
    layouts: tuple[str, ...]
    further: tuple[str, ...]  # bets that not every table has


class OfRoulette(msgspec.Struct, frozen=True, tag="roulette", tag_field="game"):
    wheel: int
    spins: int
    quantiles: tuple[float, ...]
    shapes: tuple[Shape, ...]
    pay_tables: tuple[PayTable, ...]
    placements: Mapping[str, tuple[str, ...]]  # by bet, the pockets of each: `0-00`


class OfAndarBahar(msgspec.Struct, frozen=True, tag="andar-bahar", tag_field="game"):
    cards: Mapping[int, float]  # how likely a round takes so many
    mean: float
    first_3_cards: tuple[PaidFor, ...]


class Way(msgspec.Struct, frozen=True):
    win: float
    push: float
    lose: float
    ev: float


class Costly(msgspec.Struct, frozen=True):
    """Ranks for which another arrangement beats the House Way; Low Hand before High Hand."""

    cards: str
    house_way: tuple[str, str]
    best: tuple[str, str]
    dealt: float
    cost: float
    cost_overall: float


class Arranged(msgspec.Struct, frozen=True):
    low: str
    high: str
    dealt: float
    ev: float


class OfSiKiPi(msgspec.Struct, frozen=True, tag="si-ki-pi", tag_field="game"):
    house_way: Way
    best: Way
    sets: int
    differences: int
    costliest: tuple[Costly, ...]
    made: tuple[str, ...]
    arranged: tuple[Arranged, ...]
    bonus: tuple[PaidFor, ...]


Own = OfBaccarat | OfBlackjack | OfRoulette | OfAndarBahar | OfSiKiPi


class CheckedBy(msgspec.Struct, frozen=True):
    """A simulation of the same: how far the farthest of its means lies from the exact value."""

    rounds: int
    seed: int
    means: int
    farthest: float  # in standard errors


class OddsTold(msgspec.Struct, frozen=True, kw_only=True):
    """Of the current edition; `command` gives the same figures in a terminal."""

    game: str
    book: str
    title: str
    edition: str
    version: str | None
    decks: int | None  # None: a wheel
    left: str | None  # what is left of a shoe that is not fresh: `A:31,2:32`
    variant: tuple[str, ...]  # options that are not the book's rules
    command: str
    checked_by: CheckedBy | None
    basis: tuple[Citation, ...]  # what the figures follow from
    findings: tuple[Finding, ...]
    bets: tuple[BetWorth, ...]
    by_decks: tuple[WorthByDecks, ...]
    own: Own
