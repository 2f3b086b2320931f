"""How bets of one round vary together, per unit of each: bets on the same cards, on other boxes
beside the same Dealer, placements on one wheel.

The spread of a round's total follows from stakes and covariances. Adding up variances would take
bets for independent: too little for boxes that share a Dealer, too much for placements of which one
wins where another loses.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.engine.equipment.wheel import POCKETS, pockets
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import FOUR_CARDS, Cell, wins
from croupier.engine.games.baccarat.table_of_play import VALUES
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS
from croupier.engine.games.roulette.placements import (
    Covered,
    on_every_layout,
    series,
    zeros_box,
)
from croupier.engine.money import Odds
from croupier.mathematics.bankroll.combined_bets import Bet, Outcome, outcomes_of
from croupier.mathematics.bankroll.combined_bets.blackjack import pairs_by_value
from croupier.mathematics.exact import blackjack, worked_out
from croupier.mathematics.exact.baccarat.enumeration import (
    BANKER,
    PLAYER,
    Deals,
    deals,
    deals_with_a_pair,
)
from croupier.mathematics.exact.baccarat.insurance import WINNERS, rounds_of
from croupier.mathematics.exact.blackjack import side_bets
from croupier.mathematics.exact.blackjack.cards.values import Numbers, by_value
from croupier.mathematics.exact.composition import Composition
from croupier.mathematics.exact.counts import Counts
from croupier.mathematics.exact.figures import LOSS, PUSH, gain
from croupier.mathematics.exact.roulette import PAYS, SERIES
from croupier.mathematics.exact.si_ki_pi.boxes import boxes

KEPT = Path(__file__).with_name("kept_covariances.json")

Nets = NDArray[np.float64]  # by winner


class Covariance(NamedTuple):
    """Of two bets; a bet with itself has its variance in one box."""

    one_box: float
    two_boxes: float


Pair = tuple[Bet, Bet]  # in the order of `ordered`
Covariances = dict[Pair, Covariance]


class KeptPair(msgspec.Struct, frozen=True):
    bets: tuple[str, str]
    one_box: float
    two_boxes: float


class Kept(msgspec.Struct, frozen=True):
    """Covariances that take long to work out. `benchmarks/covariances.py` makes them again."""

    method: str
    error: float  # at most, of each
    games: dict[str, dict[str, tuple[KeptPair, ...]]]  # by game, then by decks


def ordered(one: Bet, other: Bet) -> Pair:
    low, high = sorted((one, other), key=lambda bet: (bet[0], bet[1] or ""))
    return low, high


def covariances(game: str, decks: int | None = None, named: Iterable[Bet] = ()) -> Covariances:
    """By pairs of bets; two bets that are not there are independent, or nearly so.

    `named` are placements of a table, among them the sets it has for Series Bets. Covariances with
    an Insurance of Baccarat are those once its cell has come up (of two, both), and with one of
    Blackjack those once the Dealer has an Ace.
    """
    name = worked_out(game)
    if name == "roulette":
        return _of_placements(tuple(sorted({on for bet, on in named if bet in SERIES and on})))
    held = kept().games.get(name)
    if held is not None:
        usual = next(iter(held)) if decks is None else str(decks)
        return {
            ordered((each.bets[0], None), (each.bets[1], None)): Covariance(
                each.one_box, each.two_boxes
            )
            for each in held[usual]
        }
    found = of_outcomes(outcomes_of(name, decks))
    if name == "baccarat":
        found |= of_insurance(Composition.of_decks(decks or 8))
    return {pair: Covariance(value, value) for pair, value in found.items()}


def of_outcomes(outcomes: Iterable[Outcome]) -> dict[Pair, float]:
    """From every way a round can end."""
    every = list(outcomes)
    bets = sorted(every[0].nets, key=lambda bet: (bet[0], bet[1] or ""))
    chances = np.array([float(each.chance) for each in every])
    nets = np.array([[float(each.nets[bet]) for bet in bets] for each in every])
    apart = nets - chances @ nets
    together = apart.T @ (chances[:, np.newaxis] * apart)
    places = combinations_with_replacement(range(len(bets)), 2)
    return {(bets[one], bets[other]): float(together[one, other]) for one, other in places}


@cache
def _of_placements(sets: tuple[str, ...]) -> Covariances:
    """Roulette 3.9: any two placements, by the pockets they share."""
    three, six = (
        tuple(each for each in sets if len(pockets(each)) == size) for size in SERIES.values()
    )
    covered: dict[Bet, Covered] = {
        (spot.bet, spot.on): covers
        for spot, covers in (on_every_layout() | zeros_box() | series(three, six)).items()
    }
    wins = np.array([[pocket in each for pocket in POCKETS] for each in covered.values()])
    pays = np.array([float(gain(PAYS[bet])) for bet, _ in covered])
    nets = np.where(wins, pays[:, np.newaxis], float(LOSS))
    together = np.cov(nets, bias=True)
    bets = list(covered)
    found: Covariances = {}
    for one, other in combinations_with_replacement(range(len(bets)), 2):
        value = float(together[one, other])
        found[ordered(bets[one], bets[other])] = Covariance(value, value)
    return found


def of_insurance(shoe: Composition) -> dict[Pair, float]:
    """Baccarat: every cell with the other bets on the same cards, once its points lie there; two
    cells of one round once both have come up."""
    dealt = deals(shoe.by_value(VALUES))
    paired = {
        (f"{WINNERS[hand]}-pair", None): deals_with_a_pair(shoe, hand) for hand in (PLAYER, BANKER)
    }
    pays, found = EDITIONS.current.pays, dict[Pair, float]()
    bets: dict[Bet, Nets] = {
        (bet, None): _by_winner(pays[bet], (bet,), () if bet == "tie" else ("tie",))
        for bet in ("player", "banker", "tie")
    }
    for cell in EDITIONS.current.insurance:
        rounds = rounds_of(dealt, cell)
        if not rounds.any():
            continue  # this shoe never offers it
        own, mean = _insured(cell), _mean(cell, dealt)
        here = [other for other in EDITIONS.current.insurance if _points(other) == _points(cell)]
        others = bets | {_named(other): _insured(other) for other in here}
        for bet, nets in others.items():
            found[ordered(_named(cell), bet)] = _covariance(rounds / rounds.sum(), own, nets)
        for bet, with_a_pair in paired.items():
            won = rounds_of(with_a_pair, cell) / rounds.sum()
            back = float(gain(pays[bet[0]]) + 1)
            found[ordered(_named(cell), bet)] = back * float(won @ (own - mean))
        if cell.stage == FOUR_CARDS:
            found |= _with_a_second(cell, dealt)
    return found


def _with_a_second(cell: Cell, dealt: Deals) -> dict[Pair, float]:
    """With each Insurance after the third card that this round may offer too. Each departs from
    its own mean: the other cell tells of the cards, so both on average may do so."""
    found = dict[Pair, float]()
    for later in EDITIONS.current.insurance:
        if later.stage == FOUR_CARDS or later.banker_points != cell.banker_points:
            continue
        rounds = rounds_of(dealt, later, before=cell.player_points)
        if rounds.any():
            first, second = (_insured(each) - _mean(each, dealt) for each in (cell, later))
            chances = rounds / rounds.sum()
            found[ordered(_named(cell), _named(later))] = float(chances @ (first * second))
    return found


def _mean(cell: Cell, dealt: Deals) -> float:
    rounds = rounds_of(dealt, cell)
    return float(rounds / rounds.sum() @ _insured(cell))


def _points(cell: Cell) -> tuple[str, int, int]:
    return cell.stage, cell.player_points, cell.banker_points


def _named(cell: Cell) -> Bet:
    return f"{cell.side}-insurance", cell.on


def _insured(cell: Cell) -> Nets:
    won = tuple(winner for winner in WINNERS if wins(cell, winner))
    return _by_winner(EDITIONS.current.insurance[cell], won, ("tie",))


def _by_winner(odds: Odds, won: tuple[str, ...], back: tuple[str, ...]) -> Nets:
    """What each winner brings a bet that is won by some of them, and comes back with others."""
    nets = [gain(odds) if winner in won else PUSH if winner in back else LOSS for winner in WINNERS]
    return np.array(nets, dtype=float)


def _covariance(chances: Nets, one: Nets, other: Nets) -> float:
    return float(chances @ (one * other) - (chances @ one) * (chances @ other))


@cache
def kept() -> Kept:
    return msgspec.json.decode(KEPT.read_bytes(), type=Kept)


def to_keep(game: str, decks: int) -> tuple[KeptPair, ...]:
    """What is kept of this game."""
    own = of_outcomes(outcomes_of(game, decks))
    other = BESIDE[game](decks)
    return tuple(
        KeptPair((one[0], two[0]), value, other.get((one[0], two[0]), value))
        for (one, two), value in own.items()
    ) + tuple(KeptPair(bets, value, value) for bets, value in other.items() if "insurance" in bets)


def _beside_a_box(decks: int) -> dict[tuple[str, str], float]:
    """Blackjack: pairs of bets on different boxes; Insurance is one result for all of them."""
    pairs, shoe = pairs_by_value(decks), by_value(Composition.of_decks(decks))
    found = blackjack.boxes_together(pairs, decks)
    return {
        ("initial", "initial"): found.initials,
        ("initial", "rws-pairs"): found.initial_and_pairs,
        ("rws-pairs", "rws-pairs"): found.pairs,
        ("initial", "insurance"): found.insured,
    } | _with_insurance(shoe, pairs)


def _with_insurance(shoe: Counts, pairs: Numbers) -> dict[tuple[str, str], float]:
    """Blackjack: what the cards alone decide, however the boxes are played."""
    (insurance,) = side_bets.insurance(shoe)
    boom_busted = side_bets.insurance_and_boom_busted(shoe, BOOM_BUSTED_PAYS)
    return {
        ("insurance", "insurance"): float(insurance.variance or 0),
        ("boom-busted", "insurance"): float(boom_busted),
        ("insurance", "rws-pairs"): side_bets.insurance_and_pairs(shoe, pairs),
    }


def _beside_a_hand(decks: int) -> dict[tuple[str, str], float]:
    """Si Ki Pi: pairs of bets on different boxes."""
    found = boxes(np.array(Composition.of_decks(decks).counts))
    return {
        ("initial", "initial"): found.initials,
        ("bonus", "initial"): found.initial_and_bonus,
        ("bonus", "bonus"): found.bonuses,
    }


BESIDE = {"blackjack": _beside_a_box, "si-ki-pi": _beside_a_hand}
