"""The same cards through the engine and through a kernel: what every bet came to, round by round.

At the engine's table every bet lies; rounds start from it with the bets closed.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import numpy as np

from croupier.engine.equipment.cards import DECK, Card, rank
from croupier.engine.equipment.wheel import ORDER, POCKETS
from croupier.engine.games import andar_bahar, baccarat, blackjack, roulette, si_ki_pi
from croupier.engine.games.baccarat.commands import Insure
from croupier.engine.games.baccarat.deciding import current_offers
from croupier.engine.games.baccarat.state import BaccaratRound
from croupier.engine.games.blackjack.state import BlackjackRound
from croupier.engine.games.roulette.layout import LAYOUTS
from croupier.engine.games.si_ki_pi.arrangement import halved
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.frame import act, due
from croupier.engine.table.state.round import AnyRound, Status
from croupier.engine.table.vocabulary.commands import (
    CloseBetting,
    Command,
    DealCard,
    PlaceBet,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.due import Ask, AskFirst
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.refusals import Refused
from croupier.engine.table.vocabulary.settings import Settings
from croupier.engine.table.vocabulary.wagers import Spot, Wager
from croupier.mathematics.exact import si_ki_pi as si_ki_pi_mathematics
from croupier.mathematics.exact.baccarat.enumeration import CARDS_IN_A_ROUND
from croupier.mathematics.simulation.draws.chunks import Counts
from croupier.mathematics.simulation.games import andar_bahar as andar_bahar_kernel
from croupier.mathematics.simulation.games import baccarat as baccarat_kernel
from croupier.mathematics.simulation.games import blackjack as blackjack_kernel
from croupier.mathematics.simulation.games import roulette as roulette_kernel
from croupier.mathematics.simulation.games import si_ki_pi as si_ki_pi_kernel
from croupier.mathematics.simulation.games.blackjack.chart_file import EVEN_MONEY
from croupier.mathematics.simulation.games.blackjack.kernel import ROUNDS as BLACKJACK_ROUNDS
from croupier.mathematics.simulation.games.blackjack.tables import ENCODED as BLACKJACK_ENCODED
from croupier.mathematics.simulation.plan import Plan
from tests.engine.table.evenings import (
    Evening,
    act_tonight,
    cut_card_came_out,
    open_evening,
    open_round,
)
from tests.mathematics.simulation.blackjack_engine import (
    Chart,
    answer,
    by_the_blackjack_kernel,
    in_the_window,
    nets_of_boxes,
    random_chart,
    situations,
)

ANN = player("ann")
STAKE = 10_000  # cents; every pay table pays it to the cent
INSURED = 100
CARDS_DEALT = ("cards dealt", None)
SERIES = {"three": ["1-2-3", "7-17-27"], "six": ["0-00-H-7-17-27"]}
SOME_PLACEMENTS = 8
SPINS_AT_A_TABLE = 50
BOXES_ARE_MOSTLY_FEW = (60, 25, 4, 3, 3, 2, 1, 1, 1)

Nets = dict[tuple[str, str | None], Fraction]


class Compared(NamedTuple):
    """A round: what was dealt, and the net of every bet per unit by the engine and the kernel."""

    dealt: str
    engine: Nets
    kernel: Nets
    met: frozenset[str] = frozenset()


class Agreement(NamedTuple):
    """Of many rounds: a sentence for each on which the two differ, the bets there were, and what
    the rounds have met."""

    disagreements: list[str]
    bets: set[tuple[str, str | None]]
    met: set[str]


def acted(game: Game, round: AnyRound, command: Command) -> AnyRound:
    done = act(game, round, command)
    assert not isinstance(done, Refused), f"{command}: {done}"
    return done[0]


def closed(game: Game, settings: Settings, *spots: Spot) -> AnyRound:
    """A round in which Ann has bet on these and no more bets are taken."""
    evening = open_round(game, open_evening(settings), dict.fromkeys(settings.boxes[:1], ANN.name))
    assert isinstance(evening, Evening), evening
    round = evening.rounds[-1]
    for spot in spots:
        round = acted(game, round, PlaceBet(ANN, ANN.name, spot, STAKE))
    return acted(game, round, CloseBetting(DEALER))


def at_one_box(game: Game, settings: Settings) -> list[Spot]:
    return [spot for spot in game.spots(settings) if spot.box in (None, settings.boxes[0])]


def net(wager: Wager) -> Fraction:
    assert wager.settlement is not None, f"{wager} is open"
    return Fraction(wager.received_cents - wager.stake_cents, wager.stake_cents)


def by_the_engine(round: AnyRound) -> Nets:
    return {(wager.spot.bet, wager.spot.on): net(wager) for wager in round.wagers}


def by_the_kernel(plan: Plan, counts: Counts) -> Nets:
    """The counts are those of a single round."""
    found = {}
    for tally in plan.tallies(counts):
        for result, times in tally.results.items():
            assert times == 1, f"{tally} counts more than a round"
            assert (tally.bet, tally.on) not in found, f"{tally} has two results"
            found[tally.bet, tally.on] = result
    return found


def shuffled(rng: Random, decks: int = 1) -> list[Card]:
    cards = list(DECK * decks)
    rng.shuffle(cards)
    return cards


def encoded(cards: list[Card], code: dict[Card, int]) -> Any:
    return np.array([code[card] for card in cards], dtype=np.uint8)


def baccarat_rounds(rng: Random) -> Iterator[Compared]:
    """Whole shoes to the cut card; Insurance is bought whenever it is offered."""
    while True:
        decks = rng.randint(4, 8)
        cut = rng.choice((None, rng.randint(CARDS_IN_A_ROUND, decks * len(DECK) - 1)))
        plan = baccarat_kernel.plan(decks=decks, cut=cut)
        cards = shuffled(rng, decks)
        given = encoded(cards, baccarat_kernel.ENCODED)
        before = plan.deal(given, 0)
        number = 0
        for number, round in enumerate(_shoe(decks, cards, plan.shoe.behind_the_cut_card), 1):
            counts = plan.deal(given, number)
            dealt = " ".join(str(drawn.card) for drawn in round.cards)
            kernel = by_the_kernel(plan, counts - before)
            yield Compared(dealt, _insured(round), kernel)
            before = counts
        rounds = int(plan.deal(given, number + 1)[baccarat_kernel.ROUNDS])
        assert rounds == number, f"{rounds} rounds in a shoe of {number}"


def _shoe(decks: int, cards: list[Card], behind_the_cut_card: int) -> Iterator[BaccaratRound]:
    """The rounds of an evening up to a new shoe."""
    evening, coming = open_evening(baccarat.settings(decks=decks)), iter(cards)
    fresh, left = evening.shoe, len(cards)
    while left == len(cards) or evening.shoe != fresh:
        opened = open_round(baccarat, evening, {1: ANN.name})
        assert isinstance(opened, Evening), opened
        evening = opened
        for spot in at_one_box(baccarat, evening.settings):
            evening = _tonight(evening, PlaceBet(ANN, ANN.name, spot, STAKE))
        evening = _tonight(evening, CloseBetting(DEALER))
        while evening.rounds[-1].status is Status.PLAY:
            for offer in current_offers(evening.rounds[-1]):
                evening = _tonight(evening, Insure(ANN, ANN.name, offer.cell.side, INSURED))
            evening = _tonight(evening, DealCard(DEALER, next(coming)))
        round = evening.rounds[-1]
        left -= len(round.cards)
        if left <= behind_the_cut_card:
            evening = cut_card_came_out(baccarat, evening)
        yield round


def _tonight(evening: Evening, command: Command) -> Evening:
    done = act_tonight(baccarat, evening, command)
    assert not isinstance(done, Refused), f"{command}: {done}"
    return done[0]


def _insured(round: BaccaratRound) -> Nets:
    """Insurance is named by its stage and the points at which it was offered."""
    cells = {(o.cell.stage, f"{o.cell.side}-insurance"): o.cell for o in round.play.offered}
    nets = {}
    for wager in round.wagers:
        on = None
        if wager.stage is not None:
            cell = cells[wager.stage, wager.spot.bet]
            on = f"{cell.stage} {cell.player_points}-{cell.banker_points}"
        nets[wager.spot.bet, on] = net(wager)
    return nets


def blackjack_rounds(rng: Random) -> Iterator[Compared]:
    """Whole shoes to the cut card or their last card, each by a chart of its own; boxes count
    together, so their nets are compared in rising order."""
    while True:
        decks, (boxes,) = rng.randint(4, 8), rng.choices(range(1, 10), BOXES_ARE_MOSTLY_FEW)
        least = blackjack_kernel.USUAL_CARDS + 2 * boxes
        cut = rng.choice((None, least, rng.randint(least, decks * len(DECK) - 1)))
        chart, even_money = random_chart(rng), rng.random() < 0.5
        strategy = {**chart, EVEN_MONEY: even_money}
        plan = blackjack_kernel.plan(decks=decks, cut=cut, boxes=boxes, strategy=strategy)
        cards = shuffled(rng, decks)
        given = encoded(cards, BLACKJACK_ENCODED)
        before = plan.deal(given, 0)
        table, coming = blackjack_table(decks, boxes), iter(cards)
        number = dealt = 0
        while len(cards) - dealt > plan.shoe.behind_the_cut_card:
            round = blackjack_round(table, coming, chart, even_money=even_money)
            if round is None:  # the shoe is used up
                break
            number, dealt = number + 1, dealt + len(round.cards)
            counts = plan.deal(given, number)
            kernel = by_the_blackjack_kernel(plan, counts - before)
            shown = f"{decks} decks, {boxes} boxes, " + " ".join(str(d.card) for d in round.cards)
            engine = nets_of_boxes(round, STAKE)
            yield Compared(shown, engine, kernel, frozenset(situations(round)))
            before = counts
        rounds = int(plan.deal(given, number + 1)[BLACKJACK_ROUNDS])
        assert rounds == number, f"{rounds} rounds in a shoe of {number}"


@cache
def blackjack_table(decks: int, boxes: int) -> BlackjackRound:
    settings = blackjack.settings(decks=decks, boxes=boxes)
    return closed(blackjack, settings, *blackjack.spots(settings))


def blackjack_round(
    table: BlackjackRound, coming: Iterator[Card], chart: Chart, *, even_money: bool = True
) -> BlackjackRound | None:
    """None if there are not cards enough."""
    round, initial_deal = table, 2 * len(table.settings.boxes) + 1
    while round.status is Status.PLAY:
        wanted = due(blackjack, round)
        if isinstance(wanted, Ask):
            round = acted(blackjack, round, answer(round, wanted, chart, ANN, STAKE))
            continue
        if isinstance(wanted, AskFirst):
            round = acted(blackjack, round, TimeRanOut(DEALER))
            continue
        card = next(coming, None)
        if card is None:
            return None
        round = acted(blackjack, round, DealCard(DEALER, card))
        if len(round.cards) == initial_deal:
            for said in in_the_window(round, chart, ANN, STAKE, even_money=even_money):
                round = acted(blackjack, round, said)
    return round


@cache
def _andar_bahar_table() -> AnyRound:
    settings = andar_bahar.settings()
    return closed(andar_bahar, settings, *at_one_box(andar_bahar, settings))


def andar_bahar_rounds(rng: Random) -> Iterator[Compared]:
    plan = andar_bahar_kernel.plan()
    while True:
        cards, round = shuffled(rng), _andar_bahar_table()
        coming = iter(cards)
        while round.status is Status.PLAY:
            round = acted(andar_bahar, round, DealCard(DEALER, next(coming)))
        counts = plan.deal(encoded(cards, andar_bahar_kernel.ENCODED), 1)
        (number,) = plan.cards_dealt(counts)
        yield Compared(
            " ".join(cards[: len(round.cards)]),
            by_the_engine(round) | {CARDS_DEALT: Fraction(len(round.cards))},
            by_the_kernel(plan, counts) | {CARDS_DEALT: Fraction(number)},
        )


@cache
def _si_ki_pi_table() -> AnyRound:
    settings = si_ki_pi.settings()
    return closed(si_ki_pi, settings, *at_one_box(si_ki_pi, settings))


@cache
def _best_arrangements() -> dict[tuple[str, ...], str]:
    """The ranks of the Low Hand by those of all four cards, as the mathematics found them."""
    sheet = si_ki_pi_mathematics.sheet()
    return {tuple(sorted(best.cards)): best.low for best in sheet.arrangements}


def arranged(cards: tuple[Card, ...]) -> si_ki_pi.Arrange:
    """Ann lays her cards in the best way there is."""
    high = list(cards)
    low = []
    for wanted in _best_arrangements()[tuple(sorted(map(rank, cards)))]:
        low.append(high.pop([rank(card) for card in high].index(wanted)))
    return si_ki_pi.Arrange(ANN, 1, halved(low, high))


def si_ki_pi_rounds(rng: Random) -> Iterator[Compared]:
    """The round is played on twice from where Ann is asked: by House Way, and at its best."""
    plan = si_ki_pi_kernel.plan()
    while True:
        cards, round = shuffled(rng), _si_ki_pi_table()
        for card in cards[: si_ki_pi_kernel.DEALT]:
            round = acted(si_ki_pi, round, DealCard(DEALER, card))
        own = tuple(d.card for d in round.cards if d.place.box == 1 and d.card is not None)
        engine = by_the_engine(acted(si_ki_pi, round, si_ki_pi.HouseWay(ANN, 1)))
        best = by_the_engine(acted(si_ki_pi, round, arranged(own)))
        initial = {("initial", si_ki_pi_mathematics.BEST_ARRANGEMENT): best["initial", None]}
        counts = plan.deal(encoded(cards, si_ki_pi_kernel.ENCODED), 1)
        dealt = " ".join(cards[: si_ki_pi_kernel.DEALT])
        yield Compared(dealt, engine | initial, by_the_kernel(plan, counts))


def spins(layout: str, placements: list[str] | None, pockets: Iterator[str]) -> Iterator[Compared]:
    """At a table with a bet on each of these placements, or on all there are."""
    series = SERIES if "series-3" in LAYOUTS[layout].pays else None
    plan = roulette_kernel.plan(layout=layout, placements=placements, series=series)
    table = closed(roulette, plan.settings, *plan.placements)
    for pocket in pockets:
        counts = plan.deal(np.array([ORDER[pocket]], dtype=np.uint8), 1)
        round = acted(roulette, table, roulette.Spin(DEALER, pocket))
        yield Compared(pocket, by_the_engine(round), by_the_kernel(plan, counts))


def roulette_rounds(rng: Random) -> Iterator[Compared]:
    """Some placements at a time: the tests go through all of them."""
    while True:
        layout = rng.choice(sorted(LAYOUTS))
        series = SERIES if "series-3" in LAYOUTS[layout].pays else None
        every = roulette_kernel.plan(layout=layout, series=series).placements
        some = [f"{s.bet} {s.on or ''}" for s in rng.sample(every, SOME_PLACEMENTS)]
        yield from spins(layout, some, (rng.choice(POCKETS) for _ in range(SPINS_AT_A_TABLE)))


COMPARISONS: dict[str, Callable[[Random], Iterator[Compared]]] = {
    "andar-bahar": andar_bahar_rounds,
    "baccarat": baccarat_rounds,
    "blackjack": blackjack_rounds,
    "roulette": roulette_rounds,
    "si-ki-pi": si_ki_pi_rounds,
}


def compared(game: str, seed: int, rounds: int) -> Iterator[Compared]:
    return islice(COMPARISONS[game](Random(seed)), rounds)


def agreement(game: str, seed: int, rounds: int) -> Agreement:
    found = Agreement([], set(), set())
    for number, each in enumerate(compared(game, seed, rounds), 1):
        found.bets.update(each.engine)
        found.met.update(each.met)
        if each.engine != each.kernel:
            found.disagreements.append(
                f"{game}, round {number} of seed {seed}, {each.dealt}: "
                f"the engine has {differing(each.engine, each.kernel)}, "
                f"the kernel {differing(each.kernel, each.engine)}"
            )
    return found


def disagreements(game: str, seed: int, rounds: int) -> list[str]:
    return agreement(game, seed, rounds).disagreements


def differing(nets: Nets, others: Nets) -> str:
    return ", ".join(
        f"{bet} {on or ''} {result}".replace("  ", " ")
        for (bet, on), result in nets.items()
        if others.get((bet, on)) != result
    )
