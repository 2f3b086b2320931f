"""A small shoe dealt in every distinct order at a table: the money that moves is the figures'."""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

from croupier.engine.equipment.cards import RANKS
from croupier.engine.games import baccarat
from croupier.engine.games.baccarat.deciding import current_offers
from croupier.engine.games.baccarat.edition import EDITIONS
from croupier.engine.games.baccarat.insurance import Cell
from croupier.engine.games.baccarat.layout import BETS
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.viewing.probe import own_offers
from croupier.engine.table.vocabulary.people import player
from croupier.engine.table.vocabulary.wagers import Wager
from croupier.mathematics.bankroll.combined_bets import Bet
from croupier.mathematics.bankroll.covariances import Pair, of_insurance, ordered
from croupier.mathematics.exact.baccarat import BaccaratSheet, sheet
from tests.engine.table.scripting import CLOSE, bet, deal, insure, play, table
from tests.mathematics.exact.baccarat.walking import composition

STAKE = 168  # dollars, so that every cell of the pay table can be insured in full to the cent
SIDES = {"bob": "player", "cat": "banker"}

Dealt = tuple[Fraction, AnyRound]


def opened() -> AnyRound:
    """Ann bets on everything; Bob and Cat have a side each."""
    ann = [bet("ann", STAKE, kind) for kind in BETS]
    others = [bet(name, STAKE, side, 2) for name, side in SIDES.items()]
    return play(table(), ann, others, CLOSE)


def insured(round: AnyRound, good: set[Cell]) -> AnyRound:
    """Ann buys a dollar of whatever is shown; Bob and Cat insure in full, in good cells only."""
    for offer in current_offers(round):
        side, cell = offer.cell.side, offer.cell
        round = play(round, insure("ann", side, 1))
        for name in (name for name, own in SIDES.items() if own == side and cell in good):
            for allowed in own_offers(baccarat, round, player(name)):
                assert allowed.largest_cents is not None
                round = play(round, insure(name, side, allowed.largest_cents // 100))
    return round


def every_order(shoe: dict[str, int], good: set[Cell]) -> Iterator[Dealt]:
    waiting: list[tuple[Fraction, AnyRound, dict[str, int]]] = [(Fraction(1), opened(), shoe)]
    while waiting:
        chance, round, left = waiting.pop()
        if round.status is Status.CONCLUDED:
            yield chance, round
            continue
        round = insured(round, good)
        total = sum(left.values())
        for rank, count in left.items():
            if count:
                after = play(round, deal(f"{rank}h"))
                waiting.append((chance * Fraction(count, total), after, {**left, rank: count - 1}))


def net(wager: Wager) -> Fraction:
    return Fraction(wager.received_cents - wager.stake_cents, wager.stake_cents)


def cell_of(round: BaccaratRound, wager: Wager) -> Cell:
    side = wager.spot.bet.removesuffix("-insurance")
    (cell,) = [
        offer.cell
        for offer in round.play.offered
        if (offer.cell.stage, offer.cell.side) == (wager.stage, side)
    ]
    return cell


def agree(text: str) -> None:
    shoe = composition(text)
    exact: BaccaratSheet = sheet(shoe=shoe)
    cells = {Cell(c.stage, c.side, c.player, c.banker): c for c in exact.insurance}
    good = {cell for cell, figures in cells.items() if figures.favours_the_player}
    counts = {rank: count for rank, count in zip(RANKS, shoe.counts, strict=True) if count}

    bets = {kind: defaultdict[Fraction, Fraction](Fraction) for kind in BETS}
    offered, gained = defaultdict[Cell, Fraction](Fraction), defaultdict[Cell, Fraction](Fraction)
    added = defaultdict[str, Fraction](Fraction)
    held = list[tuple[Fraction, dict[Bet, Fraction]]]()  # of Ann, in rounds with Insurance
    for chance, round in every_order(counts, good):
        own = {named(round, wager): net(wager) for wager in round.wagers if wager.player == "ann"}
        if any(map(insures, own)):
            held.append((chance, own))
        for wager in round.wagers:
            if wager.player == "ann" and wager.stage is None:
                bets[wager.spot.bet][net(wager)] += chance
            elif wager.player == "ann":
                cell = cell_of(round, wager)
                offered[cell] += chance
                gained[cell] += chance * net(wager)
            elif wager.stage is not None:
                added[SIDES[wager.player]] += chance * net(wager) * wager.stake_cents / STAKE / 100

    for kind in BETS:
        results = exact.figures(kind).results
        assert results is not None
        assert bets[kind] == {net: chance for net, chance in results.items() if chance}
    for cell in EDITIONS.current.insurance:
        assert cells[cell].offered == offered[cell]
        assert (cells[cell].ev or 0) * offered[cell] == gained[cell]
    assert {value.side: value.per_unit for value in exact.insurance_value} == {
        side: added[side] for side in SIDES.values()
    }
    means = {
        bet: Fraction(figures.ev) for bet, figures in exact.worth().items() if figures is not None
    }
    expected = products(held, means)
    assert of_insurance(shoe) == {
        pair: pytest.approx(float(each)) for pair, each in expected.items()
    }


def insures(bet: Bet) -> bool:
    return bet[0].endswith("-insurance")


def named(round: BaccaratRound, wager: Wager) -> Bet:
    return wager.spot.bet, None if wager.stage is None else cell_of(round, wager).on


def products(
    held: list[tuple[Fraction, dict[Bet, Fraction]]], means: dict[Bet, Fraction]
) -> dict[Pair, Fraction]:
    """How far each Insurance and every bet beside it depart from their means, multiplied: on
    average in the rounds that have both. Where the mean of the other bet is not this round's, the
    departures of the Insurance have none."""
    chances, sums = defaultdict[Pair, Fraction](Fraction), defaultdict[Pair, Fraction](Fraction)
    for chance, own in held:
        for one, other in combinations_with_replacement(own, 2):
            if insures(one) or insures(other):
                pair = ordered(one, other)
                chances[pair] += chance
                sums[pair] += chance * (own[one] - means[one]) * (own[other] - means[other])
    return {pair: sums[pair] / chances[pair] for pair in sums}


@pytest.mark.rule("Baccarat 4.1.2", "Baccarat 4.1.3", "Baccarat 5.3")
def test_nine_cards_in_every_order() -> None:
    agree("A 4 5 7 T2 K3")


@pytest.mark.slow
@pytest.mark.rule("Baccarat 4.1.2", "Baccarat 4.1.3", "Baccarat 5.3")
@pytest.mark.parametrize(
    "text", ["A 2 3 4 5 6 7 8", "4 5 6 7 8 9 K", "A2 2 4 5 7 9 Q4", "A4 3 5 6 Q4"]
)
def test_seven_to_eleven_cards_in_every_order(text: str) -> None:
    agree(text)


@pytest.mark.slow
@pytest.mark.rule("Baccarat 4.1.2", "Baccarat 4.1.3", "Baccarat 5.3")
def test_twenty_cards_in_every_order() -> None:
    agree("A3 2 4 5 6 8 Q6 K6")
