"""Small shoes dealt in every order at a table, the box played by the chart: the money that moves is
the figures'."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.engine.equipment.cards import card
from croupier.engine.games import blackjack
from croupier.engine.games.blackjack.cards.hands import DEALER_HAND, VALUES
from croupier.engine.games.blackjack.settlement import outcome
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import Ask, AskFirst, Deal
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.mathematics.exact.blackjack import Strategy, chart_ev, sheet
from croupier.mathematics.exact.blackjack.cards.values import NAMES
from croupier.mathematics.exact.blackjack.chart.cells import HARD_TOTALS, SOFT_TOTALS
from croupier.mathematics.exact.blackjack.chart.strategy import Row
from tests.engine.table.evenings import open_evening, open_round
from tests.mathematics.exact.blackjack.charts import cell, composition, first_cell
from tests.mathematics.exact.blackjack.literal import Hand, Left, shoe, without

STAKE = 10_000
ANN = player("ann")
RANK = "A23456789T"


def acted(round: AnyRound, command: c.Command) -> AnyRound:
    found = act(blackjack, round, command)
    assert not isinstance(found, Refused), found
    return found[0]


def opened(*, boom_busted: bool) -> AnyRound:
    evening = open_evening(blackjack.settings(), {"ann": 100 * STAKE})
    started = open_round(blackjack, evening, {1: "ann"})
    assert not isinstance(started, Refused)
    round = acted(started.rounds[-1], c.PlaceBet(ANN, "ann", Spot("initial", 1), STAKE))
    if boom_busted:
        round = acted(round, c.PlaceBet(ANN, "ann", Spot("boom-busted"), STAKE))
    return acted(round, c.CloseBetting(DEALER))


def values(round: AnyRound, hand: int = 1) -> Hand:
    return tuple(VALUES[face[0]] for face in round.cards.faces_at(box_hand(1, hand)))


def decided(round: AnyRound, asked: Ask, strategy: Strategy) -> AnyRound:
    """What the chart says, in the words of the table."""
    hand = values(round, asked.hand)
    up = VALUES[round.cards.faces_at(DEALER_HAND)[0][0]]
    hands = sum(own.box == 1 for own in round.play.hands)
    split = hands > 1
    word = cell(strategy, hand, up)
    if len(hand) == 2:
        first = first_cell(strategy, hand, up)
        if not split or (first == "split" and hands < 4):
            word = first
        if word == "split":
            return acted(round, blackjack.Split(ANN, 1, asked.hand))
        if word.startswith("surrender") and not split:
            return acted(round, blackjack.Surrender(ANN, 1))
        if word.startswith("double"):
            return acted(round, blackjack.Double(ANN, 1, asked.hand, amount_cents=STAKE))
    said = blackjack.Hit if word.endswith("hit") else blackjack.Stand
    return acted(round, said(ANN, 1, asked.hand))


def takes_even_money(round: AnyRound) -> bool:
    """Three cards lie, a Blackjack against an Ace, and nothing was said of it yet."""
    if round.play.even_money or len(round.cards) != 3 or sorted(values(round)) != [1, 10]:
        return False
    return round.cards.faces_at(DEALER_HAND)[0][0] == "A"


def every_order(
    strategy: Strategy, left: Left, start: AnyRound
) -> Iterator[tuple[Fraction, AnyRound]]:
    waiting = [(Fraction(1), start, left)]
    while waiting:
        chance, round, rest = waiting.pop()
        if round.status is Status.CONCLUDED:
            yield chance, round
            continue
        if takes_even_money(round):
            waiting.append((chance, acted(round, blackjack.EvenMoney(ANN, 1)), rest))
            continue
        wanted = due(blackjack, round)
        if isinstance(wanted, Ask):
            waiting.append((chance, decided(round, wanted, strategy), rest))
            continue
        if isinstance(wanted, AskFirst):
            waiting.append((chance, acted(round, c.TimeRanOut(DEALER)), rest))
            continue
        assert isinstance(wanted, Deal), wanted
        for value in range(1, 11):
            if rest[value - 1]:
                face = card(f"{RANK[value - 1]}{'shdc'[rest[value - 1] % 4]}")
                after = acted(round, c.DealCard(DEALER, face, None))
                share = Fraction(rest[value - 1], sum(rest))
                waiting.append((chance * share, after, without(rest, value)))


def net(round: AnyRound, bets: tuple[str, ...]) -> Fraction:
    own = [wager for wager in round.wagers if wager.spot.bet in bets]
    return Fraction(sum(w.received_cents - w.stake_cents for w in own), STAKE)


class Walked(NamedTuple):
    main: Fraction
    boom_busted: Fraction
    met: Counter[str]


def walked(held: NDArray[np.int64], strategy: Strategy, *, boom_busted: bool = False) -> Walked:
    main = side = Fraction(0)
    met: Counter[str] = Counter()
    start = opened(boom_busted=boom_busted)
    for chance, round in every_order(strategy, tuple(held.tolist()), start):
        main += chance * net(round, ("initial", "split", "double"))
        side += chance * net(round, ("boom-busted",))
        met["rounds"] += 1
        met["doubled"] += any(wager.spot.bet == "double" for wager in round.wagers)
        met["even money"] += bool(round.play.even_money)
        met["surrendered"] += bool(round.play.surrendered)
        hands = len(round.play.hands)
        against = outcome(round)
        met[f"{hands} hands against {against}"] += 1
    return Walked(main, side, met)


def bold() -> Strategy:
    """Splits all there is to split but Fives, and hits what nobody would hit."""
    hard: dict[int, Row] = {t: ("hit" if t < 17 else "stand",) * 10 for t in HARD_TOTALS}
    soft: dict[int, Row] = {t: ("hit" if t < 18 else "stand",) * 10 for t in SOFT_TOTALS}
    pairs: dict[str, Row] = dict.fromkeys(NAMES, ("split",) * 10)
    return Strategy(
        hard={**hard, 11: ("double else hit",) * 10, 18: ("surrender else hit",) * 9 + ("stand",)},
        soft={**soft, 19: ("double else stand",) * 10},
        pairs={**pairs, "5": ("double else hit",) * 10},
    )


@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.24", "Blackjack 4.1.1")
def test_eights_and_tens_by_the_best_chart() -> None:
    held = shoe(t=10, n8=6)
    exact = sheet(shoe=composition(held))
    found = walked(held, exact.strategy)
    assert exact.figures("initial").ev == pytest.approx(float(found.main), abs=1e-12)
    assert found.met["rounds"] > 100


@pytest.mark.slow
@pytest.mark.rule("Blackjack 3.26.1", "Blackjack 4.1.3", "Blackjack 3.23")
def test_boom_busted_beside_doubled_fives_and_sixes() -> None:
    held = shoe(n5=4, n6=3, t=11)
    exact = sheet(shoe=composition(held))
    found = walked(held, exact.strategy, boom_busted=True)
    assert exact.figures("initial").ev == pytest.approx(float(found.main), abs=1e-12)
    assert exact.figures("boom-busted").ev == found.boom_busted
    assert found.met["doubled"] > 100


@pytest.mark.rule("Blackjack 3.15.1", "Blackjack 3.16")
def test_aces_and_tens_by_the_best_chart() -> None:
    held = shoe(t=15, a=5)
    exact = sheet(shoe=composition(held))
    found = walked(held, exact.strategy)
    assert exact.figures("initial").ev == pytest.approx(float(found.main), abs=1e-12)
    assert found.met["even money"]


@pytest.mark.slow
@pytest.mark.rule("Blackjack 3.22.2", "Blackjack 3.22.3", "Blackjack 3.17")
def test_four_hands_against_everything_the_dealer_may_have() -> None:
    held = shoe(t=10, n8=5, a=2)
    found = walked(held, bold())
    assert chart_ev(bold(), shoe=composition(held)) == pytest.approx(float(found.main), abs=1e-12)
    assert {f"{hands} hands against blackjack" for hands in (1, 2, 3, 4)} <= {*found.met}
    assert found.met["surrendered"]
    assert found.met["doubled"]
    assert found.met["rounds"] > 10_000
