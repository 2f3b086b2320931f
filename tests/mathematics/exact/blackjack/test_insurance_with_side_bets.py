"""Insurance beside Boom Busted and RWS Pairs: a small shoe dealt in every order at a table, to a
Dealer who shows an Ace."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from croupier.engine.equipment.cards import Card, cards
from croupier.engine.games import blackjack
from croupier.engine.games.blackjack.cards.hands import VALUES, ace, total
from croupier.engine.games.blackjack.layout import BOOM_BUSTED_PAYS, PAIRS_PAY
from croupier.engine.games.blackjack.side_bets import pair_kind
from croupier.engine.games.blackjack.state import box_hand
from croupier.engine.table.course.frame import due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary import commands as c
from croupier.engine.table.vocabulary.due import Ask, AskFirst
from croupier.engine.table.vocabulary.people import DEALER
from croupier.engine.table.vocabulary.wagers import Spot
from croupier.mathematics.exact.blackjack.cards.values import NAMES, Integers, Numbers
from croupier.mathematics.exact.blackjack.side_bets import (
    insurance_and_boom_busted,
    insurance_and_pairs,
)
from croupier.mathematics.exact.figures import LOSS, gain
from tests.mathematics.simulation.engine import ANN, STAKE, acted, closed, net

Shoe = Counter[Card]


def every_order(shoe: Shoe, start: AnyRound) -> Iterator[tuple[Fraction, AnyRound]]:
    """Of rounds in which the Dealer's first card is an Ace and Ann insures Box 1. The suits of the
    Initial Deal count, and of the other cards their values."""
    initial_deal = 2 * len(start.settings.boxes) + 1
    waiting = [(Fraction(1), start, shoe)]
    while waiting:
        chance, round, left = waiting.pop()
        if round.status is not Status.PLAY:
            yield chance, round
            continue
        wanted = due(blackjack, round)
        if isinstance(wanted, Ask):
            held = total(round.cards.faces_at(box_hand(wanted.box, wanted.hand)))
            said = blackjack.Hit if held < 15 else blackjack.Stand
            after = acted(blackjack, round, said(ANN, wanted.box, wanted.hand))
            waiting.append((chance, after, left))
        elif isinstance(wanted, AskFirst):
            waiting.append((chance, acted(blackjack, round, c.TimeRanOut(DEALER)), left))
        else:
            for share, card in coming(round, left, initial_deal):
                after = acted(blackjack, round, c.DealCard(DEALER, card))
                if len(after.cards) == initial_deal:
                    bought = blackjack.Insure(ANN, ANN.name, 1, STAKE // 2)
                    after = acted(blackjack, after, bought)
                waiting.append((chance * share, after, left - Counter([card])))


def coming(round: AnyRound, left: Shoe, initial_deal: int) -> Iterator[tuple[Fraction, Card]]:
    """The next card, one for all that play alike."""
    of_the_dealer = len(round.cards) == len(round.settings.boxes)
    able = [card for card in left.elements() if ace(card) or not of_the_dealer]
    kinds = [card if len(round.cards) < initial_deal else VALUES[card[0]] for card in able]
    for kind, card in dict(zip(kinds, able, strict=True)).items():
        yield Fraction(kinds.count(kind), left.total()), card


def covariance(shoe: Shoe, boxes: int, beside: Spot) -> Fraction:
    """Of Insurance on Box 1 and this bet, by what the table pays."""
    settings = blackjack.settings(boxes=boxes)
    spots = (*(Spot("initial", box) for box in settings.boxes), beside)
    sums: dict[str, Fraction] = defaultdict(Fraction)
    for chance, round in every_order(shoe, closed(blackjack, settings, *spots)):
        nets = {wager.spot.bet: net(wager) for wager in round.wagers}
        insurance, other = nets["insurance"], nets[beside.bet]
        sums["chance"] += chance
        sums["insurance"] += chance * insurance
        sums["other"] += chance * other
        sums["both"] += chance * insurance * other
    every = sums["chance"]
    assert every == Fraction(sum(map(ace, shoe.elements())), shoe.total())
    return sums["both"] / every - sums["insurance"] / every * sums["other"] / every


def by_value(shoe: Shoe) -> Integers:
    return np.bincount([VALUES[card[0]] - 1 for card in shoe.elements()], minlength=len(NAMES))


def worth_of_pairs(shoe: Shoe) -> Numbers:
    """[value] what RWS Pairs net on average, by every two cards of this value."""
    nets: dict[int, list[Fraction]] = {value: [] for value in range(len(NAMES))}
    for first, second in permutations(shoe.elements(), 2):
        if VALUES[first[0]] == VALUES[second[0]]:
            kind = pair_kind(first, second)
            nets[VALUES[first[0]] - 1].append(LOSS if kind is None else gain(PAIRS_PAY[kind]))
    return np.array([float(sum(each, Fraction(0)) / max(len(each), 1)) for each in nets.values()])


@pytest.mark.rule("Blackjack 3.15.2(b)", "Blackjack 3.24", "Blackjack 3.26.2")
def test_insurance_and_boom_busted_never_win_together() -> None:
    shoe = Counter(cards("As As As 2s 2s 5s 5s 5s Ts Ts Ts Ts Ts"))
    found = insurance_and_boom_busted(by_value(shoe), BOOM_BUSTED_PAYS)
    assert found == covariance(shoe, 1, Spot("boom-busted"))
    assert found < 0


@pytest.mark.rule("Blackjack 3.14", "Blackjack 3.15.2(b)")
@pytest.mark.parametrize("boxes", [1, 2])
def test_a_pair_of_any_box_takes_its_cards_from_the_dealer(boxes: int) -> None:
    shoe = Counter(cards("As Ah 5s 5s Ts Ts Td Td Kd"))
    found = insurance_and_pairs(by_value(shoe), worth_of_pairs(shoe))
    counted = covariance(shoe, boxes, Spot("rws-pairs", boxes))
    assert found == pytest.approx(float(counted), abs=1e-12)
    assert found != 0
