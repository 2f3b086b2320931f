"""A PettingZoo environment: a table of several agents, one round an episode."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from croupier import open_table
from croupier.engine.crew.chance import SeededChance
from croupier.engine.history.options import TableOptions
from croupier.mathematics.agents.arrays import (
    ILLEGAL,
    SEEDS,
    Observation,
    action_mask,
    observation,
    observation_space,
)
from croupier.mathematics.agents.encoding import net
from croupier.mathematics.agents.encodings import encoding_of
from croupier.mathematics.agents.table import AgentTable


def env(game: str = "blackjack", players: int = 3, table: TableOptions | None = None) -> Any:
    """`table`: how it is set up. With the wrappers that are usual: an action outside the mask ends
    the round and costs its agent ILLEGAL, the others nothing."""
    made = wrappers.TerminateIllegalWrapper(
        SeveralEnv(game, players, table), illegal_reward=ILLEGAL
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class SeveralEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Each agent sits at a box of its own. Whoever the table waits for is selected; an agent is not
    selected in a round that asks it nothing, until all are told what they have won."""

    metadata = {  # noqa: RUF012 – as PettingZoo has it
        "name": "croupier_table_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, game: str, players: int, table: TableOptions | None = None) -> None:
        super().__init__()
        self.encoding, self.options = encoding_of(game), table
        boxes = len(
            open_table(self.encoding.game, **(table or TableOptions())).round.settings.boxes
        )
        if not 1 <= players <= (boxes or players):
            raise ValueError(
                f"At this table there is room for 1 to {boxes} players, not {players}."
            )
        self.possible_agents = [f"player_{number}" for number in range(1, players + 1)]
        self.render_mode = None
        self._seen = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        actions = len(self.encoding.actions)
        self._acts = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        chance = SeededChance(int(self._random.integers(SEEDS)))
        self._table = AgentTable(self.encoding, tuple(self.possible_agents), chance, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> Observation:
        return observation(self.encoding, self._table.view(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        name = None if action is None else self.encoding.action(action)
        if self._table.turn is not None and name is not None:
            self._table.answer(name)
        if self._table.turn is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: net(self._table.view(agent)) for agent in self.agents}
        else:
            self._clear_rewards()
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Once all is over, one after the other. Only who is selected has open actions."""
        turn = self._table.turn
        self.agent_selection = self.agents[0] if turn is None else turn.player
        mask = action_mask(self.encoding, turn)
        self.infos = {
            agent: {"action_mask": mask if agent == self.agent_selection else np.zeros_like(mask)}
            for agent in self.agents
        }
