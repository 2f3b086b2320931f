"""Agents that choose at random what is open, and shoes in an order of our own."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from croupier.engine.crew.chance import Chance
from croupier.engine.equipment.cards import DECK, Card


class Stacked(Chance):
    """Whoever shuffles whole decks with this gets the cards in the order given."""

    def __init__(self, order: Sequence[Card]) -> None:
        wanted = list(reversed(order))  # the last of them is drawn first
        lying = list(DECK * (len(order) // len(DECK)))
        self._places = []
        for last in range(len(lying) - 1, 0, -1):
            place = lying.index(wanted[last], 0, last + 1)
            lying[last], lying[place] = lying[place], lying[last]
            self._places.append(place)

    def below(self, bound: int) -> int:
        return self._places.pop(0) if self._places else 0  # a Dealer without mistakes


Step = tuple[Any, float, bool, bool, dict[str, Any]]


def rounds(env: gymnasium.Env[Any, Any], number: int, seed: int) -> list[list[Step]]:
    """The steps of some rounds, each action any of those that are open."""
    env.action_space.seed(seed)
    played: list[list[Step]] = []
    for count in range(number):
        _, info = env.reset(seed=seed if count == 0 else None)
        steps: list[Step] = []
        while not steps or not steps[-1][2]:
            action = env.action_space.sample(info["action_mask"])
            steps.append(env.step(action))  # type: ignore[arg-type]
            info = steps[-1][4]
        played.append(steps)
    return played


def open_actions(info: dict[str, Any]) -> list[int]:
    return [int(action) for action in np.flatnonzero(info["action_mask"])]
