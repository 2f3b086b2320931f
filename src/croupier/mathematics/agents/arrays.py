"""Views and turns as the arrays that Gymnasium and PettingZoo hand to an agent."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from croupier.engine.table.viewing import View
from croupier.mathematics.agents.encoding import PASS, Encoding
from croupier.mathematics.agents.table import Turn

Observation = NDArray[np.int8]
Mask = NDArray[np.int8]

ILLEGAL = -10.0  # stakes that an action outside the mask costs: more than any round can lose
SEEDS = 1 << 62


def observation_space(encoding: Encoding) -> spaces.Box[np.int8]:
    values = np.array([*encoding.seen.values()], dtype=np.int8)
    return spaces.Box(np.zeros_like(values), values - np.int8(1), dtype=np.int8)


def observation(encoding: Encoding, view: View) -> Observation:
    return np.array(encoding.observe(view), dtype=np.int8)


def action_mask(encoding: Encoding, turn: Turn | None) -> Mask:
    """1 for each action that is open. Where nothing is left to decide it is PASS, for a game whose
    rounds may be over before anybody was asked."""
    open_now = (PASS,) if turn is None else turn.open
    return np.array([action in open_now for action in encoding.actions], dtype=np.int8)
