"""A table of several agents: PettingZoo's own checks, whose turn it is, who is paid what."""

from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from croupier.engine.games import PLAYED
from croupier.mathematics.agents.arrays import ILLEGAL
from croupier.mathematics.agents.multi_agent import SeveralEnv, env

# PettingZoo would have every observation say something; before the first card there is nothing.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is a single number:UserWarning"),
]


@pytest.mark.parametrize("game", PLAYED)
def test_pettingzoo_finds_no_fault(game: str) -> None:
    api_test(env(game), num_cycles=200)
    seed_test(partial(env, game), num_cycles=50)


def played(table: SeveralEnv, seed: int) -> dict[str, float]:
    """A round by actions at random; what each agent has won."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    won = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, terminated, _, info = table.last()
        won[agent] += reward
        waits = [other for other in table.agents if other != agent]
        assert not any(table.infos[other]["action_mask"].any() for other in waits)
        action = None if terminated else rng.choice(np.flatnonzero(info["action_mask"]))
        table.step(action)
    assert table.agents == []
    return won


@pytest.mark.rule("Blackjack 3.8")
def test_every_box_is_played_by_its_own_agent() -> None:
    table = SeveralEnv("blackjack", 3)
    nets = {net for seed in range(60) for net in played(table, seed).values()}
    assert {-1.0, 1.0, 1.2, -0.5, -2.0, 2.0} <= nets


def test_agents_at_roulette_sit_nowhere() -> None:
    assert len(played(SeveralEnv("roulette", 20), 1)) == 20


def test_an_action_outside_the_mask_ends_the_round_for_all() -> None:
    table = env("blackjack", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.infos[agent]["action_mask"]
    table.observe(agent)
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards == dict.fromkeys(table.agents, 0) | {agent: ILLEGAL}


def test_there_is_not_room_for_everybody() -> None:
    with pytest.raises(ValueError, match="room for 1 to 7 players, not 8"):
        SeveralEnv("blackjack", 8)
