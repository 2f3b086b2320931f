"""Whole rounds per second through the engine on one core, events included.

Run it with `.venv/bin/python benchmarks/rounds.py`; figures are CPU time, best of five.
"""

import platform
import time
from collections.abc import Callable
from random import Random
from typing import Any

from croupier.equipment.cards import DECK
from croupier.games import baccarat, blackjack
from croupier.games.blackjack.hands import DEALER_STANDS_ON, total
from croupier.table.commands import CloseBetting, Command, DealCard, PlaceBet, TimeRanOut
from croupier.table.due import Ask, AskInWindow
from croupier.table.evening import Evening, open_evening, open_round
from croupier.table.frame import act
from croupier.table.game import Game
from croupier.table.people import DEALER, player
from croupier.table.refusals import Refused
from croupier.table.round import Round, Stage
from croupier.table.wagers import Spot

ANN, BOB = player("ann"), player("bob")
ROUNDS = 3_000
REPEATS = 5


def done(game: Game, round: Round[Any], command: Command) -> Round[Any]:
    acted = act(game, round, command)
    assert not isinstance(acted, Refused)
    return acted[0]


def opened(game: Game, evening: Evening, *bets: PlaceBet) -> Round[Any]:
    ready = open_round(game, evening, {1: "ann"})
    assert not isinstance(ready, Refused)
    round = ready.rounds[-1]
    for bet in bets:
        round = done(game, round, bet)
    return done(game, round, CloseBetting(DEALER))


def baccarat_round(evening: Evening, rng: Random) -> None:
    """Two players, three bets, four to six cards."""
    round = opened(
        baccarat,
        evening,
        PlaceBet(ANN, "ann", Spot("banker", 1), 10_000),
        PlaceBet(BOB, "bob", Spot("player", 1), 5_000),
        PlaceBet(BOB, "bob", Spot("tie", 1), 1_000),
    )
    while round.stage is Stage.PLAY:
        round = done(baccarat, round, DealCard(DEALER, rng.choice(DECK)))


def blackjack_round(evening: Evening, rng: Random) -> None:
    """One box with a side bet; the player draws to 17."""
    round = opened(
        blackjack,
        evening,
        PlaceBet(ANN, "ann", Spot("initial", 1), 10_000),
        PlaceBet(BOB, "bob", Spot("rws-pairs", 1), 1_000),
    )
    while round.stage is Stage.PLAY:
        due = blackjack.due(round)
        if isinstance(due, Ask):
            cards = [drawn.card for drawn in round.cards if drawn.card and drawn.place.box == 1]
            draws = total(cards) < DEALER_STANDS_ON
            said = blackjack.Hit(ANN, 1) if draws else blackjack.Stand(ANN, 1)
            round = done(blackjack, round, said)
        elif isinstance(due, AskInWindow):
            round = done(blackjack, round, TimeRanOut(DEALER))
        else:
            round = done(blackjack, round, DealCard(DEALER, rng.choice(DECK)))


def rounds_per_second(game: Game, one: Callable[[Evening, Random], None]) -> float:
    evening, best = open_evening(game.settings()), 0.0
    for repeat in range(REPEATS):
        rng = Random(repeat)
        began = time.process_time()
        for _ in range(ROUNDS):
            one(evening, rng)
        best = max(best, ROUNDS / (time.process_time() - began))
    return best


if __name__ == "__main__":
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, best of {REPEATS}")
    print(f"baccarat   {rounds_per_second(baccarat, baccarat_round):8,.0f} rounds/s")
    print(f"blackjack  {rounds_per_second(blackjack, blackjack_round):8,.0f} rounds/s")
