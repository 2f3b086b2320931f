"""Blackjack for many agents at once, on the compiled kernels of the simulation."""

from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from croupier.engine.games.blackjack.layout import INSURANCE_PAYS
from croupier.engine.money import HALF
from croupier.mathematics.agents.arrays import ILLEGAL, SEEDS, Observation, observation_space
from croupier.mathematics.agents.encodings.blackjack import ENCODING
from croupier.mathematics.agents.vector import kernel
from croupier.mathematics.agents.vector.kernel import Boxes, Rules, Told
from croupier.mathematics.agents.vector.tables import open_and_shown
from croupier.mathematics.exact.blackjack.cards.values import NAMES
from croupier.mathematics.exact.blackjack.chart.cells import first_guess
from croupier.mathematics.exact.blackjack.chart.strategy import Strategy
from croupier.mathematics.exact.figures import gain
from croupier.mathematics.simulation.draws.streams import first_state, start_of
from croupier.mathematics.simulation.games.blackjack import plan
from croupier.mathematics.simulation.games.blackjack.chart_file import EVEN_MONEY
from croupier.mathematics.simulation.games.blackjack.tables import ENCODED

CHUNKS_APART_BITS = 16  # streams begin so far apart that no box ever reaches the next one's

Actions = NDArray[np.int64]
Rewards = NDArray[np.float64]


class BlackjackVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """The actions, observations and rewards of `croupier/Blackjack-v0`. A round that ends is
    followed by the next in the same step: `info["final_obs"]` shows the old one, where
    `info["_final_obs"]` is set. Box k draws from stream k of the seed, whatever the others do."""

    metadata = {  # noqa: RUF012 – as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(self, num_envs: int = 1, game: str = ENCODING.game) -> None:
        if game != ENCODING.game:
            raise ValueError(f"The vector environment plays {ENCODING.game}, not {game}.")
        self.num_envs = num_envs
        self.single_observation_space = observation_space(ENCODING)
        self.single_action_space = spaces.Discrete(len(ENCODING.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rules, self._shoe = _rules()
        self._boxes: Boxes | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or self._boxes is None:
            self._boxes = self._seeded(int(self.np_random.integers(SEEDS)))
        told = self._nothing_told()
        kernel.deal(self._boxes, self._rules, told)
        return told.seen, {"action_mask": told.masks}

    def step(
        self, actions: Actions
    ) -> tuple[Observation, Rewards, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if self._boxes is None:
            raise ResetNeeded("The first round is dealt by reset; it comes before step.")
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"There are {self.num_envs} boxes; actions have shape {chosen.shape}.")
        last = len(ENCODING.actions) - 1
        if chosen.min() < 0 or chosen.max() > last:
            raise ValueError(f"An action of {ENCODING.game} is a number from 0 to {last}.")
        told = self._nothing_told()
        kernel.step(chosen, self._boxes, self._rules, told)
        info = {"action_mask": told.masks, "final_obs": told.last_seen, "_final_obs": told.over}
        return told.seen, told.rewards, told.over, np.zeros(self.num_envs, dtype=np.bool_), info

    def _seeded(self, seed: int) -> Boxes:
        start, chunks = start_of(seed), np.arange(self.num_envs) << CHUNKS_APART_BITS
        streams = [first_state(start, chunk) for chunk in chunks.tolist()]
        return Boxes(
            np.tile(self._shoe, (self.num_envs, 1)),
            np.array(streams, dtype=np.uint64),
            np.zeros((self.num_envs, kernel.ROW), dtype=np.int64),
        )

    def _nothing_told(self) -> Told:
        number, seen, actions = self.num_envs, len(ENCODING.seen), len(ENCODING.actions)
        return Told(
            np.empty((number, seen), dtype=np.int8),
            np.empty((number, actions), dtype=np.int8),
            np.empty(number, dtype=np.float64),
            np.empty(number, dtype=np.bool_),
            np.zeros((number, seen), dtype=np.int8),
        )


def _rules() -> tuple[Rules, NDArray[np.uint8]]:
    """The simulation's plan; its chart is asked for nothing, since agents decide."""
    chart = Strategy.of({up: first_guess() for up in range(len(NAMES))})
    words = msgspec.to_builtins(chart, str_keys=True) | {EVEN_MONEY: False}
    made = plan(fresh=True, strategy=words)
    insured = float(gain(HALF))
    rules = Rules(
        made.terms,
        made.tables,
        open_and_shown(),
        insured * float(gain(INSURANCE_PAYS)),
        -insured,
        ILLEGAL,
    )
    return rules, made.shoe.cards(ENCODED)
