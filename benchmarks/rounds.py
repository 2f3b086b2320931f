"""Whole rounds per second through the engine on one core, events included.

Run it with `.venv/bin/python benchmarks/rounds.py`; figures are CPU time, best of
sixty short runs, so that other work on the machine counts for little.
"""

import platform
import time
from collections.abc import Callable
from random import Random

from croupier.engine.equipment.cards import DECK
from croupier.engine.equipment.shoe import Shoe
from croupier.engine.games import baccarat, blackjack
from croupier.engine.games.blackjack.cards.hands import DEALER_STANDS_ON, total
from croupier.engine.table.contract.game import Game
from croupier.engine.table.course.runner import run
from croupier.engine.table.evolution.table_evolution import opened
from croupier.engine.table.state.round import PLAY
from croupier.engine.table.state.table import AnyTable
from croupier.engine.table.state.table_events import TableOpened
from croupier.engine.table.vocabulary.commands import (
    CloseBetting,
    Command,
    DealCard,
    PlaceBet,
    TimeRanOut,
)
from croupier.engine.table.vocabulary.due import Ask, Deal
from croupier.engine.table.vocabulary.people import DEALER, player
from croupier.engine.table.vocabulary.table_commands import OpenRound, TakeSeat
from croupier.engine.table.vocabulary.wagers import Spot

ANN, BOB = player("ann"), player("bob")
# The commands lie ready: making them is not the engine's work.
BACCARAT_BETS = (
    OpenRound(DEALER),
    PlaceBet(ANN, "ann", Spot("banker", 1), 10_000),
    PlaceBet(BOB, "bob", Spot("player", 1), 5_000),
    PlaceBet(BOB, "bob", Spot("tie", 1), 1_000),
    CloseBetting(DEALER),
)
BLACKJACK_BETS = (
    OpenRound(DEALER),
    PlaceBet(ANN, "ann", Spot("initial", 1), 10_000),
    PlaceBet(BOB, "bob", Spot("rws-pairs", 1), 1_000),
    CloseBetting(DEALER),
)
CARDS = tuple(DealCard(DEALER, card) for card in DECK)
HIT, STAND, TIME_RAN_OUT = blackjack.Hit(ANN, 1), blackjack.Stand(ANN, 1), TimeRanOut(DEALER)
ROUNDS = 200
REPEATS = 60


def done(game: Game, table: AnyTable, *commands: Command) -> AnyTable:
    for command in commands:
        ran = run(game, table, command)
        assert isinstance(ran, tuple)
        table = ran[0]
    return table


def baccarat_round(table: AnyTable, rng: Random) -> None:
    """Two players, three bets, four to six cards."""
    table = done(baccarat, table, *BACCARAT_BETS)
    while table.round.status is PLAY:
        table = done(baccarat, table, rng.choice(CARDS))


def blackjack_round(table: AnyTable, rng: Random) -> None:
    """One box with a side bet; the player draws to 17."""
    table = done(blackjack, table, *BLACKJACK_BETS)
    while table.round.status is PLAY:
        round = table.round
        due = blackjack.due(round)
        if isinstance(due, Deal):
            table = done(blackjack, table, rng.choice(CARDS))
        elif isinstance(due, Ask):
            cards = [drawn.card for drawn in round.cards if drawn.card and drawn.place.box == 1]
            table = done(blackjack, table, HIT if total(cards) < DEALER_STANDS_ON else STAND)
        else:
            table = done(blackjack, table, TIME_RAN_OUT)


def rounds_per_second(game: Game, one: Callable[[AnyTable, Random], None]) -> float:
    settings = game.settings()
    table = opened(game, TableOpened(settings, Shoe.fresh(settings.decks)))
    table = done(game, table, TakeSeat(ANN, "ann", 1))
    best = 0.0
    for repeat in range(REPEATS):
        rng = Random(repeat)
        began = time.process_time()
        for _ in range(ROUNDS):
            one(table, rng)
        best = max(best, ROUNDS / (time.process_time() - began))
    return best


if __name__ == "__main__":
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, best of {REPEATS}")
    print(f"baccarat   {rounds_per_second(baccarat, baccarat_round):8,.0f} rounds/s")
    print(f"blackjack  {rounds_per_second(blackjack, blackjack_round):8,.0f} rounds/s")
