"""A Gymnasium environment on the engine: one seat, one round an episode, a fresh shoe each."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from croupier.engine.crew.chance import SeededChance
from croupier.engine.history.options import TableOptions
from croupier.engine.sentences import sentence
from croupier.engine.table.viewing import View
from croupier.engine.table.vocabulary.words import place_said
from croupier.mathematics.agents.arrays import (
    ILLEGAL,
    SEEDS,
    Observation,
    action_mask,
    observation,
    observation_space,
)
from croupier.mathematics.agents.encoding import net, why_not
from croupier.mathematics.agents.encodings import encoding_of
from croupier.mathematics.agents.table import AgentTable

AGENT = "agent"


class TableEnv(gymnasium.Env[Observation, np.int64]):
    """Rewards come with the last step of a round, in stakes. `info["action_mask"]` says which
    actions are open; any other ends the round, costs ILLEGAL, and `info["refused"]` says why."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 – as Gymnasium has it

    def __init__(
        self, game: str, render_mode: str | None = None, table: TableOptions | None = None
    ) -> None:
        """`table`: how it is set up, as `open_table` takes it: `{"decks": 6}`."""
        self.encoding, self.options = encoding_of(game), table
        AgentTable(self.encoding, (AGENT,), SeededChance(0), table)  # what is wrong is said now
        self.render_mode = render_mode
        self.observation_space = observation_space(self.encoding)
        self.action_space = spaces.Discrete(len(self.encoding.actions))

    @property
    def view(self) -> View:
        """All that a person at this seat would see."""
        turn = self._table.turn
        return self._table.view(AGENT) if turn is None else turn.view

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        chance = SeededChance(int(self.np_random.integers(SEEDS)))
        self._table = AgentTable(self.encoding, (AGENT,), chance, self.options)
        return observation(self.encoding, self.view), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        name, info = self.encoding.action(action), self._info()
        if not info["action_mask"][action]:
            seen = self.view
            info["refused"] = why_not(self.encoding, seen, name)
            return observation(self.encoding, seen), ILLEGAL, True, False, info
        if self._table.turn is not None:
            self._table.answer(name)
        seen, over = self.view, self._table.turn is None
        reward = net(seen) if over else 0.0
        return observation(self.encoding, seen), reward, over, False, self._info()

    def render(self) -> str:
        """The hands as they lie."""
        return "\n".join(
            f"{sentence(place_said(hand.place))}: {' '.join(c.face or '–' for c in hand.cards)}"
            for hand in self.view.hands
        )

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self.encoding, self._table.turn)}
